"""What refutes a move, and the best defence."""

from itertools import product, starmap

from tests.support.boards import board
from tests.support.solver import after, query, witness
from volto_core import (
    Kind,
    Move,
    Outcome,
    Player,
    Rule,
    parse_move,
    parse_square,
)
from volto_core.geometry import SQUARES
from volto_core.solver import (
    Search,
    Situation,
    after_reply,
    defences,
    refutation_of,
    replies,
    reply_by,
)
from volto_core.solver.kind_sets import KINDS_IN, kinds_at
from volto_core.text.notation import format_kinds


def test_an_enemy_without_a_move_has_not_lost() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  s . . . N
           a b c d e
        """
    )
    found = witness(query(position), "e1e2", 2)
    assert (found.line, found.outcome) == (
        (parse_move("e1e2"),),
        Outcome(None, Rule.RULING_NO_MOVE),
    )


def test_a_player_without_a_move_has_not_won() -> None:
    position = board(
        """
        7  . . . . n
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  S . . . .
        1  . . . . .
           a b c d e
        """
    )
    found = witness(query(position), "a2a7", 2)
    assert len(found.line) == 2
    assert found.outcome == Outcome(None, Rule.RULING_NO_MOVE)


def test_an_enemy_candidate_that_a_diagram_put_into_the_palace_wins_with_any_move() -> None:
    position = board(
        """
        7  . . . . n
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  N . . l .
        1  . . . l c
           a b c d e
        """
    )
    reached = after(query(position), "a2a3")
    reply = reply_by(reached, parse_move("e7e6"))
    assert reply is not None
    ((_, ended),) = after_reply(reached, reply)
    assert ended == Outcome(Player.NIGHT, Rule.WIN_PALACE)


def test_such_a_candidate_also_wins_when_another_mask_takes_a_lady() -> None:
    position = board(
        """
        7  . . . . n
        6  . . . . L
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  N . . . .
        1  . . . . c
           a b c d e
        """
    )
    reached = after(query(position), "a2a3")
    reply = reply_by(reached, parse_move("e7e6"))
    assert reply is not None
    ((shown, ended),) = after_reply(reached, reply)
    assert (shown, ended) == (Kind.NOBLE, Outcome(Player.NIGHT, Rule.WIN_PALACE))


def test_a_move_that_loses_is_refuted_by_the_world_in_which_it_does() -> None:
    position = board(
        """
        7  . . x . .
        6  . . C . .
        5  . . . . .
        4  . . . . .
        3  . . . x .
        2  . . . . .
        1  x . . . .
           a b c d e
        """
    )
    found = witness(query(position), "c6c7", 1)
    assert found.world[parse_square("c7")] is Kind.LADY
    assert found.outcome == Outcome(Player.NIGHT, Rule.CAPTURE_LADY_BY_CANDIDATE)


def test_a_second_lady_is_not_captured() -> None:
    position = board(
        """
        7  . . . . .
        6  x . . . .
        5  . x x . .
        4  . N . . .
        3  . . . . .
        2  . . . . .
        1  . . . . C
           a b c d e
        """,
        lost=(0, 1),
    )
    found = witness(query(position, "b5=NL,a6=CN"), "b4b5", 2)
    assert found.outcome == Outcome(Player.NIGHT, Rule.WIN_LADIES)


def test_a_reply_that_wins_refutes_a_move() -> None:
    position = board(
        """
        7  . . x . .
        6  . . C . .
        5  . . . . .
        4  . . . . .
        3  . . . x .
        2  . . . . .
        1  x . . . .
           a b c d e
        """
    )
    found = witness(query(position), "c6b6", 2)
    assert (str(found.line[-1]), found.outcome) == (
        "c7b6",
        Outcome(Player.NIGHT, Rule.WIN_CANDIDATE),
    )


def test_a_palace_that_the_enemy_may_enter_refutes_a_move() -> None:
    position = board(
        """
        7  x . . . .
        6  x . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . x .
        1  N . . . .
           a b c d e
        """
    )
    found = witness(query(position), "a1a2", 2)
    assert found.world[parse_square("d2")] is Kind.CANDIDATE
    assert found.outcome == Outcome(Player.NIGHT, Rule.WIN_PALACE)


def test_a_mask_that_enters_the_palace_and_does_not_win_is_not_the_candidate() -> None:
    position = board(
        """
        7  x . . . .
        6  x . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . x .
        1  N . . . .
           a b c d e
        """
    )
    reached = after(query(position), "a1a2")
    reply = reply_by(reached, parse_move("d2e1"))
    assert reply is not None
    (won, quiet) = after_reply(reached, reply)
    assert won == (Kind.CANDIDATE, Outcome(Player.NIGHT, Rule.WIN_PALACE))
    assert isinstance(quiet.reached, Situation)
    kinds = kinds_at(quiet.reached.kinds, parse_square("e1"))
    assert format_kinds(KINDS_IN[kinds]) == "L"


def test_a_move_that_wins_has_no_witness() -> None:
    position = board(
        """
        7  C . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . . .
        1  . . . . n
           a b c d e
        """
    )
    asked = query(position)
    assert refutation_of(asked, parse_move("a7b7"), 1, search=Search()) is None


def test_the_best_defence_resists_longest() -> None:
    position = board(
        """
        7  . . . c .
        6  . l . l .
        5  C . . A .
        4  . . . . x
        3  x . . . .
        2  L . . . .
        1  . . N . .
           a b c d e
        """
    )
    asked = query(position, "a3=A,e4=ASL")
    found = defences(after(asked, "a5a6"), 1, search=Search())
    assert [one.lasts for one in found] == [1] * len(found)
    # A capture comes first.
    assert str(found[0].reply) == "e4d5"


def test_the_best_defence_wins_if_it_can() -> None:
    position = board(
        """
        7  . . . c .
        6  . l . l .
        5  C . . A .
        4  . . . . x
        3  x . . . .
        2  L . . . .
        1  . . N . .
           a b c d e
        """
    )
    asked = query(position, "a3=A,e4=ASL")
    found = defences(after(asked, "a5b4"), 1, search=Search())
    assert (str(found[0].reply), found[0].lasts) == ("a3b4", None)
    assert found[0].reached == Outcome(Player.NIGHT, Rule.WIN_CANDIDATE)


def test_a_defence_that_is_not_lost_in_time_comes_before_one_that_is() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . s . .
        3  . . L . .
        2  . . . . .
        1  N . . . n
           a b c d e
        """,
        lost=(1, 0),
    )
    asked = query(position)
    found = defences(after(asked, "a1a2"), 1, search=Search())
    assert [str(one.reply) for one in found] == ["e1d1", "e1e2", "c4c3"]
    assert found[-1].lasts == 0


def test_a_reply_that_no_world_allows_is_none() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . s . .
        3  . . L . .
        2  . . . . .
        1  N . . . .
           a b c d e
        """,
        lost=(1, 0),
    )
    reached = after(query(position), "a1a2")
    assert reply_by(reached, parse_move("c4c3")) in list(replies(reached))
    assert reply_by(reached, parse_move("c4d4")) is None
    assert reply_by(reached, parse_move("a7a6")) is None


def test_every_reply_is_found_by_its_move_and_no_other() -> None:
    position = board(
        """
        7  x . x x .
        6  . x . . x
        5  x . C . .
        4  x N . x .
        3  . . A . .
        2  . L x . .
        1  . . x . S
           a b c d e
        """
    )
    reached = after(query(position), "e1e2")
    every = {reply.move: reply for reply in replies(reached)}
    assert {
        move: reply
        for move in starmap(Move, product(SQUARES, repeat=2))
        if (reply := reply_by(reached, move))
    } == every


def test_a_mask_that_leaves_with_a_lady_is_named_in_the_witness() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  . . n . .
        2  . . L . .
        1  N . . . .
           a b c d e
        """
    )
    found = witness(query(position), "a1a2", 1)
    assert " ".join(map(str, found.line)) == "a1a2 c3c2"
    assert (found.world, found.outcome) == ({parse_square("c3"): Kind.NOBLE}, None)
