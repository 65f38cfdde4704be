"""Material's style sheet: what no page wears is not sent, and all else is."""

import pytest

from tests.support.documents import read_page
from tests.support.site import Site
from volto_site.assets.material import UNUSED_PARTS, material_style, without_unused


@pytest.mark.parametrize(
    ("sheet", "kept"),
    [
        (".md-nav__item{color:red}.md-main{margin:0}", ".md-main{margin:0}"),
        (".md-main,.md-nav a,.md-grid{margin:0}", ".md-main,.md-grid{margin:0}"),
        ("@media print{.md-tabs{margin:0}}", ""),
        ("@keyframes in{to{margin:0}}", "@keyframes in{to{margin:0}}"),
        (".md-typeset a:not(.md-icon){margin:0}", ".md-typeset a:not(.md-icon){margin:0}"),
        (":is(.md-main,.md-grid) a{margin:0}", ":is(.md-main,.md-grid) a{margin:0}"),
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
