"""What pages refuse to run and to load, whoever asks: text, addresses, what is stored."""

import json
import re
from itertools import cycle

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.support.engine import SAVING
from tests.support.pages.board import placed, play, said, tool
from tests.support.pages.reference import FULL
from tests.support.site import Site

pytestmark = pytest.mark.browser

HOSTILE = (
    "<img src=x onerror='window.harmed = true'>",
    "javascript:window.harmed=true",
    "\x00\x1b\u202e\ud83d\ude00",
    '{"__proto__": {"harmed": true}}',
    "null",
    "x" * 1_000_000,
)
# A soldier that captures a lady leaves with her.
CAPTURED = re.compile("^xxxxx/xx(Sxx/5/5/5/LN1NL/AACAN 2 00|1xx/5/5/5/LN1NL/AACAN 2 01)$")
# Written anew before every page, as if another page of the same host had done it.
STORE = "text => { for (const name of %s) localStorage.setItem(`volto.${name}`, text); }"
NAMES = ["scheme", "suggestion", "offline", "__proto__"]
# The pages that remember what a reader has done, and what shows that one can be used.
KEEPERS = {
    "lab/": (".volto-lab[data-ready]", "lab"),
    "examples/": (".volto-setup[data-ready]", "setups"),
    "puzzles/": (".volto-doors", "puzzles"),
    "learn/": (".volto-course[data-ready]", "course"),
}


class Watched:
    """A page that writes down what it was refused, and everyone it asked."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.refused: list[str] = []
        self.asked: list[str] = []
        self.page.on("console", lambda message: self._said(message.type, message.text))
        self.page.on("pageerror", lambda error: self._said("error", str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))

    def _said(self, kind: str, text: str) -> None:
        if kind == "error":
            self.refused.append(text)


def test_the_engine_takes_over_and_reading_playing_and_searching_stay_within_policy_and_site(
    site: Site, reader: BrowserContext
) -> None:
    watched = Watched(reader)
    page = watched.page
    page.goto(f"{site.home}rules/")
    board = page.locator("volto-board").first
    expect(board).to_have_attribute("data-status", "ready")
    assert not [url for url in watched.asked if "/engine/" in url]
    play(board, "c2c6")
    expect(said(board)).to_contain_text("capturé", timeout=60_000)
    expect(board).to_have_attribute("data-position", CAPTURED)
    expect(board).to_have_attribute("data-status", "ready")
    tool(board, "undo").click()
    placed(board, FULL)
    page.locator("#volto-search-button").click()
    page.keyboard.type("dame")
    expect(page.locator(".volto-search__result mark").first).to_be_visible()
    assert watched.refused == []
    assert [url for url in watched.asked if not url.startswith(site.home)] == []


ATTEMPTS = [
    "eval('window.harmed = true')",
    "new Function('window.harmed = true')()",
    "setTimeout('window.harmed = true')",
    "document.body.innerHTML = '<img src=x onerror=\"window.harmed = true\">'",
    "document.body.insertAdjacentHTML('beforeend', '<b style=\"color: red\">x</b>')",
    "document.body.innerHTML = '<svg><use href=\"https://volto.example/x.svg#y\"/></svg>'",
    "document.body.innerHTML = '<svg><script>window.harmed = true</script></svg>'",
    "new Worker('https://volto.example/worker.js')",
    "new Worker('data:text/javascript,postMessage(1)')",
    "new Worker('/elsewhere/worker.js')",
    "navigator.serviceWorker.register('/volto/assets/volto/js/site.js')",
]


# How many references of a drawing come in as markup.
DRAWING = """() => {
  const place = document.createElement("div");
  place.innerHTML = '<svg viewBox="0 0 9 9"><g><use href="#volto-mat" x="5"/></g></svg>';
  return place.querySelectorAll("svg use").length;
}"""


def test_a_page_lets_drawings_in_and_refuses_what_is_no_part_of_it(
    site: Site, browser: Browser
) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(site.home)
    expect(page.locator("html")).to_have_class("js")
    assert page.evaluate(DRAWING) == 1
    for attempt in ATTEMPTS:
        # In a task of the page: what a test evaluates itself stands above the policy.
        outcome = page.evaluate(
            f"""() => new Promise((resolve) => setTimeout(async () => {{
              try {{
                await ({attempt});
                resolve("done");
              }} catch (error) {{
                resolve(error.name);
              }}
            }}))"""
        )
        assert outcome in ("EvalError", "TypeError", "SecurityError"), attempt
        assert page.evaluate("window.harmed") is None, attempt
    context.close()


def test_a_script_or_a_style_written_into_a_page_does_nothing(
    site: Site, reader: BrowserContext
) -> None:
    def with_intruders(text: str) -> str:
        intruders = (
            "<script>window.harmed = 1</script><style>h1 { display: none }</style>"
            "<h2 id=intruder style='display: none' onclick='window.harmed = 1'>…</h2>"
            "<base href='https://volto.example/'>"
        )
        return text.replace("</h1>", f"</h1>{intruders}", 1)

    page = reader.new_page()
    page.route(
        f"{site.home}faq/",
        lambda route: route.fulfill(
            content_type="text/html; charset=utf-8", body=with_intruders(route.fetch().text())
        ),
    )
    page.goto(f"{site.home}faq/")
    expect(page.locator("h1")).to_be_visible()
    page.locator("#intruder").click()
    assert page.evaluate("window.harmed") is None
    assert page.evaluate("document.baseURI") == f"{site.home}faq/"


def test_whatever_is_stored_a_page_is_read_and_played(site: Site, reader: BrowserContext) -> None:
    watched = Watched(reader)
    page = watched.page
    page.goto(f"{site.home}faq/")
    for text in HOSTILE:
        page.evaluate(STORE % json.dumps(NAMES), text)
        page.goto(f"{site.home}faq/")
        expect(page.locator("article h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-md-color-scheme", "default")
        board = page.locator("volto-board").first
        expect(board).to_have_attribute("data-status", "ready")
        page.locator(".volto-to-dark").click()
        expect(page.locator("html")).to_have_attribute("data-md-color-scheme", "slate")
        assert page.evaluate("window.harmed ?? ({}).harmed") is None, text[:80]
        assert watched.refused == [], text[:80]


def test_whatever_is_stored_of_what_a_reader_did_the_page_can_be_used_and_no_host_is_told_of_it(
    site: Site, reader: BrowserContext
) -> None:
    text = HOSTILE[0]
    reader.add_init_script(SAVING)
    watched = Watched(reader)
    page = watched.page
    page.goto(f"{site.home}about/")
    assert page.evaluate("document.querySelector('meta[name=referrer]').content") == "same-origin"
    for address, (sign, name) in KEEPERS.items():
        page.evaluate(STORE % json.dumps([name, "suspects"]), text)
        page.evaluate("text => sessionStorage.setItem('volto.run', text)", text)
        page.goto(f"{site.home}{address}?theme={text[:50]}#position={text[:50]}&viewer=__proto__")
        page.locator(sign.partition("[")[0]).scroll_into_view_if_needed()
        expect(page.locator(sign)).to_be_visible()
        assert page.evaluate("window.harmed ?? ({}).harmed") is None
        # Set aside or left alone, but not thrown away.
        assert page.evaluate("text => Object.values(localStorage).includes(text)", text)
    assert watched.refused == []


def test_whatever_the_fragment_says_a_page_is_read(site: Site, reader: BrowserContext) -> None:
    watched = Watched(reader)
    page = watched.page
    page.goto(f"{site.home}faq/")
    languages = cycle(("en", "fr"))
    for fragment in ("%", "%E0%A4%A", "<b onclick=x>", "'\"`${1}", "__proto__"):
        # It is met on a page that is open, and taken along to one that opens with it.
        page.evaluate("fragment => { location.hash = fragment; }", fragment)
        language, met = next(languages), page.evaluate("location.hash")
        page.locator(".volto-languages summary").click()
        page.locator(f".volto-languages a[hreflang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("volto-board").first).to_have_attribute("data-status", "ready")
        assert page.evaluate("location.hash") == met != ""
        assert watched.refused == [], fragment
