"""What Pyodide imports when it boots and no page uses, each with the little that takes its place.

They are nearly half of the modules of a boot: an event loop, of which sockets, processes and a log
are parts, and a loader of packages with all their formats. A page asks Python one thing after the
other, and loads no packages.
"""

from pathlib import Path
from zipfile import ZipFile

_LOOP = """\
from pyodide_js._api import scheduleCallback
def _initialize_event_loop():
    pass
"""
_PACKAGES = """\
from pyodide_js import loadedPackages
class _Nowhere:
    def __str__(self):
        return "/nowhere"
SITE_PACKAGES = DSO_DIR = _Nowhere()
def init_loaded_packages():
    pass
"""

# By path in the standard library, which has Pyodide's own modules too.
STAND_INS = {
    "asyncio/__init__.py": "",
    "pyodide/webloop.py": _LOOP,
    "pyodide/_package_loader.py": _PACKAGES,
}


def write_library(whole: Path, target: Path) -> None:
    """Write the standard library with the stand-ins; a KeyError if it has not what they replace."""
    with ZipFile(whole) as source, ZipFile(target, "w") as library:
        waiting = dict(STAND_INS)
        for name in source.namelist():
            content = waiting.pop(name, None)
            library.writestr(name, source.read(name) if content is None else content)
    if waiting:
        raise KeyError(*waiting)
