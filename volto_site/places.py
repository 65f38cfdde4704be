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
