"""Puts the service worker together: Workbox, our script, and the digests of the built files."""

import json
import re
from pathlib import Path

from volto_site.offline.groups import groups_of
from volto_site.places import NODE_MODULES, PACKAGE

# Beside the home page: a service worker serves nothing above its own folder.
WORKER = "sw.js"
SOURCE = PACKAGE / "offline" / "worker.js"
# Each stands on those before it.
WORKBOX = ("core", "routing", "strategies", "precaching")
# Where Workbox puts the list of files; ours is in groups.
PLACE = "self.__WB_MANIFEST"

# How a page says which build it belongs to.
MARK = "<volto-build>"

_MARK = re.compile(r'<meta name="volto-build" content="[^"]*">')
_SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def write_worker(site: Path) -> None:
    """Write the service worker of this site, when everything else is there."""
    script = SOURCE.read_text("utf-8")
    assert script.count(PLACE) == 1
    groups = json.dumps(groups_of(site), separators=(",", ":"))
    page = site / "404.html"
    mark = _MARK.search(page.read_text("utf-8")) if page.is_file() else None
    # One file, which changes with any file of the site: so a browser sees that there is a new one.
    parts = (
        *map(_workbox, WORKBOX),
        script.replace(PLACE, groups).replace(MARK, mark[0] if mark else ""),
    )
    (site / WORKER).write_text("\n".join(parts), "utf-8")


def _workbox(name: str) -> str:
    path = NODE_MODULES / f"workbox-{name}" / "build" / f"workbox-{name}.prod.js"
    return _SOURCE_MAP.sub("", path.read_text("utf-8"))
