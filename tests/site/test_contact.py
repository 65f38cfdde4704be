"""Readers find where to write to the authors, in every language."""

import pytest

from tests.support.documents import read_page
from tests.support.site import Site
from volto_site.languages import CODES, language_of
from volto_site.pages.contact import MARK, PAGE, with_repository
from volto_site.places import DOCS


def test_the_mark_becomes_a_link_that_shows_its_address() -> None:
    text = with_repository(f"Write here: {MARK}.", "https://host.example/owner/name/")
    assert text == "Write here: [`host.example/owner/name`](https://host.example/owner/name/)."


@pytest.mark.parametrize("language", CODES)
def test_the_page_has_the_mark_once(language: str) -> None:
    assert (DOCS / language / PAGE).read_text("utf-8").count(MARK) == 1


@pytest.mark.parametrize("language", CODES)
def test_the_built_page_links_to_the_repository(site: Site, language: str) -> None:
    page = read_page(site.folder / language_of(language).prefix / "about" / "index.html")
    assert [link for link in page.all("a") if link["href"].endswith("/repository")]
