"""The first games: balanced set-ups, level 1, a move taken back, one warning."""

from functools import cache

import pytest

from tests.support.boards import board
from tests.support.lessons import GAMES
from tests.support.session import Page
from tests.support.tasks import played
from volto_core.game.moves import legal_moves
from volto_core.game.position import Position
from volto_core.geometry import PALACE
from volto_core.knowledge.views import view_of
from volto_core.opponent.chance import Chance
from volto_core.opponent.choice import chosen
from volto_core.opponent.levels import level_of
from volto_core.page.board import board_of
from volto_core.pieces import Kind, Player
from volto_core.teaching.first_games import is_balanced, set_up
from volto_core.text.notation import format_position

DEALS = tuple(map(str, range(30)))


@cache
def dealt_starts(name: str) -> tuple[Position, ...]:
    """How a game is set up by the first numbers."""
    return tuple(set_up(GAMES[name].game.start, deal) for deal in DEALS)


def first_move(page: Page) -> str:
    """Some move that the learner may make."""
    origin, entry = next((at, each) for at, each in page.targets().items() if each["targets"])
    return f"{origin}{entry['targets'][0]}"


def test_they_have_four_six_and_ten_masks_and_the_first_level_plays_them() -> None:
    sizes = [task.game.start.own.bit_count() for task in GAMES.values()]
    assert sizes == [4, 6, 10]
    assert {task.level for task in GAMES.values()} == {1}


@pytest.mark.parametrize("name", GAMES)
def test_both_candidates_stand_in_their_palaces_and_out_of_the_soldiers_way(name: str) -> None:
    start = GAMES[name].game.start
    assert is_balanced(start)
    for dealt in dealt_starts(name):
        assert is_balanced(dealt)
        for player in Player:
            assert dealt.of_kind(Kind.CANDIDATE, player) & PALACE[player]
            assert dealt.masks_of(player) == start.masks_of(player)
            assert all(
                dealt.of_kind(kind, player).bit_count() == start.of_kind(kind, player).bit_count()
                for kind in Kind
            )


FACING = """
    7  . . c . .
    6  . n s . .
    5  . . . . .
    4  . . . . .
    3  . . . . .
    2  . S N . .
    1  . . L C .
       a b c d e
"""


@pytest.mark.parametrize(
    ("placed", "is_even"),
    [
        (FACING.replace("L C", "C L"), False),
        (FACING, False),
        (FACING.replace("L C", "A C"), True),
        # Where there is nobody else, a lady may stand before a soldier.
        (FACING.replace("N", "L"), True),
    ],
    ids=("candidate", "lady", "neither", "nobody-else"),
)
def test_a_soldier_aims_neither_at_a_candidate_nor_if_it_can_be_helped_at_a_lady(
    placed: str, is_even: bool
) -> None:
    assert is_balanced(board(placed)) is is_even


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_each_number_sets_both_sides_up_in_its_own_way(name: str) -> None:
    starts = dealt_starts(name)
    assert starts == tuple(set_up(GAMES[name].game.start, deal) for deal in DEALS)
    for player in Player:
        orders = {tuple(start.of_kind(kind, player) for kind in Kind) for start in starts}
        assert len(orders) > 3


def test_the_other_side_moves_as_its_level_does() -> None:
    task = GAMES["learn-game-ten"]
    after = board_of(task, deal="5").tried(legal_moves(board_of(task, deal="5").game.position)[0])
    view = view_of(after.game, frozenset({Player.NIGHT}))
    seed = " ".join((task.id, format_position(view.start), *map(str, after.game.moves)))
    assert after.answer == chosen(view, level_of(1), Chance(*seed.encode()))


def test_a_move_is_taken_back_with_the_answer_to_it_and_only_then() -> None:
    page = Page(task="learn-game-ten", deal="5")
    assert page.loaded["can"] == {"undo": False, "redo": False}
    before = page.loaded["position"]
    move = first_move(page)
    assert page.ask("play", move=move)["can"]["undo"]
    answered = page.ask("answer")
    assert answered["can"]["undo"]
    undone = page.ask("undo")
    assert undone["position"] == before
    assert undone["moves"] == []
    assert undone["can"] == {"undo": False, "redo": False}
    assert undone["task"]["status"] == "open"
    assert page.error("undo")["code"] == "nothing-to-undo"
    page.ask("play", move=move)
    assert page.ask("undo")["position"] == before


def test_what_was_answered_is_answered_again() -> None:
    page = Page(task="learn-game-six", deal="3")
    move = first_move(page)
    page.ask("play", move=move)
    first = page.ask("answer")["moves"]
    page.ask("undo")
    page.ask("play", move=move)
    assert page.ask("answer")["moves"] == first


def test_a_task_without_a_level_is_tried_again_as_a_whole() -> None:
    page = Page(task="learn-game-last")
    move = first_move(page)
    page.ask("play", move=move)
    assert page.error("undo")["code"] == "nothing-to-undo"
    assert "danger" not in page.ask("state")["task"]


@pytest.mark.no_cover
def test_a_candidate_in_danger_is_told_of_once() -> None:
    # Ivory's candidate walks ahead until some Night mask may capture it.
    warned = []
    for deal in DEALS:
        position = board_of(GAMES["learn-game-four"], deal=deal)
        dangers = []
        while not position.game.outcome and len(position.game.turns) < 12:
            dangers.append(position.danger)
            candidate = position.game.position.of_kind(Kind.CANDIDATE, Player.IVORY)
            moves = sorted(legal_moves(position.game.position), key=lambda move: -move.target)
            ahead = [move for move in moves if candidate >> move.origin & 1]
            position = played(position, (ahead or moves)[0])
        warned.append(sum(bool(danger) for danger in dangers))
        assert position.danger == () or not position.game.outcome
    assert set(warned) == {0, 1} or set(warned) == {1}
