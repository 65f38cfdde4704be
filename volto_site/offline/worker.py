"""Builds the service worker from Workbox, worker.js and the digests of the built files."""

import json
import re
from pathlib import Path

from volto_site.offline.groups import groups_of
from volto_site.places import NODE_MODULES, PACKAGE

# At the root, as the scope of a service worker is its own folder.
WORKER = "sw.js"
SOURCE = PACKAGE / "offline" / "worker.js"
# In the order of their dependencies.
WORKBOX = ("core", "routing", "strategies", "precaching")
# The placeholder of Workbox for its manifest.
PLACE = "self.__WB_MANIFEST"

# The placeholder for the meta element that names the build, with its quotes.
MARK = '"<volto-build>"'

_MARK = re.compile(r'<meta name="volto-build" content="[^"]*">')
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def write_worker(site: Path) -> None:
    """Write the service worker of a site whose other files are complete."""
    script = SOURCE.read_text("utf-8")
    assert script.count(PLACE) == script.count(MARK) == 1
    groups = json.dumps(groups_of(site), separators=(",", ":"))
    page = site / "404.html"
    mark = _MARK.search(page.read_text("utf-8")) if page.is_file() else None
    # The digests in it change its bytes with any file, which makes a browser update it.
    parts = (
        *map(_workbox, WORKBOX),
        script.replace(PLACE, groups).replace(MARK, json.dumps(mark[0] if mark else "")),
    )
    (site / WORKER).write_text("\n".join(parts), "utf-8")


def _workbox(name: str) -> str:
    path = NODE_MODULES / f"workbox-{name}" / "build" / f"workbox-{name}.prod.js"
    return _SOURCE_MAP.sub("", path.read_text("utf-8"))
