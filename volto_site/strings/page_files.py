"""The messages that scripts need, in files that pages load at once or when they are wanted."""

from collections.abc import Iterator

from volto_core.rules import Rule
from volto_site.content.catalogue import Titles
from volto_site.languages import language_of
from volto_site.places import STRINGS

# What a board says, and what is said of it at rest.
BOARD = ("board.ftl", "play.ftl", "table.ftl", "tasks.ftl")
# The other files that pages load, and the sources of each.
LATER: dict[str, tuple[str, ...]] = {
    # The lab and the builder of set-ups.
    "editor": ("editor.ftl", "lab.ftl"),
    # It sets tasks of the examples again.
    "course": ("examples.ftl", "notes.ftl", "learn.ftl"),
    "examples": ("examples.ftl",),
    "legend": ("legend.ftl",),
    "review": ("review.ftl",),
    # Games against the opponent.
    "match": ("notes.ftl", "match.ftl"),
    # Games by post, and letters that are refused.
    "mail": ("mail.ftl", "post.ftl"),
    # Games of two people at one device.
    "shared": ("shared.ftl",),
    "trainer": ("notes.ftl", "trainer.ftl", "puzzles.ftl"),
}


def page_strings(language: str) -> str:
    """The messages of every page with a board, with the titles of the rules and their places."""
    return "\n".join((_joined(BOARD, language), *_rules(language), ""))


def later_strings(name: str, language: str) -> str:
    """The messages of one of the other files."""
    return _joined(LATER[name], language)


def _joined(sources: tuple[str, ...], language: str) -> str:
    return "\n".join((STRINGS / language / source).read_text("utf-8") for source in sources)


def _rules(language: str) -> Iterator[str]:
    titles = Titles(language)
    yield f"rules-page = {language_of(language).prefix}rules/"
    for rule in Rule:
        if titles.has("rules.md", rule.anchor):
            yield f"rule-{rule.anchor} = {titles.title('rules.md', rule.anchor)}"
