"""The files of a built site in groups that the service worker caches together."""

import base64
import hashlib
import re
from pathlib import Path

from volto_site.assets.files import FOLDER as ASSETS
from volto_site.boards.first_answers import FOLDER as ANSWERS
from volto_site.engine import FOLDER as PYTHON
from volto_site.engine import SNAPSHOT
from volto_site.languages import CODES, SOURCE
from volto_site.pages.addresses import files_in
from volto_site.puzzles.data import FOLDER as PUZZLES
from volto_site.puzzles.pages import OFFLINE
from volto_site.puzzles.tables import SHEET
from volto_site.search.index import FOLDER as SEARCH

# For every language; cached first.
SHARED = "shared"
# Python and the true positions of the boards, cached when a reader first plays.
ENGINE = "engine"
# Cached on first use.
SELDOM = "seldom"

# The Base64 of the SHA-256 of each file, by address.
Group = dict[str, str]

_CODES = "|".join(CODES)
_BESIDE_PUZZLES = "|".join(map(re.escape, ("index.html", OFFLINE, SHEET)))
# The first pattern that is found in an address decides; `$1` is what it has in parentheses, or the
# language without a folder. The service worker reads them too: hence nothing but what both know.
RULES: tuple[tuple[str, str | None], ...] = (
    (r"\.(?:png|map)$", None),
    # Thousands of pages, each cached when it is opened.
    (r"^(?:\w\w/)?puzzles/.+/index\.html$", None),
    # Python has booted from the cache before hundreds of small files would be there.
    (rf"^{ASSETS}/{ANSWERS}/", None),
    (rf"^(?:({_CODES})/)?(?:.*/)?(?:{_BESIDE_PUZZLES})$", "$1"),
    (rf"^{SEARCH}/(?:.*[-./])?({_CODES})[._][^/]*$", "search-$1"),
    (rf"^{SEARCH}/", "search"),
    # The page itself keeps it, if the network is free of charge.
    (rf"^{PYTHON}/{re.escape(SNAPSHOT)}$", None),
    (rf"/boards\.json$|^(?:{PYTHON}|{ASSETS}/{PUZZLES})/[^/]+$", ENGINE),
    (rf"(?:^|[-./])({_CODES})[._][^/]*$", "$1"),
    (r"-latin-ext-", SELDOM),
    (rf"^[^/]+\.html$|^{ASSETS}/|^{PYTHON}/web/|^assets/board\.svg$", SHARED),
)


def groups_of(site: Path) -> dict[str, Group]:
    """The digest of every cacheable file by group and address; a page has that of its folder."""
    groups: dict[str, Group] = {}
    for address in sorted(files_in(site), key=lambda address: address.split("/")):
        group = group_of(address)
        if group:
            shown = address.removesuffix("index.html")
            groups.setdefault(group, {})[shown or "./"] = digest((site / address).read_bytes())
    return groups


def group_of(address: str) -> str | None:
    """The group of a file, None if it is not cached."""
    for pattern, group in RULES:
        found = re.search(pattern, address, re.ASCII)
        if found:
            language = found[1] if found.re.groups else None
            return group and group.replace("$1", language or SOURCE)
    return None


def digest(content: bytes) -> str:
    """The Base64 of the SHA-256 of a content, as a browser checks it."""
    return base64.b64encode(hashlib.sha256(content).digest()).decode()
