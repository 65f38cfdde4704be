"""The page at the address of a puzzle that was taken out: it says so, and leads on."""

from html import escape

from volto_puzzles.retired import Retired
from volto_site.puzzles.collection import numbers
from volto_site.strings import Strings


def retired_body(retired: Retired, strings: Strings) -> str:
    """The HTML between the header and the footer."""
    reason = strings.t(f"retired-{retired.reason}")
    ways = [f'<a class="volto-call" href="../">{_t(strings, "trainer-all")}</a>']
    if retired.instead in numbers():
        other = _t(strings, "retired-instead")
        ways.insert(0, f'<a class="volto-call" href="../{retired.instead}/">{other}</a>')
    return (
        f"<h1>{_t(strings, 'retired-title')}</h1>"
        f'<div class="volto-retired"><p>{_t(strings, "retired-about")} '
        f"{escape(reason, quote=False)}</p>"
        f'<p class="volto-actions">{" ".join(ways)}</p></div>'
    )


def _t(strings: Strings, name: str) -> str:
    return escape(strings.t(name), quote=False)
