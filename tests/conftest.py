"""What all tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tools.browser import known, launch_arguments
from volto_site.build import build
from volto_site.places import ROOT

# How long an example takes says something about the machine, never about the code.
settings.register_profile(
    "volto", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("volto")
expect.set_options(timeout=20_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a site that was just built be tested as it is."""
    parser.addoption("--site", type=Path, help="the folder of the built site; builds one if absent")
    engines = ("chromium", "firefox", "webkit")
    how = "where the key flows are walked through; Firefox if there is one"
    parser.addoption("--engine", action="append", choices=engines, help=how)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no worker is left alone with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the whole site, which no test may change."""
    given: Path | None = request.config.getoption("--site")
    if given:
        return given
    folder = tmp_path_factory.mktemp("built") / "site"
    build(folder)
    return folder


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers, of which a process can have one."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The one browser of nearly all tests that drive one."""
    browser = playwright.chromium.launch(
        executable_path=known(ROOT / ".venv"), args=launch_arguments()
    )
    yield browser
    browser.close()
