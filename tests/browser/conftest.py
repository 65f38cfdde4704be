"""The built site on a static file server, and the readers who visit it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.support.browsers import known_engines
from tests.support.host import served
from tests.support.offline import copy_few_pages
from tests.support.pages.editor import EditorPage
from tests.support.pages.match import MatchPage
from tests.support.pages.page import Visit, visits
from tests.support.pages.puzzle import PuzzlePage
from tests.support.pages.reference import ReferencePage
from tests.support.screens import DESK, SMALL_PHONE
from tests.support.seats import sooner
from tests.support.site import Site


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the key flows in the browser that is asked for."""
    if "engine" in metafunc.fixturenames:
        known = known_engines() if metafunc.config.getoption("--all") else known_engines()[-1:]
        engines = metafunc.config.getoption("--engine") or known
        metafunc.parametrize("engine", engines, scope="session")


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[Site]:
    with served(built) as home:
        yield Site(built, home)


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """A reader of French at a desk."""
    context = browser.new_context(
        service_workers="block", viewport=DESK, locale="fr-FR", reduced_motion="reduce"
    )
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A reader of French with a small phone in the hand."""
    context = browser.new_context(
        service_workers="block",
        viewport=SMALL_PHONE,
        has_touch=True,
        is_mobile=True,
        locale="fr-FR",
    )
    yield context
    context.close()


@pytest.fixture(scope="session")
def small_site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site with few of its pages, which a browser keeps much faster."""
    folder = tmp_path_factory.mktemp("small") / "site"
    copy_few_pages(built, folder)
    with served(folder) as home:
        yield Site(folder, home)


@pytest.fixture
def own(small_site: Site, tmp_path: Path) -> Iterator[Site]:
    """A host whose small site a test may change."""
    folder = tmp_path / "site"
    shutil.copytree(small_site.folder, folder)
    with served(folder) as home:
        yield Site(folder, home)


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A reader whose browser keeps the site, without leaving the first seconds to the reader."""
    context = browser.new_context(viewport=DESK, locale="fr-FR", reduced_motion="reduce")
    context.add_init_script(sooner(3000))
    yield context
    context.close()


@pytest.fixture
def learner(browser: Browser, site: Site) -> Iterator[ReferencePage]:
    with visits(browser, site, ReferencePage) as visit:
        yield visit("fr", viewport=DESK)


@pytest.fixture
def visit_lab(browser: Browser, site: Site) -> Iterator[Visit[EditorPage]]:
    """Opens the lab in contexts of its own."""

    def lab(context: BrowserContext, site: Site, language: str) -> EditorPage:
        return EditorPage(context, site, ".volto-lab", language)

    with visits(browser, site, lab) as visit:
        yield visit


@pytest.fixture
def lab(visit_lab: Visit[EditorPage]) -> EditorPage:
    """The lab in French at a desk."""
    return visit_lab("fr", viewport=DESK)


@pytest.fixture
def visit_trainer(browser: Browser, site: Site) -> Iterator[Visit[PuzzlePage]]:
    """Opens the trainer in contexts of its own."""
    with visits(browser, site, PuzzlePage) as visit:
        yield visit


@pytest.fixture
def visit_match(browser: Browser, site: Site) -> Iterator[Visit[MatchPage]]:
    """Opens the page on which one plays in contexts of its own."""
    with visits(browser, site, MatchPage) as visit:
        yield visit


@pytest.fixture
def match(visit_match: Visit[MatchPage]) -> MatchPage:
    """That page in French, before a game."""
    page = visit_match("fr")
    page.go()
    return page
