"""A board in ASCII, for terminals and tests.

7  l a n a c
6  n s l a n
5  . . . . .
4  . . . . .
3  . . . . .
2  N A L S N
1  C A N A L
   a b c d e
"""

from volto_core.errors import NotationError, quoted
from volto_core.game.position import Position
from volto_core.game.setup import arrange
from volto_core.geometry import COLUMNS, HEIGHT, ROWS, WIDTH, square_at
from volto_core.pieces import Mask, Player
from volto_core.text.notation import format_mask, parse_mask

EMPTY = "."


def format_diagram(position: Position, *, seat: int = Player.IVORY) -> str:
    """Draw a position, with this player at the bottom."""
    masks = position.masks()
    away = 1 if seat == Player.NIGHT else -1
    columns = range(WIDTH)[::-away]
    lines = [
        f"{ROWS[row]}  "
        + " ".join(_letter(masks.get(square_at(column, row))) for column in columns)
        for row in range(HEIGHT)[::away]
    ]
    return "\n".join([*lines, "   " + " ".join(COLUMNS[column] for column in columns)])


def parse_diagram(
    text: str, *, player: int = Player.IVORY, lost: tuple[int, int] = (0, 0)
) -> Position:
    """Parse a drawing with player 1 at the bottom; the row of column letters is optional."""
    lines = [line.split() for line in text.split("\n") if line.strip()]
    if lines and lines[-1] == list(COLUMNS):
        del lines[-1]
    if [line[0] for line in lines] != list(reversed(ROWS)):
        raise NotationError("rows are not 7 to 1", text)
    masks: dict[int, Mask] = {}
    for row, (_, *letters) in zip(reversed(range(HEIGHT)), lines, strict=True):
        if len(letters) != WIDTH:
            raise NotationError(f"row {ROWS[row]} does not have {WIDTH} squares", text)
        for column, letter in enumerate(letters):
            mask = parse_mask(letter)
            if mask:
                masks[square_at(column, row)] = mask
            elif letter != EMPTY:
                raise NotationError(f"no mask {quoted(letter)} in row {ROWS[row]}", text)
    return arrange(masks, player=player, lost=lost)


def _letter(mask: Mask | None) -> str:
    return format_mask(mask) if mask else EMPTY
