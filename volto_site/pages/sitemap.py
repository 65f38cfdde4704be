"""The sitemap: every page with its addresses in the other languages.

Of the pages of puzzles, thousands, it has the addresses alone: their heads name the languages.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import quoteattr

from volto_site.languages import LANGUAGES
from volto_site.pages.addresses import Alternate, alternates_of, default_of, files_in

_OPENING = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
)
_PUZZLE = re.compile(r"puzzles/[^/]+/")


def pages_in(site: Path) -> list[str]:
    """The pages of a built site, such as `rules/`, each once for all languages."""
    others = {language.prefix.rstrip("/") for language in LANGUAGES if language.prefix}
    pages = (address for address in files_in(site) if f"/{address}".endswith("/index.html"))
    return sorted(
        address.removesuffix("index.html")
        for address in pages
        if address.partition("/")[0] not in others
    )


def sitemap(site_url: str, pages: Iterable[str]) -> str:
    """The sitemap of these pages, each named without its language."""
    entries = (
        _entry(alternate, alternates)
        for page in pages
        for alternates in (alternates_of(site_url, page),)
        for alternate in alternates
    )
    return f"{_OPENING}{''.join(entries)}</urlset>\n"


def _entry(alternate: Alternate, alternates: tuple[Alternate, ...]) -> str:
    if _PUZZLE.fullmatch(default_of(alternates).path):
        return f"<url><loc>{alternate.url}</loc></url>\n"
    links = "".join(_link(each.language.code, each.url) for each in alternates)
    links += _link("x-default", default_of(alternates).url)
    return f"<url>\n<loc>{alternate.url}</loc>\n{links}</url>\n"


def _link(code: str, url: str) -> str:
    return f'<xhtml:link rel="alternate" hreflang="{code}" href={quoteattr(url)}/>\n'
