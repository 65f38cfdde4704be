"""The files of a built site in groups that the service worker caches together."""

import base64
import hashlib
import re
from pathlib import Path

from volto_site.assets.files import FOLDER as ASSETS
from volto_site.boards.first_answers import FOLDER as ANSWERS
from volto_site.engine import FOLDER as PYTHON
from volto_site.languages import CODES, SOURCE
from volto_site.pages.addresses import files_in
from volto_site.puzzles.data import FOLDER as PUZZLES
from volto_site.puzzles.pages import OFFLINE, SHEET
from volto_site.search.index import FOLDER as SEARCH

# For every language; cached first.
SHARED = "shared"
# Python and the true positions of the boards, cached when a reader first plays.
ENGINE = "engine"
# Cached on first use.
SELDOM = "seldom"

# The Base64 of the SHA-256 of each file, by address.
Group = dict[str, str]

_LANGUAGE = re.compile(rf"(?:^|[-.])({'|'.join(CODES)})[._]")
# Thousands of pages, each cached when it is opened.
_PUZZLE = re.compile(r"(?:\w\w/)?puzzles/.+/index\.html")
_NEEDED = (f"{ASSETS}/", f"{PYTHON}/web/", "assets/board.svg")


def groups_of(site: Path) -> dict[str, Group]:
    """The digest of every cacheable file by group and address; a page has that of its folder."""
    groups: dict[str, Group] = {}
    for address in sorted(files_in(site), key=lambda address: address.split("/")):
        group = group_of(address)
        if group:
            shown = address.removesuffix("index.html")
            groups.setdefault(group, {})[shown or "./"] = _digest(site / address)
    return groups


def group_of(address: str) -> str | None:
    """The group of a file, None if it is not cached."""
    folder, _, name = address.rpartition("/")
    found = _LANGUAGE.search(name)
    language = found[1] if found else None
    is_seldom_wanted = name.endswith((".png", ".map")) or _PUZZLE.fullmatch(address)
    # Python has booted from the cache before hundreds of small files would be there.
    if is_seldom_wanted or folder == f"{ASSETS}/{ANSWERS}":
        return None
    if name in ("index.html", OFFLINE, SHEET):
        first = folder.partition("/")[0]
        return first if first in CODES else SOURCE
    if folder.startswith(SEARCH):
        return f"search-{language}" if language else "search"
    if name == "boards.json" or folder in (PYTHON, f"{ASSETS}/{PUZZLES}"):
        return ENGINE
    return language or _group_for_all(address)


def _group_for_all(address: str) -> str | None:
    if "-latin-ext-" in address:
        return SELDOM
    is_error = "/" not in address and address.endswith(".html")
    return SHARED if is_error or address.startswith(_NEEDED) else None


def _digest(path: Path) -> str:
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
