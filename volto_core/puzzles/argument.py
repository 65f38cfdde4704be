"""The argument of a puzzle: clue by clue, what its masks have shown and what follows by counting.

Of all clues only those are told without which the answer would not be certain. Each mask that the
answer is about comes with what it has shown itself, then with the masks that use kinds up.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.pieces import KINDS, Kind
from volto_core.puzzles.attempt import Attempt
from volto_core.puzzles.clues import Reasons, is_counted, reasons_of
from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.verdicts import step_by
from volto_core.rules import Rule
from volto_core.solver import Query, Search, Undecided, saving_moves, who_is
from volto_core.solver.kind_sets import ALL_KINDS, KINDS_IN

# The limit of the search whether a win needs a clue; where it is reached, the clue is told.
NODES = 2_000
# What a move has shown, the most telling first.
_MANNERS = ("far", "diagonal", "sideways", "backward", "orthogonal", "captured")


class Clue(NamedTuple):
    """One line of an argument.

    far, diagonal, sideways, backward, orthogonal   how a mask moved, with `-captured` if it did
    captured   a mask captured, and how it moved tells nothing new
    palace     it stood in the learner's palace, and the game went on
    no-move    whether its side could move contradicts the kinds
    given      the author of the puzzle says so
    gone       no mask of the kind is on the mat
    counted    the masks on `squares` use up all that is left of `used`
    left       what the mask can be, after all that was told of it; one kind if it is certain
    """

    square: int
    code: str
    kinds: tuple[Kind, ...]
    rule: Rule = Rule.CONTENTS_MASKS
    turn: int | None = None
    squares: tuple[int, ...] = ()
    used: tuple[Kind, ...] = ()


def argument_of(attempt: Attempt) -> tuple[Clue, ...]:
    """The lines that lead to the answer; none where every mask is seen."""
    attempt = attempt.untouched()
    shown = shown_clues(attempt)
    needed = attempt.stored.clues
    kept = needed_clues(attempt, shown) if needed is None else [shown[place] for place in needed]
    return tuple(_Story(attempt, kept).told())


def shown_clues(attempt: Attempt) -> list[Clue]:
    """What each hidden mask has shown by itself, in the order of the turns."""
    query, position = attempt.query, attempt.puzzle.position
    reasons = reasons_of(attempt)
    found = [
        clue
        for square, allowed in zip(query.squares, query.allowed, strict=True)
        if position.hidden >> square & 1
        for clue in _shown_by(square, KINDS_IN[ALL_KINDS & ~allowed], reasons.get(square, {}))
    ]
    return sorted(found, key=lambda clue: (clue.turn or 0, clue.square))


def _shown_by(square: int, excluded: tuple[Kind, ...], reasons: Reasons) -> Iterator[Clue]:
    """The clues against these kinds, one for each turn."""
    groups: dict[tuple[str, tuple[int, ...]], list[Kind]] = {}
    for kind in excluded:
        reason = reasons.get(kind)
        known = reason if reason and not is_counted(reason) else None
        code = "given" if known is None else "move" if known.code in _MANNERS else known.code
        groups.setdefault((code, known.turns if known else ()), []).append(kind)
    for (code, turns), kinds in groups.items():
        clue = Clue(square, code, tuple(kinds), turn=turns[0] if turns else None)
        yield clue if code == "given" else _reasoned(clue, reasons)


def _reasoned(clue: Clue, reasons: Reasons) -> Clue:
    """The clue with how the mask moved, and the squares and the rule of its reason."""
    first = reasons[clue.kinds[0]]
    if clue.code != "move":
        return clue._replace(rule=first.rule, squares=first.squares)
    codes = {reasons[kind].code for kind in clue.kinds}
    manner = next(each for each in _MANNERS if each in codes)
    more = "-captured" if "captured" in codes and manner != "captured" else ""
    return clue._replace(code=manner + more, rule=first.rule, squares=first.squares)


def needed_clues(attempt: Attempt, clues: list[Clue]) -> list[Clue]:
    """The clues that are left when each is dropped in turn without which the answer stands.

    What a mask that is asked for has shown itself is always told, and a bet takes all into account.
    """
    if attempt.puzzle.aim is Aim.ODDS:
        return clues
    kept = clues
    for clue in clues:
        fewer = [each for each in kept if each is not clue]
        if clue.square not in attempt.puzzle.asked and _stands(attempt, fewer):
            kept = fewer
    return kept


def _stands(attempt: Attempt, clues: list[Clue]) -> bool:
    """Whether the answer is certain by these clues alone."""
    puzzle, query = attempt.puzzle, _query(attempt, clues)
    if puzzle.aim is Aim.UNMASK:
        asked = puzzle.asked.items()
        return all(who_is(query, square).kinds == (kind,) for square, kind in asked)
    assert puzzle.solution is not None
    if puzzle.aim is Aim.SAVE:
        return puzzle.solution in saving_moves(query)
    situation = query.situation
    try:
        step = step_by(situation, puzzle.solution)
        return Search(limit=NODES).forces(situation, step, puzzle.own_moves)
    except Undecided:
        return False


def _query(attempt: Attempt, clues: Iterable[Clue]) -> Query:
    """The query of somebody who has seen these clues alone, without the kinds that are gone."""
    query, hidden = attempt.query, attempt.puzzle.position.hidden
    gone = sum(1 << kind for kind in KINDS if not query.counts[kind])
    sets = {square: ALL_KINDS & ~gone for square in query.squares if hidden >> square & 1}
    for clue in clues:
        sets[clue.square] &= ~sum(1 << kind for kind in clue.kinds)
    allowed = (
        sets.get(square, kinds) for square, kinds in zip(query.squares, query.allowed, strict=True)
    )
    return query._replace(allowed=tuple(allowed))


class _Story:
    """An argument as it is told: nothing twice, and what a line rests on before it."""

    def __init__(self, attempt: Attempt, clues: list[Clue]) -> None:
        self._attempt = attempt
        self._query = _query(attempt, clues)
        self._clues: Mapping[int, list[Clue]] = {
            square: [clue for clue in clues if clue.square == square]
            for square in self._query.squares
        }
        self._met: set[int] = set()
        self._gone: set[Kind] = set()

    def told(self) -> Iterator[Clue]:
        """The lines about the masks that are asked for, or about every mask that matters."""
        asked = self._attempt.puzzle.asked
        for square in asked or self._concerned():
            yield from self._about(square)

    def _concerned(self) -> Iterator[int]:
        """The hidden masks of which a clue is told, or that counting names."""
        for square in self._query.squares:
            is_hidden = self._attempt.puzzle.position.hidden >> square & 1
            if is_hidden and (self._clues[square] or who_is(self._query, square).is_by_counting):
                yield square

    def _about(self, square: int) -> Iterator[Clue]:
        """What a mask has shown, what is gone, what others use up, and what is left."""
        yield from self._shown(square)
        deduction = who_is(self._query, square)
        for reason in dict.fromkeys(deduction.excluded.values()):
            for holder in reason.squares:
                yield from self._shown(holder)
            kinds = tuple(kind for kind, why in deduction.excluded.items() if why == reason)
            yield Clue(square, "counted", kinds, squares=reason.squares, used=reason.kinds)
        yield Clue(square, "left", deduction.kinds)

    def _shown(self, square: int) -> Iterator[Clue]:
        """What a mask has shown itself, and the kinds that it could be if they were not gone."""
        if square in self._met:
            return
        self._met.add(square)
        clues = self._clues[square]
        yield from clues
        excluded = {kind for clue in clues for kind in clue.kinds}
        counts = self._query.counts
        for kind in KINDS:
            is_new = kind not in excluded | self._gone and not counts[kind]
            if is_new and self._attempt.puzzle.position.hidden >> square & 1:
                self._gone.add(kind)
                yield Clue(square, "gone", (kind,))


def arrows_of(clue: Clue) -> tuple[Move, ...]:
    """The arrows of a line: its move, or those from masks that use kinds up to the one it names."""
    if clue.code == "counted":
        return tuple(Move(square, clue.square) for square in clue.squares)
    if clue.code.removesuffix("-captured") in _MANNERS:
        origin, target = clue.squares
        return (Move(origin, target),)
    return ()
