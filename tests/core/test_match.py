"""A match against the opponent, as the page of the learner asks for it."""

import pytest

from tests.support.session import Json, Page
from volto_core import parse_record
from volto_core.geometry import SQUARE_NAMES
from volto_core.knowledge.dangers import dangers
from volto_core.knowledge.views import IVORY, view_of
from volto_core.opponent.levels import LEVELS
from volto_core.page.match_commands import load
from volto_core.pieces import Player
from volto_core.text.notation import parse_setup

SETUP = "LNSNL/AACAN"
MATCH = {"level": "1", "learner": "1", "setup": SETUP, "first": "1"}


def match_page(moves: list[str] | None = None, deal: str = "7", **changes: str) -> Page:
    """A page with a match, changed in these fields."""
    return Page(match=MATCH | changes, moves=moves or [], deal=deal)


def from_position(position: str, moves: list[str] | None = None, **changes: str) -> Page:
    """A page with a match from a position, in which every mask is known to the core."""
    fields = {"level": "3", "learner": "1", "position": position}
    return Page(match=fields | changes, moves=moves or [], deal="7")


def test_a_match_begins_with_the_own_masks_open_and_the_others_hidden() -> None:
    page = match_page()
    assert page.loaded["position"] == f"xxxxx/xxxxx/5/5/5/{SETUP} 1 00"
    assert page.loaded["match"] == {
        "level": 1,
        "learner": 1,
        "answers": False,
        "taken": False,
        "danger": [],
        "repeated": False,
        "resume": MATCH,
    }
    assert page.loaded["can"] == {"undo": False, "redo": False}


def test_the_opponent_stands_in_another_order_for_another_number() -> None:
    setups = set()
    for deal in ("1", "2", "3"):
        page = match_page(deal=deal)
        page.ask("resign")
        setups.add(page.ask("line")["start"])
    assert len(setups) == 3


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_and_the_same_number_gives_the_same_answer(level: int) -> None:
    answers = []
    for _ in range(2):
        page = match_page(level=str(level))
        assert page.ask("play", move="b2b3")["match"]["answers"]
        answers.append(page.ask("answer")["moves"])
    assert answers[0] == answers[1]
    assert len(answers[0]) == 2


def test_the_learner_may_be_night_and_the_opponent_may_begin() -> None:
    night = "nacaa/lnsnl"
    page = match_page(learner="2", setup=night, first="1")
    assert page.loaded["position"] == f"{night}/5/5/5/XXXXX/XXXXX 1 00"
    assert page.loaded["match"]["answers"]
    assert page.loaded["from"] == {}
    assert page.ask("answer")["from"]


def test_nobody_moves_out_of_turn() -> None:
    page = match_page()
    assert page.error("answer") == {"code": "no-answer", "field": "board"}
    page.ask("play", move="b2b3")
    assert page.error("play", move="b3b4") == {"code": "not-yours", "field": "move"}


def test_a_match_is_taken_up_after_its_moves_without_choosing_them_again() -> None:
    page = match_page()
    page.ask("play", move="b2b3")
    state = page.ask("answer", played=True)
    again = match_page(state["moves"])
    assert again.ask("state", played=True) == state


def test_a_move_that_the_opponent_could_not_make_tells_nothing_of_its_mask() -> None:
    fields = {"match": MATCH, "deal": "7", "moves": ["b2b3", "a6a1"]}
    assert Page().error("load", **fields) == {"code": "illegal-reply", "field": "moves"}
    own = Page().error("load", **fields | {"moves": ["b2b5"]})
    assert own == {"code": "illegal", "move": "b2b5", "rule": "move.noble"}


@pytest.mark.parametrize("level", ["1", "2"])
def test_a_move_and_its_answer_are_taken_back_and_the_game_is_marked(level: str) -> None:
    page = match_page(level=level)
    before = page.ask("state")["position"]
    page.ask("play", move="b2b3")
    assert page.ask("answer")["can"]["undo"]
    answer = page.ask("undo")
    assert answer["position"] == before
    assert answer["match"]["taken"]
    assert answer["match"]["resume"] == MATCH | {"level": level, "taken": "1"}
    assert match_page(level=level, taken="1").loaded["match"]["taken"]


def test_a_move_is_taken_back_before_its_answer_too() -> None:
    page = match_page()
    page.ask("play", move="b2b3")
    assert page.ask("undo")["moves"] == []


def test_what_the_opponent_began_with_is_not_taken_back() -> None:
    page = match_page(first="2")
    assert not page.ask("answer")["can"]["undo"]
    assert page.error("undo") == {"code": "nothing-to-undo", "field": "board"}


def test_the_higher_levels_take_nothing_back() -> None:
    page = match_page(level="3")
    page.ask("play", move="b2b3")
    assert not page.ask("answer")["can"]["undo"]


def test_both_sides_forget_what_a_move_taken_back_has_revealed() -> None:
    page = from_position("4c/5/2n2/2N2/5/5/C4 1 00", level="1")
    before = page.ask("state", suspects=True, played=True)
    assert page.ask("play", move="c4c5")["left"]
    after = page.ask("undo", suspects=True, played=True)
    changed = {"match": before["match"] | {"taken": True, "resume": after["match"]["resume"]}}
    assert after == before | changed


def test_who_resigns_loses_and_sees_all_masks() -> None:
    page = match_page()
    answer = page.ask("resign")
    assert answer["outcome"] == {"winner": 2, "by": "resignation"}
    assert "x" not in answer["position"]
    assert answer["from"] == {}
    assert page.error("resign") == {"code": "over", "field": "board"}
    assert page.error("play", move="b2b3") == {"code": "over", "field": "board"}
    assert page.error("undo") == {"code": "nothing-to-undo", "field": "board"}
    assert match_page(resigned="1").loaded["outcome"] == answer["outcome"]


def test_at_the_end_all_masks_are_turned_over_and_nothing_goes_on() -> None:
    page = from_position("4c/5/2c2/2N2/5/5/C4 1 00".replace("4c", "4n"))
    answer = page.ask("play", move="c4c5")
    assert answer["outcome"] == {"winner": 1, "by": "win.candidate"}
    assert answer["position"].startswith("4n/")
    assert not answer["match"]["answers"]
    assert page.error("play", move="c5c6")["code"] == "over"


def test_the_record_is_written_once_the_game_is_over() -> None:
    page = match_page()
    page.ask("play", move="b2b3")
    page.ask("answer")
    assert page.error("record") == {"code": "hidden", "field": "board"}
    page.ask("resign")
    game, tags = parse_record(page.ask("record", tags={"Level": "1"})["record"])
    assert tags == {"Level": "1"}
    assert len(game.moves) == 2


def test_the_line_has_its_start_hidden_until_the_end() -> None:
    page = match_page()
    page.ask("play", move="b2b3")
    line = page.ask("line")
    assert line["start"] == f"xxxxx/xxxxx/5/5/5/{SETUP} 1 00"
    assert [played["move"] for played in line["line"]] == ["b2b3"]
    assert line["at"] == 1


def test_what_the_learner_saw_last_is_told_with_the_masks_still_hidden() -> None:
    page = match_page()
    page.ask("resign")
    line = page.ask("line")
    assert "x" not in line["start"]
    assert line["seen"] == f"xxxxx/xxxxx/5/5/5/{SETUP} 1 00"


def test_a_position_is_played_on_with_its_hidden_masks_dealt() -> None:
    page = from_position("4x/5/2x2/2N2/5/5/C4 1 00", suspects="c5=L")
    assert page.loaded["position"] == "4x/5/2x2/2N2/5/5/C4 1 00"
    assert page.suspects() == {}
    assert page.ask("play", move="c4c5")["left"][0]["kind"] == "L"


def test_suspects_that_fit_no_world_are_refused() -> None:
    fields = {"level": "3", "learner": "1", "position": "4x/5/2x2/5/5/5/C4 1 00"}
    error = Page().error("load", match=fields | {"suspects": "e7=C,c5=C"}, deal="1")
    assert error == {"code": "unknown", "field": "suspects"}


def test_the_suspects_are_those_of_the_learner() -> None:
    page = match_page()
    page.ask("play", move="b2b3")
    suspects = page.ask("answer", suspects=True)["suspects"]
    assert len(suspects) == 10
    assert any(len(each["kinds"]) < 5 for each in suspects.values())


def test_a_candidate_in_danger_is_warned_of_once_on_the_first_level() -> None:
    page = from_position("4c/1a3/5/2C2/5/5/5 2 00", ["b6c5"], level="1")
    assert page.loaded["match"]["danger"] == ["c5"]
    page = from_position("4c/1a3/5/2C2/5/5/5 2 00", ["b6c5", "c4c3", "c5d4"], level="1")
    assert page.loaded["match"]["danger"] == []


def test_the_other_levels_do_not_warn() -> None:
    page = from_position("4c/1a3/5/2C2/5/5/5 2 00", ["b6c5"], level="2")
    assert page.loaded["match"]["danger"] == []


def test_where_masks_were_dealt_and_cannot_be_counted_nothing_is_told_of_them() -> None:
    page = from_position("4x/5/2x2/2C2/5/5/5 1 00", level="1")
    assert page.loaded["match"]["danger"] == []


def test_a_mask_far_away_and_a_candidate_that_is_gone_are_no_danger() -> None:
    game = load({"match": MATCH, "deal": "1"}).game
    assert dangers(view_of(game, IVORY), Player.IVORY) == ()


def test_only_a_likely_capturer_is_a_danger() -> None:
    """The soldier may stand in any open column: that alone frightens nobody."""
    page = match_page(setup="NACAS/LNANL")
    assert page.loaded["match"]["danger"] == []


def test_a_picture_that_comes_for_the_second_time_is_told() -> None:
    moves = ["e1e2", "a7a6", "e2e1", "a6a7"]
    position = "n3c/5/5/5/5/5/C3N 1 00"
    assert from_position(position, moves).loaded["match"]["repeated"]
    assert not from_position(position, moves[:3]).loaded["match"]["repeated"]
    drawn = from_position(position, moves * 2).loaded
    assert drawn["outcome"] == {"winner": None, "by": "ruling.repetition"}
    assert not drawn["match"]["repeated"]


WRONG: dict[str, tuple[Json, Json]] = {
    "no level": ({"learner": "1"}, {"code": "missing", "field": "level"}),
    "a level too high": ({"level": "6", "learner": "1"}, {"code": "unknown", "field": "level"}),
    "no set-up": ({"level": "1", "learner": "1"}, {"code": "missing", "field": "setup"}),
    "a stranger": ({"level": "1", "colour": "1"}, {"code": "unknown", "field": "colour"}),
    "nobody first": (
        {"level": "1", "learner": "1", "setup": SETUP},
        {"code": "missing", "field": "first"},
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_match_that_lacks_something_is_refused(wrong: str) -> None:
    fields, error = WRONG[wrong]
    assert Page().error("load", match=fields, deal="1") == error


def test_a_match_needs_a_secret_number() -> None:
    assert Page().error("load", match=MATCH) == {"code": "missing", "field": "deal"}
    assert Page().error("load", match=MATCH, deal="x") == {"code": "type", "field": "deal"}


def test_what_has_no_meaning_in_a_match_is_refused() -> None:
    page = match_page()
    assert page.error("reset") == {"code": "unknown", "field": "do"}
    assert page.error("present") == {"code": "unknown", "field": "do"}


def test_the_set_up_of_the_opponent_is_a_whole_one() -> None:
    for level in LEVELS:
        start = load({"match": MATCH | {"level": str(level)}, "deal": "3"}).game.start
        squares = {SQUARE_NAMES[square] for square in parse_setup(SETUP, Player.IVORY)}
        assert len(start.masks()) == 2 * len(squares)
