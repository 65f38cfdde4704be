"""Random positions and games, the same for the same seed: plain ones, crowded ones, odd ones."""

from collections.abc import Callable
from random import Random

from tests.contract.reference import (
    BOX,
    COLUMNS,
    ROWS,
    Position,
    Turn,
    legal_moves,
    lettered,
    play,
)

SQUARES = [column + row for row in ROWS for column in COLUMNS]
ROSTER = list(BOX.elements())


def full_setup(rng: Random) -> Position:
    """Both players' ten masks, each in any order on the two own rows."""
    masks: dict[str, str] = {}
    for player, rows in ((1, "12"), (2, "67")):
        kinds = rng.sample(ROSTER, 10)
        squares = [column + row for row in rows for column in COLUMNS]
        masks |= {s: lettered(kind, player) for s, kind in zip(squares, kinds, strict=True)}
    return Position(masks, rng.choice((1, 2)), (0, 0))


def placed(rng: Random, squares: list[str], counts: tuple[int, int]) -> Position:
    """Masks of both players, as many as asked and as fit, anywhere on the squares given."""
    free = rng.sample(squares, len(squares))
    masks: dict[str, str] = {}
    lost = []
    for player in (1, 2):
        kinds = rng.sample(ROSTER, 10)[: counts[player - 1]]
        masks |= {free.pop(): lettered(kind, player) for kind in kinds if free}
        ladies = sum(1 for letter in masks.values() if letter == lettered("L", player))
        lost.append(min(2 - ladies, rng.choice((0, 0, 1))))
    return Position(masks, rng.choice((1, 2)), (lost[0], lost[1]))


def scattered(rng: Random) -> Position:
    return placed(rng, SQUARES, (rng.randint(0, 10), rng.randint(0, 10)))


def sparse(rng: Random) -> Position:
    return placed(rng, SQUARES, (rng.randint(0, 3), rng.randint(0, 3)))


def window(rng: Random) -> list[str]:
    """A rectangle of the mat."""
    width, height = rng.randint(2, 5), rng.randint(2, 4)
    column, row = rng.randint(0, 5 - width), rng.randint(0, 7 - height)
    return [c + r for c in COLUMNS[column : column + width] for r in ROWS[row : row + height]]


def clustered(rng: Random) -> Position:
    return placed(rng, window(rng), (rng.randint(1, 10), rng.randint(1, 10)))


def cornered(rng: Random) -> Position:
    """One player has few masks in a corner, the other many around them."""
    rows, most = rng.choice((("12", "123"), ("67", "567")))
    columns = rng.choice(("ab", "de"))
    few = placed(rng, [c + r for c in columns for r in rows], (rng.randint(1, 3), 0))
    taken = few.masks
    around = [c + r for c in columns + "c" for r in most if c + r not in taken]
    many = placed(rng, around, (0, rng.randint(5, 10)))
    masks = taken | many.masks
    if rng.random() < 0.5:
        masks = {square: letter.swapcase() for square, letter in masks.items()}
    return Position(masks, rng.choice((1, 2)), (0, 0))


def in_palaces(rng: Random) -> Position:
    """Masks on and near the palaces, candidates among them."""
    rows = rng.choice(("17", "126", "1267", "27", "16"))
    squares = [column + row for column in COLUMNS for row in rows]
    return placed(rng, squares, (rng.randint(1, 10), rng.randint(1, 10)))


def walked(rng: Random) -> Position:
    """A position some random moves after a full set-up."""
    return walk(rng, full_setup(rng), rng.randint(1, 60))[1][-1].position


def over(rng: Random) -> Position:
    """A position that says that a player has lost two ladies."""
    start = scattered(rng)
    masks = {s: letter for s, letter in start.masks.items() if letter not in "Ll"}
    return Position(masks, start.player, rng.choice(((2, 0), (2, 1), (0, 2), (1, 2))))


STYLES: list[Callable[[Random], Position]] = [
    scattered,
    sparse,
    clustered,
    clustered,
    cornered,
    cornered,
    in_palaces,
    full_setup,
    walked,
    walked,
    walked,
    over,
]


def random_position(rng: Random) -> Position:
    return rng.choice(STYLES)(rng)


def walk(
    rng: Random, start: Position, length: int, *, shuffling: float = 0.0
) -> tuple[list[str], list[Turn]]:
    """Random legal moves, up to a number or the end of the game, and what each of them did.

    Shuffling is how often a player takes the own last move back where that is legal.
    """
    history = [start]
    moves: list[str] = []
    turns: list[Turn] = []
    while len(moves) < length and (not turns or turns[-1].result is None):
        choices = legal_moves(history[-1])
        if not choices:
            break
        back = moves[-2][2:] + moves[-2][:2] if len(moves) > 1 else ""
        move = back if back in choices and rng.random() < shuffling else rng.choice(choices)
        turns.append(play(history, move))
        moves.append(move)
        history.append(turns[-1].position)
    return moves, turns
