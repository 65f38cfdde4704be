"""Strip all board figures but one from a page, on request by header."""

import re

# With this header a page of a test says which position the board has.
ONE_BOARD = "volto-one-board"
_FIGURE = re.compile(r"<figure class=\"volto-figure.*?</figure>", re.DOTALL)


def with_one_board(html: str, position: str) -> str:
    """A page without its other boards, some thirty of them, which take long to come alive."""
    mark = f'data-position="{position}"'
    wanted = next((figure for figure in _FIGURE.findall(html) if mark in figure), None)
    if wanted is None:
        raise LookupError(f"no figure of this page has the position {position!r}")
    return _FIGURE.sub(lambda each: _keep(each[0], wanted), html)


def _keep(figure: str, wanted: str) -> str:
    """A figure if it is the wanted one, else nothing."""
    return figure if figure == wanted else ""
