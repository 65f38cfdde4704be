"""Perft, the number of move sequences: the quickest check of one implementation against another."""

from volto_core.errors import HiddenMask
from volto_core.game.captures import each_after
from volto_core.game.history import TIMES_TO_DRAW
from volto_core.game.moves import legal_moves, steps
from volto_core.game.outcomes import decided_by
from volto_core.game.position import Picture, Position
from volto_core.geometry import SQUARE_NAMES, squares_of

# Two own moves and two enemy moves bring a picture back at the earliest, eight in all twice.
_MOVES_TO_REPEAT = 8


def perft(position: Position, depth: int) -> int:
    """The number of move sequences of this length, every last position made."""
    if depth == 0:
        return 1
    if depth == 1 or position.is_over:
        return len(legal_moves(position))
    if position.hidden:
        raise HiddenMask(SQUARE_NAMES[squares_of(position.hidden)[0]])
    if depth > _MOVES_TO_REPEAT:
        return _count_with_history(position, depth, {position.picture: 1})
    return _count(position, depth)


def _count(position: Position, depth: int) -> int:
    choice = steps(position)
    made = each_after(position, choice)
    if depth == 1:
        return len(made)
    return sum(
        _count(reached, depth - 1)
        for step, reached in zip(choice, made, strict=True)
        if not decided_by(position, step, reached)
    )


def _count_with_history(position: Position, depth: int, shown: dict[Picture, int]) -> int:
    choice = steps(position)
    made = each_after(position, choice)
    if depth == 1:
        return len(made)
    count = 0
    for step, reached in zip(choice, made, strict=True):
        picture = reached.picture
        times = shown.get(picture, 0) + 1
        if times < TIMES_TO_DRAW and not decided_by(position, step, reached):
            shown[picture] = times
            count += _count_with_history(reached, depth - 1, shown)
            shown[picture] = times - 1
    return count
