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
`Position` in place of the two set-ups and the first player.
"""

from typing import NamedTuple

from volto_core.errors import NotationError, VoltoError, quoted
from volto_core.game.events import What
from volto_core.game.history import Game
from volto_core.game.outcomes import Outcome
from volto_core.game.play import Turn
from volto_core.game.position import Position
from volto_core.game.setup import begin, is_opening
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import Kind, Player
from volto_core.text.notation import format_position, parse_move, parse_position, parse_setup

UNFINISHED = "*"
DRAW = "draw"
LONGEST_GAME = 5000
_MOVE_LENGTH = 4
# The backslash comes first, so that the others' are not escaped again.
_ESCAPES = {"\\": "\\", '"': '"', "\n": "n", "\r": "r"}
_CHARACTERS = {letter: character for character, letter in _ESCAPES.items()}
_START_TAGS = ("Ivory-Setup", "Night-Setup", "First", "Position", "Result")


class Record(NamedTuple):
    """A game and what is told about it: who played, when, and any other tag."""

    game: Game
    tags: dict[str, str]


def format_record(record: Record) -> str:
    """Format a record; the tags about the start and the result are made from the game."""
    for name in record.tags:
        if not name.replace("-", "a").isalnum() or name in _START_TAGS:
            raise NotationError("no name for a tag", name, reason="tag-name", found=name)
    tags = dict(record.tags) | _start_tags(record.game.start)
    tags["Result"] = _format_result(record.game.outcome)
    header = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
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


def _start_tags(start: Position) -> dict[str, str]:
    if not is_opening(start):
        return {"Position": format_position(start)}
    rows = format_position(start).split(" ", maxsplit=1)[0].split("/")
    return {
        "Ivory-Setup": "/".join(rows[-2:]),
        "Night-Setup": "/".join(rows[:2]),
        "First": str(start.player),
    }


def _format_result(outcome: Outcome | None) -> str:
    if outcome is None:
        return UNFINISHED
    winner = DRAW if outcome.winner is None else str(int(outcome.winner))
    return f"{winner} {outcome.by}"


class _Token(NamedTuple):
    """A token of the text with its line and column."""

    text: str
    line: int
    column: int

    def error(self, problem: str, reason: str, found: str = "") -> NotationError:
        """The error of this token."""
        line, column = self.line, self.column
        return NotationError(
            problem, self.text, line=line, column=column, reason=reason, found=found
        )

    def wrapped(self, error: VoltoError) -> NotationError:
        """The error of parsing this token, moved to its place in the whole text."""
        line, column = self.line, self.column
        if isinstance(error, NotationError):
            return NotationError(
                error.problem,
                self.text,
                line=line,
                column=column + error.column - 1,
                reason=error.reason,
                found=error.found,
            )
        return NotationError(
            str(error), self.text, line=line, column=column, reason=error.code, cause=error
        )


def parse_record(text: str) -> Record:
    """Parse a record, or raise NotationError with line and column."""
    tags: dict[str, _Token] = {}
    words: list[_Token] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("[") and not words:
            name, value = _parse_tag(_Token(line.rstrip("\r "), number, 1))
            if name in tags:
                raise value.error(f"second {name} tag", "tag-twice", name)
            tags[name] = value
        else:
            words += _words(line, number)
    game = _replay(Game(_parse_start(tags)), words)
    _check_result(tags, game)
    kept = {name: token.text for name, token in tags.items() if name not in _START_TAGS}
    return Record(game, kept)


def _parse_tag(line: _Token) -> tuple[str, _Token]:
    name, space, quote = line.text[1:].partition(" ")
    if not (name.replace("-", "a").isalnum() and space and quote.endswith("]")):
        raise line.error('no tag of the form [Name "value"]', "tag")
    place = _Token(quote[:-1], line.line, len(name) + 3)
    return name, _Token(_unescaped(place), line.line, place.column + 1)


def _escaped(value: str) -> str:
    """The value escaped, in double quotes and one line."""
    for character, letter in _ESCAPES.items():
        value = value.replace(character, f"\\{letter}")
    return value


def _unescaped(place: _Token) -> str:
    """The unescaped value of a text in double quotes."""
    quoted_value = place.text
    inside = iter(quoted_value[1:-1])
    value = ""
    for character in inside:
        meant = character if character != "\\" else _CHARACTERS.get(next(inside, ""))
        if meant is None or character == '"':
            break
        value += meant
    else:
        if len(quoted_value) > 1 and quoted_value[0] == quoted_value[-1] == '"':
            return value
    raise place.error("no text in double quotes", "quotes")


def _words(line: str, number: int) -> list[_Token]:
    found = []
    column = 0
    for word in line.rstrip("\r").split(" "):
        if word:
            found.append(_Token(word, number, column + 1))
        column += len(word) + 1
    return found


def _parse_start(tags: dict[str, _Token]) -> Position:
    """The first position, from the tag that gives it whole or from those that give its parts."""
    if "Position" in tags:
        token = tags["Position"]
        try:
            return parse_position(token.text)
        except VoltoError as error:
            raise token.wrapped(error) from error
    for name in ("Ivory-Setup", "Night-Setup"):
        if name not in tags:
            problem = f"no Position tag and no {name} tag"
            raise NotationError(problem, "", reason="no-start", found=name)
    first = tags.get("First", _Token("1", 1, 1))
    if first.text not in ("1", "2"):
        raise first.error("the first player is neither 1 nor 2", "player", first.text)
    ivory = _parse_setup(tags["Ivory-Setup"], Player.IVORY)
    night = _parse_setup(tags["Night-Setup"], Player.NIGHT)
    return begin(ivory, night, first=int(first.text))


def _parse_setup(token: _Token, player: Player) -> dict[int, Kind]:
    try:
        return parse_setup(token.text, player)
    except VoltoError as error:
        raise token.wrapped(error) from error


def _replay(game: Game, words: list[_Token]) -> Game:
    """Play the written moves and check the numbers and what they say was revealed."""
    for word in words:
        if len(game.turns) == LONGEST_GAME:
            raise word.error(f"more than {LONGEST_GAME} moves", "too-long", str(LONGEST_GAME))
        if word.text.endswith("."):
            if word.text != f"{len(game.turns) // 2 + 1}." or len(game.turns) % 2:
                raise word.error("this number does not come next", "number", word.text)
            continue
        try:
            game = game.play(parse_move(word.text[:_MOVE_LENGTH]))
        except VoltoError as error:
            raise word.wrapped(error) from error
        true = format_turn(game.turns[-1])
        if word.text not in (true, true[:_MOVE_LENGTH]):
            raise word.error(f"the move was {true}", "revealed", true)
    return game


def _check_result(tags: dict[str, _Token], game: Game) -> None:
    true = _format_result(game.outcome)
    if "Result" in tags and tags["Result"].text != true:
        problem = f"the result of these moves is {quoted(true)}"
        raise tags["Result"].error(problem, "result", true)
