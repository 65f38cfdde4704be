"""The page draws a board as the core draws it, mark for mark."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.support.diagrams import tried
from volto_core.pieces import Player
from volto_core.svg import board_svg
from volto_core.text.notation import format_position
from volto_site.boards.diagram import Diagram
from volto_site.boards.rows import format_rows
from volto_site.node import NODE

SCRIPT = Path(__file__).with_name("drawings.mjs")


def drawn_by_the_core(diagram: Diagram, *, seat: Player, coordinates: bool) -> str:
    svg = board_svg(
        diagram.view,
        seat=seat,
        rows=diagram.rows,
        coordinates=coordinates,
        selected=diagram.selected,
        targets=diagram.targets,
        arrows=diagram.arrows,
        numbered=diagram.is_line,
        highlights=diagram.marks,
        suspects=diagram.suspects,
        standalone=False,
    )
    return re.sub(r"^<svg[^>]*>|</svg>$", "", svg)


@pytest.mark.parametrize(("seat", "coordinates"), [(Player.IVORY, True), (Player.NIGHT, False)])
def test_page_and_core_draw_every_board_alike(seat: Player, coordinates: bool) -> None:
    jobs, drawings = [], []
    for (diagram, _), data in tried():
        job: dict[str, object] = {"position": format_position(diagram.view.position)}
        job |= {"rows": format_rows(diagram.rows), "coordinates": coordinates}
        jobs.append(job | {"seat": seat, "opening": data})
        drawings.append(drawn_by_the_core(diagram, seat=seat, coordinates=coordinates))
    done = subprocess.run(
        [str(NODE), str(SCRIPT)],
        check=True,
        input=json.dumps(jobs),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert json.loads(done.stdout) == drawings
