"""A game as text: a header, the moves, and what each of them revealed.

[Ivory "Ada"]
[Night "Bruno"]
[Date "2026-11-16"]
[Ivory-Setup "NALSN/CANAL"]
[Night-Setup "lanac/nslan"]
[First "1"]
[Result "1 win.candidate"]

1. e2e3 a6a5
2. d2d6xA b7a6

`xA` says that an advisor was captured, `xL-N` that a lady was and took a noble along, and
`=C` that the candidate was shown in the enemy palace. A game that starts elsewhere has a
`Position` in place of the two set-ups and the first player. Where a start has `X` for masks that
its reader may not know, `volto_core.knowledge.seen_record` replays it as a view.
"""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.errors import NotationError, quoted
from volto_core.game.events import What
from volto_core.game.history import Game
from volto_core.game.outcomes import Outcome
from volto_core.game.play import Turn
from volto_core.game.position import Position, position_of
from volto_core.game.setup import begin, is_opening
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import Kind, Player
from volto_core.text.notation import format_position, parse_move, parse_position, parse_setup
from volto_core.text.sheet import Sheet, Token, escaped, parse_sheet, parsed

UNFINISHED = "*"
DRAW = "draw"
LONGEST_GAME = 5000
MOVE_LENGTH = 4
_START_TAGS = ("Ivory-Setup", "Night-Setup", "First", "Position", "Result")


class Record(NamedTuple):
    """A game and what is told about it: who played, when, and any other tag."""

    game: Game
    tags: dict[str, str]


def format_record(record: Record, *, hidden: frozenset[Player] = frozenset()) -> str:
    """Format a record; the tags about the start and the result are made from the game.

    Of the hidden players it tells nothing but what the moves revealed.
    """
    for name in record.tags:
        if not name.replace("-", "a").isalnum() or name in _START_TAGS:
            raise NotationError("no name for a tag", name, reason="tag-name", found=name)
    tags = dict(record.tags) | _start_tags(record.game.start, hidden)
    tags["Result"] = format_result(record.game.outcome)
    header = [f'[{name} "{escaped(value)}"]' for name, value in tags.items()]
    written = [format_turn(turn) for turn in record.game.turns]
    rounds = [
        f"{number}. {' '.join(written[start : start + 2])}"
        for number, start in enumerate(range(0, len(written), 2), 1)
    ]
    return "\n".join([*header, "", *rounds, ""] if rounds else [*header, ""])


def format_turn(turn: Turn) -> str:
    """Format a move with what it revealed."""
    text = str(turn.move)
    if turn.captured is not None:
        text += f"x{turn.captured.letter}"
    if turn.captured is Kind.LADY:
        text += f"-{turn.kind.letter}"
    for event in turn.events:
        if event.what is What.SHOWN and event.square is not None:
            is_mover = event.square == turn.move.target
            text += "=C" if is_mover else f"=C{SQUARE_NAMES[event.square]}"
    return text


def _start_tags(start: Position, hidden: frozenset[Player]) -> dict[str, str]:
    masks = {
        square: mask._replace(kind=None) if mask.owner in hidden else mask
        for square, mask in start.masks().items()
    }
    written = format_position(position_of(masks, player=start.player, lost=start.lost))
    if not is_opening(start):
        return {"Position": written}
    rows = written.split(" ", maxsplit=1)[0].split("/")
    return {
        "Ivory-Setup": "/".join(rows[-2:]),
        "Night-Setup": "/".join(rows[:2]),
        "First": str(start.player),
    }


def format_result(outcome: Outcome | None) -> str:
    """Format how a game ended, or that it has not."""
    if outcome is None:
        return UNFINISHED
    winner = DRAW if outcome.winner is None else str(int(outcome.winner))
    return f"{winner} {outcome.by}"


def parse_record(text: str) -> Record:
    """Parse a record, or raise NotationError with line and column."""
    sheet = parse_sheet(text)
    game = Game(_parse_start(sheet.tags))
    for word in moves_of(sheet):
        game = _played(game, word)
    check_result(sheet, game)
    return Record(game, other_tags(sheet))


def other_tags(sheet: Sheet) -> dict[str, str]:
    """The tags that are not about the start or the result."""
    return {name: token.text for name, token in sheet.tags.items() if name not in _START_TAGS}


def _parse_start(tags: dict[str, Token]) -> Position:
    """The first position, from the tag that gives it whole or from those that give its parts."""
    if "Position" in tags:
        return parsed(tags["Position"], parse_position)
    ivory, night, first = start_tags(tags)
    return begin(
        parsed(ivory, lambda text: parse_setup(text, Player.IVORY)),
        parsed(night, lambda text: parse_setup(text, Player.NIGHT)),
        first=int(first.text),
    )


def start_tags(tags: dict[str, Token]) -> tuple[Token, Token, Token]:
    """The tags of a game that begins with two set-ups: both of them, and the first player."""
    for name in ("Ivory-Setup", "Night-Setup"):
        if name not in tags:
            problem = f"no Position tag and no {name} tag"
            raise NotationError(problem, "", reason="no-start", found=name)
    first = tags.get("First", Token("1", 1, 1))
    if first.text not in ("1", "2"):
        raise first.error("the first player is neither 1 nor 2", "player", first.text)
    return tags["Ivory-Setup"], tags["Night-Setup"], first


def moves_of(sheet: Sheet) -> Iterator[Token]:
    """The words that are moves, after a check of the numbers before them."""
    turns = 0
    for word in sheet.words:
        if turns == LONGEST_GAME:
            raise word.error(f"more than {LONGEST_GAME} moves", "too-long", str(LONGEST_GAME))
        if word.text.endswith("."):
            if word.text != f"{turns // 2 + 1}." or turns % 2:
                raise word.error("this number does not come next", "number", word.text)
            continue
        yield word
        turns += 1


def _played(game: Game, word: Token) -> Game:
    """The game with a written move, checked against what it says was revealed."""
    game = parsed(word, lambda text: game.play(parse_move(text[:MOVE_LENGTH])))
    true = format_turn(game.turns[-1])
    if word.text not in (true, true[:MOVE_LENGTH]):
        raise word.error(f"the move was {true}", "revealed", true)
    return game


def check_result(sheet: Sheet, game: Game) -> None:
    """Refuse a result that is not the one of the moves."""
    true = format_result(game.outcome)
    if "Result" in sheet.tags and sheet.tags["Result"].text != true:
        problem = f"the result of these moves is {quoted(true)}"
        raise sheet.tags["Result"].error(problem, "result", true)
