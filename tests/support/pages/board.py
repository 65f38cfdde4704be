"""A board on a page: its squares and buttons, what it says and what is expected of it."""

from playwright.sync_api import Locator, expect

from tests.support.pages.hand import hit


def square(board: Locator, name: str) -> Locator:
    return board.locator(f"[data-square={name}]")


def seat(board: Locator) -> Locator:
    """The table around a board with all its parts, or the board where it stands alone."""
    table = "ancestor::*[contains(concat(' ', @class, ' '), ' volto-table ')]"
    return board.locator(f"xpath=({table} | self::*)[1]")


def reveal(part: Locator) -> Locator:
    """A part of the table that may stand in the sheet, which is opened then."""
    more = part.page.locator("volto-table [data-action=more]")
    # What is not there yet comes into view by itself.
    if part.count() and not part.is_visible() and more.is_visible():
        more.click()
    return part


def tool(board: Locator, name: str) -> Locator:
    return seat(board).locator(f"[data-tool={name}]")


def action(board: Locator, name: str) -> Locator:
    return seat(board).locator(f"[data-action={name}]")


def note(board: Locator) -> Locator:
    """What the board says of the last action."""
    return seat(board).locator(".volto-note__text")


def said(board: Locator) -> Locator:
    return seat(board).locator("[role=status]")


def placed(board: Locator, position: str) -> None:
    expect(board).to_have_attribute("data-position", position)


def stands(board: Locator, status: str) -> None:
    expect(board).to_have_attribute("data-status", status)


def play(board: Locator, move: str) -> None:
    """Make a move by pointer."""
    hit(square(board, move[:2]))
    hit(square(board, move[2:]))
