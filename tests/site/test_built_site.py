"""The built site: links, boards and what other machines read in its pages."""

from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit
from xml.etree import ElementTree as ET

import pytest

from tests.support.documents import read_page
from tests.support.puzzle_weight import kilobytes_a_puzzle
from tests.support.site import SITE_URL, Site
from volto_core.rules import Rule
from volto_core.teaching.cases import all_cases
from volto_core.text.notation import parse_position
from volto_site.content.forbidden_words import forbidden_words
from volto_site.content.parity import read_pages
from volto_site.languages import CODES, LANGUAGES, Language
from volto_site.measures.budgets import budgets
from volto_site.pages.addresses import alternates_of
from volto_site.places import DOCS
from volto_site.puzzles.collection import retired_puzzles
from volto_site.puzzles.tables import SHEET
from volto_site.strings import strings_of

ATTRIBUTES = {"href", "src", "data-pagefind"}
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"

# Where readers can write to the authors, if nobody names another address.
REPOSITORY = "https://volto.example/repository"


def address_of(site: Site, page: Path) -> str:
    """The address at which a page is served."""
    path = page.relative_to(site.folder).as_posix()
    return SITE_URL + (path.removesuffix("index.html"))


def file_of(site: Site, url: str) -> Path:
    """The file that is served at an address of the site."""
    path = site.folder / unquote(urlsplit(url).path).removeprefix(urlsplit(SITE_URL).path)
    return path / "index.html" if urlsplit(url).path.endswith("/") else path


def targets(site: Site, page: Path) -> list[str]:
    """The whole addresses of all that a page links to or loads, fragments of its own included."""
    found = []
    for tag, attributes in read_page(page).elements:
        if tag != "use":
            links = [attributes[name] for name in ATTRIBUTES & set(attributes)]
            found += [urljoin(address_of(site, page), link) for link in links]
    return found


def test_all_languages_have_the_same_pages(site: Site) -> None:
    pages = {page.relative_to(site.folder).as_posix() for page in site.pages}
    assert pages == {
        f"{language.prefix}{name}index.html" for language in LANGUAGES for name in site.names
    }
    assert {"", "rules/", "examples/", "faq/", "glossary/", "cases/", "matrix/"} <= set(site.names)


def test_no_link_is_broken(site: Site) -> None:
    broken = []
    for page in [*site.pages, site.folder / "404.html"]:
        for url in targets(site, page):
            if not url.startswith(SITE_URL):
                continue
            target = file_of(site, url)
            anchor = urlsplit(url).fragment
            if not target.is_file():
                broken.append(f"{page}: {url}")
            elif "=" in anchor:
                # A game in an address, which the page's script reads.
                assert target.parent.name in ("play", "lab"), url
            elif anchor and target.suffix == ".html" and anchor not in read_page(target).ids:
                broken.append(f"{page}: {url} (no such anchor)")
    assert broken == []


def test_only_licences_and_the_repository_lead_elsewhere(site: Site) -> None:
    outside = {
        url for page in site.pages for url in targets(site, page) if not url.startswith(SITE_URL)
    }
    assert REPOSITORY in outside
    outside.remove(REPOSITORY)
    assert {urlsplit(url).hostname for url in outside} <= {"creativecommons.org"}


def test_nothing_is_loaded_from_another_host(site: Site) -> None:
    for page in site.pages:
        for tag, attributes in read_page(page).elements:
            loaded = attributes.get("src", "") if tag != "a" else ""
            if tag == "link" and attributes["rel"] in ("stylesheet", "preload", "icon"):
                loaded = attributes["href"]
            assert "//" not in loaded, page


def test_no_id_is_there_twice(site: Site) -> None:
    for page in site.pages:
        twice = [name for name, count in read_page(page).ids.items() if count > 1]
        assert not twice, page


def test_what_drawings_refer_to_is_in_their_page_or_in_the_sheet_beside_it(site: Site) -> None:
    for page in site.pages:
        document = read_page(page)
        references = [use["href"].partition("#") for use in document.all("use")]
        is_puzzle = page.parent.parent.name == "puzzles"
        sheets = {sheet for sheet, _, _ in references}
        assert sheets <= ({f"../{SHEET}"} if is_puzzle else {""}), page
        known = read_page(page.parent.parent / SHEET).ids if is_puzzle else document.ids
        assert {name for _, _, name in references} <= set(known), page


@pytest.mark.parametrize("language", CODES)
def test_every_fence_of_the_sources_is_a_board(site: Site, language: str) -> None:
    prefix = "" if language == "fr" else f"{language}/"
    for name, source in read_pages(DOCS, language).items():
        folder = "" if name == "index.md" else f"{name.removesuffix('.md')}/"
        page = read_page(site.folder / prefix / folder / "index.html")
        assert page.tags["volto-board"] == len(source.boards), name
        # The script of the puzzles' page draws small boards from the same definitions.
        is_drawn = bool(source.boards) or name == "puzzles.md"
        assert len(page.all("svg", **{"class": "volto-definitions"})) == is_drawn


def test_every_board_is_static_readable_and_described(site: Site) -> None:
    for page in site.pages:
        document = read_page(page)
        boards = document.all("volto-board")
        drawings = document.all("svg", **{"class": "volto"})
        assert len(boards) == len(drawings)
        for board, drawing in zip(boards, drawings, strict=True):
            assert board["data-status"] == "static"
            parse_position(board["data-position"])
            assert drawing["aria-labelledby"] in document.ids


def test_every_case_has_its_anchor(site: Site) -> None:
    for language in LANGUAGES:
        page = read_page(site.folder / language.prefix / "cases" / "index.html")
        assert {case.id for case in all_cases()} <= set(page.ids)


def test_every_rule_and_example_has_its_anchor(site: Site) -> None:
    for language in LANGUAGES:
        rules = read_page(site.folder / language.prefix / "rules" / "index.html")
        assert {rule.anchor for rule in Rule} <= set(rules.ids)
        examples = read_page(site.folder / language.prefix / "examples" / "index.html")
        assert {"s1", "s2", "e1", "e2", "e3", "e4", "e5"} <= set(examples.ids)


def test_each_page_names_itself_and_its_alternates(site: Site) -> None:
    for name in site.names:
        expected = {each.language.code: each.url for each in alternates_of(SITE_URL, name)}
        expected["x-default"] = SITE_URL + name
        for language in LANGUAGES:
            page = read_page(site.folder / language.prefix / name / "index.html")
            (canonical,) = page.all("link", rel="canonical")
            assert canonical["href"] == expected[language.code]
            alternates = page.all("link", rel="alternate")
            assert {each["hreflang"]: each["href"] for each in alternates} == expected


def test_each_page_is_in_its_language(site: Site) -> None:
    for language in LANGUAGES:
        for name in site.names:
            page = read_page(site.folder / language.prefix / name / "index.html")
            assert page.all("html")[0]["lang"] == language.code


def test_each_page_has_a_description_and_a_preview(site: Site) -> None:
    for page in site.pages:
        document = read_page(page)
        (description,) = document.all("meta", name="description")
        assert 40 <= len(description["content"]) <= 155, page
        (image,) = document.all("meta", property="og:image")
        picture = file_of(site, image["content"]).read_bytes()
        assert picture.startswith(b"\x89PNG")
        size = [int.from_bytes(picture[start : start + 4], "big") for start in (16, 20)]
        assert size == [1200, 630]
        assert document.all("meta", property="og:title")[0]["content"]


def test_the_sitemap_lists_every_page_with_its_alternates(site: Site) -> None:
    (path,) = site.folder.rglob("sitemap*")
    entries = ET.parse(path).getroot().findall(f"{SITEMAP}url")
    listed = {
        entry.findtext(f"{SITEMAP}loc"): {
            link.get("hreflang"): link.get("href") for link in entry.findall(f"{XHTML}link")
        }
        for entry in entries
    }
    gone = {each.id for each in retired_puzzles()}
    pages = (page for page in site.folder.rglob("index.html") if page.parent.name not in gone)
    assert set(listed) == {address_of(site, page) for page in pages}
    for name in site.names:
        is_puzzle = name.startswith("puzzles/") and name != "puzzles/"
        for each in alternates_of(SITE_URL, name):
            # The heads of the pages of puzzles, thousands, name the languages, and no list again.
            if is_puzzle:
                assert listed[each.url] == {}
                continue
            assert listed[each.url]["en"] == f"{SITE_URL}en/{name}"
            assert listed[each.url]["x-default"] == SITE_URL + name


def test_the_page_of_errors_speaks_all_languages_and_leads_home(site: Site) -> None:
    page = read_page(site.folder / "404.html")
    assert {found["lang"] for found in page.all("section") if "lang" in found} == set(CODES)
    links = {link["href"] for link in page.all("a")}
    # Shown at any depth, so its links cannot be relative.
    homes = {urljoin(f"{SITE_URL}any/depth/", link) for link in links}
    assert {SITE_URL + language.prefix for language in LANGUAGES} <= homes
    assert page.all("meta", name="robots", content="noindex")
    assert not page.all("link", rel="canonical")
    loaded = [each["href"] for each in page.all("link", rel="stylesheet")]
    assert all(urljoin(f"{SITE_URL}a/b/", each).startswith(f"{SITE_URL}assets/") for each in loaded)


def test_there_is_one_page_of_errors(site: Site) -> None:
    assert list(site.folder.rglob("404.html")) == [site.folder / "404.html"]


@pytest.mark.parametrize("language", CODES)
def test_no_forbidden_word_is_on_a_page(site: Site, language: str) -> None:
    """Words of the theme included: Material's Portuguese is Brazilian in places."""
    folder = site.folder / ("" if language == "fr" else language)
    for name in ("about", "aid", "cases", "faq", "rules", "examples"):
        text = " ".join(read_page(folder / name / "index.html").words)
        for word in forbidden_words()[language]:
            assert not word.pattern.findall(text), (name, word.why)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_the_way_home_is_named_in_the_language_of_the_page(site: Site, language: Language) -> None:
    words = read_page(site.folder / language.prefix / "rules" / "index.html").words
    assert strings_of(language.code).t("nav-home") in words
    assert "home" not in words


def test_a_puzzle_keeps_to_what_it_may_add_to_the_site(site: Site) -> None:
    assert budgets()["puzzle-bytes"].is_met(kilobytes_a_puzzle(site.folder))
