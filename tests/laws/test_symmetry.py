"""Left and right are alike, and so are the players."""

from hypothesis import given

from tests.support.strategies import positions
from tests.support.symmetry import exchange, mirror
from volto_core import Move, Position, legal_moves, perft, play
from volto_core.geometry import mirrored, opposite


@given(positions())
def test_left_and_right_are_alike(position: Position) -> None:
    reflected = {
        Move(mirrored(move.origin), mirrored(move.target)): move for move in legal_moves(position)
    }
    assert set(legal_moves(mirror(position))) == set(reflected)
    for move, original in reflected.items():
        there, here = play(mirror(position), move), play(position, original)
        assert there.position == mirror(here.position)
        assert there.outcome == here.outcome


@given(positions())
def test_both_players_are_alike(position: Position) -> None:
    turned = {
        Move(opposite(move.origin), opposite(move.target)): move for move in legal_moves(position)
    }
    assert set(legal_moves(exchange(position))) == set(turned)
    for move, original in turned.items():
        there, here = play(exchange(position), move), play(position, original)
        assert there.position == exchange(here.position)
        winners = [outcome and outcome.winner for outcome in (there.outcome, here.outcome)]
        assert winners[0] == (winners[1] and winners[1].opponent)


@given(positions(most=3))
def test_counts_are_the_same_from_all_four_sides(position: Position) -> None:
    counts = {
        perft(side, 3)
        for side in (
            position,
            mirror(position),
            exchange(position),
            mirror(exchange(position)),
        )
    }
    assert len(counts) == 1
