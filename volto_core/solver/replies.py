"""What the enemy can answer in some world, and what the planning player then knows."""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.game.moves import Move, reach
from volto_core.game.outcomes import Outcome
from volto_core.game.position import EVERY_PLANE, PLANE
from volto_core.geometry import AROUND, DIAGONAL, ORTHOGONAL, PALACE
from volto_core.pieces import LADIES_TO_LOSE, Kind, Player
from volto_core.rules import Rule
from volto_core.solver.kind_sets import (
    ABLE,
    ADVISOR,
    CANDIDATE,
    KINDS_IN,
    LADY,
    NOBLE,
    PLANES_OF,
    SOLDIER,
    kinds_at,
    narrowed,
)
from volto_core.solver.situations import (
    Branch,
    Situation,
    make_branch,
    make_situation,
    one_more_lost,
)
from volto_core.solver.worlds import without_one

_CANDIDATES = PLANE * Kind.CANDIDATE


class Reply(NamedTuple):
    """A move of the enemy, and the set of kinds that can make it."""

    origin: int
    target: int
    able: int

    @property
    def move(self) -> Move:
        """The reply as a move."""
        return Move(self.origin, self.target)


def replies(situation: Situation) -> Iterator[Reply]:
    """Every move that the enemy can make in some world."""
    left = situation.other
    while left:
        mask = left & -left
        left ^= mask
        yield from _from(situation, mask.bit_length() - 1)


def _from(situation: Situation, origin: int) -> Iterator[Reply]:
    """The moves that the enemy mask on a square can make in some world."""
    player, own, other, kinds, _, _ = situation
    able = ABLE[3 - player][origin]
    could = kinds_at(kinds, origin)
    where = _where(could, origin, 3 - player, own=other, other=own)
    while where:
        bit = where & -where
        where ^= bit
        target = bit.bit_length() - 1
        movers = could & able[target]
        if bit & own:
            movers &= ~LADY
        if movers:
            yield Reply(origin, target, movers)


def reply_by(situation: Situation, move: Move) -> Reply | None:
    """The reply that is this move, None if the enemy makes it in no world."""
    origin, target = move
    player, own, other, kinds, _, _ = situation
    if not other >> origin & 1 or other >> target & 1:
        return None
    movers = kinds_at(kinds, origin) & ABLE[3 - player][origin][target]
    if own >> target & 1:
        movers &= ~LADY
    # Something may stand in the way of a soldier, who alone goes further than one square.
    if movers == SOLDIER:
        road = reach(Kind.SOLDIER, origin, 3 - player, own=other, other=own)
        return Reply(origin, target, movers) if road >> target & 1 else None
    return Reply(origin, target, movers) if movers else None


def _where(could: int, square: int, player: int, *, own: int, other: int) -> int:
    """Where a mask that can be these kinds may be able to go, a lady's captures not taken out."""
    where = 0
    if could & (CANDIDATE | LADY):
        where = AROUND[square]
    else:
        if could & NOBLE:
            where |= ORTHOGONAL[square]
        if could & ADVISOR:
            where |= DIAGONAL[square]
    if could & SOLDIER:
        where |= reach(Kind.SOLDIER, square, player, own=own, other=other)
    return where & ~own


def after_reply(situation: Situation, reply: Reply) -> tuple[Branch, ...]:
    """What may be seen after a reply; the win of either side is a branch of its own."""
    player, own, _, kinds, _, _ = situation
    origin, target, able = reply
    captured = kinds_at(kinds, target) if own >> target & 1 else 0
    if captured == CANDIDATE:
        return (Branch(None, Outcome(Player(3 - player), Rule.WIN_CANDIDATE)),)
    if captured == LADY:
        return tuple(
            Branch(shown, _after_lady(situation, origin, target, shown)) for shown in KINDS_IN[able]
        )
    return _after_plain_reply(situation, origin, target, able)


def _after_lady(situation: Situation, origin: int, target: int, shown: Kind) -> Situation | Outcome:
    """Where the capture of an own lady leads; the capturer leaves with her and lies open."""
    player, own, other, kinds, lost, counts = situation
    if shown is Kind.CANDIDATE:
        return Outcome(Player(player), Rule.CAPTURE_LADY_BY_CANDIDATE)
    lost = one_more_lost(lost, player)
    if LADIES_TO_LOSE in lost:
        return Outcome(Player(player), Rule.WIN_LADIES)
    kinds = narrowed(kinds, other, counts, origin, before=kinds_at(kinds, origin), now=1 << shown)
    kinds &= ~((1 << origin | 1 << target) * EVERY_PLANE)
    own ^= 1 << target
    other ^= 1 << origin
    reached = Situation(player, own, other, kinds, lost, without_one(counts, shown))
    return _or_enemy_throne(reached)


def _after_plain_reply(
    situation: Situation, origin: int, target: int, able: int
) -> tuple[Branch, ...]:
    player, own, other, kinds, lost, counts = situation
    entered: tuple[Branch, ...] = ()
    if able & CANDIDATE and PALACE[player] >> target & 1:
        entered = (Branch(Kind.CANDIDATE, Outcome(Player(3 - player), Rule.WIN_PALACE)),)
        able ^= CANDIDATE
        if not able:
            return entered
    could = kinds_at(kinds, origin)
    if could != able:
        kinds = narrowed(kinds, other, counts, origin, before=could, now=able)
    span = 1 << origin | 1 << target
    kinds = kinds & ~(span * EVERY_PLANE) | PLANES_OF[able] << target
    seen = (player, own & ~(1 << target), other ^ span, kinds, lost, counts)
    reached = _or_enemy_throne(make_situation(Situation, seen))
    return (*entered, make_branch(Branch, (None, reached)))


def _or_enemy_throne(situation: Situation) -> Situation | Outcome:
    """The situation, or the win of an enemy whose candidate a diagram put into the palace."""
    player, _, other, kinds, _, _ = situation
    if kinds >> _CANDIDATES & other & PALACE[player]:
        return Outcome(Player(3 - player), Rule.WIN_PALACE)
    return situation
