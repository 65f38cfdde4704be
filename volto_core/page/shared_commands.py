"""What runs on a shared game: each command takes one, and gives the next or tells of it."""

from volto_core.errors import BadRequest, IllegalMove
from volto_core.game.history import Game
from volto_core.game.setup import begin
from volto_core.json import Json
from volto_core.knowledge.views import SPECTATOR, VIEWERS, view_of
from volto_core.page.answers import played_json
from volto_core.page.requests import Request, choice_of, table_of, text_of, texts_of
from volto_core.page.shared import CURTAIN, Shared, shared_json
from volto_core.pieces import Player
from volto_core.text.notation import format_position, parse_move, parse_setup
from volto_core.text.record import Record, format_record

_FIELDS = ("first", "resigned")
_PLAYERS = ("1", "2")
# So much of an unknown name goes back to the page.
_LONGEST_NAME = 40
SETUPS = {"ivory": Player.IVORY, "night": Player.NIGHT}


def conceal(request: Request) -> Json:
    """Check a set-up that is to be kept secret; nothing is told of one that is right."""
    given = [name for name in SETUPS if name in request]
    if not given:
        raise BadRequest("missing", "ivory")
    for name in given:
        parse_setup(text_of(request, name), SETUPS[name])
    return {}


def load(request: Request) -> Shared:
    """Begin a shared game behind the curtain, or take it up again after its moves."""
    written = table_of(request, "shared")
    for name in written:
        if name not in _FIELDS:
            raise BadRequest("unknown", name[:_LONGEST_NAME])
    first = int(choice_of(written, "first", _PLAYERS))
    is_resigned = "resigned" in written
    loser = Player(int(choice_of(written, "resigned", _PLAYERS))) if is_resigned else None
    ivory, night = (parse_setup(text_of(request, name), SETUPS[name]) for name in SETUPS)
    game = _replayed(Game(begin(ivory, night, first=first)), texts_of(request, "moves"))
    viewer = text_of(request, "viewer", CURTAIN)
    return see(Shared(game, loser=loser), {"viewer": viewer})


def _replayed(game: Game, moves: list[str]) -> Game:
    for text in moves:
        try:
            game = game.play(parse_move(text))
        except IllegalMove as error:
            # The rule would tell what the mask is, behind the curtain.
            raise BadRequest("illegal-reply", "moves") from error
    return game


def state(shared: Shared, request: Request) -> Json:
    """How the game stands."""
    return shared_json(shared, request)


def see(shared: Shared, request: Request) -> Shared:
    """Let a player look at the board, or draw the curtain."""
    viewer = text_of(request, "viewer")
    if viewer not in shared.viewers:
        raise BadRequest("hidden", "viewer")
    return shared._replace(viewer=viewer)


def play(shared: Shared, request: Request) -> Shared:
    """Move for the player who looks."""
    if shared.is_over:
        raise BadRequest("over", "board")
    if not shared.can_play:
        raise BadRequest("not-yours", "move")
    return shared._replace(game=shared.game.play(parse_move(text_of(request, "move"))))


def resign(shared: Shared, request: Request) -> Shared:
    """Give the game up, for the player who looks."""
    if shared.is_over:
        raise BadRequest("over", "board")
    sees = VIEWERS[shared.viewer]
    if not sees:
        raise BadRequest("not-yours", "board")
    (loser,) = sees
    return shared._replace(loser=loser)


def line(shared: Shared, request: Request) -> Json:
    """Every move so far, as whoever looks may know it, and the picture that both see."""
    view = shared.view
    played = played_json(view)
    seen = format_position(view_of(shared.game, SPECTATOR).position)
    return {"start": format_position(view.start), "line": played, "at": len(played), "seen": seen}


def record(shared: Shared, request: Request) -> Json:
    """The game as a record, once it is over and all masks lie open."""
    if not shared.is_over:
        raise BadRequest("hidden", "board")
    tags = {name: str(value) for name, value in table_of(request, "tags").items()}
    return {"record": format_record(Record(shared.game, tags))}
