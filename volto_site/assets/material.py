"""Material's style sheet without the parts that no page of the site has."""

import re
from collections.abc import Iterator
from importlib.resources import files

# Material draws these; the site has its own in their place, or none.
UNUSED_PARTS = (
    *("annotation", "author", "banner", "button", "clipboard", "consent", "copyright", "draft"),
    *("ellipsis", "feedback", "footer", "header", "icon", "input", "logo", "meta", "nav", "option"),
    *("pagination", "path", "pin", "post", "profile", "progress", "search", "select", "sidebar"),
    *("social", "source", "status", "tabs", "tag", "tags", "tooltip", "tooltip2", "top", "version"),
)
# What Markdown extensions that the site does without would make. A browser would try their many
# `:nth-child` on every element, and restyle a whole drawing wherever one mark comes into it.
UNUSED_EXTENSIONS = (
    *("arithmatex", "card", "cards", "critic", "emojione", "footnote", "gemoji", "giscus", "grid"),
    *("highlighttable", "katex", "key", "keys", "linenodiv", "linenos", "mermaid", "tabbed"),
    *("task-list", "twemoji"),
)
_STYLESHEETS = files("material") / "templates" / "assets" / "stylesheets"
_MAIN = re.compile(r"main\.\w+\.min\.css")
_CHARSET = '@charset "UTF-8";'
_SOURCE_MAP = re.compile(r"/\*# sourceMappingURL=.*?\*/")
# Rules inside these are rules as any other.
_CONDITIONAL = ("@media", "@supports")
_UNUSED = re.compile(
    rf"\.(?:md-(?:{'|'.join(UNUSED_PARTS)})|{'|'.join(UNUSED_EXTENSIONS)})(?![a-z0-9])"
    # All four languages are written from left to right.
    r"|\[dir=rtl\]"
)
# Selectors that make a browser restyle all that is inside of an element, whenever a class of it
# changes or a child comes, and narrower ones that mean the same on this site.
_NARROWED = {
    # Only the tables that scripts make have a class.
    ":not([class])": ":not(.volto-plain)",
    "+*": "+:is(div,h2,h3,p,table)",
}
# A part that is excluded may be missing.
_EXCLUSION = re.compile(r":not\([^()]*\)")
_COMMA = re.compile(r",(?![^()\[\]]*[)\]])")


def material_style() -> str:
    """Material's main style sheet, whose name has a digest, without what nothing wears."""
    (path,) = (path for path in _STYLESHEETS.iterdir() if _MAIN.fullmatch(path.name))
    text = path.read_text("utf-8").removeprefix(_CHARSET)
    style = without_unused(_SOURCE_MAP.sub("", text))
    for wide, narrow in _NARROWED.items():
        style = style.replace(wide, narrow)
    return style


def without_unused(sheet: str) -> str:
    """A minified sheet without the selectors of unused parts, and without the rules left empty."""
    return "".join(_kept(prelude, block) for prelude, block in _rules(sheet))


def _kept(prelude: str, block: str) -> str:
    if prelude.startswith(_CONDITIONAL):
        inside = without_unused(block)
        return f"{prelude}{{{inside}}}" if inside else ""
    if prelude.startswith("@"):
        return f"{prelude}{{{block}}}"
    selectors = [each for each in _COMMA.split(prelude) if not _is_unused(each)]
    return f"{','.join(selectors)}{{{block}}}" if selectors else ""


def _is_unused(selector: str) -> bool:
    return _UNUSED.search(_EXCLUSION.sub("", selector)) is not None


def _rules(sheet: str) -> Iterator[tuple[str, str]]:
    """What stands before each block of the outermost level, and what is inside it."""
    start = 0
    while (opening := sheet.find("{", start)) >= 0:
        end = _end_of_block(sheet, opening)
        yield sheet[start:opening].strip(), sheet[opening + 1 : end]
        start = end + 1


def _end_of_block(sheet: str, opening: int) -> int:
    """The place of the brace that closes a block; those in strings do not count."""
    depth, quote = 0, ""
    for place in range(opening, len(sheet)):
        character = sheet[place]
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        else:
            depth += (character == "{") - (character == "}")
            if not depth:
                return place
    raise ValueError(f"no end of the block: {sheet[opening : opening + 40]}")
