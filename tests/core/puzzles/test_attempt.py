"""Puzzles solved, missed and given up, without a page."""

from typing import Any

import pytest

from tests.support.trainer import (
    BOTH,
    CAPTURES,
    FOOTPRINTS,
    LIFTED,
    LONG_RUN,
    ODDS,
    OPEN_CARDS,
    RUN,
    SAVE,
    UNMASK,
    Keep,
    Solver,
    Table,
    stored,
)
from volto_core.puzzles import defence
from volto_core.solver.worlds import worlds


@BOTH
def test_a_puzzle_is_solved_by_its_key_and_any_move_that_then_wins(keep: Keep) -> None:
    page = Solver(RUN, keep)
    assert page.plays("a5a6")["status"] == "open"
    assert page.plays("a6a7")["said"] == "puzzle-solved-win"


@BOTH
def test_a_quick_win_needs_no_answer(keep: Keep) -> None:
    table = {**OPEN_CARDS, "position": "4c/3N1/5/5/5/5/4C 1 00", "within": 1}
    table |= {"position": "4c/4N/5/5/5/5/4C 1 00", "solution": "e6e7"}
    page = Solver(table, keep)
    task = page.task("play", move="e6e7")
    assert (task["status"], task["answers"]) == ("solved", False)


@BOTH
def test_a_wrong_move_is_answered_by_a_world_and_a_line(keep: Keep) -> None:
    page = Solver(RUN, keep)
    task = page.task("play", move="a5b6")
    assert (task["status"], task["said"]) == ("failed", "puzzle-wrong")
    witness = task["puzzle"]["witness"]
    assert witness["line"] == ["a5b6", "c5b6"]
    assert witness["outcome"] == {"winner": 2, "by": "win.candidate"}


def test_with_open_cards_nothing_is_said_of_worlds() -> None:
    page = Solver(OPEN_CARDS)
    assert page.plays("a5a4")["said"] == "puzzle-wrong-open"
    page.ask("reset")
    assert page.plays("a5a6", "a6a7")["said"] == "puzzle-solved-win-open"


def test_the_masks_stay_hidden_until_the_learner_wants_to_see_why() -> None:
    page = Solver(RUN)
    tried: Any = page.ask("play", move="a5b6")
    assert tried["position"] == "4L/1C2x/2x2/2x2/5/2N2/1Ax2 2 11"
    shown: Any = page.ask("refute", to="0")
    assert shown["position"] == "4L/4l/C1c2/2a2/5/2N2/1An2 1 11"
    shown = page.ask("refute", to="2")
    assert shown["outcome"] == {"winner": 2, "by": "win.candidate"}


def test_a_witness_names_its_moves_only_to_those_who_want_to_see_why() -> None:
    page = Solver(RUN)
    assert page.task("play", move="a5b6")["puzzle"]["witness"]["played"] == []
    played = page.task("refute", to="2")["puzzle"]["witness"]["played"]
    assert [(each["move"], each["kind"], each["captured"]) for each in played] == [
        ("a5b6", "C", ""),
        ("c5b6", "C", "C"),
    ]


def test_who_gives_up_is_told_which_mask_makes_the_key_move() -> None:
    told = Solver(SAVE).task("give-up")["puzzle"]
    assert (told["solution"], told["mover"]) == ("b2b1", "C")


@pytest.mark.parametrize("to", ["3", "x", "-1"])
def test_a_witness_has_no_other_moves_than_its_own(to: str) -> None:
    page = Solver(RUN)
    page.ask("play", move="a5b6")
    assert page.error("refute", to=to) == {"code": "unknown", "field": "to"}


def test_without_a_wrong_move_there_is_no_witness() -> None:
    assert Solver(RUN).error("refute", to="0") == {"code": "unknown", "field": "to"}


def test_after_a_wrong_move_the_learner_goes_on_from_before_it() -> None:
    page = Solver(RUN)
    page.plays("a5a6", "a6a5")
    answer: Any = page.ask("reset")
    assert answer["moves"] == ["a5a6", "c1b1"]
    assert page.plays("a6a7")["status"] == "solved"


def test_a_later_wrong_move_has_a_witness_of_its_own() -> None:
    task = Solver(RUN, stored).plays("a5a6", "a6a5")
    assert task["puzzle"]["witness"]["line"][0] == "a6a5"


def test_after_the_end_the_learner_begins_again() -> None:
    page = Solver(RUN)
    page.plays("a5a6", "a6a7")
    answer: Any = page.ask("reset")
    assert answer["position"] == RUN["position"]


def test_a_puzzle_tells_which_enemy_masks_are_off_the_mat() -> None:
    page = Solver(CAPTURES)
    before = page.ask("state")["off"]
    assert before[1] == CAPTURES["off"]
    page.ask("play", move="d3d4")
    assert page.ask("answer")["off"] == [before[0] + "L", before[1] + "NA"]


def test_what_a_capture_shows_is_what_resists_longest() -> None:
    answer: Any = Solver(LIFTED).ask("play", move="e4e5")
    assert answer["left"][-1]["kind"] == "N"


@BOTH
def test_captures_on_both_sides_show_kinds_that_fit(keep: Keep) -> None:
    page = Solver(CAPTURES, keep)
    answer: Any = page.ask("play", move="d3d4")
    assert answer["left"] == [{"turn": 1, "player": 2, "kind": "N"}]
    answer = page.ask("answer")
    assert answer["moves"] == ["d3d4", "c5b4"]
    assert answer["left"][1:] == [
        {"turn": 2, "player": 1, "kind": "L"},
        {"turn": 2, "player": 2, "kind": "A"},
    ]


@BOTH
def test_who_has_only_a_losing_reply_makes_it(keep: Keep) -> None:
    table = {**RUN, "position": "5/5/5/5/s4/L4/2N2 1 10", "within": 1, "solution": "c1c2"}
    del table["off"]
    page = Solver(table, keep)
    assert page.task("play", move="c1c2")["answers"]
    answer: Any = page.ask("answer")
    assert answer["outcome"] == {"winner": 1, "by": "win.ladies"}
    assert answer["task"]["status"] == "solved"


@BOTH
def test_the_reply_that_resists_longest_is_given(keep: Keep) -> None:
    page = Solver(LIFTED, keep)
    page.ask("play", move="e4e5")
    answer: Any = page.ask("answer")
    assert answer["moves"][-1] == "a3a4"
    assert answer["task"]["puzzle"]["left"] == 2


def test_only_after_a_right_move_there_is_an_answer() -> None:
    assert Solver(RUN).error("answer") == {"code": "no-answer", "field": "board"}


def test_illegal_moves_are_refused_by_their_rule() -> None:
    error: Any = Solver(RUN).error("play", move="a5a7")
    assert error["rule"] == "move.candidate"


def test_nobody_plays_while_the_defence_thinks() -> None:
    page = Solver(RUN)
    page.ask("play", move="a5a6")
    assert page.error("play", move="a6a7") == {"code": "not-yours", "field": "move"}
    assert page.targets() == {}


def test_the_saving_move_saves_at_once() -> None:
    page = Solver(SAVE)
    assert page.plays("b2b3")["said"] == "puzzle-wrong-save"
    page.ask("reset")
    assert page.plays("b2b1")["said"] == "puzzle-solved-save"


def test_the_best_bet_pays() -> None:
    page = Solver(ODDS)
    assert page.plays("d2d1")["said"] == "puzzle-wrong-odds"
    page.ask("reset")
    answer: Any = page.ask("play", move="d2d3")
    assert answer["outcome"] == {"winner": 1, "by": "win.candidate"}
    assert page.ask("chances")["chances"] == {"won": 6, "worlds": 18}


def test_after_a_bet_every_move_is_told_with_the_worlds_it_wins_and_loses() -> None:
    bets = Solver(ODDS).task("give-up")["puzzle"]["bets"]
    assert bets[0] == {"move": "d2d3", "kind": "N", "won": 6, "lost": 6, "open": 6}
    assert len({bet["move"] for bet in bets}) == len(bets) > 10
    assert {bet["won"] + bet["lost"] + bet["open"] for bet in bets} == {18}
    worth = [bet["won"] - bet["lost"] for bet in bets]
    assert worth == sorted(worth, reverse=True)


def test_a_save_that_might_win_by_luck_is_not_shown_as_a_win() -> None:
    table = {**SAVE, "position": "5/5/5/5/xx3/Cx3/1N3 1 11", "off": "NNAAASL", "solution": "b1b2"}
    answer: Any = Solver(table).ask("play", move="b1b2")
    assert answer["task"]["status"] == "solved"
    assert answer["outcome"] is None


@BOTH
def test_among_equal_replies_the_defence_takes_the_trickiest(keep: Keep) -> None:
    page = Solver(LONG_RUN, keep)
    page.ask("play", move="a4a5")
    replies = page.ask("answer")["moves"]
    # After it one move still wins in time, after all others at least two.
    assert replies[-1] == "c6b7"


def test_who_gives_up_is_shown_the_key() -> None:
    page = Solver(RUN)
    page.plays("a5a6")
    answer: Any = page.ask("give-up")
    assert answer["position"] == RUN["position"]
    assert answer["task"]["status"] == "given-up"
    assert answer["task"]["puzzle"]["solution"] == "a5a6"
    assert Solver(UNMASK).task("give-up")["puzzle"]["answer"] == {"b1": "A"}


def test_no_key_is_told_before() -> None:
    for table in (RUN, SAVE, ODDS):
        task: Any = Solver(table, stored).loaded["task"]
        assert "solution" not in task["puzzle"]
    assert "answer" not in Solver(UNMASK).task("state")["puzzle"]


def test_another_board_can_take_the_place_of_a_puzzle() -> None:
    page = Solver(RUN)
    assert page.error("load", position="nonsense")
    assert page.task("state")["id"] == "run"
    assert "task" not in page.ask("load", position="4c/5/5/5/5/5/C4 1 00")
    assert page.ask("undo")["ok"] is False


def test_a_puzzle_knows_no_other_commands() -> None:
    assert Solver(RUN).error("record") == {"code": "unknown", "field": "do"}


@pytest.mark.parametrize("table", [RUN, CAPTURES, FOOTPRINTS], ids=lambda table: table["id"])
def test_nobody_can_tell_in_which_world_the_game_is_played(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> list[object]:
        page = Solver(table)
        moves = [page.ask("play", move=table["solution"]), page.ask("answer")]
        last = [page.loaded, *moves, page.targets(), page.suspects()]
        return [*last, page.ask("look", to="0"), page.suspects()]

    first = told()
    plain = worlds
    monkeypatch.setattr(defence, "worlds", lambda *about: iter(list(plain(*about))[::-1]))
    assert told() == first
