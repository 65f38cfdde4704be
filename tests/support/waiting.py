"""Waits for what only an asynchronous script can tell."""

from typing import Any

import pytest
from playwright.sync_api import Page

# How often a page is asked, in milliseconds, and for how many times on a busy machine.
ASKING = 100
MOST = 900


def wait_until(page: Page, script: str, argument: Any = None, *, about: str = "") -> None:
    """Wait until a script says so: Playwright's own wait takes any promise for a yes."""
    for _ in range(MOST):
        if page.evaluate(script, argument):
            return
        page.wait_for_timeout(ASKING)
    pytest.fail(f"{about or script}: not so after {MOST * ASKING / 1000:.0f} s")
