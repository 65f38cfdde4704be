"""The engine on a host that can be made to fail, and pages that nothing is on yet."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.support.engine import first_page, next_page
from tests.support.engine_host import Host, engine_host


@pytest.fixture(scope="session")
def whole_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with engine_host(tmp_path_factory.mktemp("engine")) as host:
        yield host


@pytest.fixture
def host(whole_host: Host) -> Iterator[Host]:
    whole_host.behave()
    yield whole_host
    whole_host.behave()


@pytest.fixture(scope="session")
def running(browser: Browser, whole_host: Host) -> Iterator[Page]:
    """A page whose engine runs as long as the tests, so that it is compiled but once."""
    with first_page(browser, whole_host) as page:
        yield page


@pytest.fixture
def page(running: Page, host: Host) -> Iterator[Page]:
    """A page that nothing is on yet, in a browser that keeps nothing of the tests before."""
    page = next_page(running)
    host.asked.clear()
    yield page
    page.close()


@pytest.fixture
def new_page(browser: Browser, host: Host) -> Iterator[Page]:
    """A page in a browser that has never been here."""
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto(host.home)
    yield page
    context.close()
