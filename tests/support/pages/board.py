"""A board on a page: its squares and buttons, what it says and what is expected of it."""

from playwright.sync_api import Locator, expect


def square(board: Locator, name: str) -> Locator:
    return board.locator(f"[data-square={name}]")


def tool(board: Locator, name: str) -> Locator:
    return board.locator(f"[data-tool={name}]")


def action(board: Locator, name: str) -> Locator:
    return board.locator(f"[data-action={name}]")


def said(board: Locator) -> Locator:
    return board.locator("[role=status]")


def placed(board: Locator, position: str) -> None:
    expect(board).to_have_attribute("data-position", position)


def stands(board: Locator, status: str) -> None:
    expect(board).to_have_attribute("data-status", status)


def play(board: Locator, move: str) -> None:
    """Make a move by pointer."""
    square(board, move[:2]).click()
    square(board, move[2:]).click()
