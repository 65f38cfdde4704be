"""The base of the page objects: a page of the site, with the core in place of the engine."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page

from tests.support.fake_engine import FakeEngine
from tests.support.pages import board
from tests.support.pages.hand import hit
from tests.support.seats import FORGET, QUIET, seats_of
from tests.support.site import Site
from volto_site.languages import language_of
from volto_site.strings import strings_of

# The core answers no request of this kind before it is released.
HOLD = """what => {
  const [ask, held] = [window.askVolto, Promise.withResolvers()];
  window.release = held.resolve;
  window.askVolto = async (request) => {
    await (request.do === what && held.promise);
    return ask(request);
  };
}"""


class SitePage:
    """A page of the site in a language, and the errors of its scripts."""

    def __init__(
        self,
        context: BrowserContext,
        site: Site,
        language: str = "fr",
        *,
        beside: "SitePage | None" = None,
        has_real_engine: bool = False,
    ) -> None:
        # Two tabs of one context share what stands in for the engine.
        self.engine: FakeEngine = beside.engine if beside else FakeEngine(site.folder)
        if not beside and not has_real_engine:
            self.engine.serve(context)
        self.site = site
        self.speak(language)
        self.problems: list[str] = []
        self.page = self._left_page(context) or self.new_page(context)

    def _left_page(self, context: BrowserContext) -> Page | None:
        """The tab that an earlier test has left."""
        page = next((page for page in context.pages if page.url.endswith(QUIET)), None)
        if page:
            page.on("pageerror", self._note)
        return page

    def new_page(self, context: BrowserContext) -> Page:
        """Another tab, whose errors are collected as well."""
        beside = context.pages
        page = context.new_page()
        if beside and beside[0].viewport_size:
            # The context may be one of another size, taken over from an earlier test.
            page.set_viewport_size(beside[0].viewport_size)
        page.on("pageerror", self._note)
        return page

    def _note(self, error: Error) -> None:
        self.problems.append(str(error))

    def leave(self) -> None:
        """Collect no more errors of a page that others use from now on."""
        with suppress(KeyError):
            self.page.remove_listener("pageerror", self._note)

    def forget(self) -> None:
        """Leave the page for what is as good as another browser, which has kept nothing yet."""
        self.page.goto(self.site.home + QUIET)
        self.page.evaluate(FORGET)
        self.engine.vault.clear()

    def speak(self, language: str) -> None:
        """Use the addresses and messages of a language from now on."""
        self.home = self.site.home + language_of(language).prefix
        self.strings = strings_of(language)

    def t(self, name: str, /, **values: str | int) -> str:
        """A message of the page's language."""
        return self.strings.t(name, **values)

    def hold(self, what: str) -> None:
        """Let requests of this kind wait for their answers."""
        self.page.evaluate(HOLD, what)

    def release(self) -> None:
        """Let them be answered."""
        self.page.evaluate("release()")

    @property
    def board(self) -> Locator:
        """The board of the page."""
        return self.page.locator("volto-board")

    def square(self, name: str) -> Locator:
        """A square of the board."""
        return board.square(self.board, name)

    def hit(self, *squares: str) -> None:
        """Click squares of the board, one after the other."""
        for name in squares:
            hit(self.square(name))

    def action(self, name: str) -> Locator:
        """A button of the page."""
        return self.page.locator(f"[data-action={name}]")

    def stands(self, status: str) -> None:
        """Expect this status of the board."""
        board.stands(self.board, status)

    def placed(self, position: str) -> None:
        """Expect this position on the board."""
        board.placed(self.board, position)


P = TypeVar("P", bound=SitePage)
Visit = Callable[..., P]


@contextmanager
def visits(browser: Browser, site: Site, page_object: Callable[..., P]) -> Iterator[Visit[P]]:
    """Open page objects, each in a context for itself, and expect no error on any of them."""
    opened: list[tuple[P, dict[str, Any]]] = []
    seats, purpose = seats_of(browser), page_object.__qualname__

    def visit(language: str = "fr", *details: object, **options: Any) -> P:
        options |= {"locale": language, "reduced_motion": "reduce"}
        context = seats.take(purpose, **options)
        opened.append((page_object(context, site, language, *details), options))
        return opened[-1][0]

    yield visit
    for each, options in opened:
        assert each.problems == []
        each.leave()
        seats.leave(each.page.context, site.home, purpose, **options)
