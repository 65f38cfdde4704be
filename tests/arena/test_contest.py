"""Contests: seats exchanged, games that repeat, and the sums that tell how sure a score is."""

import pytest

from volto_core import NotationError
from volto_core.arena.contest import DRAWN, LOST, WON, Pairing, fought, played
from volto_core.arena.contestants import contestant
from volto_core.arena.tournament import Score
from volto_core.pieces import Player


def test_two_games_in_a_row_have_the_same_set_ups_and_exchanged_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", 2)
    by_chance = contestant("random")
    games = [fought((by_chance, by_chance), number) for number in range(4)]
    assert games[0].start == games[1].start
    assert games[2].start == games[3].start
    assert games[0].start != games[2].start
    pairing = Pairing("1", "random")
    assert [played(pairing, number).began for number in range(4)] == [True, False, True, False]


def test_a_level_that_arranges_has_a_set_up_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", 2)
    players = (contestant("1"), contestant("random"))
    by_chance = fought(players, 0).start
    arranged = fought(players, 0, ("5", "random")).start
    assert arranged.masks_of(Player.IVORY) == by_chance.masks_of(Player.IVORY)
    assert arranged != by_chance
    assert Pairing("5", "4", arranges=True).name == "5-4 arranged"


def test_a_numbered_game_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", 20)
    pairing = Pairing("2", "sly", arranges=True)
    assert played(pairing, 3) == played(pairing, 3)


def test_a_game_that_is_too_long_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("volto_core.arena.contest.LONGEST", 2)
    assert played(Pairing("3", "careful"), 0).result == DRAWN


@pytest.mark.parametrize("number", range(3))
def test_results_are_those_of_the_first_contestant(number: int) -> None:
    game = fought((contestant("3"), contestant("random")), number)
    assert game.outcome
    result = WON if game.outcome.winner is Player(number % 2 + 1) else LOST
    found = played(Pairing("3", "random"), number)
    assert (found.result, found.moves) == (result, tuple(map(str, game.moves)))


def test_nobody_else_may_play() -> None:
    with pytest.raises(NotationError):
        contestant("6")


def score(results: str, began: str) -> Score:
    return Score(Pairing("2", "1"), results, began, 0, "")


def test_a_draw_is_half_a_point() -> None:
    assert score("WDLW", "1010").share == 0.625


def test_the_interval_is_that_of_the_spread() -> None:
    low, high = score("WL" * 50, "10" * 50).interval
    assert low == pytest.approx(0.5 - 1.96 * 0.05, abs=1e-3)
    assert high == pytest.approx(0.5 + 1.96 * 0.05, abs=1e-3)
    assert score("W", "1").interval == (1, 1)


def test_who_begins_is_counted_apart() -> None:
    assert score("WLDW", "1011").begun_share == pytest.approx((1 + 1 + 0.5 + 1) / 4)
