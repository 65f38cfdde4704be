"""Waits for what only an asynchronous script can tell."""

from typing import Any

import pytest
from playwright.sync_api import Error, Page

# How often a page is asked, in milliseconds, and for how many times on a busy machine.
ASKING = 100
MOST = 900

# What Playwright says of a page that is loaded anew while it is asked.
LEAVING = "Execution context was destroyed"


def wait_until(page: Page, script: str, argument: Any = None, *, about: str = "") -> None:
    """Wait until a script says so: Playwright's own wait takes any promise for a yes."""
    for _ in range(MOST):
        if _answer(page, script, argument):
            return
        page.wait_for_timeout(ASKING)
    pytest.fail(f"{about or script}: not so after {MOST * ASKING / 1000:.0f} s")


def _answer(page: Page, script: str, argument: Any) -> Any:
    """What the script says, or nothing if the page goes meanwhile."""
    try:
        return page.evaluate(script, argument)
    except Error as error:
        if LEAVING not in error.message:
            raise
        return None
