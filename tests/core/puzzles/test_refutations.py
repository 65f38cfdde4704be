"""Why a move is wrong: lines that stop where the move is punished, and say how."""

from itertools import pairwise

import pytest

from tests.support.boards import board
from tests.support.trainer import BOTH, RUN, SAVE, Keep, Solver
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import Kind
from volto_core.puzzles.endings import Refutation
from volto_core.puzzles.refutations import refutation_of
from volto_core.solver import Search, parse_suspects, pose
from volto_core.text.notation import parse_move


def refuted(drawing: str, move: str, left: int, *, player: int = 1) -> Refutation:
    query = pose(board(drawing, player=player, lost=(1, 1)))
    found = refutation_of(query, parse_move(move), left, search=Search())
    assert found is not None
    return found


def end_of(found: Refutation) -> str:
    """The code and the squares of the end."""
    squares = (SQUARE_NAMES[square] for square in found.ending.squares)
    return " ".join((found.ending.code, *squares))


WASTE = """
    7  . . . . c
    6  . n . n .
    5  . . . . .
    4  . . C . .
    3  . . . . .
    2  . . . . .
    1  N . . . .
    """


NET = """
    7  . c . . .
    6  . . . N .
    5  S A . . .
    4  . . . . .
    3  . . . . .
    2  C . . . .
    1  . . . . .
    """

DOOR = """
    7  n . . . .
    6  . . . . .
    5  . . . . .
    4  . . . . .
    3  c A C . .
    2  . . . . .
    1  A . . . .
    """

# Night is to move.
HELD = """
    7  . . . . .
    6  . c . . .
    5  . . . . .
    4  . . . . .
    3  . . . . .
    2  . n . . .
    1  C . a l A
    """


def test_the_line_follows_the_candidate_to_where_it_is_captured() -> None:
    found = refuted(WASTE, "a1a2", 4)
    own = [str(move) for move in found.line[::2]]
    assert own[0] == "a1a2"
    assert all(move[:2] == before[2:] for before, move in pairwise(own[1:]))
    assert (found.ending.code, found.outcome and found.outcome.winner) == ("covered", 2)
    assert found.line[-1].target == found.ending.squares[0]


@pytest.mark.parametrize(
    ("drawing", "move", "line", "end"),
    [
        (
            """
            7  . . . . .
            6  . . . . c
            5  . . . . .
            4  . . . . .
            3  . . . . S
            2  . . . . N
            1  C . . . .
            """,
            "a1a2",
            "a1a2 e6d5",
            "escaped e6 d5",
        ),
        (
            """
            7  . . . n c
            6  . . . n .
            5  . . . . N
            4  . . . . .
            3  . . . . .
            2  . . . . .
            1  C . . . .
            """,
            "e5e6",
            "e5e6 e7e6",
            "taken e6 e7",
        ),
        (
            """
            7  c n . . .
            6  . n . . .
            5  . . . . .
            4  N . . . .
            3  S . . . .
            2  . . . . .
            1  C . . . .
            """,
            "a4b4",
            "a4b4 b6a6",
            "blocked a6 a7",
        ),
        (
            """
            7  . N . . .
            6  . l . . .
            5  C . . . .
            4  . . . . c
            3  . . . . .
            2  . . . . .
            1  . . . . .
            """,
            "a5a6",
            "a5a6 b6a7",
            "occupied a7",
        ),
    ],
)
def test_a_threat_is_met_and_the_line_stops(drawing: str, move: str, line: str, end: str) -> None:
    found = refuted(drawing, move, 2)
    assert (" ".join(map(str, found.line)), end_of(found)) == (line, end)
    assert found.outcome is None


@pytest.mark.parametrize(
    ("drawing", "move", "end"),
    [
        (
            """
            7  . . . . .
            6  . l . . .
            5  C . . . .
            4  . . . . .
            3  . . . . .
            2  . . . . .
            1  . . . . c
            """,
            "a5b6",
            "lady b6",
        ),
        (
            """
            7  . . . . .
            6  . l . . .
            5  C N . . .
            4  . . . . .
            3  . . . . c
            2  . . . . .
            1  . . . . .
            """,
            "b5b6",
            "ladies b6",
        ),
        (
            """
            7  . . . . .
            6  . . . . .
            5  C . . . .
            4  . . . . .
            3  . . . . .
            2  . . . c .
            1  . . . . .
            """,
            "a5a4",
            "palace c1 d2",
        ),
        (
            """
            7  . . . . .
            6  . . . . .
            5  . . . . .
            4  . . C . .
            3  . . . . .
            2  . . . . .
            1  s . . . .
            """,
            "c4c5",
            "stuck",
        ),
    ],
)
def test_what_ends_the_game_ends_the_line(drawing: str, move: str, end: str) -> None:
    found = refuted(drawing, move, 3)
    assert end_of(found) == end
    assert found.outcome is not None
    assert found.outcome.winner != 1


def test_a_mask_that_leaves_with_a_lady_may_leave_nobody_to_move() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . . . . .
        4  . . . . .
        3  s . . . .
        2  L . . . .
        1  . . C . .
        """
    )
    found = refutation_of(pose(position), parse_move("c1c2"), 7, search=Search())
    assert found is not None
    assert (str(found.line[1]), end_of(found)) == ("a3a2", "stuck")
    assert list(found.world.values()) == [Kind.SOLDIER]


def test_a_capture_that_may_be_of_the_candidate_shows_somebody_else() -> None:
    position = board(
        """
        7  . . . . .
        6  . . . . .
        5  . x x x .
        4  . N . . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
        """,
        lost=(0, 1),
    )
    query = pose(position, suspects=parse_suspects("b5=NC"))
    found = refutation_of(query, parse_move("b4b5"), 1, search=Search())
    assert found is not None
    assert (found.line, end_of(found)) == ((parse_move("b4b5"),), "other b5")
    assert found.ending.kind is found.world[query.squares[0]] is Kind.NOBLE


@pytest.mark.parametrize(
    ("drawing", "move", "line", "end"),
    [
        (
            """
            7  . c . . .
            6  . . n . .
            5  . . C . .
            4  . . . . .
            3  . . . . .
            2  . . . . .
            1  . . . . .
            """,
            "c5c4",
            "c5c4 c6c5",
            "attacked c4 c5",
        ),
        (
            DOOR,
            "b3a4",
            "b3a4 a3a2",
            "nearing a1 a2",
        ),
        (
            """
            7  . . . . .
            6  . . N . c
            5  . . . N .
            4  . . . . .
            3  . . . . .
            2  . . . . .
            1  C . . . .
            """,
            "a1b1",
            "a1b1 e6d5",
            "captured d5 e6",
        ),
    ],
)
def test_the_line_stops_at_the_reply_by_which_the_enemy_gains(
    drawing: str, move: str, line: str, end: str
) -> None:
    found = refuted(drawing, move, 2)
    assert (" ".join(map(str, found.line)), end_of(found)) == (line, end)
    assert (found.ending.left, found.ending.is_punishment) == (1, True)


def test_a_candidate_that_was_hunted_slips_out_of_the_net() -> None:
    found = refuted(NET, "d6d5", 4)
    assert (" ".join(map(str, found.line)), end_of(found)) == ("d6d5 b7b6", "free b7 b6")
    assert (found.ending.left, found.ending.is_punishment) == (3, True)


def test_a_plan_that_a_reply_crosses_is_held() -> None:
    found = refuted(HELD, "b6a5", 4, player=2)
    assert (found.ending.code, found.ending.left) == ("held", 3)
    assert not found.ending.is_punishment


def test_a_move_that_threatens_nothing_is_idle() -> None:
    found = refuted(WASTE, "c4c3", 2)
    assert found.line[0] == parse_move("c4c3")
    assert (found.ending.code, found.ending.left) == ("idle", 1)


def test_without_a_candidate_nothing_is_threatened_either() -> None:
    drawing = WASTE.replace("C", ".")
    assert refuted(drawing, "a1a2", 2).ending.code == "idle"


def test_the_last_move_is_only_quiet() -> None:
    assert refuted(WASTE, "a1a2", 1).ending.code == "quiet"


def test_nobody_hopes_to_take_the_move_back() -> None:
    found = refuted(DOOR, "b3c2", 4)
    assert (" ".join(map(str, found.line)), end_of(found)) == ("b3c2 a3a2", "nearing a1 a2")


def test_what_wins_is_not_refuted() -> None:
    query = pose(board(WASTE.replace("n", "."), lost=(1, 1)))
    assert refutation_of(query, parse_move("c4c5"), 3, search=Search()) is None


@BOTH
def test_why_a_line_stops_is_told_at_its_end_alone(keep: Keep) -> None:
    page = Solver(RUN, keep)
    assert page.plays("a5b6")["puzzle"]["witness"]["end"] is None
    assert page.task("refute", to="1")["puzzle"]["witness"]["end"] is None
    end = page.task("refute", to="2")["puzzle"]["witness"]["end"]
    assert end == {"code": "covered", "squares": ["b6", "c5"]}


@BOTH
def test_a_wrong_save_is_punished_by_the_reply(keep: Keep) -> None:
    page = Solver(SAVE, keep)
    line = page.plays("b2b3")["puzzle"]["witness"]["line"]
    end = page.task("refute", to=str(len(line)))["puzzle"]["witness"]["end"]
    assert end["code"] in ("covered", "lady")
