"""The page of the aid on paper: what it promises, one sheet of A4 that can be filled in."""

import re
from io import BytesIO

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from tests.support.combinations import sampled
from tests.support.site import Site
from volto_core.pieces import KINDS, MASKS_PER_PLAYER
from volto_site.languages import CODES, language_of
from volto_site.strings import strings_of

pytestmark = pytest.mark.browser

A4 = (595, 842)
# What a teacher's printer takes where nobody has chosen anything.
LETTER = (612, 792)


# The longest texts are Dutch, the shortest English.
@pytest.mark.parametrize("language", sampled(CODES, "fr", "nl"))
def test_the_page_of_the_aid_is_printed_on_one_sheet(
    language: str, site: Site, browser: Browser
) -> None:
    page = browser.new_page(locale=language_of(language).locale)
    page.goto(f"{site.home}{language_of(language).prefix}aid/")
    expect(page.locator(".volto-sheet")).to_be_hidden()
    screen = page.locator(".volto-screen")
    unprinted = [_letters(text) for text in screen.all_inner_texts()]
    assert len(unprinted) == 2
    for size, text in ((A4, printed(page, A4)), (LETTER, printed(page, LETTER))):
        assert [sentence for sentence in unprinted if sentence in _letters(text)] == [], size
        has_the_sheet(text, language)
    page.close()


def printed(page: Page, size: tuple[int, int]) -> str:
    """The text of what is printed, which is one page."""
    pdf = page.pdf(prefer_css_page_size=size == A4)
    (sheet,) = PdfReader(BytesIO(pdf)).pages
    assert (round(sheet.mediabox.width), round(sheet.mediabox.height)) == size
    return sheet.extract_text()


def has_the_sheet(text: str, language: str) -> None:
    """Expect a row for each mask of the opponent, below its heads."""
    strings = strings_of(language)
    plan = _letters(strings.t("aid-deduction-plan"))
    _, found, sheet = _letters(text).partition(plan)
    assert found
    for kind in KINDS:
        assert _letters(strings.t(f"aid-{kind.name.lower()}")) in sheet
    # The rows of the board have numbers too.
    numbers = re.findall(r"(?m)^\s*(\d+)\s*$", text)
    rows = [str(number) for number in range(1, MASKS_PER_PLAYER + 1)]
    assert " ".join(rows) in " ".join(numbers)


def _letters(text: str) -> str:
    """The text without what a line of paper changes."""
    return "".join(sign for sign in text if sign.isalnum())
