"""What a player can know of the enemy masks: the kinds each can still be, and why no others.

Every observation but one narrows a single mask, so a set of kinds for each mask and the number
left of each kind say it all. The exception (standstill) is checked world by world.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from volto_core.knowledge.counting import ANY_KIND, full_sets, kind_set, number_of_worlds, worlds
from volto_core.knowledge.observations import Observed, Reason, observe
from volto_core.knowledge.standstill import Condition, condition_of, excluded_by_standstill
from volto_core.knowledge.views import View
from volto_core.pieces import KINDS, Kind, Player
from volto_core.rules import Rule


class Suspect(NamedTuple):
    """An enemy mask: where it stands and stood at first, what it can be, and why nothing else."""

    square: int
    origin: int
    kinds: tuple[Kind, ...]
    excluded: dict[Kind, Reason]


class Belief:
    """Everything that can be known of one player's masks on the mat."""

    def __init__(self, observed: Observed, condition: Condition | None = None) -> None:
        self.squares = tuple(sorted(observed.tracks))
        self.counts = observed.counts
        gone = dict(_gone(observed))
        self._tracks = [observed.tracks[square].without(gone) for square in self.squares]
        self._condition = condition
        self._allowed = [_kinds_without(track.excluded) for track in self._tracks]
        self.suspects = self._suspects()

    def number_of_worlds(self) -> int:
        """In how many ways all masks can be named so that everything seen fits."""
        return self._count(self._allowed)

    def chance(self, square: int, kind: Kind) -> tuple[int, int]:
        """In how many of how many worlds the mask on the square is of this kind."""
        return self._count(self._if(square, kind, self._allowed)), self.number_of_worlds()

    def worlds(self, given: Mapping[int, Kind] | None = None) -> Iterator[dict[int, Kind]]:
        """Every world that fits, as the kind on each square, with some kinds given."""
        allowed = self._allowed
        for square, kind in (given or {}).items():
            allowed = self._if(square, kind, allowed)
        for kinds in self._fitting(allowed):
            yield dict(zip(self.squares, map(Kind, kinds), strict=True))

    def _fitting(self, allowed: list[int]) -> Iterator[tuple[int, ...]]:
        for kinds in worlds(allowed, self.counts):
            if self._condition is None or self._condition.holds(kinds):
                yield kinds

    def _count(self, allowed: list[int]) -> int:
        if self._condition is None:
            return number_of_worlds(allowed, self.counts)
        return sum(1 for _ in self._fitting(allowed))

    def _if(self, square: int, kind: Kind, allowed: list[int]) -> list[int]:
        place = self.squares.index(square)
        return [*allowed[:place], allowed[place] & 1 << kind, *allowed[place + 1 :]]

    def _suspects(self) -> dict[int, Suspect]:
        full = full_sets(self._allowed, self.counts)
        found = {}
        for square, track, allowed in zip(self.squares, self._tracks, self._allowed, strict=True):
            excluded = dict(track.excluded)
            for kinds in full:
                if allowed & ~kinds:
                    excluded = dict.fromkeys(_kinds(kinds), self._counted(kinds)) | excluded
            if self._condition is not None:
                for kind in KINDS:
                    left = self._fitting(self._if(square, kind, self._allowed))
                    if kind not in excluded and not any(left):
                        excluded[kind] = self._condition.reason
            kinds_left = tuple(kind for kind in KINDS if kind not in excluded)
            found[square] = Suspect(square, track.origin, kinds_left, excluded)
        return found

    def _counted(self, kinds: int) -> Reason:
        """The reason that these kinds are used up by the masks that can be nothing else."""
        holders = tuple(
            square
            for square, allowed in zip(self.squares, self._allowed, strict=True)
            if not allowed & ~kinds
        )
        return Reason("counted", Rule.CONTENTS_MASKS, squares=holders, kinds=_kinds(kinds))


def belief_of(view: View, enemy: Player) -> Belief:
    """What the viewer can know of a player whose symbols the viewer does not see."""
    observed = observe(view, enemy)
    excluded = excluded_by_standstill(view, observed)
    tracks = {
        square: track.without(excluded.get(square, {})) for square, track in observed.tracks.items()
    }
    return Belief(observed._replace(tracks=tracks), condition_of(view, observed))


def _gone(observed: Observed) -> Iterator[tuple[Kind, Reason]]:
    """The kinds of which no mask is on the mat, with the turns on which they left."""
    for kind in KINDS:
        if not observed.counts[kind]:
            turns = tuple(left.turn for left in observed.departures if left.kind is kind)
            yield kind, Reason("gone", Rule.CONTENTS_MASKS, turns, kinds=(kind,))


def _kinds(kinds: int) -> tuple[Kind, ...]:
    return tuple(kind for kind in KINDS if kinds >> kind & 1)


def _kinds_without(excluded: dict[Kind, Reason]) -> int:
    return ANY_KIND & ~kind_set(excluded)
