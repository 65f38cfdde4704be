"""The notation: parser and formatter of squares, moves, kinds, set-ups and positions."""

from volto_core.errors import NotationError, SetupError, quoted
from volto_core.game.moves import Move
from volto_core.game.position import Position
from volto_core.game.setup import arrange, placement_problems
from volto_core.geometry import COLUMNS, HEIGHT, ROWS, SQUARE_BY_NAME, WIDTH, square_at
from volto_core.pieces import HIDDEN_LETTER, KIND_BY_LETTER, Kind, Mask, Player

_MASK_BY_LETTER = {
    letter if player is Player.IVORY else letter.lower(): Mask(player, kind)
    for player in Player
    for letter, kind in {**KIND_BY_LETTER, HIDDEN_LETTER: None}.items()
}
_LETTER_BY_MASK = {mask: letter for letter, mask in _MASK_BY_LETTER.items()}
_POSITION_FIELDS = 3
_SETUP_ROWS = 2
_MOVE_LENGTH = 4


def parse_square(text: str) -> int:
    """Parse a square such as `b3`."""
    if text not in SQUARE_BY_NAME:
        raise NotationError("no square", text, reason="square", found=text)
    return SQUARE_BY_NAME[text]


def parse_move(text: str) -> Move:
    """Parse a move such as `b2b3`."""
    if len(text) != _MOVE_LENGTH:
        raise NotationError("no move", text, reason="move", found=text)
    origin, target = text[:2], text[2:]
    for column, square in ((1, origin), (3, target)):
        if square not in SQUARE_BY_NAME:
            problem = f"no square {quoted(square)}"
            raise NotationError(problem, text, column=column, reason="square", found=square)
    return Move(SQUARE_BY_NAME[origin], SQUARE_BY_NAME[target])


def format_move(move: Move) -> str:
    """Format a move."""
    return str(move)


def parse_mask(letter: str) -> Mask | None:
    """Parse the letter of a mask, None if it is not one."""
    return _MASK_BY_LETTER.get(letter)


def format_mask(mask: Mask) -> str:
    """Format a mask as its letter, upper case for player 1."""
    return _LETTER_BY_MASK[mask]


def parse_position(text: str) -> Position:
    """Parse a position such as `lanac/nslan/5/5/5/NALSN/CANAL 1 00`."""
    fields = text.split(" ")
    if len(fields) != _POSITION_FIELDS:
        problem = f"{len(fields)} fields instead of placement, player and lost"
        raise NotationError(problem, text, reason="fields", found=str(len(fields)))
    placement, player, lost = fields
    masks = _parse_placement(placement, text)
    if player not in ("1", "2"):
        column = len(placement) + 2
        problem = f"player {quoted(player)} is neither 1 nor 2"
        raise NotationError(problem, text, column=column, reason="player", found=player)
    if len(lost) != len(Player) or not set(lost) <= set("012"):
        column = len(placement) + len(player) + 3
        problem = f"lost {quoted(lost)} is not two digits from 0 to 2"
        raise NotationError(problem, text, column=column, reason="lost", found=lost)
    return arrange(masks, player=int(player), lost=(int(lost[0]), int(lost[1])))


def _parse_placement(placement: str, text: str) -> dict[int, Mask]:
    rows = placement.split("/")
    if len(rows) != HEIGHT:
        problem = f"{len(rows)} rows instead of {HEIGHT}"
        raise NotationError(problem, text, reason="rows", found=str(len(rows)))
    masks: dict[int, Mask] = {}
    start = 1
    for row, letters in zip(reversed(range(HEIGHT)), rows, strict=True):
        masks |= parse_row(letters, row, text, start)
        start += len(letters) + 1
    return masks


def parse_row(letters: str, row: int, text: str, start: int) -> dict[int, Mask]:
    """Parse one row of a placement that starts at this column of the text."""
    masks: dict[int, Mask] = {}
    column = 0
    for place, letter in enumerate(letters, start):
        mask = parse_mask(letter)
        if mask:
            masks[square_at(column, row)] = mask
            column += 1
        elif letter in "12345":
            column += int(letter)
        else:
            problem = f"no mask {quoted(letter)}"
            raise NotationError(problem, text, column=place, reason="mask", found=letter)
        if column > WIDTH:
            problem = f"row {ROWS[row]} is too long"
            raise NotationError(problem, text, column=place, reason="row-long", found=ROWS[row])
    if column < WIDTH:
        problem = f"row {ROWS[row]} has {column} squares instead of {WIDTH}"
        raise NotationError(problem, text, column=start, reason="row-short", found=ROWS[row])
    return masks


def parse_setup(text: str, player: Player) -> dict[int, Kind]:
    """Parse a player's set-up, its two rows as they stand in a position, such as `NALSN/CANAL`."""
    masks = parse_home(text, player)
    hidden = {mask for mask in masks.values() if mask.kind is None}
    if hidden:
        raise _strangers(hidden, text, player)
    placement = {square: mask.kind for square, mask in masks.items() if mask.kind is not None}
    problems = tuple(placement_problems(placement, player))
    if problems:
        raise SetupError(problems)
    return placement


def parse_home(text: str, player: Player) -> dict[int, Mask]:
    """Parse the two home rows of a player, of whose masks some may be hidden or missing."""
    rows = text.split("/")
    if len(rows) != _SETUP_ROWS:
        problem = f"{len(rows)} rows instead of {_SETUP_ROWS}"
        raise NotationError(problem, text, reason="setup-rows", found=str(len(rows)))
    top = _SETUP_ROWS - 1 if player is Player.IVORY else HEIGHT - 1
    masks = parse_row(rows[0], top, text, 1)
    masks |= parse_row(rows[1], top - 1, text, len(rows[0]) + 2)
    strangers = {mask for mask in masks.values() if mask.owner is not player}
    if strangers:
        raise _strangers(strangers, text, player)
    return masks


def _strangers(masks: set[Mask], text: str, player: Player) -> NotationError:
    letters = ", ".join(sorted(map(format_mask, masks)))
    problem = f"{letters} in the set-up of player {int(player)}"
    return NotationError(problem, text, reason="strangers", found=letters)


def format_setup(placement: dict[int, Kind], player: Player) -> str:
    """Format a player's set-up: its two rows as they stand in a position."""
    masks = {square: Mask(player, kind) for square, kind in placement.items()}
    top = _SETUP_ROWS - 1 if player is Player.IVORY else HEIGHT - 1
    return f"{format_row(masks, top)}/{format_row(masks, top - 1)}"


def format_position(position: Position) -> str:
    """Format a position."""
    masks = position.masks()
    rows = [format_row(masks, row) for row in reversed(range(HEIGHT))]
    return f"{'/'.join(rows)} {position.player} {position.lost[0]}{position.lost[1]}"


def format_row(masks: dict[int, Mask], row: int) -> str:
    """Format one row of a placement."""
    text = ""
    empty = 0
    for column in range(len(COLUMNS)):
        mask = masks.get(square_at(column, row))
        if mask is None:
            empty += 1
            continue
        text += (str(empty) if empty else "") + format_mask(mask)
        empty = 0
    return text + (str(empty) if empty else "")


def format_kinds(kinds: tuple[Kind, ...] | frozenset[Kind]) -> str:
    """Format kinds as letters in the order N A C S L."""
    return "".join(kind.letter for kind in sorted(kinds))
