"""A query to the solver: a position as its player sees it, and what each enemy mask can be."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from volto_core.errors import GameOver, HiddenMask, VoltoError
from volto_core.game.outcomes import standing
from volto_core.game.position import EVERY_PLANE, Position
from volto_core.geometry import PALACE, SQUARE_NAMES, squares_of
from volto_core.json import Json
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.counting import kind_set
from volto_core.knowledge.views import View
from volto_core.pieces import KINDS, MASKS_PER_PLAYER, ROSTER, Kind, Player
from volto_core.solver import worlds
from volto_core.solver.kind_sets import (
    ALL_KINDS,
    CANDIDATE,
    KINDS_IN,
    PLANES_OF,
    counted,
    kinds_at,
)
from volto_core.solver.situations import Situation, sets_in
from volto_core.text.notation import format_kinds


class NoWorld(VoltoError):
    """Masks and suspects that fit together in no world."""

    code = "no-world"

    def __init__(self, problem: str) -> None:
        self.problem = problem
        super().__init__(f"no world fits: {problem}")

    def details(self) -> Json:
        """What does not fit, in English."""
        return {"problem": self.problem}


class Query(NamedTuple):
    """A position with hidden enemy masks, and for each enemy mask the kinds it may be by itself.

    The masks are in the order of their squares; the counts are those of the masks on the mat and
    of the missing ones whose kind is not known.
    """

    position: Position
    allowed: tuple[int, ...]
    counts: tuple[int, ...]

    @property
    def squares(self) -> tuple[int, ...]:
        """The squares of the enemy masks."""
        return squares_of(self.position.other)

    @property
    def situation(self) -> Situation:
        """The same with everything taken out that the counts exclude."""
        player, own, other, kinds, lost = self.position
        kinds &= own * EVERY_PLANE
        for square, could in zip(self.squares, self.allowed, strict=True):
            kinds |= PLANES_OF[could] << square
        return Situation(player, own, other, counted(kinds, other, self.counts), lost, self.counts)

    @property
    def suspects(self) -> dict[int, tuple[Kind, ...]]:
        """The kinds that each enemy mask is in some world."""
        kinds = self.situation.kinds
        return {square: KINDS_IN[kinds_at(kinds, square)] for square in self.squares}

    def number_of_worlds(self) -> int:
        """In how many ways the enemy masks can be named."""
        return worlds.number_of_worlds(self.allowed, self.counts)

    def worlds(self) -> Iterator[dict[int, Kind]]:
        """Every world, as the kind on each square."""
        for kinds in worlds.worlds(self.allowed, self.counts):
            yield dict(zip(self.squares, map(Kind, kinds), strict=True))


def pose(
    position: Position,
    *,
    suspects: Mapping[int, tuple[Kind, ...]] | None = None,
    off: tuple[Kind, ...] | None = None,
) -> Query:
    """The query of a position, with limits to what masks can be and all that is off the mat."""
    ended = standing(position) if position.is_over else None
    if ended:
        raise GameOver(*ended)
    hidden = squares_of(position.own & position.hidden)
    if hidden:
        raise HiddenMask(SQUARE_NAMES[hidden[0]])
    given = suspects or {}
    strangers = [square for square in given if not position.other >> square & 1]
    if strangers:
        raise NoWorld(f"there is no enemy mask on {SQUARE_NAMES[strangers[0]]}")
    allowed = tuple(
        _allowed(position, square) & kind_set(given.get(square, KINDS))
        for square in squares_of(position.other)
    )
    query = Query(position, allowed, _counts(position, off))
    if not query.number_of_worlds():
        raise NoWorld(_misfit(query))
    return query


def _allowed(position: Position, square: int) -> int:
    """The kinds of an enemy mask by where it stands, or the one that it is seen to be."""
    kind = position.kind_at(square)
    kinds = ALL_KINDS if kind is None else 1 << kind
    # There it would have won; a diagram in which everything is seen may show it all the same.
    is_throne = position.hidden and PALACE[position.player] >> square & 1
    return kinds & ~CANDIDATE if is_throne else kinds


def _counts(position: Position, off: tuple[Kind, ...] | None) -> tuple[int, ...]:
    """How many of each kind are on the mat, or missing from it and not known."""
    enemy = 3 - position.player
    if off is None and not position.hidden:
        return tuple(position.of_kind(kind, enemy).bit_count() for kind in KINDS)
    lost = position.lost[enemy - 1]
    if off is None:
        return (*ROSTER[: Kind.LADY], ROSTER[Kind.LADY] - lost)
    on = position.other.bit_count()
    if on + len(off) != MASKS_PER_PLAYER:
        raise NoWorld(f"{on} enemy masks on the mat and {len(off)} off it are not ten")
    if off.count(Kind.LADY) != lost:
        raise NoWorld(f"{lost} enemy ladies are lost and {off.count(Kind.LADY)} off the mat")
    if Kind.CANDIDATE in off:
        raise NoWorld("the enemy candidate is off the mat")
    counts = tuple(ROSTER[kind] - off.count(kind) for kind in KINDS)
    for kind in KINDS:
        if counts[kind] < 0:
            raise NoWorld(f"{off.count(kind)} {kind.letter} off the mat of {ROSTER[kind]}")
    return counts


def _misfit(query: Query) -> str:
    masks = ", ".join(
        f"{SQUARE_NAMES[square]}={format_kinds(KINDS_IN[kinds])}"
        for square, kinds in zip(query.squares, query.allowed, strict=True)
    )
    has = " ".join(f"{count}{kind.letter}" for kind, count in zip(KINDS, query.counts, strict=True))
    return f"of {has} the candidate and the ladies not lost must be among {masks or 'no masks'}"


def query_in(situation: Situation) -> Query:
    """The query of a later moment of a plan, the own move being next."""
    player, own, other, kinds, lost, counts = situation
    sets = sets_in(situation)
    sure = sum(1 << square for square, could in sets.items() if len(KINDS_IN[could]) == 1)
    position = Position(player, own, other, kinds & (own | sure) * EVERY_PLANE, lost)
    return Query(position, tuple(sets.values()), counts)


def query_of(view: View) -> Query:
    """The query of the player to move in a game, who alone sees the own masks."""
    position = view.position
    belief = belief_of(view, Player(position.player).opponent)
    allowed = tuple(
        sum(
            1 << kind
            for kind in KINDS
            if kind not in suspect.excluded or suspect.excluded[kind].code == "counted"
        )
        for _, suspect in sorted(belief.suspects.items())
    )
    return Query(position, allowed, belief.counts)
