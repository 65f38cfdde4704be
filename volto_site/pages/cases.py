"""The page of the cases: each with what happens in it, its board, and the rules it proves."""

from collections.abc import Collection, Iterator
from itertools import count

from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import Kind, Player
from volto_core.rules import Rule
from volto_core.teaching.cases import Case
from volto_site.boards.descriptions import kind_name, squares_of_move
from volto_site.boards.diagram import Diagram, case_diagram, case_view_diagram
from volto_site.boards.figure import figure
from volto_site.boards.rows import cropped
from volto_site.content.catalogue import Titles, catalogue
from volto_site.pages.rule_links import case_link
from volto_site.strings import Strings

Numbers = Iterator[int]


def cases_markdown(strings: Strings, titles: Titles) -> Iterator[str]:
    """Each case under the first rule that it proves, and named under the others."""
    numbers = count(1)
    for rule, entry in catalogue().items():
        yield f"## {titles.title('rules.md', rule.anchor)} {{#{rule.anchor}}}"
        for case in entry.cases:
            if case.rules[0] is rule:
                yield from _case(case, strings, titles, numbers)
        others = [case_link(case.id, strings) for case in entry.cases if case.rules[0] is not rule]
        if others:
            yield strings.t("case-also", cases=" · ".join(others))


def _case(case: Case, strings: Strings, titles: Titles, numbers: Numbers) -> Iterator[str]:
    yield f"### {strings.t(f'case-{case.id}')} {{#{case.id}}}"
    sentences = "\n".join(case_sentences(case, strings))
    if sentences:
        yield sentences
    yield rules_sentence(case.rules, strings, titles)
    for diagram, caption in _diagrams(case, strings):
        captioned = diagram._replace(caption=caption)
        yield figure(captioned, strings, number=next(numbers), look="volto-case", folded=True)


def _diagrams(case: Case, strings: Strings) -> Iterator[tuple[Diagram, str]]:
    yield cropped(case_diagram(case).diagram), _caption(case, strings)
    for viewer in case.views:
        caption = strings.t("case-caption-seen", viewer=_choice(viewer))
        yield cropped(case_view_diagram(case, viewer).diagram), caption


def _choice(viewer: str) -> str | int:
    """The viewer as messages select by it."""
    return int(viewer) if viewer.isdigit() else viewer


def rules_sentence(rules: Collection[Rule], strings: Strings, titles: Titles) -> str:
    """The rules that a case proves or a question is about, each a link to its section."""
    links = " · ".join(titles.link("rules.md", rule.anchor) for rule in rules)
    return strings.t("case-rules", count=len(rules), rules=links)


def case_sentences(case: Case, strings: Strings) -> Iterator[str]:
    """What is played or refused, and what comes of it, one sentence a line."""
    if case.refused:
        origin, target = (SQUARE_NAMES[square] for square in case.refused)
        name = "case-refused-still" if origin == target else "case-refused"
        yield strings.t(name, **squares_of_move(case.refused))
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
    return strings.t("case-move", player=int(player), kind=kind_name(kind), **squares_of_move(move))


def _caption(case: Case, strings: Strings) -> str:
    if case.moves:
        return strings.t("case-caption-played", count=len(case.moves))
    if case.refused and case.refused.origin != case.refused.target:
        return strings.t("case-caption-refused")
    return strings.t("case-caption-still")
