import pytest

from volto_core import Rule, game_of, why_not
from volto_core.knowledge.views import VIEWERS, masked
from volto_core.teaching.cases import Case, all_cases, case_by_id, cases_of
from volto_core.text.notation import format_position

CASES = pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.id)


@CASES
def test_what_a_case_says_is_what_happens(case: Case) -> None:
    game = game_of(case.position, case.moves)
    assert game.outcome == case.outcome
    if case.after:
        assert format_position(game.position) == format_position(case.after)
    if case.refused:
        assert why_not(game.position, case.refused) is case.rules[0]
    for viewer, seen in case.views.items():
        sees = VIEWERS[viewer]
        assert format_position(masked(game.position, sees)) == seen


@CASES
def test_a_case_that_claims_a_rule_of_the_turn_meets_it(case: Case) -> None:
    game = game_of(case.position, case.moves)
    met: set[Rule | None] = {event.rule for turn in game.turns for event in turn.events}
    if case.refused:
        met.add(why_not(game.position, case.refused))
    about_moves = {
        rule
        for rule in case.rules
        if rule.value.startswith(("move.", "capture.", "win.", "ruling.no", "ruling.rep"))
    }
    # Some cases show where a rule stops: they claim it and nothing of it happens.
    assert about_moves <= met or case.outcome is None or Rule.WIN_PALACE in case.rules


def test_a_case_claims_something() -> None:
    for case in all_cases():
        assert case.after or case.refused or case.views, case.id
        assert case.why.endswith("."), case.id


def test_every_rule_has_a_case() -> None:
    assert [rule for rule in Rule if not cases_of(rule)] == []


def test_case_ids_are_unique() -> None:
    ids = [case.id for case in all_cases()]
    assert len(ids) == len(set(ids))


def test_a_case_is_found_by_its_id() -> None:
    case = case_by_id("full-setup")
    assert case
    assert Rule.CONTENTS_MASKS in case.rules
    assert case_by_id("no-such-case") is None
