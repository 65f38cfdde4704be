"""The exceptions of the core: codes and values, from which a page makes a reader's sentence.

VoltoError
├── NotationError   a text that is no position, move or record
├── SetupError      masks that the box does not hold or that stand where they may not
├── IllegalMove     a move that a rule refuses
├── HiddenMask      a question whose answer depends on an identity that is not known
├── GameOver        a move after the end
└── BadRequest      a request of a page that has a wrong or missing field
"""

from typing import NamedTuple

from volto_core.json import Json
from volto_core.rules import Rule


class VoltoError(Exception):
    """The base of all errors of the core; `code` identifies it for programs."""

    code = "error"

    def details(self) -> Json:
        """The values that a sentence about the error needs, as plain data."""
        return {}


class NotationError(VoltoError):
    """A text that cannot be parsed: the reason, what was found, and where."""

    code = "notation"

    def __init__(
        self,
        problem: str,
        text: str,
        *,
        column: int = 1,
        line: int = 1,
        reason: str = "unreadable",
        found: str = "",
        cause: VoltoError | None = None,
    ) -> None:
        self.problem = problem
        self.text = text
        self.column = column
        self.line = line
        self.reason = reason
        self.found = found
        self.cause = cause
        place = f"column {column}" if line == 1 else f"line {line}, column {column}"
        super().__init__(f"{problem} at {place} of {quoted(text)}")

    def details(self) -> Json:
        """What is wrong, in English and as a code, where, and the cause if there is one."""
        place: Json = {"line": self.line, "column": self.column}
        what: Json = {"problem": self.problem, "reason": self.reason}
        if self.found:
            what["found"] = self.found
        if self.cause:
            what["cause"] = {"code": self.cause.code} | self.cause.details()
        return what | place


class SetupProblem(NamedTuple):
    """One thing that is wrong with a set-up."""

    code: str
    rule: Rule
    player: int
    what: str
    found: int
    allowed: int

    def __str__(self) -> str:
        return f"player {self.player}: {self.what}: {self.found}, allowed {self.allowed}"


class SetupError(VoltoError):
    """An impossible set-up, with all its problems at once."""

    code = "setup"

    def __init__(self, problems: tuple[SetupProblem, ...]) -> None:
        self.problems = problems
        super().__init__("impossible set-up: " + "; ".join(map(str, problems)))

    def details(self) -> Json:
        """Every problem with its own code and values."""
        return {"problems": [problem._asdict() for problem in self.problems]}


class IllegalMove(VoltoError):
    """A move that is refused, with the rule that refuses it."""

    code = "illegal"

    def __init__(self, move: str, rule: Rule) -> None:
        self.move = move
        self.rule = rule
        super().__init__(f"illegal move {move}: {rule}")

    def details(self) -> Json:
        """The move and the rule."""
        return {"move": self.move, "rule": self.rule.value}


class HiddenMask(VoltoError):
    """An answer that depends on the identity of a hidden mask."""

    code = "hidden"

    def __init__(self, square: str) -> None:
        self.square = square
        super().__init__(f"the mask on {square} is hidden: its identity would decide")

    def details(self) -> Json:
        """Where the mask stands."""
        return {"square": self.square}


class GameOver(VoltoError):
    """A move in a game that has ended, with how it ended."""

    code = "over"

    def __init__(self, winner: int | None, by: Rule) -> None:
        self.winner = winner
        self.by = by
        result = "a draw" if winner is None else f"player {winner} has won"
        super().__init__(f"the game is over: {result} by {by}")

    def details(self) -> Json:
        """Who won, and by which rule."""
        return {"winner": self.winner, "by": self.by.value}


LONGEST_QUOTE = 80


def quoted(text: str) -> str:
    """The text as one short line of ASCII, whatever it holds."""
    return ascii(shortened(text))


def shortened(text: str) -> str:
    """The text, cut off where it is too long for one line."""
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."


class BadRequest(VoltoError):
    """A request of a page that is malformed: what is wrong, and with which field."""

    def __init__(self, code: str, field: str) -> None:
        self.code = code
        self.field = field
        super().__init__(f"{code}: {field}")

    def details(self) -> Json:
        """The field."""
        return {"field": self.field}
