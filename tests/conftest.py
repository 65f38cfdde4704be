"""What all tests share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.support.combinations import ALL
from tools.browser import known, launch_arguments
from volto_site.build import build
from volto_site.places import ROOT

expect.set_options(timeout=20_000)
# The examples of a law that says nothing else.
USUAL = 100


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take a site that is built already, the browsers of the key flows, and every combination."""
    parser.addoption("--site", type=Path, help="the folder of the built site; builds one if absent")
    engines = ("chromium", "firefox", "webkit")
    how = "where the key flows are walked through; Firefox if there is one"
    parser.addoption("--engine", action="append", choices=engines, help=how)
    quick = "what needs no browser and no built site, and takes no long time"
    parser.addoption("--quick", action="store_true", help=quick)
    every = "every combination, as `make test-all` does"
    parser.addoption("--all", action="store_true", help=every)


def pytest_configure(config: pytest.Config) -> None:
    """Try laws with all their examples where everything is tested, else with fewer."""
    if config.getoption("--all"):
        os.environ[ALL] = "yes"
    settings.register_profile(
        "volto",
        # How long an example takes says something about the machine, never about the code.
        deadline=None,
        max_examples=USUAL if ALL in os.environ else USUAL // 2,
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=True,
    )
    settings.load_profile("volto")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Trace a worker of a parallel run once, and not at all where a test is marked `no_cover`.

    It is traced as any process of a test is, and by pytest-cov as if it ran alone; neither pauses.
    What it measures in its tests begins after this.
    """
    if hasattr(session.config, "workerinput"):
        while measuring := Coverage.current():
            measuring.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what is left to a more thorough run, and start with the longest tests."""
    left = [item for item in items if _is_left_out(item, config)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def _is_left_out(item: pytest.Item, config: pytest.Config) -> bool:
    if item.get_closest_marker("exhaustive") and not config.getoption("--all"):
        return True
    fixtures = set(item.fixturenames) if isinstance(item, pytest.Function) else set()
    is_slow = any(map(item.get_closest_marker, ("build", "long"))) or fixtures & {
        "built",
        "browser",
    }
    return bool(config.getoption("--quick") and is_slow)


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
