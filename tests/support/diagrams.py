"""The diagrams of the pages."""

from collections.abc import Iterator
from functools import cache

from volto_site.boards.collection import all_diagrams
from volto_site.boards.data import board_data
from volto_site.boards.diagram import AuthoredDiagram, Diagram
from volto_site.boards.fence import parse_fence


@cache
def diagrams() -> dict[str, AuthoredDiagram]:
    """Every diagram of the site by its key."""
    return all_diagrams()


def tried() -> Iterator[tuple[AuthoredDiagram, dict[str, object]]]:
    """The diagrams on which there is something to try, each with the data of its board."""
    for authored in diagrams().values():
        data = board_data(authored.diagram)
        if data:
            yield authored, data


def diagram_in(*lines: str) -> Diagram:
    """The diagram of a fence with these lines and any caption."""
    return parse_fence("\n".join((*lines, "caption: C."))).diagram
