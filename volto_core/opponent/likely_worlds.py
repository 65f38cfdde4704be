"""All worlds of some hidden masks, weighted by likelihood, and how often a kind comes up in them.

The masks are filled one after the other. A state is how many of each kind are used up, four bits a
kind, and `ways` has for every state the weight of all ways to fill the masks that are left.
"""

from collections.abc import Mapping, Sequence

from volto_core.opponent.chance import Chance
from volto_core.opponent.suspicions import WHOLE, Suspicion
from volto_core.pieces import KINDS, Kind

_BITS = 4
_ONE = tuple(1 << _BITS * kind for kind in KINDS)
_MOST = (1 << _BITS) - 1

# For each mask by its square the weight of each kind, 0 where it cannot be.
Likelihoods = Mapping[int, Sequence[int]]


class LikelyWorlds:
    """All worlds of some masks with given numbers of each kind, without listing them."""

    def __init__(self, likelihoods: Likelihoods, counts: Sequence[int]) -> None:
        self.squares = tuple(likelihoods)
        self._choices = [
            [(kind, weight) for kind, weight in zip(KINDS, weights, strict=True) if weight]
            for weights in likelihoods.values()
        ]
        self._start = sum(count << _BITS * kind for kind, count in enumerate(counts))
        self._ways = self._count()

    def _count(self) -> list[dict[int, int]]:
        """For each number of masks filled, the weight of all ways to go on by what is left."""
        reached: list[set[int]] = [{self._start}]
        for choices in self._choices:
            reached.append(
                {
                    state - _ONE[kind]
                    for state in reached[-1]
                    for kind, _ in choices
                    if state >> _BITS * kind & _MOST
                }
            )
        ways = [dict.fromkeys(reached[-1], 1)]
        for states, choices in zip(reached[-2::-1], reversed(self._choices), strict=True):
            after = ways[-1]
            ways.append(
                {
                    state: sum(
                        weight * after[state - _ONE[kind]]
                        for kind, weight in choices
                        if state >> _BITS * kind & _MOST
                    )
                    for state in states
                }
            )
        ways.reverse()
        return ways

    def suspicions(self) -> dict[int, Suspicion]:
        """How likely each mask is to be each kind."""
        found: dict[int, Suspicion] = {}
        before = {self._start: 1}
        for square, choices, after in zip(self.squares, self._choices, self._ways[1:], strict=True):
            share = [0] * len(KINDS)
            now: dict[int, int] = {}
            for state, weight in before.items():
                for kind, own in choices:
                    if state >> _BITS * kind & _MOST:
                        reached = state - _ONE[kind]
                        now[reached] = now.get(reached, 0) + weight * own
                        share[kind] += weight * own * after[reached]
            total = max(1, sum(share))
            noble, advisor, candidate, soldier, lady = (part * WHOLE // total for part in share)
            found[square] = (noble, advisor, candidate, soldier, lady)
            before = now
        return found

    def world(self, chance: Chance) -> dict[int, Kind]:
        """A world drawn by chance, each as often as its weight says."""
        state = self._start
        drawn: dict[int, Kind] = {}
        for square, choices, after in zip(self.squares, self._choices, self._ways[1:], strict=True):
            weights = [
                weight * after[state - _ONE[kind]] if state >> _BITS * kind & _MOST else 0
                for kind, weight in choices
            ]
            number = chance.below(sum(weights))
            place = 0
            while number >= weights[place]:
                number -= weights[place]
                place += 1
            kind = drawn[square] = choices[place][0]
            state -= _ONE[kind]
        return drawn
