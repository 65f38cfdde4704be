"""What is known of each enemy mask, now and when a learner looks back."""

from typing import Any

import pytest

from tests.support.trainer import FOOTPRINTS, OPEN_CARDS, RUN, UNMASK, Solver, Table


def aided(table: Table) -> Solver:
    """A page whose learner has spent a hint on the suspects."""
    page = Solver(table)
    assert page.task("aid")["puzzle"]["aided"]
    return page


def test_the_suspects_cost_a_hint() -> None:
    page = Solver(FOOTPRINTS)
    assert page.suspects() == {}
    assert page.task("look", to="4")["puzzle"]["look"] == {"at": 4}
    assert page.task("state")["puzzle"]["aided"] is False
    page.ask("aid")
    page.ask("look", to="6")
    assert set(page.suspects()) == {"c6", "d5", "e5", "b7"}


def test_what_was_paid_for_stays_until_the_puzzle_is_over() -> None:
    page = aided(FOOTPRINTS)
    page.plays("c2c3")
    assert page.task("reset")["puzzle"]["aided"]
    assert page.plays("b5a6")["puzzle"]["aided"]
    page.ask("give-up")
    assert not page.task("reset")["puzzle"]["aided"]


@pytest.mark.parametrize("table", [OPEN_CARDS, FOOTPRINTS], ids=lambda table: table["id"])
def test_who_sees_every_mask_or_is_done_has_nothing_to_pay_for(table: Table) -> None:
    page = Solver(table)
    if table is FOOTPRINTS:
        page.plays("b5a6", "a6a7")
    assert page.error("aid") == {"code": "no-aid", "field": "board"}


def test_the_suspects_are_those_of_the_moment_with_their_reasons() -> None:
    page = aided(FOOTPRINTS)
    masks: Any = page.suspects()
    assert masks["d5"]["kinds"] == "N"
    assert masks["d5"]["excluded"]["C"]["code"] == "counted"
    assert masks["c6"]["excluded"]["N"]["code"] == "diagonal"
    page.plays("b5a6")
    masks = page.suspects()
    assert set(masks) == {"c6", "d5", "e5", "a7"}


def test_who_is_to_name_a_mask_is_not_told_by_the_suspects() -> None:
    page = aided(UNMASK)
    masks: Any = page.suspects()
    assert masks["b1"]["kinds"] == "NACSL"
    page.ask("name", kinds="A")
    masks = page.suspects()
    assert masks["b1"]["kinds"] == "A"


def test_where_the_missing_masks_are_not_known_there_are_no_reasons() -> None:
    table = {key: value for key, value in RUN.items() if key != "off"}
    masks: Any = aided(table).suspects()
    assert masks["c4"] == {"kinds": "NACSL", "excluded": {}}


def test_open_cards_have_no_suspects() -> None:
    assert Solver(OPEN_CARDS).suspects() == {}


def test_a_board_shows_no_suspects_of_another_moment() -> None:
    page = Solver(RUN)
    page.ask("play", move="a5b6")
    assert page.suspects() == {}


def test_the_moves_seen_can_be_looked_at_again() -> None:
    page = Solver(FOOTPRINTS)
    now = page.ask("state")
    task = page.task("look", to="4")
    then = page.ask("state")
    assert then["position"] == "1x1x1/5/3xx/C4/4N/2L2/3A1 1 11"
    assert then["moves"] == FOOTPRINTS["history"][:4]
    assert [played["move"] for played in task["puzzle"]["played"]] == FOOTPRINTS["history"]
    assert page.targets() == {}
    assert page.ask("look", to="6") == now


def test_looking_back_tells_what_the_last_move_showed() -> None:
    page = aided(FOOTPRINTS)
    shows = page.task("look", to="4")["puzzle"]["look"]["shows"]
    assert {letter: why["code"] for letter, why in shows["b7"].items()} == {
        "A": "orthogonal",
        "S": "sideways",
    }
    assert page.task("look", to="0")["puzzle"]["look"] == {"at": 0, "shows": {}}


def test_the_suspects_of_an_earlier_moment_are_those_of_then() -> None:
    page = aided(FOOTPRINTS)
    page.ask("look", to="2")
    masks: Any = page.suspects()
    assert masks["c7"] == {"kinds": "NCL", "excluded": masks["c7"]["excluded"]}
    assert "N" not in masks["e5"]["kinds"]


def test_who_is_to_name_a_mask_sees_where_it_was_and_counts_alone() -> None:
    page = Solver(UNMASK | {"square": "e3", "answer": "L"})
    assert page.task("look", to="6")["puzzle"]["look"]["asked"] == ["d3"]
    assert page.task("look", to="5")["puzzle"]["look"]["asked"] == ["c2"]
    page = aided(UNMASK)
    page.ask("look", to="9")
    masks: Any = page.suspects()
    assert masks["b1"]["kinds"] == "NACSL"
    page.ask("name", kinds="A")
    page.ask("look", to="9")
    counted: Any = page.suspects()
    assert len(counted["b1"]["kinds"]) < len(masks["b1"]["kinds"])


def test_open_cards_are_looked_at_without_suspects() -> None:
    page = Solver(OPEN_CARDS)
    page.plays("a5a6")
    assert page.task("look", to="1")["puzzle"]["look"] == {"at": 1}
    page.ask("give-up")
    page.ask("reset")
    page.plays("a5a6", "a6a7")
    assert page.task("look", to="1")["puzzle"]["look"] == {"at": 1, "shows": {}}
    assert page.suspects() == {}


def test_whatever_a_learner_does_is_done_now() -> None:
    page = Solver(FOOTPRINTS)
    for do in ("hint", "aid", "give-up", "reset"):
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
