"""The check of a line of letters: that they agree with each other, the rules and their promises."""

from collections.abc import Iterable
from typing import NamedTuple

from volto_core.json import Json
from volto_core.post.comparison import new_entries
from volto_core.post.correspondence import Correspondence
from volto_core.post.letters import Letter, parse_letter
from volto_core.post.refusals import Refusal
from volto_core.post.results import result_of
from volto_core.post.turns import after


class Checked(NamedTuple):
    """What the check of a game by post has found: its result, or what is wrong and with whom."""

    is_right: bool
    report: Json

    def __str__(self) -> str:
        values = (f"{name} {value}" for name, value in self.report.items() if name != "code")
        return f"{self.report.get('code', 'right')}: {', '.join(values)}"


def check(lines: Iterable[str]) -> Checked:
    """Check a finished game, one letter a line; what cannot be read raises a Refusal."""
    letters = [_parsed(line, number) for number, line in enumerate(lines, 1) if line.strip()]
    if not letters:
        raise Refusal("no-letter")
    known = Correspondence(letters[0].game)
    try:
        for letter in letters:
            known = _with(known, letter)
    except Refusal as refusal:
        if refusal.code == "needs-whole":
            raise
        return Checked(False, {"code": refusal.code} | refusal.details())
    result = result_of(known)
    if result is None:
        raise Refusal("unfinished", letter=len(known.entries), player=int(known.writer or 0))
    if result.breach:
        return Checked(False, result.breach.as_json())
    return Checked(True, result.as_json() | {"letters": len(known.entries)})


def _parsed(text: str, line: int) -> Letter:
    try:
        return parse_letter(text)
    except Refusal as refusal:
        raise refusal.at(line=line) from refusal


def _with(known: Correspondence, letter: Letter) -> Correspondence:
    for entry in new_entries(known, letter):
        known = after(known, entry)
    return known
