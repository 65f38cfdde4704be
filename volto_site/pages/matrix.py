"""The matrix: every rule with its languages, cases, examples, puzzles and lessons."""

from collections.abc import Iterator
from html import escape

from volto_core.rules import Rule
from volto_core.teaching.lessons import all_lessons
from volto_site.content.catalogue import Entry, Titles, catalogue
from volto_site.languages import LANGUAGES, language_of
from volto_site.pages.addresses import relative
from volto_site.pages.course import lessons_of
from volto_site.pages.rule_links import case_link
from volto_site.strings import Strings


def matrix_markdown(strings: Strings, titles: Titles) -> Iterator[str]:
    """The table, a row for each rule."""
    columns = ("rule", "languages", "cases", "examples", "puzzles", "lessons")
    rows = [" | ".join(strings.t(f"matrix-{column}") for column in columns)]
    rows.append(" | ".join("---" for _ in columns))
    rows += [" | ".join(_row(entry, strings, titles)) for entry in catalogue().values()]
    yield "\n".join(f"| {row} |" for row in rows)


def _row(entry: Entry, strings: Strings, titles: Titles) -> Iterator[str]:
    rule = entry.rule
    yield f"{titles.link('rules.md', rule.anchor)}<br>`{rule}`"
    yield " ".join(_other_languages(rule, strings.language))
    nothing = (
        f'<span aria-hidden="true">{strings.t("matrix-none")}</span>'
        f'<span class="volto-hidden">{strings.t("matrix-none-spoken")}</span>'
    )
    yield "<br>".join(case_link(case.id, strings) for case in entry.cases) or nothing
    yield "<br>".join(titles.link("examples.md", name) for name in entry.examples) or nothing
    yield "<br>".join(_theme(name, strings) for name in entry.themes) or nothing
    yield "<br>".join(_lessons(rule, strings)) or nothing


def _lessons(rule: Rule, strings: Strings) -> Iterator[str]:
    """The lessons that teach a rule by their names, then those that ask for it by their numbers."""
    for lesson in lessons_of(rule):
        yield f"[{strings.t(f'lesson-{lesson.id}')}](learn.md#{lesson.id})"
    asking = (
        f"[{strings.t('learn-rule-lesson', number=number)}](learn.md#{lesson.id})"
        for number, lesson in enumerate(all_lessons(), 1)
        if rule in lesson.checks
    )
    yield strings.t("matrix-asked", lessons=" · ".join(asking))


def _theme(name: str, strings: Strings) -> str:
    """A link to the puzzles of a theme, which a script of their page chooses."""
    return f'<a href="../puzzles/?theme={name}">{escape(strings.t(f"theme-{name}"))}</a>'


def _other_languages(rule: Rule, language: str) -> Iterator[str]:
    """Links to the rule in every language; HTML, because MkDocs knows one language at a time."""
    here = f"{language_of(language).prefix}matrix/"
    for each in LANGUAGES:
        target = relative(f"{each.prefix}rules/#{rule.anchor}", here)
        code = each.code
        yield f'<a href="{target}" hreflang="{code}" title="{escape(each.name)}">{code}</a>'
