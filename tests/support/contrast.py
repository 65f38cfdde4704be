"""How well a button can be read; axe will not judge a text that has the colour of its ground."""

from playwright.sync_api import Locator

# What the Web Content Accessibility Guidelines ask of small text.
ENOUGH = 4.5
RATIO = """(button) => {
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [red, green, blue] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const { color, backgroundColor } = getComputedStyle(button);
  const [one, other] = [light(color), light(backgroundColor)];
  return Math.max(one, other) / Math.min(one, other);
}"""


def unreadable_under_the_pointer(buttons: Locator) -> list[str]:
    """The buttons whose text is lost on its ground once the pointer is on them."""
    found = []
    for button in buttons.all():
        button.hover()
        if button.evaluate(RATIO) < ENOUGH:
            found.append(button.inner_text())
    return found


def unreadable(buttons: Locator) -> list[str]:
    """The buttons whose text is lost on its ground as they stand there."""
    return [each.inner_text() for each in buttons.all() if each.evaluate(RATIO) < ENOUGH]
