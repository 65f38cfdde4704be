"""The figures of the page on strategy: shares of what was counted in games between equals."""

import json
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import median_low
from typing import NamedTuple

from volto_core.arena.studies import Studied, read_studies
from volto_core.game.history import game_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import NIGHT, view_of
from volto_core.pieces import Player
from volto_core.text.notation import parse_move, parse_position
from volto_site.measures.formatting import number, percent
from volto_site.strings import Strings

STUDIES = Path(__file__).with_name("studies.json")
# 95 of 100 such intervals hold the true share.
_SURE = 1.96

Studies = dict[str, Studied]

# A set-up like any other, and Ivory's first moves in it.
_OPENING = "lanac/nslan/5/5/5/NALSN/CANAL 1 00"
_FIRST_MOVES = {
    "worlds": "",
    "left-forward": "a2a3",
    "left-diagonal": "b2a3",
    "left-far": "d2d4",
}


class Share(NamedTuple):
    """What part of some counts of a study others are; a name stands for all that begin with it."""

    study: str
    part: tuple[str, ...]
    whole: tuple[str, ...]

    def of(self, studies: Studies) -> float:
        """The share itself."""
        counts = studies[self.study]
        return total(counts, self.part) / total(counts, self.whole)

    def margin(self, studies: Studies) -> float:
        """How far off it may be, with 95 % confidence."""
        share = self.of(studies)
        return _SURE * sqrt(share * (1 - share) / total(studies[self.study], self.whole))


def total(study: Studied, names: tuple[str, ...]) -> int:
    """The sum of the counts with these names, and of all whose names continue one of them."""
    return sum(
        count
        for name, count in study.counts.items()
        if any(name == each or name.startswith(f"{each}.") for each in names)
    )


def _of(study: str, part: str, whole: str) -> Share:
    return Share(study, tuple(part.split()), tuple(whole.split()))


def _won(place: str) -> Share:
    """The games won by whoever had such a mask there at first, draws left out."""
    won, lost = (
        tuple(f"placed.{place}.{column}.{result}" for column in ("edge", "inside"))
        for result in ("won", "lost")
    )
    return Share("by-chance", won, (*won, *lost))


SHARES = {
    "ended-candidate": _of("arranged", "ended.win.candidate", "ended"),
    "ended-ladies": _of("arranged", "ended.win.ladies ended.capture.lady-by-candidate", "ended"),
    "ended-palace": _of("arranged", "ended.win.palace", "ended"),
    "began-won": _of("arranged", "began.won", "began"),
    "knew-more": _of("arranged", "knew.more", "knew.more knew.less"),
    "door-won": _of("arranged", "door.won", "door.reached"),
    "chosen-won": _of("chosen-against-chance", "arranger.first", "arranger"),
    "candidate-palace-won": _won("C.palace"),
    "candidate-front-won": _won("C.front"),
    "soldier-palace-won": _won("S.palace"),
    "soldier-front-won": _won("S.front"),
    "lady-palace-won": _won("L.palace"),
    "lady-front-won": _won("L.front"),
    "winner-lost-a-lady": _of("by-chance", "winner.ladies.1 winner.ladies.2", "winner.ladies"),
    "captured-by-candidate": _of("by-chance", "captured.by.C", "captured.by"),
    "still-lady": _of("by-chance", "captured.still.L", "captured.still"),
    "middle-lady": _of(
        "by-chance", "captured.row.2.L captured.row.3.L", "captured.row.2 captured.row.3"
    ),
    "door-lady": _of("by-chance", "captured.row.5.L", "captured.row.5"),
    "door-candidate": _of("by-chance", "captured.row.5.C", "captured.row.5"),
    "ladies-at-door": _of("by-chance", "captured.row.5.L", "captured.L"),
}


@cache
def studies(path: Path = STUDIES) -> Studies:
    """The studies that the command `studies` has written."""
    return read_studies(path, of_any_code=True)


def studies_digest(path: Path = STUDIES) -> str:
    """The digest of the code and data that decided the games and their counts."""
    return str(json.loads(path.read_text("utf-8"))["digest"])


def length_of(study: Studied) -> int:
    """The median of the moves that whoever began had made in a game."""
    lengths = {
        int(name.removeprefix("length.")): count
        for name, count in study.counts.items()
        if name.startswith("length.")
    }
    return median_low([length for length, count in lengths.items() for _ in range(count)])


def worlds_after(move: str) -> int:
    """In how many ways the enemy can name Ivory's ten masks after its first move, if any."""
    moves = (parse_move(move),) if move else ()
    view = view_of(game_of(parse_position(_OPENING), moves), NIGHT)
    return belief_of(view, Player.IVORY).number_of_worlds()


def figure_texts(strings: Strings) -> dict[str, str]:
    """Every figure in a language, by its name."""
    found = studies()
    worlds = {name: number(worlds_after(move), strings) for name, move in _FIRST_MOVES.items()}
    shares = {name: percent(share.of(found), strings) for name, share in SHARES.items()}
    games = {f"games-{name}": number(study.games, strings) for name, study in found.items()}
    return shares | games | worlds | {"length": number(length_of(found["arranged"]), strings)}
