"""A board in a window of WebKit."""

from tests.support.webkit import SHOWING, Window

# A finger as the page hears it: the driver has none, and takes every pointer for a mouse.
DRAW = """
const [from, to] = [...arguments].map((name) => {
  const square = document.querySelector(`volto-board [data-square=${name}]`);
  const { x, y, width, height } = square.getBoundingClientRect();
  return { square, clientX: x + width / 2, clientY: y + height / 2 };
});
const finger = { pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true };
const tell = (type, { clientX, clientY }) => {
  // A finger speaks to what it was put on, wherever it goes.
  from.square.dispatchEvent(new PointerEvent(type, { ...finger, button: 0, clientX, clientY }));
};
tell("pointerdown", from);
for (const share of [0.25, 0.5, 0.75, 1]) {
  const between = (name) => from[name] + share * (to[name] - from[name]);
  tell("pointermove", { clientX: between("clientX"), clientY: between("clientY") });
}
tell("pointerup", to);
"""


class WebKitBoard:
    """The board of a page, or of what is named around it where there are several."""

    def __init__(self, window: Window, around: str = "") -> None:
        self._window = window
        self._selector = f"{around} volto-board".strip()

    def stands(self, status: str, *, seconds: float = SHOWING) -> None:
        """Wait for this status."""
        self._window.wait(f"{self._state}.status === {status!r}", seconds=seconds)

    def placed(self, start: str, *, seconds: float = SHOWING) -> None:
        """Wait for a position that starts so."""
        self._window.wait(f"{self._state}.position?.startsWith({start!r})", seconds=seconds)

    def touch(self, square: str) -> None:
        """Press a square."""
        self._window.click(f"{self._selector} [data-square={square}]")

    def play(self, move: str) -> None:
        """Make a move."""
        self.touch(move[:2])
        self.touch(move[2:])

    def draw(self, start: str, end: str) -> None:
        """Draw a finger from square to square."""
        self._window.ask(DRAW, start, end)

    def leaves_fingers_to_the_page(self, square: str) -> bool:
        """Whether a finger put on this square neither scrolls nor zooms."""
        element = self._window.find(f"{self._selector} [data-square={square}]")
        return bool(
            self._window.ask(
                "return getComputedStyle(arguments[0]).touchAction === 'none'", element
            )
        )

    @property
    def _state(self) -> str:
        return f"document.querySelector({self._selector!r})?.dataset"
