"""The core of a puzzle: what is left when every mask is removed that can be.

A mask can be removed if the answer stays the same and the only one. The candidates stay, and so
does a mask that moves in the history. Where masks are hidden, one can be removed only if that tells
nothing of the others: they can still be exactly the same kinds.
"""

from collections.abc import Iterator

from volto_core import Kind, Mask, Player, Position, VoltoError
from volto_core.game.position import position_of
from volto_core.geometry import SQUARES, WIDTH, column_of, mirrored, opposite, row_of
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import Search, winning_chances
from volto_core.solver.kind_sets import KINDS_IN, MISSING
from volto_core.solver.situations import sets_in
from volto_puzzles.answers import answer_to, expected

# The limit of a search whether a mask is needed; where it does not decide, the mask stays.
NODES = 100_000

Stand = tuple[int, bool, str]
CoreKey = tuple[object, ...]


def core_of(puzzle: Puzzle) -> Puzzle:
    """The puzzle without every mask that can be removed, one after the other."""
    while True:
        before = puzzle
        for square in removable(puzzle):
            puzzle = without(puzzle, square) or puzzle
        if puzzle is before:
            return puzzle


def superfluous(puzzle: Puzzle) -> tuple[int, ...]:
    """The squares of the masks that can be removed, each by itself."""
    return tuple(square for square in removable(puzzle) if without(puzzle, square))


def removable(puzzle: Puzzle) -> list[int]:
    """The squares of the masks that may be tried, in an order that a mirror does not change."""
    moved = {square for move in puzzle.history for square in move}
    found = [
        square
        for square, mask in puzzle.position.masks().items()
        if mask.kind is not Kind.CANDIDATE and square not in moved and square not in puzzle.asked
    ]
    return sorted(found, key=lambda square: _place(puzzle, square))


def _place(puzzle: Puzzle, square: int) -> tuple[bool, int, int, int]:
    """Where a mask stands from its learner's seat, the mirror image last."""
    mask = puzzle.position.mask_at(square)
    at = square if puzzle.learner is Player.IVORY else opposite(square)
    is_own = mask is not None and mask.owner is puzzle.learner
    return is_own, row_of(at), abs(2 * column_of(at) - WIDTH + 1), at


def without(puzzle: Puzzle, square: int) -> Puzzle | None:
    """The puzzle without the mask on a square, None if the answer needs it."""
    for smaller in _without(puzzle, square):
        try:
            found = _with_the_same_answer(smaller, puzzle)
        except VoltoError:
            # No world is left, or the search does not decide.
            continue
        if found:
            return found
    return None


def _without(puzzle: Puzzle, square: int) -> Iterator[Puzzle]:
    """The puzzle without a mask; one that is hidden is of some kind where it lies open."""
    smaller = puzzle._replace(
        position=_taken_from(puzzle.position, square),
        start=puzzle.start and _taken_from(puzzle.start, square),
        suspects={at: kinds for at, kinds in puzzle.suspects.items() if at != square},
    )
    is_own = puzzle.position.own >> square & 1
    if is_own or puzzle.off is None:
        yield smaller
        return
    could = sets_in(puzzle.query.situation)[square]
    for kind in KINDS_IN[could & MISSING]:
        yield smaller._replace(off=(kind, *puzzle.off))


def _taken_from(position: Position, square: int) -> Position:
    masks: dict[int, Mask] = position.masks()
    del masks[square]
    return position_of(masks, player=position.player, lost=position.lost)


def _with_the_same_answer(smaller: Puzzle, puzzle: Puzzle) -> Puzzle | None:
    query = smaller.query
    known = sets_in(puzzle.query.situation)
    if any(kinds != known[square] for square, kinds in sets_in(query.situation).items()):
        return None
    found = answer_to(smaller, query, search=Search(limit=NODES))
    if puzzle.aim is Aim.ODDS and isinstance(found, tuple) and found[0] == puzzle.solution:
        return smaller._replace(chances=found[1])
    if found != expected(puzzle):
        return None
    is_save = puzzle.aim is Aim.SAVE
    if is_save and query.number_of_worlds() in winning_chances(query).values():
        return None
    return smaller


def core_key(core: Puzzle) -> CoreKey:
    """What two cores have in common that are the same, mirrored or with the seats exchanged."""
    return min(_key(core, is_mirrored=False), _key(core, is_mirrored=True))


def _key(core: Puzzle, *, is_mirrored: bool) -> CoreKey:
    def place(square: int) -> int:
        at = square if core.learner is Player.IVORY else opposite(square)
        return mirrored(at) if is_mirrored else at

    known = sets_in(core.query.situation)
    stands: list[Stand] = sorted(
        (place(square), square not in known, _named(core, square, known))
        for square in SQUARES
        if core.position.mask_at(square)
    )
    asked = tuple(map(place, core.solution)) if core.solution else ()
    names = sorted((place(square), kind.letter) for square, kind in core.asked.items())
    own, other = core.position.lost
    lost = (own, other) if core.learner is Player.IVORY else (other, own)
    return core.aim.value, core.own_moves, asked, tuple(names), lost, tuple(stands)


def _named(core: Puzzle, square: int, known: dict[int, int]) -> str:
    """The kind of an own mask, or all that an enemy mask can be."""
    mask = core.position.mask_at(square)
    if square in known:
        return "".join(kind.letter for kind in KINDS_IN[known[square]])
    assert mask is not None
    assert mask.kind is not None
    return mask.kind.letter
