"""In how many worlds a move does what its puzzle asks."""

import pytest

from tests.support.enumeration import forces, worlds_of
from tests.support.trainer import CAPTURES, ODDS, RUN, SAVE, UNMASK, Solver, Table
from volto_core.game.moves import Move, legal_moves, steps
from volto_core.game.play import play
from volto_core.game.position import Position
from volto_core.puzzles import certainty as counting
from volto_core.puzzles import parse_puzzle
from volto_core.puzzles.certainty import certainty
from volto_core.puzzles.puzzle import Aim


@pytest.mark.parametrize(
    ("table", "move", "chances"),
    [
        (RUN, "a5b6", {"won": 8, "worlds": 18}),
        (SAVE, "b2b3", {"won": 9, "worlds": 12}),
        (SAVE, "b2a3", {"won": 9, "worlds": 12}),
        (ODDS, "d2d1", {"won": 0, "worlds": 18}),
    ],
)
def test_a_wrong_move_wins_in_some_worlds(table: Table, move: str, chances: object) -> None:
    page = Solver(table)
    page.ask("play", move=move)
    assert page.ask("chances")["chances"] == chances


@pytest.mark.no_cover
def test_the_worlds_of_a_move_are_those_in_which_it_wins_with_open_cards() -> None:
    puzzle = parse_puzzle(RUN)
    worlds = worlds_of(puzzle.query)
    for step in steps(worlds[0]):
        won = sum(forces([world], step, 2) for world in worlds)
        assert certainty(Aim.WIN, puzzle.query.situation, step.move, 2) == (won, len(worlds))


@pytest.mark.no_cover
@pytest.mark.parametrize("table", [SAVE, RUN, CAPTURES], ids=lambda table: table["id"])
def test_the_worlds_that_a_move_saves_are_those_in_which_no_reply_wins(table: Table) -> None:
    query = parse_puzzle(table).query
    worlds = worlds_of(query)

    def is_saved(world: Position, move: Move) -> bool:
        turn = play(world, move)
        if turn.outcome:
            return turn.outcome.winner == world.player
        ends = (play(turn.position, reply).outcome for reply in legal_moves(turn.position))
        return not any(end and end.winner == turn.position.player for end in ends)

    for step in steps(worlds[0]):
        saved = sum(is_saved(world, step.move) for world in worlds)
        assert certainty(Aim.SAVE, query.situation, step.move, 1) == (saved, len(worlds))


def test_worlds_are_counted_only_for_moves_that_were_judged() -> None:
    assert Solver(RUN).error("chances") == {"code": "not-solved", "field": "board"}
    page = Solver(UNMASK)
    page.ask("name", kind="A")
    assert page.error("chances") == {"code": "not-solved", "field": "board"}


def test_nobody_waits_for_a_count_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = parse_puzzle(RUN)
    situation, move = puzzle.query.situation, puzzle.solution
    assert move
    monkeypatch.setattr(counting, "NODES", 1)
    assert certainty(Aim.WIN, situation, move, 2) == (None, 18)
    monkeypatch.setattr(counting, "MOST_WORLDS", 17)
    assert certainty(Aim.WIN, situation, move, 2) == (None, 18)
    monkeypatch.undo()
    assert certainty(Aim.WIN, situation, move, 2) == (18, 18)
