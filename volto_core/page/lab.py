"""Commands without a board: examine, read, shuffle and mirror positions and set-ups."""

from volto_core.errors import SetupError, SetupProblem
from volto_core.game.position import position_of
from volto_core.game.setup import HOME, placement_problems
from volto_core.geometry import HEIGHT, SQUARE_NAMES, mirrored, squares_of
from volto_core.json import Json
from volto_core.knowledge.dealing import dealt
from volto_core.page.requests import Request, text_of
from volto_core.pieces import Mask, Player
from volto_core.text.notation import format_position, format_row, parse_position, parse_setup
from volto_core.text.record import parse_record


def shuffle(request: Request) -> Json:
    """The set-up of a player with this number."""
    owner = _player(request)
    masks = {square: Mask(owner, None) for square in squares_of(HOME[owner])}
    return {"position": format_position(dealt(position_of(masks), text_of(request, "number")))}


def mirror(request: Request) -> Json:
    """The position with left and right exchanged."""
    position = parse_position(text_of(request, "position"))
    masks = {mirrored(square): mask for square, mask in position.masks().items()}
    turned = position_of(masks, player=position.player, lost=position.lost)
    return {"position": format_position(turned)}


def examine(request: Request) -> Json:
    """What is wrong with a position that can be read, all of it at once."""
    try:
        parse_position(text_of(request, "position"))
    except SetupError as error:
        return _problems(error.problems)
    return _problems(())


def examine_setup(request: Request) -> Json:
    """What a set-up lacks and what stands where it may not; its rows in one line if it is right."""
    owner = _player(request)
    try:
        masks = parse_position(text_of(request, "position")).masks()
    except SetupError as error:
        return _problems(error.problems) | {"outside": [], "text": ""}
    placement = {
        square: mask.kind
        for square, mask in masks.items()
        if mask.owner is owner and mask.kind is not None
    }
    problems = tuple(placement_problems(placement, owner))
    top = 1 if owner is Player.IVORY else HEIGHT - 1
    rows = "/".join(format_row(masks, row) for row in (top, top - 1))
    outside = [SQUARE_NAMES[square] for square in placement if not HOME[owner] >> square & 1]
    return _problems(problems) | {"outside": outside, "text": "" if problems else rows}


def read_setup(request: Request) -> Json:
    """The position with nothing but the set-up that is written in one line."""
    owner = _player(request)
    placement = parse_setup(text_of(request, "text").strip(), owner)
    masks = {square: Mask(owner, kind) for square, kind in placement.items()}
    return {"position": format_position(position_of(masks))}


def read_record(request: Request) -> Json:
    """The start, the moves and the tags of a record."""
    game, tags = parse_record(text_of(request, "record"))
    moves = list(map(str, game.moves))
    return {"position": format_position(game.start), "moves": moves, "tags": tags}


def _problems(problems: tuple[SetupProblem, ...]) -> Json:
    return {"problems": [problem._asdict() for problem in problems]}


def _player(request: Request) -> Player:
    return Player.NIGHT if text_of(request, "player", "1") == "2" else Player.IVORY
