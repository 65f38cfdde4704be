"""What the templates of the theme know as `volto`."""

import re
from html import escape
from typing import NamedTuple

from volto_site.assets.files import FOLDER, build_mark, preview_address, stamped
from volto_site.assets.pictures import PREVIEW_SIZE
from volto_site.engine import early_files
from volto_site.languages import LANGUAGES, Language, language_of
from volto_site.pages.addresses import Alternate, alternates_of, default_of, without_language
from volto_site.pages.policy import policy
from volto_site.scripts import files_for
from volto_site.strings import Argument, Strings, strings_of

# Where nearly everyone plays, the engine is fetched early; elsewhere by the first touch.
HANDS_ON = ("examples/", "lab/", "learn/", "play/", "puzzles/")
# Where one plays or builds, beside those: these pages have more style than one to read needs.
_HANDS_ON = re.compile(rf"(?:{'|'.join(HANDS_ON)}|strategy/).*|")
# Where a board is played for its own sake: the page is a table and nothing else.
_TABLE = re.compile(r"(?:learn|lab|play|puzzles/[^/]+)/")
# The page that all pages of puzzles are made from.
LEAN = "puzzles/puzzle/"
# The script that a kind of page imports, as `site.js` will find out: told early, nobody waits for
# one script to name the next.
_SCRIPTS = {
    r"": "home/page.js",
    r"(?:rules|examples)/": "board/element.js",
    r"learn/": "learn/course.js",
    r"puzzles/": "puzzles/trainer.js",
    r"puzzles/[^/]+/": "puzzles/page.js",
    r"lab/": "lab/lab.js",
    r"play/": "play/play.js",
    r"strategy/": "strategy/models.js",
}


class Markup(str):
    """HTML that a template does not escape again."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


class PageFacts(NamedTuple):
    """A page as its template knows it; a template without a page has an empty path."""

    site_url: str
    path: str
    language: str
    title: str = ""
    description: str = ""
    # The page of errors has no address of its own.
    has_address: bool = True


class Template:
    """The words, languages, addresses and assets for the template of one page.

    Paths are below the root of the site: a template writes `{{ volto.asset("site.css") | url }}`.
    """

    def __init__(self, page: PageFacts) -> None:
        self._page = page
        self._strings = strings_of(page.language)
        self.language: Language = language_of(page.language)
        self.languages: tuple[Language, ...] = LANGUAGES
        name = without_language(page.path, page.language)
        self.alternates: tuple[Alternate, ...] = alternates_of(page.site_url, name)
        self.home: str = self.language.prefix
        # Whether what thousands of pages would repeat is left to a page that they borrow it from.
        self.is_lean: bool = name == LEAN
        self.is_hands_on: bool = _HANDS_ON.fullmatch(name) is not None
        self.is_table: bool = _TABLE.fullmatch(name) is not None
        self.modules: tuple[str, ...] = self._modules(name)
        wanted = early_files() if name.startswith(HANDS_ON) else ()
        # At a table with the page; by who reads first, when the page is there.
        self.early: tuple[str, ...] = wanted if self.is_table else ()
        self.soon: tuple[str, ...] = () if self.is_table else wanted

    def _modules(self, name: str) -> tuple[str, ...]:
        """The paths of the scripts that the page imports in the end."""
        scripts = [script for kind, script in _SCRIPTS.items() if re.fullmatch(kind, name)]
        scripts += ["table/table.js", "board/element.js"] if self.is_table else []
        return tuple(f"{FOLDER}/js/{file}" for file in files_for(*scripts))

    def t(self, name: str, **arguments: Argument) -> str:
        """The message in the language of the page."""
        return self._strings.t(name, **arguments)

    def strings(self, language: str) -> Strings:
        """The messages of any language, for what is said in all of them."""
        return strings_of(language)

    def words(self, start: str) -> dict[str, str]:
        """The plain messages whose ids start like this, for a script of the page."""
        return self._strings.starting_with(start)

    def asset(self, name: str) -> str:
        """The path of a file of volto_site/web or of what is made beside them, with its stamp."""
        return stamped(f"{FOLDER}/{name}")

    @property
    def build(self) -> str:
        """The mark of the assets that the page is made for."""
        return build_mark()

    @property
    def policy(self) -> str:
        """What the page may load and run."""
        return policy()

    @property
    def canonical(self) -> str:
        """The address of the page on the web."""
        return self._page.site_url + self._page.path

    @property
    def head(self) -> Markup:
        """Description, canonical, alternates, social preview: all that other machines read."""
        page = self._page
        tags = [_meta("description", page.description)] if page.description else []
        if page.has_address:
            tags.append(f'<link rel="canonical" href="{escape(self.canonical)}">')
            tags += [_alternate(each.language.code, each.url) for each in self.alternates]
            tags.append(_alternate("x-default", default_of(self.alternates).url))
            tags += self._social()
        else:
            tags.append(_meta("robots", "noindex"))
        return Markup("\n".join(tags))

    def _social(self) -> list[str]:
        page = self._page
        width, height = PREVIEW_SIZE
        facts = {
            "og:type": "website",
            "og:title": page.title,
            "og:url": self.canonical,
            "og:image": page.site_url + preview_address(page.language),
            "og:image:alt": self.t("preview-alt"),
        }
        # Readers of a lean page find these elsewhere in it.
        others = {
            "og:site_name": "VOLTO",
            "og:description": page.description,
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:locale": self.language.locale,
        }
        facts |= {} if self.is_lean else others
        tags = [_property(name, value) for name, value in facts.items() if value]
        tags += [
            _property("og:locale:alternate", language.locale)
            for language in LANGUAGES
            if language is not self.language and not self.is_lean
        ]
        return [*tags, _meta("twitter:card", "summary_large_image")]


def _meta(name: str, content: str) -> str:
    return f'<meta name="{name}" content="{escape(content)}">'


def _property(name: str, content: str) -> str:
    return f'<meta property="{name}" content="{escape(content)}">'


def _alternate(code: str, url: str) -> str:
    return f'<link rel="alternate" hreflang="{code}" href="{escape(url)}">'
