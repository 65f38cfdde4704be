"""The style of all pages, joined in the order of `site.css`."""

import re

from volto_core.svg import stylesheet
from volto_site.assets.comments import without_comments
from volto_site.places import WEB

_IMPORT = re.compile(r'^@import "(.+)";$', re.MULTILINE)


def site_style() -> str:
    """The stylesheets of drawings and pages in one file, as each would block rendering."""
    sheets = [(WEB / name).read_text("utf-8") for name in imported_sheets()]
    return without_comments("\n".join((stylesheet(), *sheets)))


def imported_sheets() -> list[str]:
    """The paths of the sheets below `web`, in their order."""
    return _IMPORT.findall((WEB / "site.css").read_text("utf-8"))
