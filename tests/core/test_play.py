import pytest

from volto_core import (
    GameOver,
    HiddenMask,
    IllegalMove,
    Player,
    Rule,
    What,
    legal_moves,
    parse_diagram,
    parse_move,
    parse_position,
    play,
    why_not,
)


def rules_of(position: str, move: str) -> list[tuple[What, Rule]]:
    turn = play(parse_position(position), parse_move(move))
    return [(event.what, event.rule) for event in turn.events]


def test_a_quiet_move_follows_the_movers_rule_and_ends_the_turn() -> None:
    assert rules_of("4c/5/5/2A2/5/5/C4 1 00", "c4d5") == [
        (What.MOVED, Rule.MOVE_ADVISOR),
        (What.TURN_ENDED, Rule.TURN_END),
    ]


def test_a_capture_reveals_before_the_mask_leaves() -> None:
    assert rules_of("4c/5/2n2/2N2/5/5/C4 1 00", "c4c5") == [
        (What.MOVED, Rule.MOVE_NOBLE),
        (What.CAPTURED, Rule.TURN_TARGET),
        (What.REVEALED, Rule.CAPTURE_REVEAL),
        (What.LEFT, Rule.CAPTURE_PLAIN),
        (What.TURN_ENDED, Rule.TURN_END),
    ]


def test_a_lady_and_her_capturer_leave_and_lie_open() -> None:
    assert rules_of("4c/5/2l2/2N2/5/5/C4 1 01", "c4c5") == [
        (What.MOVED, Rule.MOVE_NOBLE),
        (What.CAPTURED, Rule.TURN_TARGET),
        (What.REVEALED, Rule.CAPTURE_REVEAL),
        (What.LEFT, Rule.CAPTURE_LADY),
        (What.LEFT, Rule.CAPTURE_LADY),
        (What.REVEALED, Rule.RULING_REMOVED_OPEN),
        (What.GAME_ENDED, Rule.WIN_LADIES),
    ]


def test_a_candidate_in_the_palace_is_shown() -> None:
    assert rules_of("4c/2C2/5/5/5/5/5 1 00", "c6c7") == [
        (What.MOVED, Rule.MOVE_CANDIDATE),
        (What.SHOWN, Rule.WIN_PALACE),
        (What.GAME_ENDED, Rule.WIN_PALACE),
    ]


def test_a_soldier_in_the_palace_has_settled() -> None:
    events = rules_of("4c/5/5/5/5/2S2/C4 1 00", "c2c7")
    assert (What.SETTLED, Rule.MOVE_SOLDIER_PALACE) in events


def test_a_soldier_that_takes_a_lady_in_the_palace_is_gone() -> None:
    events = rules_of("2l1c/5/5/5/5/2S2/C4 1 00", "c2c7")
    assert (What.SETTLED, Rule.MOVE_SOLDIER_PALACE) not in events


def test_the_second_lady_ends_the_game_before_the_palace_counts() -> None:
    position = parse_position("2C1l/4N/5/5/5/5/4c 1 01")
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
    with pytest.raises(IllegalMove, match=r"illegal move c4c5: move\.lady") as caught:
        play(parse_position("4c/5/2n2/2L2/5/5/C4 1 00"), parse_move("c4c5"))
    assert caught.value.rule is Rule.MOVE_LADY


def test_nothing_is_played_after_the_second_lady() -> None:
    position = parse_position("4c/5/5/2N2/5/5/C4 1 02")
    assert legal_moves(position) == []
    assert why_not(position, parse_move("c4c5")) is Rule.WIN_LADIES
    with pytest.raises(GameOver, match=r"player 2 has won by win\.ladies"):
        play(position, parse_move("c4c5"))


def test_nothing_is_played_when_nothing_can_move() -> None:
    with pytest.raises(GameOver, match=r"a draw by ruling\.no-move"):
        play(parse_position("2S1c/5/5/5/5/5/5 1 00"), parse_move("c7c6"))


def test_a_hidden_mask_cannot_be_moved() -> None:
    position = parse_position("4c/5/5/2X2/5/5/C4 1 00")
    with pytest.raises(HiddenMask, match="c4"):
        play(position, parse_move("c4c5"))
    with pytest.raises(HiddenMask, match="c4"):
        legal_moves(position)


def test_capturing_a_hidden_mask_asks_for_its_identity() -> None:
    position = parse_position("4x/5/2x2/2N2/5/5/C4 1 00")
    assert parse_move("c4c5") in legal_moves(position)
    with pytest.raises(HiddenMask, match="c5"):
        play(position, parse_move("c4c5"))


def test_among_hidden_masks_quiet_moves_are_played() -> None:
    turn = play(parse_position("4x/5/2x2/2N2/5/5/C4 1 00"), parse_move("c4b4"))
    assert turn.outcome is None
