"""The mat: 35 squares, the steps between them, and sets of squares as bits.

A square is a number from 0 (a1) to 34 (e7); a set of squares is an integer with one bit for each.
"""

COLUMNS = "abcde"
ROWS = "1234567"
WIDTH = len(COLUMNS)
HEIGHT = len(ROWS)
SQUARES = range(WIDTH * HEIGHT)
SQUARE_NAMES = tuple(column + row for row in ROWS for column in COLUMNS)
SQUARE_BY_NAME = {name: square for square, name in enumerate(SQUARE_NAMES)}

EVERYWHERE = (1 << len(SQUARES)) - 1
FIRST_ROW = (1 << WIDTH) - 1
LAST_ROW = FIRST_ROW << WIDTH * (HEIGHT - 1)
# Indexed by player: the palace each one sits in front of.
PALACE = (0, FIRST_ROW, LAST_ROW)


def square_at(column: int, row: int) -> int:
    """The square in this column and row, both counted from 0."""
    return row * WIDTH + column


def column_of(square: int) -> int:
    """The square's column, counted from 0."""
    return square % WIDTH


def row_of(square: int) -> int:
    """The square's row, counted from 0."""
    return square // WIDTH


def bits_of(squares: tuple[int, ...]) -> int:
    """The set of these squares."""
    bits = 0
    for square in squares:
        bits |= 1 << square
    return bits


def mirrored(square: int) -> int:
    """The square reflected from left to right."""
    return square_at(WIDTH - 1 - column_of(square), row_of(square))


def opposite(square: int) -> int:
    """The square that the other player sees in this place from across the table."""
    return len(SQUARES) - 1 - square


def squares_of(bits: int) -> tuple[int, ...]:
    """The squares of this set, from a1 to e7."""
    return tuple(square for square in SQUARES if bits >> square & 1)


def _steps(square: int, *, orthogonal: bool, diagonal: bool) -> int:
    """The squares one step away in the chosen directions."""
    bits = 0
    for rise in (-1, 0, 1):
        for run in (-1, 0, 1):
            wanted = diagonal if rise and run else orthogonal and (rise or run)
            column, row = column_of(square) + run, row_of(square) + rise
            if wanted and 0 <= column < WIDTH and 0 <= row < HEIGHT:
                bits |= 1 << square_at(column, row)
    return bits


ORTHOGONAL = tuple(_steps(square, orthogonal=True, diagonal=False) for square in SQUARES)
DIAGONAL = tuple(_steps(square, orthogonal=False, diagonal=True) for square in SQUARES)
AROUND = tuple(_steps(square, orthogonal=True, diagonal=True) for square in SQUARES)


def _ahead(player: int, square: int) -> int:
    """The squares straight in front of this one, up to the enemy palace."""
    rows = range(row_of(square) + 1, HEIGHT) if player == 1 else range(row_of(square))
    return bits_of(tuple(square_at(column_of(square), row) for row in rows))


# Indexed by player, then by square: the squares of a soldier's road if nothing stands on it.
AHEAD = (
    (),
    tuple(_ahead(1, square) for square in SQUARES),
    tuple(_ahead(2, square) for square in SQUARES),
)
