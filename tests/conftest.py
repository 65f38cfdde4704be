"""What all tests share."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, expect, sync_playwright

from volto_site.places import ROOT
from volto_site.tooling.browser import known, launch_arguments

# How long an example takes says something about the machine, never about the code.
settings.register_profile(
    "volto", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("volto")
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The one browser of all tests that drive one."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=known(ROOT / ".venv"), args=launch_arguments()
        )
        yield browser
        browser.close()
