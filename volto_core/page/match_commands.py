"""What runs on a match: each command takes a match, and gives the next or tells of it."""

from collections.abc import Mapping

from volto_core.errors import BadRequest, IllegalMove
from volto_core.game.history import Game
from volto_core.game.moves import Move
from volto_core.game.position import Position
from volto_core.game.setup import begin
from volto_core.json import Json
from volto_core.knowledge.counting import kind_set
from volto_core.knowledge.dealing import dealt, number_of_deals
from volto_core.opponent.arrangement import arrangement
from volto_core.opponent.levels import LEVELS
from volto_core.page.answers import played_json
from volto_core.page.match import Match, match_json
from volto_core.page.requests import Request, choice_of, table_of, text_of, texts_of
from volto_core.pieces import Player
from volto_core.text.notation import format_position, parse_move, parse_position, parse_setup
from volto_core.text.record import Record, format_record
from volto_core.text.suspects import parse_suspects

# What a match is loaded from; the last two are marks that it has earned.
_FIELDS = ("level", "learner", "setup", "first", "position", "suspects", "taken", "resigned")
_MARKS = ("taken", "resigned")
_LEVELS = tuple(map(str, LEVELS))
_PLAYERS = ("1", "2")
# A deal has at most so many digits.
_LONGEST = 18
_LONGEST_NAME = 40

Written = Mapping[str, str]


def load(request: Request) -> Match:
    """Begin a match, or take it up again after its moves."""
    written = {name: str(value) for name, value in table_of(request, "match").items()}
    for name in written:
        if name not in _FIELDS:
            raise BadRequest("unknown", name[:_LONGEST_NAME])
    learner = Player(int(choice_of(written, "learner", _PLAYERS)))
    level = int(choice_of(written, "level", _LEVELS))
    seed = _number(text_of(request, "deal"))
    match = Match(
        Game(_start(written, learner, level, seed)),
        learner,
        level,
        seed,
        {name: value for name, value in written.items() if name not in _MARKS},
        is_dealt="position" in written and bool(parse_position(written["position"]).hidden),
        is_taken_back="taken" in written,
        is_resigned="resigned" in written,
    )
    return match._replace(game=_replayed(match, texts_of(request, "moves")))


def _start(written: Written, learner: Player, level: int, seed: int) -> Position:
    """The first position: from set-ups, or any other with its hidden masks dealt."""
    if "position" in written:
        position = parse_position(written["position"])
        suspects = parse_suspects(written["suspects"]) if "suspects" in written else {}
        limits = {square: kind_set(kinds) for square, kinds in suspects.items()}
        if not number_of_deals(position, limits=limits):
            raise BadRequest("unknown", "suspects")
        return dealt(position, str(seed), limits=limits)
    if "setup" not in written:
        raise BadRequest("missing", "setup")
    own = parse_setup(written["setup"], learner)
    other = arrangement(learner.opponent, level=level, seed=seed)
    ivory, night = (own, other) if learner is Player.IVORY else (other, own)
    return begin(ivory, night, first=int(choice_of(written, "first", _PLAYERS)))


def _replayed(match: Match, moves: list[str]) -> Game:
    """The game of a match after these moves; nobody has to choose them again."""
    game = match.game
    for text in moves:
        is_own = game.position.player == match.learner
        try:
            game = game.play(parse_move(text))
        except IllegalMove as error:
            # The rule would tell what an enemy mask is.
            raise error if is_own else BadRequest("illegal-reply", "moves") from error
    return game


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST):
        raise BadRequest("type", "deal")
    return int(text)


def state(match: Match, request: Request) -> Json:
    """How the match stands."""
    return match_json(match, request)


def play(match: Match, request: Request) -> Match:
    """Make the learner's move."""
    if match.answers:
        raise BadRequest("not-yours", "move")
    return _moved(match, parse_move(text_of(request, "move")))


def answer(match: Match, request: Request) -> Match:
    """Let the opponent move."""
    if not match.answers:
        raise BadRequest("no-answer", "board")
    return _moved(match, match.answer)


def _moved(match: Match, move: Move) -> Match:
    if match.is_resigned:
        raise BadRequest("over", "board")
    return match._replace(game=match.game.play(move))


def undo(match: Match, request: Request) -> Match:
    """Take the learner's last move back, with the answer to it."""
    if not match.can_undo:
        raise BadRequest("nothing-to-undo", "board")
    return match.taken_back()


def resign(match: Match, request: Request) -> Match:
    """Give the game up."""
    if match.is_over:
        raise BadRequest("over", "board")
    return match._replace(is_resigned=True)


def line(match: Match, request: Request) -> Json:
    """Every move so far, from the start as the learner may see it, and what was seen last."""
    view = match.shown_view
    played = played_json(view)
    seen = format_position(match.view.position)
    return {"start": format_position(view.start), "line": played, "at": len(played), "seen": seen}


def record(match: Match, request: Request) -> Json:
    """The game as a record, once it is over and all masks lie open."""
    if not match.is_over:
        raise BadRequest("hidden", "board")
    tags = {name: str(value) for name, value in table_of(request, "tags").items()}
    return {"record": format_record(Record(match.game, tags))}
