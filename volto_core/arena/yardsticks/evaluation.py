"""The evaluation of a move from what its player knows, in the weights of a temperament."""

from collections.abc import Iterator
from math import prod
from typing import NamedTuple

from volto_core.arena.yardsticks.temperaments import Temperament
from volto_core.game.moves import Move, identity_at, reach
from volto_core.geometry import AROUND, HEIGHT, PALACE, row_of, squares_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import View
from volto_core.pieces import LADIES_TO_LOSE, Kind, Player

_WON = 200.0
# More than a win, so that a bot rather waits than takes an even chance.
_LOST = 400.0
# The relative values of plain masks; ladies and candidates have weights of their own.
_WORTH = {Kind.NOBLE: 1.0, Kind.ADVISOR: 1.0, Kind.SOLDIER: 1.2}

Chances = dict[int, dict[Kind, float]]


class Estimate(NamedTuple):
    """What the player to move knows: the own masks, and the chances of kinds for the others."""

    player: Player
    own: dict[int, Kind]
    chances: Chances
    lost: tuple[int, int]


def estimate_of(view: View) -> Estimate:
    """The estimate of the player to move, who sees exactly this view."""
    position = view.position
    player = Player(position.player)
    belief = belief_of(view, player.opponent)
    worlds = belief.number_of_worlds()
    chances = {
        square: {kind: belief.chance(square, kind)[0] / worlds for kind in suspect.kinds}
        for square, suspect in belief.suspects.items()
    }
    own = {square: identity_at(position, square) for square in squares_of(position.own)}
    return Estimate(player, own, chances, position.lost)


def worth(estimate: Estimate, move: Move, temperament: Temperament) -> float:
    """The expected value of a move: of its capture, and of the position after it."""
    kind = estimate.own[move.origin]
    target = estimate.chances.get(move.target)
    after = _after(estimate, move)
    if target is None:
        return _WON if _reaches_palace(after, move.target) else _position_value(after, temperament)
    lady = target.get(Kind.LADY, 0.0)
    won = target.get(Kind.CANDIDATE, 0.0)
    if _reaches_palace(after, move.target):
        won = 1 - lady
    second = estimate.lost[estimate.player.opponent - 1] == LADIES_TO_LOSE - 1
    price = _LOST if second or kind is Kind.CANDIDATE else 2 * temperament.greed
    gained = sum(value * target.get(plain, 0.0) for plain, value in _WORTH.items())
    rest = (1 - won - lady) * _position_value(after, temperament)
    return _WON * won - price * lady + temperament.greed * gained + rest


def _after(estimate: Estimate, move: Move) -> Estimate:
    """The estimate after a move, with the captured mask taken for one that simply leaves."""
    own = {square: kind for square, kind in estimate.own.items() if square != move.origin}
    own[move.target] = estimate.own[move.origin]
    chances = {square: kinds for square, kinds in estimate.chances.items() if square != move.target}
    return estimate._replace(own=own, chances=chances)


def _reaches_palace(estimate: Estimate, square: int) -> bool:
    """Whether the own candidate has just reached the enemy palace here."""
    is_palace = PALACE[estimate.player.opponent] >> square & 1
    return bool(is_palace) and estimate.own[square] is Kind.CANDIDATE


def _position_value(estimate: Estimate, temperament: Temperament) -> float:
    """The value of a position before the enemy's turn."""
    reached = _attackers(estimate)
    safe = {
        square: prod(1 - chance for chance in reached.get(square, ())) for square in estimate.own
    }
    return -_WON * (1 - _palace_safety(estimate)) + sum(
        _mask_value(estimate, square, kind, safe[square], temperament)
        for square, kind in estimate.own.items()
    )


def _attackers(estimate: Estimate) -> dict[int, list[float]]:
    """For each own mask the chances with which the enemy masks can capture it."""
    own = sum(1 << square for square in estimate.own)
    other = sum(1 << square for square in estimate.chances)
    found: dict[int, list[float]] = {}
    for square, kinds in estimate.chances.items():
        able: dict[int, float] = {}
        for kind, chance in kinds.items():
            targets = reach(kind, square, estimate.player.opponent, own=other, other=own) & own
            for target in squares_of(targets):
                able[target] = able.get(target, 0.0) + chance
        for target, chance in able.items():
            found.setdefault(target, []).append(chance)
    return found


def _palace_safety(estimate: Estimate) -> float:
    """The chance that no enemy candidate can enter the own palace."""
    entries = PALACE[estimate.player] & ~sum(1 << square for square in estimate.chances)
    return 1 - sum(
        kinds.get(Kind.CANDIDATE, 0.0)
        for square, kinds in estimate.chances.items()
        if AROUND[square] & entries
    )


def _mask_value(
    estimate: Estimate, square: int, kind: Kind, safe: float, temperament: Temperament
) -> float:
    """The value of a mask where it stands, with this chance of not being captured."""
    ahead = row_of(square) if estimate.player is Player.IVORY else HEIGHT - 1 - row_of(square)
    if kind is Kind.CANDIDATE:
        return temperament.run * ahead * safe - temperament.fear * (1 - safe)
    if kind is Kind.LADY:
        wish = temperament.lure * (1 + estimate.lost[estimate.player - 1])
        return wish * ((1 - safe) + 0.1 * ahead)
    hope = temperament.hunt * max(_candidate_chances(estimate, square, kind), default=0.0)
    return hope * safe + 0.15 * ahead - temperament.greed * _WORTH[kind] * (1 - safe)


def _candidate_chances(estimate: Estimate, square: int, kind: Kind) -> Iterator[float]:
    """The chances of being the candidate, for the enemy masks that this one could capture."""
    own = sum(1 << own for own in estimate.own)
    other = sum(1 << enemy for enemy in estimate.chances)
    for target in squares_of(reach(kind, square, estimate.player, own=own, other=other) & other):
        yield estimate.chances[target].get(Kind.CANDIDATE, 0.0)
