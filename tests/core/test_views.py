"""What a player sees of moves across the table."""

from tests.support.boards import board
from volto_core import (
    Player,
    Rule,
    What,
    game_of,
    parse_move,
    view_of,
)
from volto_core.text.notation import format_position


def test_a_move_across_the_table_follows_no_rule_of_a_kind() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . . . .
        4  . . s . .
        3  . . . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """,
        player=Player.NIGHT,
    )
    game = game_of(position, (parse_move("c4c1"),))
    (seen,) = view_of(game, frozenset({Player.IVORY})).turns
    assert seen.kind is None
    assert [(event.what, event.rule) for event in seen.events] == [
        (What.MOVED, Rule.TURN_TARGET),
        (What.TURN_ENDED, Rule.TURN_END),
    ]


def test_a_capturer_that_leaves_with_a_lady_is_seen() -> None:
    position = board(
        """
        7  . . . . c
        6  . . . . .
        5  . . a . .
        4  . L . . .
        3  . . . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """,
        player=Player.NIGHT,
    )
    game = game_of(position, (parse_move("c5b4"),))
    (seen,) = view_of(game, frozenset({Player.IVORY})).turns
    assert seen.kind is not None
    assert seen.kind.letter == "A"


def test_a_candidate_that_wins_in_the_palace_is_seen() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . C
        3  . . . . .
        2  . . c . .
        1  . n . . .
           a b c d e
        """,
        player=Player.NIGHT,
    )
    game = game_of(position, (parse_move("c2c1"),))
    view = view_of(game, frozenset({Player.IVORY}))
    assert format_position(view.position) == "5/5/5/4C/5/5/1xc2 1 00"


def test_a_mask_that_moved_beside_the_palace_winner_stays_hidden() -> None:
    position = board(
        """
        7  . . . . .
        6  n . . . .
        5  . . . . .
        4  . . . . C
        3  . . . . .
        2  . . . . .
        1  . . c . .
           a b c d e
        """,
        player=Player.NIGHT,
    )
    game = game_of(position, (parse_move("a6a5"),))
    (seen,) = view_of(game, frozenset({Player.IVORY})).turns
    assert seen.kind is None
    assert format_position(seen.position) == "5/5/x4/4C/5/5/2c2 1 00"
