"""The static lists on the page of all puzzles: kinds, themes and the path."""

from collections import Counter
from collections.abc import Iterator
from html import escape

from volto_core.puzzles.puzzle import Aim
from volto_core.svg import definitions
from volto_site.puzzles.collection import all_puzzles, path_puzzles, themes_in_use
from volto_site.strings import Strings, strings_of

PAGE = "puzzles.md"
_MARKS = ("kinds", "themes", "path")


def with_lists(markdown: str, language: str) -> str:
    """The page with a list in the place of each mark, such as `<!-- themes -->`."""
    strings = strings_of(language)
    lists = {"kinds": _kinds(strings), "themes": _themes(strings), "path": _path(strings)}
    # The small pictures of the collection are drawn from these.
    markdown = f"{markdown}\n{definitions()}\n"
    for mark in _MARKS:
        markdown = markdown.replace(f"<!-- {mark} -->", "".join(lists[mark]))
    return markdown


def _kinds(strings: Strings) -> Iterator[str]:
    yield '<dl class="volto-kinds">'
    for aim in Aim:
        first = next((puzzle for puzzle in all_puzzles() if puzzle.aim is aim), None)
        count = sum(puzzle.aim is aim for puzzle in all_puzzles())
        if first:
            # A script makes it lead to all puzzles of the kind.
            link = f'href="{first.id}/" data-query="kind={aim.value}"'
            yield _entry(strings, f"puzzle-kind-{aim.value}", link, count)
    yield "</dl>"


def _themes(strings: Strings) -> Iterator[str]:
    """The themes, none of which leads to a puzzle without being asked for."""
    counts = Counter(theme for puzzle in all_puzzles() for theme in (puzzle.theme, *puzzle.also))
    yield '<dl class="volto-themes">'
    for theme in themes_in_use():
        yield _entry(strings, f"theme-{theme}", f'href="?theme={theme}"', counts[theme])
    yield "</dl>"


def _entry(strings: Strings, message: str, link: str, count: int) -> str:
    """A name with its link, a count and a description."""
    name, about = escape(strings.t(message)), escape(strings.t(f"{message}-about"))
    number = escape(strings.t("trainer-count", count=count))
    return (
        f"<div><dt><a {link}>{name}</a>"
        f' <span class="volto-count">{number}</span></dt><dd>{about}</dd></div>'
    )


def _path(strings: Strings) -> Iterator[str]:
    yield '<ol class="volto-path">'
    for place, name in enumerate(path_puzzles(), 1):
        yield f'<li><a href="{name}/">{place}</a></li>'
    yield "</ol>"
