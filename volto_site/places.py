"""Where the parts of the project lie."""

from pathlib import Path

PACKAGE = Path(__file__).parent
ROOT = PACKAGE.parent
DOCS = ROOT / "docs"
SITE = ROOT / "site"
CACHE = ROOT / ".cache"
STRINGS = PACKAGE / "strings"
WEB = PACKAGE / "web"
NODE_MODULES = ROOT / "node_modules"


def scripts_of(room: Path) -> list[Path]:
    """The scripts of a room of `web` that are shipped: all but their tests."""
    return sorted(path for path in room.rglob("*.js") if not path.name.endswith(".test.js"))
