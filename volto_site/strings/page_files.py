"""The messages that a page with boards loads when somebody plays: one file per language."""

from collections.abc import Iterator

from volto_core.rules import Rule
from volto_site.content.catalogue import Titles
from volto_site.languages import language_of
from volto_site.places import STRINGS

# What a board says, and what is said of it at rest.
FILES = ("board.ftl", "play.ftl", "table.ftl", "tasks.ftl")


# What a page with an editor loads besides.
EDITOR_FILES = ("editor.ftl", "lab.ftl")


def editor_strings(language: str) -> str:
    """The messages of the lab and of the set-up builder."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in EDITOR_FILES)


# What is said of notes on enemy masks, loaded where there is a pencil.
NOTES_FILES = ("notes.ftl",)
# What the page of games loads besides.
MATCH_FILES = (*NOTES_FILES, "match.ftl")


def match_strings(language: str) -> str:
    """The messages of games against the opponent."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in MATCH_FILES)


# What a game of two people at one device loads besides.
SHARED_FILES = ("shared.ftl",)


def shared_strings(language: str) -> str:
    """The messages of games that two people share."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in SHARED_FILES)


# What a game by post loads besides.
POST_FILES = ("mail.ftl", "post.ftl")


def post_strings(language: str) -> str:
    """The messages of games by post, and of letters that are refused."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in POST_FILES)


# What the pages with puzzles load besides.
TRAINER_FILES = (*NOTES_FILES, "trainer.ftl", "puzzles.ftl")


def trainer_strings(language: str) -> str:
    """The messages of the trainer."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in TRAINER_FILES)


# What the tasks of the examples say, loaded where one of them is set.
EXAMPLE_FILES = ("examples.ftl",)


def example_strings(language: str) -> str:
    """The messages of the tasks on the page of examples."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in EXAMPLE_FILES)


# What the page of the course loads besides; it sets tasks of the examples again.
COURSE_FILES = (*EXAMPLE_FILES, *NOTES_FILES, "learn.ftl")


def course_strings(language: str) -> str:
    """The messages of the course."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in COURSE_FILES)


# What the review of a game loads when it is opened.
REVIEW_FILES = ("review.ftl",)


def review_strings(language: str) -> str:
    """The messages of the review of a game."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in REVIEW_FILES)


# What the legend of a board loads when it is opened.
LEGEND_FILES = ("legend.ftl",)


def legend_strings(language: str) -> str:
    """The messages of the legend."""
    return "\n".join((STRINGS / language / name).read_text("utf-8") for name in LEGEND_FILES)


def page_strings(language: str) -> str:
    """The messages in Fluent, with the titles of the rules and where they are found."""
    texts = [(STRINGS / language / name).read_text("utf-8") for name in FILES]
    return "\n".join((*texts, *_rules(language), ""))


def _rules(language: str) -> Iterator[str]:
    titles = Titles(language)
    yield f"rules-page = {language_of(language).prefix}rules/"
    for rule in Rule:
        if titles.has("rules.md", rule.anchor):
            yield f"rule-{rule.anchor} = {titles.title('rules.md', rule.anchor)}"
