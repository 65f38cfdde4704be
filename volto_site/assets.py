"""Every file of the site that is no page, by its address below the root of the site."""

import hashlib
from collections.abc import Iterator
from functools import cache

from volto_core.svg import emblem_svg, stylesheet
from volto_site.aid import aid_pdf
from volto_site.engine import FOLDER as ENGINE
from volto_site.engine import engine_files
from volto_site.languages import CODES
from volto_site.page_strings import page_strings
from volto_site.pictures import icon_png, preview_png
from volto_site.places import NODE_MODULES, WEB
from volto_site.stock import boards_json
from volto_site.strings import strings_of

FOLDER = "assets/volto"
# Latin, with the few letters of names beyond it; italics in the one weight that is used.
FONTS = (
    *(
        f"@fontsource-variable/{family}/files/{family}-{script}-wght-normal.woff2"
        for family in ("cormorant-garamond", "source-sans-3")
        for script in ("latin", "latin-ext")
    ),
    "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2",
    "@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff2",
)
# What reads the messages in the page.
FLUENT = NODE_MODULES / "@fluent" / "bundle" / "esm"
# Styles in their order; others follow by name.
STYLES = ("fonts", "tokens", "text", "page", "board")
ICON_SIZES = {"favicon.png": 48, "touch-icon.png": 180}


@cache
def assets() -> dict[str, bytes]:
    """What the pages load or link to, made once for all languages."""
    return dict(_made()) | dict(_copied())


def preview_address(language: str) -> str:
    """Where the social preview of a language lies."""
    return f"{FOLDER}/preview-{language}.png"


def aid_address(language: str) -> str:
    """Where the aid to print lies."""
    return f"assets/aid/volto-{language}.pdf"


def stamped(address: str) -> str:
    """The address with a mark of its content, so that a browser never shows an old file."""
    content = assets().get(address)
    if content is None:
        return address
    return f"{address}?{hashlib.sha256(content).hexdigest()[:8]}"


def _made() -> Iterator[tuple[str, bytes]]:
    yield f"{FOLDER}/css/site.css", _style().encode()
    yield f"{FOLDER}/favicon.svg", emblem_svg(title="VOLTO").encode()
    for name, size in ICON_SIZES.items():
        yield f"{FOLDER}/{name}", icon_png(size)
    yield f"{FOLDER}/boards.json", boards_json()
    for language in CODES:
        yield f"{FOLDER}/strings/{language}.ftl", page_strings(language).encode()
        yield preview_address(language), preview_png(language)
        words = strings_of(language).starting_with("aid-")
        yield aid_address(language), aid_pdf(language, words)


def _style() -> str:
    """The style of the drawings and of the pages: one file, as a page waits for each."""
    paths = sorted((WEB / "css").glob("*.css"), key=lambda path: _place(path.stem))
    return "\n".join((stylesheet(), *(path.read_text("utf-8") for path in paths)))


def _place(name: str) -> tuple[int, str]:
    return (STYLES.index(name) if name in STYLES else len(STYLES), name)


def _copied() -> Iterator[tuple[str, bytes]]:
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and path.suffix != ".css":
            yield f"{FOLDER}/{path.relative_to(WEB).as_posix()}", path.read_bytes()
    for path in sorted(FLUENT.glob("*.js")):
        yield f"{FOLDER}/fluent/{path.name}", path.read_bytes()
    for name, content in engine_files().items():
        yield f"{ENGINE}/{name}", content
    for font in FONTS:
        path = NODE_MODULES / font
        if path.is_file():
            yield f"{FOLDER}/fonts/{path.name}", path.read_bytes()
