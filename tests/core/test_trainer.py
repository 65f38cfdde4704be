"""The trainer: puzzles solved, missed, hinted at, given up and walked through, without a page."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.core.test_session import Page
from tests.enumeration import forces, worlds_of
from volto_core.game.moves import Move, legal_moves, steps
from volto_core.game.play import play
from volto_core.game.position import Position
from volto_core.puzzles import attempt_at, defence, parse_puzzle, verdicts
from volto_core.puzzles import certainty as counting
from volto_core.puzzles.attempt import Stage
from volto_core.puzzles.certainty import certainty
from volto_core.puzzles.puzzle import Aim
from volto_core.puzzles.stored_verdicts import parse_verdicts
from volto_core.solver import Search, Undecided
from volto_core.solver.worlds import worlds
from volto_core.text.notation import parse_move
from volto_puzzles import first_verdicts as first_verdicts_module
from volto_puzzles.first_verdicts import first_verdicts

Table = dict[str, Any]
Keep = Callable[[Table], Table]

# Every mask is seen, and six other moves win in three.
OPEN_CARDS: Table = {
    "id": "open-cards",
    "theme": "hunt",
    "kind": "win",
    "position": "5/3Ln/C1a2/5/1c3/2N2/1Al2 1 11",
    "within": 2,
    "solution": "a5a6",
}
# Ten other moves win in four, which takes more than a moment to find out.
LONG_RUN: Table = {
    "id": "long-run",
    "theme": "hunt",
    "kind": "win",
    "position": "5/2a2/1L2c/C4/A2S1/1l3/5 1 11",
    "within": 3,
    "solution": "a4a5",
}
RUN: Table = {
    "id": "run",
    "theme": "hunt",
    "kind": "win",
    "position": "4L/4x/C1x2/2x2/5/2N2/1Ax2 1 11",
    "off": "NNAASL",
    "within": 2,
    "solution": "a5a6",
}
LIFTED: Table = {
    "id": "lifted",
    "theme": "hunt",
    "kind": "win",
    "position": "3s1/n4/c1n1n/4C/lL3/N4/A1N1A 1 11",
    "within": 3,
    "solution": "e4e5",
}
# The key captures one of three kinds, and the best defence a lady.
CAPTURES: Table = {
    "id": "captures",
    "theme": "hunt",
    "kind": "win",
    "position": "5/C4/2x1x/1L1xx/3Nx/5/5 1 00",
    "suspects": {"d4": "NAL"},
    "off": "NNAAS",
    "within": 2,
    "solution": "d3d4",
}
FOOTPRINTS: Table = {
    "id": "footprints",
    "theme": "hunt",
    "kind": "win",
    "position": "1x3/2x2/1C1xx/5/4N/2L2/3A1 1 11",
    "suspects": {"e5": "ACL", "c6": "ACL", "b7": "NCL"},
    "off": "NAAASL",
    "start": "2xx1/3x1/3x1/5/C3N/5/2LA1 1 11",
    "history": ["c1c2", "d6e5", "a3a4", "c7b7", "a4b5", "d7c6"],
    "within": 2,
    "solution": "b5a6",
}
SAVE: Table = {
    "id": "save",
    "theme": "hunt",
    "kind": "save",
    "position": "3x1/1x3/x4/5/1x3/1CA2/L1N2 1 11",
    "off": "NNNASL",
    "solution": "b2b1",
}
ODDS: Table = {
    "id": "odds",
    "theme": "hunt",
    "kind": "odds",
    "position": "2x2/1x2x/5/5/C1Sx1/1L1N1/1A3 1 11",
    "suspects": {"d3": "ACL"},
    "off": "NNAASL",
    "start": "2x2/1x2x/5/2x2/C1S2/3N1/LA3 1 11",
    "history": ["a1b2", "c4d3"],
    "solution": "d2d3",
    "chances": "6/18",
}
UNMASK: Table = {
    "id": "unmask",
    "theme": "hunt",
    "kind": "unmask",
    "position": "1llac/2X2/3a1/1n3/4X/3X1/1X2X 2 10",
    "suspects": {"e1": "NCL", "d2": "ACL", "e3": "CL", "c6": "NCSL"},
    "off": "NNASL",
    "start": "1ll2/3ca/1nXa1/5/4X/2X2/1X1X1 2 10",
    "history": ["d6e7", "c5c6", "b5a5", "d1e1", "a5a4", "c2d3", "e6d7", "e3d2", "a4b4", "d3e3"],
    "square": "b1",
    "answer": "A",
}


def stored(table: Table) -> Table:
    """The verdicts on a puzzle, as a site keeps them."""
    found: Table = json.loads(json.dumps(first_verdicts(parse_puzzle(table))))
    return found


def not_stored(table: Table) -> Table:
    """No verdicts: everything has to be found when it is asked for."""
    return {}


class Solver(Page):
    """A page with one puzzle."""

    def __init__(self, table: Table, keep: Keep = not_stored) -> None:
        super().__init__(puzzle=table, verdicts=keep(table))

    def task(self, do: str, **fields: object) -> Any:
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer["task"]

    def plays(self, *moves: str) -> Any:
        """Play moves, with the defence's answer after each that has one."""
        for move in moves:
            task = self.task("play", move=move)
            if task["answers"]:
                task = self.task("answer")
        return task


BOTH = pytest.mark.parametrize("keep", [not_stored, stored])


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
def test_a_slower_win_is_told_and_the_board_stays(keep: Keep) -> None:
    page = Solver(OPEN_CARDS, keep)
    answer: Any = page.ask("play", move="d6d7")
    assert answer["position"] == OPEN_CARDS["position"]
    assert answer["task"]["puzzle"]["slower"] == 3
    assert page.plays("a5a6")["status"] == "open"


def test_a_slower_win_that_takes_long_to_find_is_found_before_anybody_asks() -> None:
    assert Solver(LONG_RUN, stored).plays("a3b4")["puzzle"]["slower"] == 4


def test_what_nobody_has_decided_is_told_so_and_the_board_stays() -> None:
    page = Solver(LONG_RUN)
    answer: Any = page.ask("play", move="a3b4")
    assert answer["position"] == LONG_RUN["position"]
    task = answer["task"]
    assert (task["status"], task["said"]) == ("open", "puzzle-undecided")
    assert "witness" not in task["puzzle"]
    assert page.plays("a4a5")["status"] == "open"


def test_later_slower_wins_are_stored_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verdicts, "SLOWER_NODES", 1)
    told = []
    for keep in (not_stored, stored):
        page = Solver(LONG_RUN, keep)
        page.plays("a4a5")
        told.append(page.plays("d3d4")["puzzle"])
    assert [(one["stage"], one["slower"]) for one in told] == [("undecided", None), ("slower", 3)]


@pytest.mark.parametrize(
    ("asked", "slower"),
    [
        # To the palace it is two steps; aside costs one more, and back two.
        (
            {"position": "l4/5/4C/5/5/5/5 1 00", "within": 2, "solution": "e5e6"},
            {"e5d4": 4, "e5d5": 3, "e5e4": 4},
        ),
        # Here it is four, and back would be six.
        ({"position": "l4/5/5/5/4C/5/5 1 00", "within": 4, "solution": "e3e4"}, {"e3d3": 5}),
    ],
)
def test_slower_is_within_four_moves_or_one_more(asked: Table, slower: dict[str, int]) -> None:
    assert first_verdicts(parse_puzzle(OPEN_CARDS | asked))["slower"] == slower


def test_what_cannot_be_decided_beforehand_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*args: object, **options: object) -> int:
        raise Undecided(1)

    monkeypatch.setattr(first_verdicts_module, "slower_win", endless)
    monkeypatch.setattr(verdicts, "SLOWER_NODES", 1)
    assert stored(OPEN_CARDS)["slower-later"] == {}
    assert Solver(OPEN_CARDS, stored).plays("d6d7")["puzzle"]["stage"] == "undecided"


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


def test_a_lady_takes_along_whoever_captures_her_in_the_plan_too() -> None:
    page = Solver(CAPTURES)
    page.ask("give-up")
    answer: Any = page.ask("plan", line=["d3d4=L", "c5d4"])
    assert answer["position"] == "5/C4/4x/1L1xx/4x/5/5 1 01"


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
    assert page.ask("targets") == {"ok": True, "from": {}}


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


@pytest.mark.parametrize(
    ("table", "move", "chances"),
    [
        (RUN, "a5b6", {"won": 8, "worlds": 18}),
        (SAVE, "b2b3", {"won": 9, "worlds": 12}),
        (SAVE, "b2a3", {"won": 9, "worlds": 12}),
        (ODDS, "d2d1", {"won": 0, "worlds": 18}),
    ],
)
def test_a_wrong_move_wins_in_some_worlds(table: Table, move: str, chances: object) -> None:
    page = Solver(table)
    page.ask("play", move=move)
    assert page.ask("chances")["chances"] == chances


def test_the_worlds_of_a_move_are_those_in_which_it_wins_with_open_cards() -> None:
    puzzle = parse_puzzle(RUN)
    worlds = worlds_of(puzzle.problem)
    for step in steps(worlds[0]):
        won = sum(forces([world], step, 2) for world in worlds)
        assert certainty(Aim.WIN, puzzle.problem.situation, step.move, 2) == (won, len(worlds))


@pytest.mark.parametrize("table", [SAVE, RUN, CAPTURES], ids=lambda table: table["id"])
def test_the_worlds_that_a_move_saves_are_those_in_which_no_reply_wins(table: Table) -> None:
    problem = parse_puzzle(table).problem
    worlds = worlds_of(problem)

    def is_saved(world: Position, move: Move) -> bool:
        turn = play(world, move)
        if turn.outcome:
            return turn.outcome.winner == world.player
        ends = (play(turn.position, reply).outcome for reply in legal_moves(turn.position))
        return not any(end and end.winner == turn.position.player for end in ends)

    for step in steps(worlds[0]):
        saved = sum(is_saved(world, step.move) for world in worlds)
        assert certainty(Aim.SAVE, problem.situation, step.move, 1) == (saved, len(worlds))


def test_worlds_are_counted_only_for_moves_that_were_judged() -> None:
    assert Solver(RUN).error("chances") == {"code": "not-solved", "field": "board"}
    page = Solver(UNMASK)
    page.ask("name", kind="A")
    assert page.error("chances") == {"code": "not-solved", "field": "board"}


def test_nobody_waits_for_a_count_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = parse_puzzle(RUN)
    situation, move = puzzle.problem.situation, puzzle.solution
    assert move
    monkeypatch.setattr(counting, "NODES", 1)
    assert certainty(Aim.WIN, situation, move, 2) == (None, 18)
    monkeypatch.setattr(counting, "MOST_WORLDS", 17)
    assert certainty(Aim.WIN, situation, move, 2) == (None, 18)
    monkeypatch.undo()
    assert certainty(Aim.WIN, situation, move, 2) == (18, 18)


def test_hints_come_in_three_steps() -> None:
    page = Solver(RUN)
    hints = [page.task("hint")["puzzle"]["hint"] for _ in range(4)]
    assert hints == [
        {"given": 1},
        {"given": 2, "mask": "a5"},
        {"given": 3, "mask": "a5", "target": "a6"},
        {"given": 3, "mask": "a5", "target": "a6"},
    ]


def test_each_move_has_hints_of_its_own() -> None:
    page = Solver(RUN)
    page.ask("hint")
    page.plays("a5a6")
    hints = [page.task("hint")["puzzle"]["hint"] for _ in range(3)]
    assert hints[-1] == {"given": 3, "mask": "a6", "target": "a7"}


def test_hints_stay_in_a_new_try_and_end_with_the_puzzle() -> None:
    page = Solver(RUN)
    page.ask("hint")
    page.plays("a5b6")
    assert page.task("reset")["hints"] == 1
    assert page.task("reset")["hints"] == 1
    page.plays("a5a6", "a6a7")
    assert page.task("hint")["hints"] == 0
    assert page.task("reset")["hints"] == 0


def test_to_name_a_mask_the_hints_are_masks_and_kinds() -> None:
    page = Solver(UNMASK)
    hints = [page.task("hint")["puzzle"]["hint"] for _ in range(3)]
    assert hints[1] == {"given": 2, "masks": ["e1", "e3", "c6"]}
    assert hints[2]["kinds"] == "NCL"


def test_a_mask_is_named_and_a_wrong_name_has_its_reason() -> None:
    page = Solver(UNMASK)
    task = page.task("name", kind="C")
    assert (task["status"], task["said"]) == ("open", "puzzle-misnamed")
    assert task["puzzle"]["why"]["code"] == "counted"
    task = page.task("name", kind="A")
    assert (task["status"], task["puzzle"]["answer"]) == ("solved", "A")
    assert set(task["puzzle"]["because"]) == {"N", "C", "S", "L"}


def test_a_kind_that_a_mask_excludes_by_itself_has_that_reason() -> None:
    table = {**UNMASK, "square": "d2", "answer": "C"}
    page = Solver(table)
    assert page.task("name", kind="N")["puzzle"]["why"]["code"] == "diagonal"


def test_in_the_palace_a_mask_is_no_candidate() -> None:
    page = Solver({**UNMASK, "position": RUN["position"], "off": "NNAASL", "square": "c1"} | _BARE)
    assert page.task("name", kind="C")["puzzle"]["why"]["code"] == "palace"


_BARE: Table = {"suspects": {}, "start": RUN["position"], "history": []}


@pytest.mark.parametrize("kind", ["", "X", "NA"])
def test_a_name_is_one_kind(kind: str) -> None:
    assert Solver(UNMASK).error("name", kind=kind) == {"code": "unknown", "field": "kind"}


def test_masks_are_named_or_moved_as_the_puzzle_asks() -> None:
    assert Solver(RUN).error("name", kind="N") == {"code": "not-yours", "field": "kind"}
    assert Solver(UNMASK).error("play", move="d5d4") == {"code": "not-yours", "field": "move"}


def test_who_gives_up_is_shown_the_key() -> None:
    page = Solver(RUN)
    page.plays("a5a6")
    answer: Any = page.ask("give-up")
    assert answer["position"] == RUN["position"]
    assert answer["task"]["status"] == "given-up"
    assert answer["task"]["puzzle"]["solution"] == "a5a6"
    assert Solver(UNMASK).task("give-up")["puzzle"]["answer"] == "A"


def test_no_key_is_told_before() -> None:
    for table in (RUN, SAVE, ODDS):
        task: Any = Solver(table, stored).loaded["task"]
        assert "solution" not in task["puzzle"]
    assert "answer" not in Solver(UNMASK).task("state")["puzzle"]


def test_the_plan_is_walked_through_step_by_step() -> None:
    page = Solver(RUN)
    page.plays("a5a6", "a6a7")
    line: list[str] = []
    while steps := page.task("plan", line=line)["puzzle"]["plan"]["next"]:
        line.append(steps[0]["move"])
    assert line == ["a5a6", "c1b1", "a6a7"]
    answer: Any = page.ask("plan", line=line)
    assert answer["outcome"] == {"winner": 1, "by": "win.palace"}
    assert page.ask("suspects")["masks"] == {}


def test_the_plan_has_every_reply_and_the_best_comes_first() -> None:
    page = Solver(RUN)
    page.ask("give-up")
    plan = page.task("plan", line=["a5a6"])["puzzle"]["plan"]
    assert not plan["own"]
    assert plan["next"][0] == {"move": "c1b1", "shown": "", "by": None, "lasts": 1}
    assert len(plan["next"]) > 10


def test_a_step_that_shows_a_mask_names_it() -> None:
    page = Solver(LIFTED)
    page.ask("give-up")
    plan = page.task("plan", line=["e4e5=N"])["puzzle"]["plan"]
    assert plan["next"][0]["move"] == "a3a4"


@pytest.mark.parametrize(
    "line", [["a5a7"], ["a5a6", "a6a7"], ["a5a6=N"], ["a5a6", "c1b1", "a6a7", "b1a1"]]
)
def test_a_plan_has_no_steps_but_its_own(line: list[str]) -> None:
    page = Solver(RUN)
    page.ask("give-up")
    assert page.error("plan", line=line) == {"code": "unknown", "field": "line"}


def test_there_is_a_plan_only_for_a_win_and_only_at_the_end() -> None:
    assert Solver(RUN).error("plan") == {"code": "not-solved", "field": "board"}
    page = Solver(SAVE)
    page.ask("give-up")
    assert page.error("plan") == {"code": "not-solved", "field": "board"}


def test_at_the_end_the_masks_can_be_turned_over_and_played_with() -> None:
    page = Solver(RUN)
    assert page.error("free") == {"code": "not-solved", "field": "board"}
    page.plays("a5a6", "a6a7")
    answer: Any = page.ask("free")
    assert answer["position"] == "4L/4l/C1c2/2a2/5/2N2/1An2 1 11"
    assert "task" not in answer
    assert page.ask("play", move="a5a6")["ok"]


def test_the_suspects_are_those_of_the_moment_with_their_reasons() -> None:
    page = Solver(FOOTPRINTS)
    masks: Any = page.ask("suspects")["masks"]
    assert masks["d5"]["kinds"] == "N"
    assert masks["d5"]["excluded"]["C"]["code"] == "counted"
    assert masks["c6"]["excluded"]["N"]["code"] == "diagonal"
    page.plays("b5a6")
    masks = page.ask("suspects")["masks"]
    assert set(masks) == {"c6", "d5", "e5", "a7"}


def test_who_is_to_name_a_mask_is_not_told_by_the_suspects() -> None:
    page = Solver(UNMASK)
    masks: Any = page.ask("suspects")["masks"]
    assert masks["b1"]["kinds"] == "NACSL"
    page.ask("name", kind="A")
    masks = page.ask("suspects")["masks"]
    assert masks["b1"]["kinds"] == "A"


def test_where_the_missing_masks_are_not_known_there_are_no_reasons() -> None:
    table = {key: value for key, value in RUN.items() if key != "off"}
    masks: Any = Solver(table).ask("suspects")["masks"]
    assert masks["c4"] == {"kinds": "NACSL", "excluded": {}}


def test_open_cards_have_no_suspects() -> None:
    assert Solver(OPEN_CARDS).ask("suspects")["masks"] == {}


def test_a_board_shows_no_suspects_of_another_moment() -> None:
    page = Solver(RUN)
    page.ask("play", move="a5b6")
    assert page.ask("suspects")["masks"] == {}


def test_the_moves_seen_can_be_looked_at_again() -> None:
    page = Solver(FOOTPRINTS)
    now = page.ask("state")
    task = page.task("look", to="4")
    then = page.ask("state")
    assert then["position"] == "1x1x1/5/3xx/C4/4N/2L2/3A1 1 11"
    assert then["moves"] == FOOTPRINTS["history"][:4]
    assert [played["move"] for played in task["puzzle"]["played"]] == FOOTPRINTS["history"]
    assert page.ask("targets")["from"] == {}
    assert page.ask("look", to="6") == now


def test_looking_back_tells_what_the_last_move_showed() -> None:
    page = Solver(FOOTPRINTS)
    shows = page.task("look", to="4")["puzzle"]["look"]["shows"]
    assert {letter: why["code"] for letter, why in shows["b7"].items()} == {
        "A": "orthogonal",
        "S": "sideways",
    }
    assert page.task("look", to="0")["puzzle"]["look"] == {"at": 0, "shows": {}}


def test_the_suspects_of_an_earlier_moment_are_those_of_then() -> None:
    page = Solver(FOOTPRINTS)
    page.ask("look", to="2")
    masks: Any = page.ask("suspects")["masks"]
    assert masks["c7"] == {"kinds": "NCL", "excluded": masks["c7"]["excluded"]}
    assert "N" not in masks["e5"]["kinds"]


def test_who_is_to_name_a_mask_sees_where_it_was_and_counts_alone() -> None:
    page = Solver(UNMASK | {"square": "e3", "answer": "L"})
    assert page.task("look", to="6")["puzzle"]["look"]["square"] == "d3"
    assert page.task("look", to="5")["puzzle"]["look"]["square"] == "c2"
    page = Solver(UNMASK)
    page.ask("look", to="9")
    masks: Any = page.ask("suspects")["masks"]
    assert masks["b1"]["kinds"] == "NACSL"
    page.ask("name", kind="A")
    page.ask("look", to="9")
    counted: Any = page.ask("suspects")["masks"]
    assert len(counted["b1"]["kinds"]) < len(masks["b1"]["kinds"])


def test_open_cards_are_looked_at_without_suspects() -> None:
    page = Solver(OPEN_CARDS)
    page.plays("a5a6")
    assert page.task("look", to="1")["puzzle"]["look"] == {"at": 1, "shows": {}}
    assert page.ask("suspects")["masks"] == {}


def test_whatever_a_learner_does_is_done_now() -> None:
    page = Solver(FOOTPRINTS)
    for do in ("hint", "give-up", "reset"):
        page.ask("look", to="1")
        assert "look" not in page.task(do)["puzzle"]
    page.ask("give-up")
    page.ask("look", to="1")
    assert "look" not in page.task("plan", line=[])["puzzle"]
    page.ask("reset")
    page.ask("look", to="1")
    assert page.error("play", move="c1c2") == {"code": "not-yours", "field": "move"}


@pytest.mark.parametrize("to", ["7", "-1", "x"])
def test_nobody_looks_at_moves_that_were_not_made(to: str) -> None:
    assert Solver(FOOTPRINTS).error("look", to=to) == {"code": "unknown", "field": "to"}


def test_beside_a_witness_or_a_plan_nobody_looks_back() -> None:
    page = Solver(FOOTPRINTS)
    page.ask("give-up")
    assert "played" not in page.task("plan", line=[])["puzzle"]
    assert page.error("look", to="1") == {"code": "unknown", "field": "to"}


def test_another_board_can_take_the_place_of_a_puzzle() -> None:
    page = Solver(RUN)
    assert page.error("load", position="nonsense")
    assert page.task("state")["id"] == "run"
    assert "task" not in page.ask("load", position="4c/5/5/5/5/5/C4 1 00")
    assert page.ask("undo")["ok"] is False


@pytest.mark.parametrize(
    ("change", "problems"),
    [
        ({"kind": "lose"}, ["kind: 'lose' is not one of the kinds"]),
        ({"within": "2"}, ["within: '2' is not a number from 1 to 6"]),
        (
            {"suspects": "c5=CL", "hint": "a5"},
            [
                "hint: unknown key",
                "suspects: 'c5=CL' is not a table of squares and kinds",
            ],
        ),
    ],
)
def test_a_bad_puzzle_is_refused_with_all_its_problems(change: Table, problems: list[str]) -> None:
    error: Any = Page().error("load", puzzle=RUN | change)
    assert error["code"] == "puzzle"
    assert ["{key}: {text}".format(**problem) for problem in error["problems"]] == problems


def test_a_puzzle_knows_no_other_commands() -> None:
    assert Solver(RUN).error("record") == {"code": "unknown", "field": "do"}


def test_of_a_mask_to_name_there_are_no_verdicts_to_store() -> None:
    assert first_verdicts(parse_puzzle(UNMASK)) == {}


@pytest.mark.parametrize("table", [RUN, CAPTURES, FOOTPRINTS], ids=lambda table: table["id"])
def test_nobody_can_tell_in_which_world_the_game_is_played(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> list[object]:
        page = Solver(table)
        moves = [page.ask("play", move=table["solution"]), page.ask("answer")]
        last = [page.loaded, *moves, page.ask("targets"), page.ask("suspects")]
        return [*last, page.ask("look", to="0"), page.ask("suspects")]

    first = told()
    plain = worlds
    monkeypatch.setattr(defence, "worlds", lambda *about: iter(list(plain(*about))[::-1]))
    assert told() == first


def test_what_was_stored_is_what_would_be_found_out() -> None:
    for table in (RUN, OPEN_CARDS, FOOTPRINTS, SAVE, ODDS):
        puzzle, verdicts = parse_puzzle(table), stored(table)
        search = Search()
        for move in verdicts["refuted"]:
            one = attempt_at(puzzle, stored=parse_verdicts(verdicts)).tries(parse_move(move))
            other = attempt_at(puzzle, search=search).tries(parse_move(move))
            assert one.witness == other.witness
            assert one.stage is Stage.WRONG
