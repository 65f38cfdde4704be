"""An enemy who is proved to hold out by waiting is beaten by no plan."""

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.support.enumeration import enumerated
from tests.support.examples import examples
from tests.support.problems import problems
from volto_core.solver import Query
from volto_core.solver.endurance import holds_out


@given(problems(extras=3, own=5), st.integers(1, 2))
@examples(150)
def test_no_plan_beats_an_enemy_who_holds_out(problem: Query, within: int) -> None:
    assume(holds_out(problem.situation, within))
    assert enumerated(problem, within)[1] is None


# Few of the problems have a plan, and only these count.
@given(problems(extras=1, own=3))
@settings(examples(60), suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
def test_an_enemy_who_is_beaten_did_not_hold_out(problem: Query) -> None:
    least = enumerated(problem, 2)[1]
    assume(least is not None)
    assert not holds_out(problem.situation, least or 0)
