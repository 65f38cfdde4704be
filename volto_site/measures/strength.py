"""How strong each level of the opponent is, from the scores that a tournament has written."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from volto_core.arena.tournament import Score, score_of
from volto_site.measures.formatting import number, percent, table
from volto_site.strings import Strings

SCORES = Path(__file__).with_suffix(".json")
_COLUMNS = ("pairing", "games", "share", "interval", "begun", "seconds")


class Strength(NamedTuple):
    """The scores of a tournament, and the digest of the code and data that decided its games."""

    digest: str
    scores: list[Score]

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(score.results) for score in self.scores)

    @property
    def begun_share(self) -> float:
        """The share of whoever began, over all games."""
        return sum(len(score.results) * score.begun_share for score in self.scores) / self.games


def strength(path: Path = SCORES) -> Strength:
    """The scores of a file that the command `tournament` has written."""
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return Strength(data["digest"], [score_of(each) for each in data["contests"]])


def strength_markdown(strings: Strings, path: Path = SCORES) -> str:
    """A row for each pairing, and what beginning is worth."""
    found = strength(path)
    head = [strings.t(f"measured-{name}") for name in _COLUMNS]
    begun = strings.t(
        "measured-strength-begun",
        share=percent(found.begun_share, strings, decimals=1),
        games=number(found.games, strings),
    )
    code = strings.t("measured-strength-code", digest=found.digest)
    rows = table(head, [_row(score, strings) for score in found.scores])
    return f"{rows}\n\n{begun} {code} {strings.t('measured-strength-times')}"


def _row(score: Score, strings: Strings) -> list[str]:
    first, second, arranges = score.pairing
    low, high = (percent(min(1, max(0, share)), strings, decimals=1) for share in score.interval)
    names = {"first": _contestant(first, strings), "second": _contestant(second, strings)}
    pairing = strings.t("measured-arranged" if arranges else "measured-against", **names)
    return [
        pairing[0].upper() + pairing[1:],
        number(len(score.results), strings),
        percent(score.share, strings, decimals=1),
        strings.t("measured-from-to", low=low, high=high),
        percent(score.begun_share, strings, decimals=1),
        strings.t("measured-unit-s", value=number(score.seconds, strings)),
    ]


def _contestant(name: str, strings: Strings) -> str:
    if name.isdigit():
        return strings.t("measured-level", level=name)
    return strings.t("measured-contestant", who=name)
