"""A beginner: somebody who has just learnt the rules, sees one move ahead and counts nothing.

It stands for the learner of the first games. It plays a win that it sees, captures whatever a plain
mask of it can capture unless a lady there would cost the game, and otherwise makes some step that
does not go back, with the candidate never to the side of an enemy mask. One move in three, by
chance, is made in haste: it captures whatever it can, with the candidate too, lady or not. It
neither remembers how masks have moved nor takes a move back nor heeds a warning.
"""

from random import Random

from volto_core.game.moves import Move, identity_at, legal_moves
from volto_core.game.position import Position
from volto_core.geometry import AROUND, PALACE, row_of
from volto_core.knowledge.views import View
from volto_core.pieces import LADIES_TO_LOSE, Kind, Player

# By chance one move in so many is made in haste.
_HASTE = 3


def beginner(view: View, seed: int) -> Move:
    """The move of a beginner, who sees exactly this view."""
    position = view.position
    rng = Random(f"beginner {seed} {len(view.turns)}")
    moves = legal_moves(position)
    is_hasty = rng.randrange(_HASTE) == 0
    for choice in (_wins, _grabs if is_hasty else _captures, _steps):
        found = [move for move in moves if choice(position, move)]
        if found:
            return rng.choice(found)
    return rng.choice(moves)


def _wins(position: Position, move: Move) -> bool:
    """Whether the candidate steps onto an empty square of the enemy palace."""
    throne = PALACE[3 - position.player] & ~position.other
    return _is_candidate(position, move) and bool(throne >> move.target & 1)


def _captures(position: Position, move: Move) -> bool:
    """Whether a plain mask captures something that cannot cost the game at once."""
    is_last = position.lost[2 - position.player] == LADIES_TO_LOSE - 1
    return _grabs(position, move) and not is_last and not _is_candidate(position, move)


def _grabs(position: Position, move: Move) -> bool:
    """Whether any mask captures anything."""
    return bool(position.other >> move.target & 1)


def _steps(position: Position, move: Move) -> bool:
    """Whether a mask goes to an empty square, not back, and the candidate to no enemy's side."""
    if _grabs(position, move):
        return False
    if _is_candidate(position, move) and AROUND[move.target] & position.other:
        return False
    ahead = row_of(move.target) - row_of(move.origin)
    return ahead * (1 if position.player == Player.IVORY else -1) >= 0


def _is_candidate(position: Position, move: Move) -> bool:
    return identity_at(position, move.origin) is Kind.CANDIDATE
