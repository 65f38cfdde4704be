import doctest
import json

import pytest

from volto_core import (
    GameOver,
    HiddenMask,
    Kind,
    Move,
    NotationError,
    Outcome,
    Player,
    Rule,
    format_position,
    game_of,
    parse_move,
    parse_position,
    parse_square,
    solver,
    view_of,
)
from volto_core.errors import VoltoError
from volto_core.solver import (
    NoWorld,
    Query,
    Search,
    Situation,
    Undecided,
    Witness,
    after_reply,
    after_step,
    defences,
    explained_json,
    main_line,
    own_steps,
    parse_kinds,
    parse_suspects,
    plan_of,
    pose,
    query_in,
    query_of,
    refutation_of,
    replies,
    reply_by,
    saving_moves,
    solve,
    who_is,
    winning_chances,
)
from volto_core.solver.kind_sets import KINDS_IN, kinds_at
from volto_core.text.notation import format_kinds


def problem(position: str, suspects: str = "", off: str | None = None) -> Query:
    return pose(
        parse_position(position),
        suspects=parse_suspects(suspects),
        off=None if off is None else parse_kinds(off),
    )


def answer(asked: Query, within: int) -> tuple[int | None, str]:
    solution = solve(asked, within)
    if solution is None:
        return None, ""
    return solution.within, " ".join(map(str, solution.moves))


def witness(asked: Query, move: str, within: int) -> Witness:
    found = refutation_of(asked, parse_move(move), within, search=Search())
    assert found is not None
    return found


def after(asked: Query, move: str) -> Situation:
    """The one situation after a move that captures nothing and ends nothing."""
    (step,) = (s for s in own_steps(asked.situation) if str(s.move) == move)
    ((_, reached),) = after_step(asked.situation, step)
    assert isinstance(reached, Situation)
    return reached


def suspects(asked: Query) -> dict[str, str]:
    return {str(Move(s, s))[:2]: format_kinds(k) for s, k in asked.suspects.items()}


def test_a_mask_that_can_only_be_the_candidate_is_captured() -> None:
    assert answer(problem("xlx2/1x3/1N3/5/5/5/2C2 1 00", "b6=C"), 1) == (1, "b5b6")


def test_a_mask_that_may_be_the_candidate_is_no_sure_win() -> None:
    assert answer(problem("xlx2/1x3/1N3/5/5/5/2C2 1 00", "b6=CN"), 1) == (None, "")


def test_the_candidate_is_where_nothing_else_can_be_it() -> None:
    assert answer(problem("xlx2/1x3/1N3/5/5/5/2C2 1 00", "a7=NL,c7=L"), 1) == (1, "b5b6")


def test_a_candidate_does_not_enter_over_a_mask_that_may_be_a_lady() -> None:
    assert answer(problem("2x2/2C2/5/5/3x1/5/x4 1 00"), 1) == (1, "c6b7 c6d7")


def test_a_candidate_enters_over_any_mask_that_is_no_lady() -> None:
    assert answer(problem("ll1xx/4C/5/5/5/5/5 1 00", "d7=NAC"), 1) == (1, "e6d7 e6e7")


def test_night_wins_the_same_way() -> None:
    assert answer(problem("5/5/5/5/2X2/2c2/2X1X 2 00", "c1=L,e1=L"), 1) == (1, "c2b1 c2c3 c2d1")


def test_an_enemy_who_can_only_capture_the_second_lady_has_lost() -> None:
    assert answer(problem("5/5/5/2s2/2L2/5/N4 1 10"), 2) == (1, "a1a2 a1b1")


@pytest.mark.parametrize("move", ["a1a2", "c2c3"])
def test_such_a_capture_can_also_be_forced_later(move: str) -> None:
    asked = problem("5/5/2s2/5/5/2L2/N4 1 10")
    within, moves = answer(asked, 2)
    assert within == 2
    assert move in moves.split()


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("5/5/4n/2s1N/2L2/5/5 1 10", "e4e5"),
        ("clN2/L1N2/1L3/5/5/5/5 1 00", "b5b6"),
    ],
)
def test_a_last_move_may_take_away_every_other_reply(position: str, move: str) -> None:
    asked = problem(position)
    assert answer(asked, 1) == (1, move)
    assert Search().can_win(asked.situation, 1)


def test_an_enemy_candidate_who_can_only_capture_a_lady_has_lost() -> None:
    board = "cLN2/LlA2/NNA2/5/5/5/4S 1 00"
    assert answer(problem(board), 1) == (1, "e1e2 e1e3 e1e4 e1e5 e1e6 e1e7")


def test_an_enemy_without_a_move_has_not_lost() -> None:
    found = witness(problem("5/5/5/5/5/5/s3N 1 00"), "e1e2", 2)
    assert (found.line, found.outcome) == (
        (parse_move("e1e2"),),
        Outcome(None, Rule.RULING_NO_MOVE),
    )


def test_a_player_without_a_move_has_not_won() -> None:
    found = witness(problem("4n/5/5/5/5/S4/5 1 00"), "a2a7", 2)
    assert len(found.line) == 2
    assert found.outcome == Outcome(None, Rule.RULING_NO_MOVE)


def test_a_candidate_that_a_diagram_put_into_the_palace_wins_if_it_stays() -> None:
    assert answer(problem("C4/5/5/5/5/5/4n 1 00"), 1) == (1, "a7b7")


def test_an_enemy_candidate_that_a_diagram_put_into_the_palace_wins_with_any_move() -> None:
    reached = after(problem("4n/5/5/5/5/N2l1/3lc 1 00"), "a2a3")
    reply = reply_by(reached, parse_move("e7e6"))
    assert reply is not None
    ((_, ended),) = after_reply(reached, reply)
    assert ended == Outcome(Player.NIGHT, Rule.WIN_PALACE)


def test_such_a_candidate_also_wins_when_another_mask_takes_a_lady() -> None:
    reached = after(problem("4n/4L/5/5/5/N4/4c 1 00"), "a2a3")
    reply = reply_by(reached, parse_move("e7e6"))
    assert reply is not None
    ((shown, ended),) = after_reply(reached, reply)
    assert (shown, ended) == (Kind.NOBLE, Outcome(Player.NIGHT, Rule.WIN_PALACE))


def test_a_move_that_loses_is_refuted_by_the_world_in_which_it_does() -> None:
    found = witness(problem("2x2/2C2/5/5/3x1/5/x4 1 00"), "c6c7", 1)
    assert found.world[parse_square("c7")] is Kind.LADY
    assert found.outcome == Outcome(Player.NIGHT, Rule.CAPTURE_LADY_BY_CANDIDATE)


def test_a_second_lady_is_not_captured() -> None:
    found = witness(problem("5/x4/1xx2/1N3/5/5/4C 1 01", "b5=NL,a6=CN"), "b4b5", 2)
    assert found.outcome == Outcome(Player.NIGHT, Rule.WIN_LADIES)


def test_a_reply_that_wins_refutes_a_move() -> None:
    found = witness(problem("2x2/2C2/5/5/3x1/5/x4 1 00"), "c6b6", 2)
    assert (str(found.line[-1]), found.outcome) == (
        "c7b6",
        Outcome(Player.NIGHT, Rule.WIN_CANDIDATE),
    )


def test_a_palace_that_the_enemy_may_enter_refutes_a_move() -> None:
    found = witness(problem("x4/x4/5/5/5/3x1/N4 1 00"), "a1a2", 2)
    assert found.world[parse_square("d2")] is Kind.CANDIDATE
    assert found.outcome == Outcome(Player.NIGHT, Rule.WIN_PALACE)


def test_a_mask_that_enters_the_palace_and_does_not_win_is_not_the_candidate() -> None:
    reached = after(problem("x4/x4/5/5/5/3x1/N4 1 00"), "a1a2")
    reply = reply_by(reached, parse_move("d2e1"))
    assert reply is not None
    (won, quiet) = after_reply(reached, reply)
    assert won == (Kind.CANDIDATE, Outcome(Player.NIGHT, Rule.WIN_PALACE))
    assert isinstance(quiet.reached, Situation)
    kinds = kinds_at(quiet.reached.kinds, parse_square("e1"))
    assert format_kinds(KINDS_IN[kinds]) == "L"


def test_a_move_that_wins_has_no_witness() -> None:
    asked = problem("C4/5/5/5/5/5/4n 1 00")
    assert refutation_of(asked, parse_move("a7b7"), 1, search=Search()) is None


def test_moves_that_lose_to_a_reply_do_not_save() -> None:
    asked = problem("l4/4l/5/2n2/2C2/5/c3N 1 00", off="NNAAAS")
    assert [str(move) for move in saving_moves(asked)] == []


def test_the_saving_move_is_found() -> None:
    asked = problem("l4/4l/5/2x2/2C2/5/4N 1 00", "c4=NC")
    assert "c3c4" in [str(move) for move in saving_moves(asked)]
    assert "e1d1" not in [str(move) for move in saving_moves(asked)]


def test_chances_count_the_worlds_won_at_once() -> None:
    asked = problem("x4/x1x2/1N3/5/5/5/2C2 1 00", off="NNNAAAS")
    chances = {str(move): worlds for move, worlds in winning_chances(asked).items()}
    assert asked.number_of_worlds() == 3
    assert set(chances.values()) == {0}
    asked = problem("x4/1xx2/1N3/5/5/5/2C2 1 00", off="NNNAAAS")
    assert winning_chances(asked)[parse_move("b5b6")] == 1


def test_a_mask_is_known_when_the_others_use_up_all_else() -> None:
    asked = problem("x4/1xx2/1N3/5/5/5/2C2 1 00", "a7=AL,b6=L", off="NNNAAAS")
    found = who_is(asked, parse_square("c6"))
    assert (found.kind, found.is_by_counting) == (Kind.CANDIDATE, True)
    reason = found.excluded[Kind.LADY]
    assert [str(Move(s, s))[:2] for s in reason.squares] == ["b6", "a7"]
    assert not who_is(asked, parse_square("b6")).is_by_counting


def test_a_mask_that_may_be_several_kinds_is_not_named() -> None:
    asked = problem("x4/1xx2/1N3/5/5/5/2C2 1 00")
    assert who_is(asked, parse_square("c6")).kind is None


@pytest.mark.parametrize(
    ("position", "off", "worlds"),
    [
        ("xxx2/5/5/5/5/5/N4 1 00", None, 3),
        ("xxxx1/5/5/5/5/5/N4 1 00", None, 36),
        ("xxxx1/5/5/5/5/5/N4 1 00", "NNNAAA", 12),
        ("xxxxx/xxxxx/5/5/5/5/N4 1 00", "", 50400),
        ("lanac/nslan/5/5/5/5/N4 1 00", None, 1),
        ("5/5/5/5/5/5/N4 1 00", None, 1),
    ],
)
def test_worlds_are_counted(position: str, off: str | None, worlds: int) -> None:
    asked = problem(position, off=off)
    assert asked.number_of_worlds() == worlds
    if worlds < 100:
        assert len(list(asked.worlds())) == worlds


def test_a_mask_in_the_own_palace_is_not_the_candidate() -> None:
    assert suspects(problem("x4/x4/5/5/5/5/x3N 1 00")) == {"a1": "L", "a6": "CL", "a7": "CL"}


@pytest.mark.parametrize(
    ("position", "given", "off", "complaint"),
    [
        ("x4/5/5/5/5/5/N4 1 00", "", None, "must be among a7=NACSL"),
        ("xxx2/5/5/5/5/5/N4 1 00", "a7=NAS", None, "must be among a7=NAS, b7=NACSL, c7=NACSL"),
        ("xxx2/5/5/5/5/5/N4 1 00", "a6=L", None, "no enemy mask on a6"),
        ("xxx2/5/5/5/5/5/N4 1 00", "a1=N", None, "no enemy mask on a1"),
        ("xxx2/5/5/5/5/5/N4 1 00", "", "NNN", "3 enemy masks on the mat and 3 off it"),
        ("xxx2/5/5/5/5/5/N4 1 00", "", "NNNAAAL", "0 enemy ladies are lost and 1 off"),
        ("xxx2/5/5/5/5/5/N4 1 00", "", "NNNAAAC", "the enemy candidate is off the mat"),
        ("xxx2/5/5/5/5/5/N4 1 00", "", "NNNNAAS", "4 N off the mat of 3"),
        ("1xxx1/5/5/5/5/5/c3N 1 00", "", None, "must be among a1=, b7"),
        ("5/5/5/5/5/5/4N 1 01", "", "NNNAAASSSL", "3 S off the mat of 1"),
        ("5/5/5/5/5/5/4N 1 01", "", "NNNAAASNNL", "5 N off the mat of 3"),
    ],
)
def test_what_fits_in_no_world_is_refused(
    position: str, given: str, off: str | None, complaint: str
) -> None:
    with pytest.raises(NoWorld, match=complaint) as caught:
        problem(position, given, off)
    assert complaint in str(caught.value.details()["problem"])


def test_a_player_knows_the_own_masks() -> None:
    with pytest.raises(HiddenMask):
        problem("5/5/5/5/5/5/X4 1 00")


def test_a_game_that_is_over_is_no_problem() -> None:
    with pytest.raises(GameOver):
        problem("4n/5/5/5/5/5/N4 1 20")


@pytest.mark.parametrize(
    "text", ["c5", "c5=", "=C", "f5=C", "c5=X", "c5=c", "c5=C,", "c5=C,c5=L", "c5=CC"]
)
def test_suspects_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_suspects(text)


def test_the_place_of_an_unknown_kind_is_named() -> None:
    with pytest.raises(NotationError, match="'Q' at column 10"):
        parse_suspects("c5=C,d6=NQ")


def test_a_search_that_takes_too_long_says_so() -> None:
    with pytest.raises(Undecided) as caught:
        solve(problem("xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00"), 3, search=Search(limit=50))
    assert caught.value.details() == {"nodes": 50}
    assert isinstance(caught.value, VoltoError)


def test_a_plan_goes_on_as_a_problem_of_its_own() -> None:
    asked = problem("3c1/1l1l1/C2A1/4x/x4/L4/2N2 1 00", "a3=A,e4=ASL")
    found = defences(after(asked, "a5a6"), 1, search=Search())
    assert isinstance(found[0].reached, Situation)
    later = query_in(found[0].reached)
    assert format_position(later.position) == "3c1/Cl1l1/3a1/5/a4/L4/2N2 1 00"
    assert answer(later, 1)[0] == 1
    assert later.situation == found[0].reached


def test_the_problem_of_a_game_uses_what_was_seen() -> None:
    start = parse_position("4c/2s2/5/5/anl2/5/4C 1 00")
    game = game_of(start, tuple(map(parse_move, ("e1e2", "c6c4"))))
    asked = query_of(view_of(game, frozenset({Player.IVORY})))
    assert suspects(asked)["c4"] == "S"
    assert format_position(asked.position) == "4x/5/5/2x2/xxx2/4C/5 1 00"
    assert who_is(asked, parse_square("e7")).kind is None


HUNT = problem("1XN2/5/5/2c1s/lX1X1/n4/5 2 11", "b3=CS,b7=NSL")


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
    told = explained_json(problem("5/5/5/2s2/2L2/5/N4 1 10"), 1, search=Search())
    won = {"winner": 1, "by": "win.ladies"}
    reply = {"reply": "c4c3", "shown": "S", "result": won}
    cases = [{"shown": None, "replies": [reply]}]
    assert told["plan"] == {"move": "a1a2", "within": 1, "cases": cases}


def test_no_plan_is_told_as_none() -> None:
    told = explained_json(problem("5/5/5/5/5/5/s3N 1 00"), 1, search=Search())
    assert (told["within"], told["plan"], told["line"]) == (None, None, [])


def test_the_best_defence_resists_longest() -> None:
    asked = problem("3c1/1l1l1/C2A1/4x/x4/L4/2N2 1 00", "a3=A,e4=ASL")
    found = defences(after(asked, "a5a6"), 1, search=Search())
    assert [one.lasts for one in found] == [1] * len(found)
    # A capture comes first.
    assert str(found[0].reply) == "e4d5"


def test_the_best_defence_wins_if_it_can() -> None:
    asked = problem("3c1/1l1l1/C2A1/4x/x4/L4/2N2 1 00", "a3=A,e4=ASL")
    found = defences(after(asked, "a5b4"), 1, search=Search())
    assert (str(found[0].reply), found[0].lasts) == ("a3b4", None)
    assert found[0].reached == Outcome(Player.NIGHT, Rule.WIN_CANDIDATE)


def test_a_defence_that_is_not_lost_in_time_comes_before_one_that_is() -> None:
    asked = problem("5/5/5/2s2/2L2/5/N3n 1 10")
    found = defences(after(asked, "a1a2"), 1, search=Search())
    assert [str(one.reply) for one in found] == ["e1d1", "e1e2", "c4c3"]
    assert found[-1].lasts == 0


def test_a_reply_that_no_world_allows_is_none() -> None:
    reached = after(problem("5/5/5/2s2/2L2/5/N4 1 10"), "a1a2")
    assert reply_by(reached, parse_move("c4c3")) in list(replies(reached))
    assert reply_by(reached, parse_move("c4d4")) is None
    assert reply_by(reached, parse_move("a7a6")) is None


def test_a_mask_that_leaves_with_a_lady_is_named_in_the_witness() -> None:
    found = witness(problem("5/5/5/5/2n2/2L2/N4 1 00"), "a1a2", 1)
    assert " ".join(map(str, found.line)) == "a1a2 c3c2"
    assert (found.world, found.outcome) == ({parse_square("c3"): Kind.NOBLE}, None)


def test_the_session_in_the_package_is_true() -> None:
    assert doctest.testmod(solver) == (0, 5)


def test_every_public_name_says_what_it_is() -> None:
    for name in solver.__all__:
        assert getattr(solver, name).__doc__, name
