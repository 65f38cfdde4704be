from hypothesis import given

from tests.strategies import positions
from volto_core import Mask, Move, Position, legal_moves, perft, play
from volto_core.game.position import position_of
from volto_core.geometry import mirrored, opposite


def mirror(position: Position) -> Position:
    masks = {mirrored(square): mask for square, mask in position.masks().items()}
    return position_of(masks, player=position.player, lost=position.lost)


def exchange(position: Position) -> Position:
    """The same position with the players in each other's seats."""
    masks = {
        opposite(square): Mask(mask.owner.opponent, mask.kind)
        for square, mask in position.masks().items()
    }
    return position_of(masks, player=3 - position.player, lost=position.lost[::-1])


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
