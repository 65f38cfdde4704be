"""Material's style sheet: what no page wears is not sent, and all else is."""

import re

import pytest

from tests.support.documents import read_page
from tests.support.site import Site
from volto_site.assets.material import (
    UNUSED_EXTENSIONS,
    UNUSED_PARTS,
    material_style,
    without_unused,
)
from volto_site.assets.styles import page_styles


@pytest.mark.parametrize(
    ("sheet", "kept"),
    [
        (".md-nav__item{color:red}.md-main{margin:0}", ".md-main{margin:0}"),
        (".md-main,.md-nav a,.md-grid{margin:0}", ".md-main,.md-grid{margin:0}"),
        ("@media print{.md-tabs{margin:0}}", ""),
        ("@keyframes in{to{margin:0}}", "@keyframes in{to{margin:0}}"),
        (".md-typeset a:not(.md-icon){margin:0}", ".md-typeset a:not(.md-icon){margin:0}"),
        (":is(.md-main,.md-grid) a{margin:0}", ":is(.md-main,.md-grid) a{margin:0}"),
        (".tabbed-set>input:nth-child(2)~a{margin:0}.md-grid>a{margin:0}", ".md-grid>a{margin:0}"),
        ("[dir=ltr] sup,[dir=rtl] sup{margin:0}", "[dir=ltr] sup{margin:0}"),
        ('.md-main{content:"}"}.md-nav{margin:0}', '.md-main{content:"}"}'),
    ],
)
def test_only_selectors_of_unused_parts_are_left_out(sheet: str, kept: str) -> None:
    assert without_unused(sheet) == kept


def test_the_text_keeps_its_style() -> None:
    style = material_style()
    for wanted in (".md-typeset table", ".md-typeset .admonition", ".md-main__inner", ".md-skip"):
        assert wanted in style


def test_no_page_wears_a_part_that_is_left_out(site: Site) -> None:
    unused = {f"md-{part}" for part in UNUSED_PARTS}
    worn = {
        name.partition("__")[0].partition("--")[0]
        for page in [*site.pages, site.folder / "404.html"]
        for _, attributes in read_page(page).elements
        for name in (attributes.get("class") or "").split()
    }
    assert worn & unused == set()


def test_no_page_wears_what_an_extension_that_is_left_out_makes(site: Site) -> None:
    wrong = {
        name
        for page in [*site.pages, site.folder / "404.html"]
        for _, attributes in read_page(page).elements
        for name in (attributes.get("class") or "").split()
        for extension in UNUSED_EXTENSIONS
        if name == extension or name.startswith(f"{extension}-")
    }
    assert wrong == set()


def test_no_selector_makes_a_browser_restyle_all_that_is_inside_of_an_element() -> None:
    """Whether there is any class changes with each, what comes after a child with each child."""
    style = "".join(sheet for _, sheet in page_styles())
    assert "[class]" not in style
    assert re.findall(r"[\w)] ?\+ ?\*", re.sub(r"\([^()]*\)", "()", style)) == []
