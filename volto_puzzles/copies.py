"""Puzzles that are nearly the same: mirrored, seen from the other side, or a mask apart."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from volto_core import Player
from volto_core.geometry import mirrored, opposite
from volto_core.puzzles.puzzle import Aim, Puzzle

# A moved mask makes two differences, a missing one makes one.
NEAR = 2

Stand = tuple[int, bool, str]


class Outline(NamedTuple):
    """A puzzle normalised for comparison: from the learner's seat, the lesser of two mirror images.

    Enemy masks have no kind in it, so that a puzzle equals itself with its masks turned over.
    """

    aim: Aim
    masks: tuple[Stand, ...]
    lost: tuple[int, int]
    asked: tuple[int, ...]


def outline_of(puzzle: Puzzle) -> Outline:
    """The outline of a puzzle, equal for copies."""
    is_ivory = puzzle.learner is Player.IVORY
    turned: Callable[[int], int] = int if is_ivory else opposite
    return min(_outline(puzzle, turned), _outline(puzzle, lambda square: mirrored(turned(square))))


def _outline(puzzle: Puzzle, turned: Callable[[int], int]) -> Outline:
    masks = sorted(
        (
            turned(square),
            mask.owner is puzzle.learner,
            mask.kind.letter if mask.owner is puzzle.learner and mask.kind is not None else "X",
        )
        for square, mask in puzzle.position.masks().items()
    )
    lost = puzzle.position.lost
    asked = puzzle.solution or sorted(puzzle.asked)
    return Outline(
        puzzle.aim,
        tuple(masks),
        lost if puzzle.learner is Player.IVORY else (lost[1], lost[0]),
        tuple(map(turned, asked)),
    )


def copies(puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, Puzzle]]:
    """Each puzzle that copies an earlier one, exactly or nearly, with the earlier one."""
    for puzzle, earlier in compared(puzzles):
        if earlier:
            yield puzzle, earlier


def compared(puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, Puzzle | None]]:
    """Each puzzle with the earlier one that it copies, exactly or nearly, or None."""
    kept: dict[tuple[Aim, tuple[int, ...]], list[tuple[Outline, Puzzle]]] = {}
    places: dict[tuple[object, ...], Puzzle] = {}
    for puzzle in puzzles:
        outline = outline_of(puzzle)
        alike = kept.setdefault((outline.aim, outline.asked), [])
        place = (outline.masks, outline.lost)
        earlier = places.get(place) or _near(outline, alike)
        yield puzzle, earlier
        if not earlier:
            places[place] = puzzle
            alike.append((outline, puzzle))


def _near(outline: Outline, others: list[tuple[Outline, Puzzle]]) -> Puzzle | None:
    masks = set(outline.masks)
    for other, puzzle in others:
        if len(masks ^ set(other.masks)) <= NEAR:
            return puzzle
    return None
