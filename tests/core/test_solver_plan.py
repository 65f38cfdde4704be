"""Plans, their main lines, and how they are told."""

import json

from tests.support.boards import board
from tests.support.solver import after, answer, query, witness
from volto_core import (
    Kind,
    Outcome,
    Player,
    Rule,
    format_position,
    parse_move,
    parse_square,
)
from volto_core.solver import (
    Search,
    Situation,
    defences,
    explained_json,
    main_line,
    plan_of,
    query_in,
)


def test_a_plan_goes_on_as_a_problem_of_its_own() -> None:
    position = board(
        """
        7  . . . c .
        6  . l . l .
        5  C . . A .
        4  . . . . x
        3  x . . . .
        2  L . . . .
        1  . . N . .
           a b c d e
        """
    )
    asked = query(position, "a3=A,e4=ASL")
    found = defences(after(asked, "a5a6"), 1, search=Search())
    assert isinstance(found[0].reached, Situation)
    later = query_in(found[0].reached)
    assert format_position(later.position) == "3c1/Cl1l1/3a1/5/a4/L4/2N2 1 00"
    assert answer(later, 1)[0] == 1
    assert later.situation == found[0].reached


HUNT = query(
    board(
        """
        7  . X N . .
        6  . . . . .
        5  . . . . .
        4  . . c . s
        3  l X . X .
        2  n . . . .
        1  . . . . .
           a b c d e
        """,
        player=Player.NIGHT,
        lost=(1, 1),
    ),
    "b3=CS,b7=NSL",
)


def test_a_plan_has_a_case_for_each_kind_that_a_capture_may_show() -> None:
    plan = plan_of(HUNT.situation, 3, search=Search())
    assert plan is not None
    assert (str(plan.move), plan.within) == ("c4b3", 3)
    candidate, soldier = plan.branches
    assert candidate.shown is Kind.CANDIDATE
    assert candidate.then == Outcome(Player.NIGHT, Rule.WIN_CANDIDATE)
    assert soldier.shown is Kind.SOLDIER
    assert not isinstance(soldier.then, Outcome)
    lasting = [answered.lasts for answered in soldier.then]
    assert lasting == sorted(lasting, reverse=True)
    assert lasting[0] == 2


def test_the_main_line_follows_the_longest_resistance() -> None:
    plan = plan_of(HUNT.situation, 3, search=Search())
    assert plan is not None
    assert " ".join(map(str, main_line(plan))) == "c4b3 d3e4 b3b2 b7a6 b2a1"


def test_a_capture_that_does_not_win_in_time_is_refuted_by_what_it_shows() -> None:
    found = witness(HUNT, "c4b3", 2)
    assert (found.world[parse_square("b3")], len(found.line)) == (Kind.SOLDIER, 4)


def test_no_plan_begins_with_a_move_that_forces_nothing() -> None:
    search = Search()
    first = parse_move("c4c5")
    assert plan_of(HUNT.situation, 3, search=search, first=first) is None


def test_a_solution_is_told_with_its_plan_and_what_refutes_the_rest() -> None:
    told = explained_json(HUNT, 3, search=Search())
    assert json.loads(json.dumps(told)) == told
    assert (told["within"], told["moves"]) == (3, ["c4b3"])
    assert told["line"] == ["c4b3", "d3e4", "b3b2", "b7a6", "b2a1"]
    refuted = told["refuted"]
    assert isinstance(refuted, dict)
    assert "c4b3" not in refuted
    assert refuted["c4b4"]["line"][0] == "c4b4"


def test_the_end_of_a_plan_is_told_with_its_rule() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . s . .
        3  . . L . .
        2  . . . . .
        1  N . . . .
           a b c d e
        """,
        lost=(1, 0),
    )
    told = explained_json(query(position), 1, search=Search())
    won = {"winner": 1, "by": "win.ladies"}
    reply = {"reply": "c4c3", "shown": "S", "result": won}
    cases = [{"shown": None, "replies": [reply]}]
    assert told["plan"] == {"move": "a1a2", "within": 1, "cases": cases}


def test_no_plan_is_told_as_none() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  s . . . N
           a b c d e
        """
    )
    told = explained_json(query(position), 1, search=Search())
    assert (told["within"], told["plan"], told["line"]) == (None, None, [])
