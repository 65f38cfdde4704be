"""What the player of a move could know, and what the move risked, on drawn boards."""

from tests.support.boards import OPENING, board
from tests.support.reviews import HUNT, NAMES, RUN, review
from volto_core import IVORY, Kind, Player, game_of, parse_move, parse_position
from volto_core.game.moves import Step
from volto_core.geometry import SQUARE_BY_NAME
from volto_core.knowledge.views import view_of
from volto_core.review.analysis import Truth, Unknown
from volto_core.review.certainty import certainty
from volto_core.review.report import analysis_json, review_json
from volto_core.review.review import Review
from volto_core.solver import Search, query_of


def test_a_capture_loses_in_the_worlds_where_it_hits_the_last_lady() -> None:
    found = review(HUNT, "c4c5").analysis(1)
    assert (found.worlds, found.lost, found.exposed) == (6, 2, 0)
    assert found.truth == Truth(lost=True, exposed=False)


def test_a_candidate_beside_hidden_masks_is_exposed_where_one_can_capture_it() -> None:
    position = board(
        """
        7  l . . . .
        6  . c . . .
        5  C . . . n
        4  . . . . .
        3  . . . . .
        2  . . . . N
        1  . . . . .
           a b c d e
        """
    )
    found = review(position, "e2e3").analysis(1)
    assert (found.worlds, found.exposed) == (6, 2)
    assert found.truth == Truth(lost=False, exposed=True)


def test_a_win_is_forced_and_kept_by_the_moves_that_win_as_quickly() -> None:
    assert review(RUN, "a5a6").analysis(1)[4:6] == (2, True)
    assert review(RUN, "a5a4").analysis(1)[4:6] == (2, False)


def test_a_move_that_lets_a_win_go_is_told_another_that_keeps_it() -> None:
    let_go = review(RUN, "a5a4").analysis(1).winning
    assert isinstance(let_go, Step)
    assert let_go.kind is Kind.CANDIDATE
    assert review(RUN, str(let_go.move)).analysis(1).kept
    assert review(RUN, "a5a6").analysis(1).winning is None


def test_nothing_is_kept_where_nothing_was_forced() -> None:
    assert review(parse_position(OPENING), "a2a3").analysis(1)[4:6] == (None, None)


def test_a_search_that_ends_early_says_so() -> None:
    game = game_of(RUN, (parse_move("a5a6"),))
    (found,) = Review(game, patience=1)
    assert {found.forced, found.kept, found.winning} == {Unknown.UNDECIDED}
    assert analysis_json(found)["forced"] == "undecided"


THERE_AND_BACK = "e2e3 a6a5 e3e2 a5a6 e2e3 a6a5 e3e2"


def test_a_move_that_draws_by_repetition_keeps_no_win() -> None:
    start = board(
        """
        7  . . . . .
        6  C . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . A n
        1  . . . . .
           a b c d e
        """,
        player=Player.NIGHT,
    )
    assert review(start, f"{THERE_AND_BACK} a5a6").analysis(8)[4:6] == (2, False)
    assert review(start, f"{THERE_AND_BACK} a5b6").analysis(8)[4:6] == (2, True)


def test_a_win_that_leads_through_a_draw_is_not_forced() -> None:
    start = board(
        """
        7  . . . . .
        6  C N . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . n
        1  . . . . .
           a b c d e
        """,
        player=Player.NIGHT,
    )
    found = review(start, f"{THERE_AND_BACK} b6b5")
    assert found.analysis(4).forced == 2
    assert found.analysis(8)[4:6] == (3, True)


def test_a_win_that_a_reply_can_draw_is_not_forced() -> None:
    start = board(
        """
        7  . . . . .
        6  . . . . .
        5  C N . . .
        4  . . . . .
        3  . . . . .
        2  . . . . n
        1  . . . . .
           a b c d e
        """
    )
    found = review(start, "a5a4 e2e3 a4a5 e3e2 a5a4 e2e3 a4a5")
    assert found.analysis(3).forced == 3
    last = found.analysis(7)
    assert last.forced == 4
    assert last.kept is False
    view = view_of(game_of(start, found.game.moves[:6]), IVORY)
    assert Search().least(query_of(view).situation, 4) == 3


def test_a_move_that_draws_by_repetition_exposes_nothing() -> None:
    start = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  n C . . .
        3  . . . . .
        2  . . . . .
        1  . . . . .
           a b c d e
        """,
        player=Player.NIGHT,
    )
    found = review(start, "a4a3 b4b5 a3a4 b5b4 " * 2)
    assert [found.analysis(turn).exposed for turn in (4, 8)] == [1, 0]


def test_an_enemy_candidate_in_the_own_palace_wins_with_any_reply() -> None:
    start = board(
        """
        7  . . . . .
        6  . . . . n
        5  . . . . .
        4  . . . . .
        3  . . N . .
        2  . . . . .
        1  c l . . .
           a b c d e
        """
    )
    found = review(start, "c3c4").analysis(1)
    assert (found.worlds, found.exposed) == (6, 4)
    assert found.truth == Truth(lost=False, exposed=True)


def test_an_analysis_is_made_once() -> None:
    whole = review(RUN, "a5a6")
    assert whole.analysis(1) is whole.analysis(1)


def test_a_review_is_plain_data() -> None:
    assert review_json(review(HUNT, "c4c5")) == [
        {
            "player": 1,
            "move": "c4c5",
            "worlds": 6,
            "certain": {},
            "forced": None,
            "kept": None,
            "lost": 2,
            "exposed": 0,
            "truth": {"lost": True, "exposed": False},
        }
    ]


def test_who_does_not_see_the_mover_is_told_what_the_squares_tell() -> None:
    whole = review(HUNT, "e1e2 e7d7", sees=IVORY)
    told = [analysis_json(found) for found in whole]
    assert told[0]["truth"] == "hidden"
    assert told[0]["lost"] == 0
    assert told[1] | {"worlds": 0} == {
        "player": 2,
        "move": "e7d7",
        "worlds": 0,
        "certain": {},
        "forced": "hidden",
        "kept": "hidden",
        "lost": "hidden",
        "exposed": "hidden",
        "truth": "hidden",
    }


def test_certainty_is_the_share_of_uncertainty_that_is_gone() -> None:
    assert [certainty(worlds, 64) for worlds in (64, 8, 1)] == [0, 500, 1000]
    assert certainty(1, 1) == 1000


def test_a_candidate_named_by_its_steps_is_certain() -> None:
    found = review(NAMES, "c1c2 a7b6 c2c3").analysis(3)
    assert found.certain == {SQUARE_BY_NAME["b6"]: Kind.CANDIDATE, SQUARE_BY_NAME["e7"]: Kind.NOBLE}


def test_the_curve_has_a_point_before_the_first_move_and_after_each() -> None:
    game = game_of(parse_position(OPENING), tuple(map(parse_move, ("a2a3", "b6b5"))))
    found = Review(game)
    assert found.curve() == tuple(found.certainty(turn) for turn in range(3))
    assert len(found.curve()) == 3
