"""The moments of made games, and which three are told."""

from tests.support.boards import board
from tests.support.reviews import HUNT, NAMES, RUN, review
from volto_core import IVORY, Player
from volto_core.json import Json
from volto_core.review.moments import KINDS_OF_MOMENT, Moment, chosen, moments_of
from volto_core.review.report import moments_json
from volto_core.review.review import Review


def found(code: str, whole: Review) -> list[tuple[int, Json]]:
    """The turns and values of the moments of a kind."""
    return [(one.turn, one.values) for one in moments_of(whole) if one.code == code]


def test_a_capture_that_lost_was_a_trap() -> None:
    values = {"worlds": 2, "all": 6, "square": "c5"}
    assert found("trapped", review(HUNT, "c4c5")) == [(1, values)]
    assert found("dared", review(HUNT, "c4c5")) == []


def test_a_capture_that_could_have_lost_was_dared() -> None:
    position = board(
        """
        7  c . . . l
        6  . . . . .
        5  . . n . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """,
        lost=(0, 1),
    )
    assert found("dared", review(position, "c4c5")) == [
        (1, {"worlds": 2, "all": 6, "square": "c5"})
    ]
    assert found("dared", review(position, "c4c3")) == []
    assert found("trapped", review(position, "c4c5")) == []


def test_a_lady_captured_for_nothing_was_a_bait() -> None:
    position = board(
        """
        7  c . . . l
        6  . . . . .
        5  . . l . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """
    )
    assert found("baited", review(position, "c4c5")) == [(1, {"square": "c5", "kind": "N"})]
    assert found("baited", review(HUNT, "c4c5")) == []


def test_a_candidate_is_named_once() -> None:
    whole = review(NAMES, "c1c2 a7b6 c2c3 b6b5 c3c2")
    assert found("named", whole) == [(3, {"square": "b6"})]


def test_a_first_mask_other_than_the_candidate_is_identified() -> None:
    start = board(
        """
        7  c . . . s
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . N . C
           a b c d e
        """
    )
    whole = review(start, "c1c2 e7e4 c2c3 e4e3 c3c4")
    assert found("identified", whole) == [(3, {"square": "e4", "kind": "S"})]
    assert found("identified", review(RUN, "a5a4 e2e3 a4b4")) == []
    lone = board(
        """
        7  c . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . N . C
           a b c d e
        """
    )
    assert found("identified", review(lone, "c1c2 a7b6 c2c3")) == []


def test_worlds_are_narrowed_by_a_round_that_leaves_a_quarter_of_them() -> None:
    start = board(
        """
        7  c n a . s
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . N . C
           a b c d e
        """
    )
    by_the_soldier, by_the_advisor = (
        review(start, "c1c2 e7e4 c2c1"),
        review(start, "c1c2 c7d6 c2c1"),
    )
    assert found("narrowed", by_the_soldier) == [(3, {"before": 24, "worlds": 6})]
    assert by_the_advisor.analysis(3).worlds == 12
    assert found("narrowed", by_the_advisor) == []


def test_a_move_that_wins_decides_the_game_for_certain_or_not() -> None:
    assert found("decided", review(RUN, "a5a6 e2e3 a6a7")) == [(3, {"certain": "yes"})]
    lucky = board(
        """
        7  n . . . l
        6  . . . . .
        5  . . c . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """
    )
    assert found("decided", review(lucky, "c4c5")) == [(1, {"certain": "no"})]
    assert found("decided", review(OPEN, "a4a5 b6a5", sees=IVORY)) == []
    assert found("decided", review(HUNT, "c4c5")) == []


def test_a_win_is_missed_for_the_first_time() -> None:
    ways = {2: "a5a6", 1: "a6a7"}
    in_two, in_one = ({"within": n, "move": move, "kind": "C"} for n, move in ways.items())
    assert found("missed", review(RUN, "a5a4 e2e3 a4b4")) == [(1, in_two)]
    assert found("missed", review(RUN, "a5a6 e2e3 a6a5")) == [(3, in_one)]


def test_a_win_that_came_by_luck_is_not_missed() -> None:
    start = board(
        """
        7  . n . . .
        6  C . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . l
        2  . . . . .
        1  . . . . c
           a b c d e
        """
    )
    whole = review(start, "a6b7")
    assert whole.analysis(1).kept is False
    assert found("missed", whole) == []
    assert found("decided", whole) == [(1, {"certain": "no"})]


def test_a_win_is_proved_where_it_is_forced_first() -> None:
    assert found("proved", review(RUN, "a5a6 e2e3 a6a7")) == [(1, {"within": 2})]
    assert found("proved", review(RUN, "a5a4 e2e3 a4a5")) == []


OPEN = board(
    """
    7  l . . . .
    6  . c . . .
    5  . . . . n
    4  C . . . .
    3  . . . . .
    2  . . . . N
    1  . . . . .
       a b c d e
    """
)
SHARE = {"worlds": 2, "all": 6, "square": "a5"}


def test_a_candidate_left_open_is_punished_or_spared() -> None:
    assert found("punished", review(OPEN, "a4a5 b6a5")) == [(1, SHARE)]
    assert found("spared", review(OPEN, "a4a5 b6a5")) == []
    assert (1, SHARE) in found("spared", review(OPEN, "a4a5 e5e4"))
    assert found("spared", review(OPEN, "a4a5")) == [(1, SHARE)]
    assert found("punished", review(OPEN, "a4a5 e5e4")) == []
    assert found("punished", review(OPEN, "a4a3")) == []


def test_no_move_is_to_blame_where_the_enemy_had_won_already() -> None:
    assert found("punished", review(RUN, "a5a6 e2e3 a6a7")) == []
    assert found("spared", review(RUN, "a5a6 e2e3 a6b6")) == []


def test_a_candidate_open_in_other_worlds_was_at_risk() -> None:
    position = board(
        """
        7  c . . . .
        6  . l . . .
        5  . . . . n
        4  C . . . .
        3  . . . . .
        2  . . . . N
        1  . . . . .
           a b c d e
        """
    )
    assert found("risked", review(position, "a4a5")) == [(1, SHARE)]
    assert found("risked", review(OPEN, "a4a5")) == []


def test_a_family_that_is_hidden_has_moments_that_everyone_sees() -> None:
    assert found("punished", review(OPEN, "a4a5 b6a5", sees=IVORY)) == [(1, SHARE)]
    for code in ("spared", "risked"):
        assert found(code, review(OPEN, "a4a5 e5e4", sees=IVORY)) == []
    night = board(
        """
        7  c . . . .
        6  . . . . .
        5  . . n . .
        4  . . L . .
        3  . . . . .
        2  . . . . .
        1  L . . . C
           a b c d e
        """,
        player=Player.NIGHT,
    )
    codes = [one.code for one in moments_of(review(night, "c5c4", sees=IVORY))]
    assert codes == ["baited"]


def moment(turn: int, weight: int, code: str = "named") -> Moment:
    return Moment(code, turn, Player.IVORY, {}, weight)


def test_the_three_that_mattered_most_are_told_in_the_order_of_the_game() -> None:
    moments = [moment(4, 10), moment(3, 9), moment(2, 30), moment(1, 20), moment(2, 29)]
    assert chosen(moments) == (moments[3], moments[2], moments[0])


def test_one_of_each_kind_is_told_before_a_second_one() -> None:
    risks = [moment(turn, 900 - turn, "risked") for turn in range(1, 6)]
    others = [moment(2, 20, "baited"), moment(7, 10, "baited"), moment(8, 5, "dared")]
    assert chosen(risks + others) == (risks[0], others[0], others[2])
    assert chosen(risks + others[:1]) == (risks[0], others[0], risks[2])


def test_every_kind_of_moment_says_when_it_is_there() -> None:
    for find in KINDS_OF_MOMENT.values():
        assert find.__doc__


def test_moments_are_plain_data() -> None:
    values = {"within": 2, "move": "a5a6", "kind": "C"}
    assert moments_json(review(RUN, "a5a4")) == {
        "moments": [{"code": "missed", "turn": 1, "player": 1, "values": values, "told": True}]
    }
