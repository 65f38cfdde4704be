"""Paths of the mat: St Mark's Square in inlaid stone between two arcades, and its frame."""

from volto_core.geometry import COLUMNS, HEIGHT, ROWS, WIDTH
from volto_core.svg.layout import BOARD_WIDTH, FRAME, HALF, MAT_HEIGHT, MAT_WIDTH, SQUARE, path

_LOZENGE = "M{x} {y}l26 26-26 26-26-26Zm0 17l9 9-9 9-9-9Z"
# Four lobes around a point, as between the arches of the Doge's Palace.
_QUATREFOIL = "M{x} 21c-10-10 10-10 0 0c10-10 10 10 0 0c10 10-10 10 0 0c-10 10-10-10 0 0"
_ARCH = "M{x} 92V50c0-16 23-18 33-28q6-6 8-14q2 8 8 14c10 10 33 12 33 28V92"


def mat_definitions() -> dict[str, str]:
    """The mat, which is symmetric under rotation, and its coordinates from either seat."""
    return {
        "mat": _frame() + _squares() + _ornament(),
        "cut": _cut(),
        "columns": _columns(COLUMNS),
        "columns-turned": _columns(COLUMNS[::-1]),
        "rows": _rows(ROWS[::-1]),
        "rows-turned": _rows(ROWS),
    }


def _frame() -> str:
    return "".join(
        f'<rect class="volto-{name}" x="{-out}" y="{-out}" width="{MAT_WIDTH + 2 * out}"'
        f' height="{MAT_HEIGHT + 2 * out}" rx="{radius}"/>'
        for name, out, radius in (("frame", FRAME, 14), ("edge", FRAME - 5, 10), ("edge", 4, 2))
    )


def _squares() -> str:
    """Each tone as one path: the light ground of a region, then its dark squares."""
    drawing = ""
    for name, first, last in (("stone", 1, 5), ("night-palace", 0, 0), ("ivory-palace", 6, 6)):
        top, high = first * SQUARE, (last - first + 1) * SQUARE
        # Dashes of the width of a square, which restart in every row.
        dark = "".join(
            f"M{row % 2 * SQUARE} {row * SQUARE + HALF}H{MAT_WIDTH}"
            for row in range(first, last + 1)
        )
        drawing += path(f"M0 {top}h{MAT_WIDTH}v{high}H0Z", look=f"{name}-1") + path(
            dark, look=f"{name}-2"
        )
    return drawing


def _ornament() -> str:
    near = f' transform="translate(0 {MAT_HEIGHT - SQUARE})"'
    far = f' transform="rotate(180 {MAT_WIDTH // 2} {HALF})"'
    borders = f"M0 {SQUARE}H{MAT_WIDTH}M0 {MAT_HEIGHT - SQUARE}H{MAT_WIDTH}"
    return (
        path(_inlay(), look="inlay")
        + "".join(path(_arcade(), look="arcade", extra=palace) for palace in (near, far))
        + path(borders, look="edge")
        + path(_corners(), look="jewel")
    )


def _corners() -> str:
    """A lozenge in each corner of the frame."""
    return "".join(
        f"M{x} {y - 6}l6 6-6 6-6-6Z"
        for y in (-FRAME // 2, MAT_HEIGHT + FRAME // 2)
        for x in (-FRAME // 2, MAT_WIDTH + FRAME // 2)
    )


def _inlay() -> str:
    return "".join(
        _LOZENGE.format(x=column * SQUARE + HALF, y=row * SQUARE + 24)
        for row in range(1, HEIGHT - 1)
        for column in range(WIDTH)
    )


def _arcade() -> str:
    arches = [_ARCH.format(x=column * SQUARE + 9) for column in range(WIDTH)]
    return "".join(arches + [_QUATREFOIL.format(x=x * SQUARE) for x in range(1, WIDTH)])


def _cut() -> str:
    """The veil in the place of the frame over a row that is not shown."""
    return f'<rect class="volto-cut" x="{-FRAME}" width="{BOARD_WIDTH}" height="{FRAME}"/>'


def _columns(letters: str) -> str:
    """The letters below a mat that ends at 0, with a position for each character."""
    along = " ".join(str(column * SQUARE + HALF) for column in range(WIDTH))
    return f'<text class="volto-coordinate" x="{along}" y="23">{letters}</text>'


def _rows(numbers: str) -> str:
    """The numbers to the left, with a position for each character."""
    down = " ".join(str(row * SQUARE + HALF + 7) for row in range(HEIGHT))
    side = " ".join([str(-FRAME // 2)] * HEIGHT)
    return f'<text class="volto-coordinate" x="{side}" y="{down}">{numbers}</text>'
