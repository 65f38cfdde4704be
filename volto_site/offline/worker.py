"""Builds the service worker from Workbox, worker.js and the lists of the built files.

The worker itself knows the digest of each list alone. A browser fetches the lists of the groups
that it keeps, and of those only the ones that have changed: the name of a list is its digest.
"""

import json
import re
import shutil
from pathlib import Path

from volto_site.languages import SOURCE as SOURCE_LANGUAGE
from volto_site.offline.groups import RULES, digest, groups_of
from volto_site.places import NODE_MODULES, PACKAGE

# At the root, as the scope of a service worker is its own folder.
WORKER = "sw.js"
# The folder of the lists.
LISTS = "assets/lists"
SOURCE = PACKAGE / "offline" / "worker.js"
# In the order of their dependencies.
WORKBOX = ("core", "routing", "strategies", "precaching")
# The placeholder of Workbox for its manifest.
PLACE = "self.__WB_MANIFEST"

# The placeholder for the meta element that names the build, with its quotes.
MARK = '"<volto-build>"'

_MARK = re.compile(r'<meta name="volto-build" content="[^"]*">')
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)
_IN_NAMES = str.maketrans("+/", "-_")
_LENGTH = 12


def write_worker(site: Path) -> None:
    """Write the service worker of a site whose other files are complete, and its lists."""
    script = SOURCE.read_text("utf-8")
    assert script.count(PLACE) == script.count(MARK) == 1
    index = json.dumps(
        {"lists": _write_lists(site), "rules": RULES, "language": SOURCE_LANGUAGE},
        separators=(",", ":"),
    )
    page = site / "404.html"
    mark = _MARK.search(page.read_text("utf-8")) if page.is_file() else None
    # The digests in it change its bytes with any file, which makes a browser update it.
    parts = (
        *map(_workbox, WORKBOX),
        script.replace(PLACE, index).replace(MARK, json.dumps(mark[0] if mark else "")),
    )
    (site / WORKER).write_text("\n".join(parts), "utf-8")


def _write_lists(site: Path) -> dict[str, str]:
    """Write the list of each group in the place of those before, and return their digests."""
    shutil.rmtree(site / LISTS, ignore_errors=True)
    (site / LISTS).mkdir(parents=True)
    digests: dict[str, str] = {}
    for group, files in groups_of(site).items():
        content = json.dumps(files, separators=(",", ":")).encode()
        digests[group] = digest(content)
        (site / list_address(group, digests[group])).write_bytes(content)
    return digests


def list_address(group: str, digest: str) -> str:
    """The address of the list of a group with this digest."""
    return f"{LISTS}/{group}-{digest[:_LENGTH].translate(_IN_NAMES)}.json"


def _workbox(name: str) -> str:
    path = NODE_MODULES / f"workbox-{name}" / "build" / f"workbox-{name}.prod.js"
    return _SOURCE_MAP.sub("", path.read_text("utf-8"))
