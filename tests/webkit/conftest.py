"""One window of WebKit for all tests of this folder, and a host that can go away."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.host import served
from tests.support.leaving_host import Host, Leaving
from tests.support.offline import link_with_little_to_search
from tests.support.webkit import Window, display, is_known, started

# Without the driver there is nothing to collect; the set-up has said so.
collect_ignore_glob = [] if is_known() else ["test_*.py"]


@pytest.fixture(scope="session")
def host(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("webkit") / "site"
    link_with_little_to_search(built, folder)
    with served(folder, Leaving) as home:
        yield Host(folder, home)


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    with display() as screen:
        yield screen


@pytest.fixture(scope="session")
def shared_window(screen: str) -> Iterator[Window]:
    with started(screen) as window:
        yield window


@pytest.fixture
def window(shared_window: Window) -> Iterator[Window]:
    """The window with room for a page, whose scripts may not fail."""
    shared_window.resize(1000, 900)
    yield shared_window
    assert shared_window.problems == []
