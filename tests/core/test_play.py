import pytest

from tests.support.boards import board
from volto_core import (
    GameOver,
    HiddenMask,
    IllegalMove,
    Player,
    Position,
    Rule,
    What,
    legal_moves,
    parse_diagram,
    parse_move,
    play,
    why_not,
)


def rules_of(position: Position, move: str) -> list[tuple[What, Rule]]:
    turn = play(position, parse_move(move))
    return [(event.what, event.rule) for event in turn.events]


def test_a_quiet_move_follows_the_movers_rule_and_ends_the_turn() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . . . .
        4  . . A . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """
    )
    assert rules_of(position, "c4d5") == [
        (What.MOVED, Rule.MOVE_ADVISOR),
        (What.TURN_ENDED, Rule.TURN_END),
    ]


def test_a_capture_reveals_before_the_mask_leaves() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . n . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """
    )
    assert rules_of(position, "c4c5") == [
        (What.MOVED, Rule.MOVE_NOBLE),
        (What.CAPTURED, Rule.TURN_TARGET),
        (What.REVEALED, Rule.CAPTURE_REVEAL),
        (What.LEFT, Rule.CAPTURE_PLAIN),
        (What.TURN_ENDED, Rule.TURN_END),
    ]


def test_a_lady_and_her_capturer_leave_and_lie_open() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . l . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """,
        lost=(0, 1),
    )
    assert rules_of(position, "c4c5") == [
        (What.MOVED, Rule.MOVE_NOBLE),
        (What.CAPTURED, Rule.TURN_TARGET),
        (What.REVEALED, Rule.CAPTURE_REVEAL),
        (What.LEFT, Rule.CAPTURE_LADY),
        (What.LEFT, Rule.CAPTURE_LADY),
        (What.REVEALED, Rule.RULING_REMOVED_OPEN),
        (What.GAME_ENDED, Rule.WIN_LADIES),
    ]


def test_a_candidate_in_the_palace_is_shown() -> None:
    position = board(
        """
        7  . . . . c
        6  . . C . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . .
           a b c d e
        """
    )
    assert rules_of(position, "c6c7") == [
        (What.MOVED, Rule.MOVE_CANDIDATE),
        (What.SHOWN, Rule.WIN_PALACE),
        (What.GAME_ENDED, Rule.WIN_PALACE),
    ]


def test_a_soldier_in_the_palace_has_settled() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . S . .
        1  C . . . .
           a b c d e
        """
    )
    events = rules_of(position, "c2c7")
    assert (What.SETTLED, Rule.MOVE_SOLDIER_PALACE) in events


def test_a_soldier_that_takes_a_lady_in_the_palace_is_gone() -> None:
    position = board(
        """
        7  . . l . c
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . S . .
        1  C . . . .
           a b c d e
        """
    )
    events = rules_of(position, "c2c7")
    assert (What.SETTLED, Rule.MOVE_SOLDIER_PALACE) not in events


def test_the_second_lady_ends_the_game_before_the_palace_counts() -> None:
    position = board(
        """
        7  . . C . l
        6  . . . . N
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . c
           a b c d e
        """,
        lost=(0, 1),
    )
    assert play(position, parse_move("e6e7")).outcome == (Player.NIGHT, Rule.WIN_LADIES)


def test_nights_soldier_moves_down_and_stops_at_the_first_mask() -> None:
    position = parse_diagram(
        """
        7  . . . . c
        6  . . s . .
        5  . . . . .
        4  . . . . .
        3  . . N . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """,
        player=Player.NIGHT,
    )
    roads = [str(move) for move in legal_moves(position) if str(move).startswith("c6")]
    assert roads == ["c6c3", "c6c4", "c6c5"]


def test_an_illegal_move_names_the_rule() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . n . .
        4  . . L . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """
    )
    with pytest.raises(IllegalMove, match=r"illegal move c4c5: move\.lady") as caught:
        play(position, parse_move("c4c5"))
    assert caught.value.rule is Rule.MOVE_LADY


def test_nothing_is_played_after_the_second_lady() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . . . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """,
        lost=(0, 2),
    )
    assert legal_moves(position) == []
    assert why_not(position, parse_move("c4c5")) is Rule.WIN_LADIES
    with pytest.raises(GameOver, match=r"player 2 has won by win\.ladies"):
        play(position, parse_move("c4c5"))


def test_nothing_is_played_when_nothing_can_move() -> None:
    position = board(
        """
        7  . . S . c
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . .
           a b c d e
        """
    )
    with pytest.raises(GameOver, match=r"a draw by ruling\.no-move"):
        play(position, parse_move("c7c6"))


def test_a_hidden_mask_cannot_be_moved() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . . . .
        4  . . X . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """
    )
    with pytest.raises(HiddenMask, match="c4"):
        play(position, parse_move("c4c5"))
    with pytest.raises(HiddenMask, match="c4"):
        legal_moves(position)


def test_capturing_a_hidden_mask_asks_for_its_identity() -> None:
    position = board(
        """
        7  . . . . x
        6  . . . . .
        5  . . x . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """
    )
    assert parse_move("c4c5") in legal_moves(position)
    with pytest.raises(HiddenMask, match="c5"):
        play(position, parse_move("c4c5"))


def test_among_hidden_masks_quiet_moves_are_played() -> None:
    position = board(
        """
        7  . . . . x
        6  . . . . .
        5  . . x . .
        4  . . N . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """
    )
    turn = play(position, parse_move("c4b4"))
    assert turn.outcome is None
