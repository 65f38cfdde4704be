"""What a finger does on a screen; Playwright has no call for it."""

from playwright.sync_api import Locator, Page


def swipe(page: Page, start: Locator, end: Locator) -> None:
    """Put a finger down in the middle of one place and draw it to another."""
    boxes = [place.bounding_box() for place in (start, end)]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    (x, y), (to_x, to_y) = points
    hand = page.context.new_cdp_session(page)
    touch = "Input.dispatchTouchEvent"
    hand.send(touch, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        point = {"x": x + (to_x - x) * step / 10, "y": y + (to_y - y) * step / 10}
        hand.send(touch, {"type": "touchMove", "touchPoints": [point]})
    hand.send(touch, {"type": "touchEnd", "touchPoints": []})
