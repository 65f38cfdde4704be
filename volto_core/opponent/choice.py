"""The choice of a move, from a view alone: the same for the same view, level and seed."""

from volto_core.errors import GameOver
from volto_core.game.moves import Move, legal_moves
from volto_core.knowledge.beliefs import Belief, belief_of
from volto_core.knowledge.views import View
from volto_core.opponent.chance import Chance
from volto_core.opponent.levels import Level, level_of
from volto_core.opponent.likelihood import likelihoods
from volto_core.opponent.likely_worlds import LikelyWorlds
from volto_core.opponent.node import Node, Side
from volto_core.opponent.search import Search, move_value
from volto_core.opponent.weights import Weights
from volto_core.pieces import KINDS, Kind, Player
from volto_core.solver import search as proofs
from volto_core.solver.query import query_of
from volto_core.solver.solutions import solve

# Nodes of the solver, a fifth of a second; where it does not decide, the search does.
_PATIENCE = 4_000


def choose(view: View, *, level: int, seed: int = 0) -> Move:
    """The move of the player to move, who sees exactly this view; GameOver after the end."""
    return chosen(view, level_of(level), Chance(seed, len(view.turns)))


def chosen(view: View, level: Level, chance: Chance) -> Move:
    """The move of a player of this level, with what chance adds to it."""
    if view.outcome:
        raise GameOver(*view.outcome)
    proved = _proved(view, level.proves)
    if proved:
        return proved[chance.below(len(proved))]
    weights = level.evaluation
    player = Player(view.position.player)
    likely = _likely_worlds(view, player.opponent, remembers=level.remembers)
    node = _node(view, likely)
    values = {move: move_value(node, player, move, weights) for move in legal_moves(view.position)}
    if level.outlook:
        worlds = [likely.world(chance) for _ in range(level.outlook.worlds)]
        best = sorted(values, key=lambda move: (-values[move], move))[: level.outlook.moves]
        search = Search(player, worlds, weights, level.outlook)
        values = {move: search.value(node, move) for move in best}
    scores = {
        move: value - _tedium(view, move, weights) + chance.swing(level.whim)
        for move, value in values.items()
    }
    return max(scores, key=lambda move: scores[move])


def _proved(view: View, within: int) -> tuple[Move, ...]:
    """The moves that are proved to win within so many own moves, as far as it was found out."""
    try:
        solution = solve(query_of(view), within, search=proofs.Search(limit=_PATIENCE))
    except proofs.Undecided:
        return ()
    return solution.moves if solution else ()


def _tedium(view: View, move: Move, weights: Weights) -> int:
    """What a move costs that is taken back, or that shows a picture again: it leads to a draw."""
    undone = view.turns[-2].move if len(view.turns) > 1 else None
    times = int(undone == (move.target, move.origin))
    player, own, other, _, lost = view.position
    if not other >> move.target & 1:
        shown = 3 - player, other, own & ~(1 << move.origin) | 1 << move.target, lost
        times += sum(seen.position.picture == shown for seen in view.turns)
    return weights.back * times


def _likely_worlds(view: View, player: Player, *, remembers: bool = False) -> LikelyWorlds:
    """What the enemy thinks of a player's hidden masks, who may remember how they were played."""
    belief = belief_of(view, player)
    if not remembers:
        return LikelyWorlds(_certain(belief), belief.counts)
    likely = likelihoods(view, player)
    return LikelyWorlds(
        {
            square: [
                can * weight for can, weight in zip(kinds, _scaled(likely[square]), strict=True)
            ]
            for square, kinds in _certain(belief).items()
        },
        belief.counts,
    )


def _certain(belief: Belief) -> dict[int, list[int]]:
    """For each mask 1 for every kind that it can be, and 0 for the others."""
    return {
        square: [int(kind in suspect.kinds) for kind in KINDS]
        for square, suspect in belief.suspects.items()
    }


def _scaled(weights: list[int]) -> list[int]:
    """The weights in 1024ths of the largest, none of them 0: what is unlikely is possible."""
    most = max(weights)
    return [max(1, weight * 1024 // most) for weight in weights]


def _node(view: View, likely: LikelyWorlds) -> Node:
    """What the player to move knows, as a node; the enemy's masks have no kind yet."""
    position = view.position
    player = Player(position.player)
    own_suspicions = _likely_worlds(view, player).suspicions()
    own: Side = {
        square: (kind, own_suspicions[square])
        for square, mask in position.masks().items()
        if mask.owner is player and (kind := mask.kind) is not None
    }
    other: Side = {
        square: (Kind.NOBLE, suspicion) for square, suspicion in likely.suspicions().items()
    }
    lost = (0, *position.lost)
    if player is Player.IVORY:
        return Node(({}, own, other), (0, position.own, position.other), lost)
    return Node(({}, other, own), (0, position.other, position.own), lost)
