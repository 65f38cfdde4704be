"""The styles of the pages: every sheet is joined once, and what is styled is set."""

import re
from pathlib import Path
from typing import NamedTuple, Self

import pytest

from tests.support.site import Site
from volto_site.assets.styles import LATER, LISTS, imported_sheets, later_styles, page_styles
from volto_site.places import DOCS, PACKAGE, ROOT, WEB

SOURCES = {".html", ".js", ".md", ".py"}
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_DECLARATIONS = re.compile(r"\{[^{}]*\}")
_STYLED = re.compile(r"\.((?:volto|is)-[\w-]+)")
# Behind a point a class is looked for, but in the braces of a Markdown text; elsewhere it is set.
_SET = re.compile(r"(?:(?<![.\w-])|(?<=\{ \.)|(?<=\{: \.))(?:volto|is)-[\w-]+")
# A block with a modifier that is joined later, and a modifier with such a block.
_JOINED_BLOCK = re.compile(r"(volto-[\w-]+--)\$?\{")
_JOINED_MODIFIER = re.compile(r"\}(--[a-z]+)")
# A block of styles for who has a pointer, with the rules in it.
_FOR_POINTERS = re.compile(r"@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_BUTTON = re.compile(r"(?m)^.*(?:action|icon|button|masks|kind|mark|moment__name)\b.*:hover.*$")
_WORN = re.compile(r'class="([^"]*)"')
_WORD = re.compile(r'"([a-z]+)"')


def styled(sheet: str) -> set[str]:
    """The classes in the selectors of a style sheet."""
    return set(_STYLED.findall(_DECLARATIONS.sub("{}", _COMMENT.sub("", sheet))))


def sources() -> str:
    """All that writes pages: templates, texts, scripts and the packages."""
    folders = (DOCS, PACKAGE, ROOT / "volto_core")
    paths = sorted(path for folder in folders for path in folder.rglob("*"))
    return "\n".join(path.read_text("utf-8") for path in paths if _is_source(path))


def _is_source(path: Path) -> bool:
    return path.suffix in SOURCES and not path.name.endswith(".test.js")


class Classes(NamedTuple):
    """The classes that a source sets."""

    whole: frozenset[str]
    blocks: frozenset[str]
    modifiers: frozenset[str]
    words: frozenset[str]

    @classmethod
    def of(cls, source: str) -> Self:
        patterns = (_SET, _JOINED_BLOCK, _JOINED_MODIFIER, _WORD)
        return cls(*(frozenset(pattern.findall(source)) for pattern in patterns))

    def has(self, name: str) -> bool:
        """Whether a class is written whole, or joined from a block and a modifier."""
        block, dashes, modifier = name.partition("--")
        if name in self.whole or dashes + modifier in self.modifiers:
            return True
        return block + dashes in self.blocks and modifier in self.words


def test_every_sheet_is_imported_once_or_loaded_later() -> None:
    sheets = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.css")}
    assert sorted((*imported_sheets(), *LATER)) == sorted(sheets - {*LISTS})


def test_what_is_only_read_wears_nothing_that_is_styled_where_one_plays(site: Site) -> None:
    everywhere, hands_on = (styled(sheet) for _, sheet in page_styles())
    pages = {page: page.read_text("utf-8") for page in site.pages}
    reading = {page: text for page, text in pages.items() if "css/hands-on.css" not in text}
    assert 0 < len(reading) < len(pages)
    wrong = {
        f"{page.relative_to(site.folder)}: {name}"
        for page, text in reading.items()
        for names in _WORN.findall(text)
        for name in names.split()
        if name in hands_on - everywhere
    }
    assert wrong == set()


def test_a_sheet_that_is_loaded_later_is_asked_for_and_has_its_layer() -> None:
    scripts = "".join(path.read_text("utf-8") for path in WEB.rglob("*.js"))
    for name, sheet in later_styles():
        assert f'loadStyle("{name.removesuffix(".css")}")' in scripts
        assert sheet.startswith("@layer parts {")


def test_every_class_that_is_styled_is_set_somewhere() -> None:
    classes = Classes.of(sources())
    wrong = [
        f"{path.relative_to(WEB).as_posix()}: {name}"
        for path in sorted(WEB.rglob("*.css"))
        for name in sorted(styled(path.read_text("utf-8")))
        if not classes.has(name)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("volto-ghost", 'list.add("volto-ghost")'),
        ("volto-enter", "[Learn](learn.md){ .volto-enter }"),
        ("volto-bar--odds", 'f"volto-bar volto-bar--{aim}" "odds"'),
        ("volto-step--first", 'f"{name} {name}--first"'),
    ],
)
def test_a_class_is_set_whole_or_joined(name: str, source: str) -> None:
    assert Classes.of(source).has(name)


def test_a_class_that_is_only_looked_for_or_without_its_modifier_is_found() -> None:
    classes = Classes.of('find(".volto-held"); part("volto-ghosts", `volto-bar--${kind}`)')
    assert not any(map(classes.has, ("volto-held", "volto-ghost", "volto-bar--odds")))


def test_layers_and_not_force_decide_between_sheets() -> None:
    """Every sheet has a layer that the list orders, so none needs `!important`."""
    listed = (WEB / "site.css").read_text("utf-8")
    ordered = re.findall(r"\w+", re.findall(r"@layer (.+);", listed)[0])
    assert set(re.findall(r"layer\((\w+)\)", listed)) <= set(ordered)
    assert [path.name for path in WEB.rglob("*.css") if "!important" in path.read_text()] == []


def test_the_style_has_material_as_its_weakest_layer() -> None:
    style = dict(page_styles())["site.css"]
    first = style.index("@layer theme {")
    assert style.index(".md-typeset") > first
    assert style.index("@layer frame {") > style.index(".md-main__inner")
    assert style.startswith("@layer theme, ")


def test_no_button_looks_pointed_at_after_a_touch() -> None:
    for path in WEB.rglob("*.css"):
        rest = _FOR_POINTERS.sub("", _COMMENT.sub("", path.read_text("utf-8")))
        assert _BUTTON.findall(rest) == [], path.name
