"""The pages made from data in every language: the course, the cases, the rules, the figures."""

from collections.abc import Iterator
from functools import cache
from html import escape

from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import Kind, Player
from volto_core.rules import Rule
from volto_core.teaching.cases import Case
from volto_core.teaching.lessons import all_lessons
from volto_core.text.notation import format_position
from volto_site.boards.descriptions import kind_name
from volto_site.content.catalogue import Entry, Titles, catalogue
from volto_site.languages import LANGUAGES, language_of
from volto_site.measures.page import measured_markdown
from volto_site.pages.addresses import relative
from volto_site.pages.course import lessons_markdown, lessons_of
from volto_site.pages.rule_links import case_link
from volto_site.strings import Strings, strings_of


@cache
def generated_pages(language: str) -> dict[str, str]:
    """The generated pages of a language as Markdown, by their file names."""
    strings, titles = strings_of(language), Titles(language)
    return {
        "learn.md": _page("learn", strings, lessons_markdown(strings, titles, _told)),
        "cases.md": _page("cases", strings, _cases(strings, titles)),
        "matrix.md": _page("matrix", strings, _matrix(language, strings, titles)),
        "measured.md": _page("measured", strings, measured_markdown(strings)),
    }


def _page(name: str, strings: Strings, body: Iterator[str]) -> str:
    front = "\n".join(f'{key}: "{strings.t(f"{name}-{key}")}"' for key in ("title", "description"))
    heading = f"# {strings.t(f'{name}-heading')} {{#{name}}}"
    return "\n\n".join((f"---\n{front}\n---", heading, strings.t(f"{name}-intro"), *body)) + "\n"


def _cases(strings: Strings, titles: Titles) -> Iterator[str]:
    """Each case under the first rule that it proves, and named under the others."""
    for rule, entry in catalogue().items():
        yield f"## {titles.title('rules.md', rule.anchor)} {{#{rule.anchor}}}"
        for case in entry.cases:
            if case.rules[0] is rule:
                yield from _case(case, strings, titles)
        others = [case_link(case.id, strings) for case in entry.cases if case.rules[0] is not rule]
        if others:
            yield strings.t("case-also", cases=" · ".join(others))


def _case(case: Case, strings: Strings, titles: Titles) -> Iterator[str]:
    yield f"### {strings.t(f'case-{case.id}')} {{#{case.id}}}"
    told = "\n".join(_told(case, strings))
    if told:
        yield told
    yield _fence({"case": case.id}, _caption(case, strings))
    for viewer in case.views:
        start = {"position": format_position(case.position)}
        moves = {"moves": " ".join(map(str, case.moves))} if case.moves else {}
        seat = {"viewer": viewer, "seat": "2" if viewer == "2" else "1"}
        yield _fence(start | moves | seat, strings.t("case-caption-seen", viewer=_chosen(viewer)))
    rules = " · ".join(titles.link("rules.md", rule.anchor) for rule in case.rules)
    yield strings.t("case-rules", count=len(case.rules), rules=rules)


def _chosen(viewer: str) -> str | int:
    """The viewer as messages choose by it."""
    return int(viewer) if viewer.isdigit() else viewer


def _told(case: Case, strings: Strings) -> Iterator[str]:
    """What is played or refused, and what comes of it, one sentence a line."""
    if case.refused:
        origin, target = (SQUARE_NAMES[square] for square in case.refused)
        name = "case-refused-still" if origin == target else "case-refused"
        yield strings.t(name, **_squares(case.refused))
        return
    game = Game(case.position)
    for turn in game_of(case.position, case.moves).turns:
        yield _move(Player(game.position.player), turn.kind, turn.move, strings)
        if turn.captured is not None:
            yield strings.t("case-captured", kind=kind_name(turn.captured))
        game = game.play(turn.move)
    if case.outcome is None:
        yield strings.t("case-goes-on", player=game.position.player)
    elif case.outcome.winner is None:
        yield strings.t("case-drawn")
    else:
        yield strings.t("case-won", winner=int(case.outcome.winner))


def _move(player: Player, kind: Kind, move: Move, strings: Strings) -> str:
    return strings.t("case-move", player=int(player), kind=kind_name(kind), **_squares(move))


def _squares(move: Move) -> dict[str, str]:
    return {"from": SQUARE_NAMES[move.origin], "to": SQUARE_NAMES[move.target]}


def _caption(case: Case, strings: Strings) -> str:
    if case.moves:
        return strings.t("case-caption-played", count=len(case.moves))
    if case.refused and case.refused.origin != case.refused.target:
        return strings.t("case-caption-refused")
    return strings.t("case-caption-still")


def _fence(fields: dict[str, str], caption: str) -> str:
    lines = "\n".join(f"{key}: {value}" for key, value in fields.items())
    return f"```volto\n{lines}\ncaption: {caption}\n```"


def _matrix(language: str, strings: Strings, titles: Titles) -> Iterator[str]:
    columns = ("rule", "languages", "cases", "examples", "puzzles", "lessons")
    rows = [" | ".join(strings.t(f"matrix-{column}") for column in columns)]
    rows.append(" | ".join("---" for _ in columns))
    rows += [" | ".join(_row(entry, language, strings, titles)) for entry in catalogue().values()]
    yield "\n".join(f"| {row} |" for row in rows)


def _row(entry: Entry, language: str, strings: Strings, titles: Titles) -> Iterator[str]:
    rule = entry.rule
    yield f"{titles.link('rules.md', rule.anchor)}<br>`{rule}`"
    yield " ".join(_other_languages(rule, language))
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
