"""The forced win once more, by plain enumeration: every world a position, every move in each.

It takes the core's quick moves, so that it is a fair yardstick as well as a second opinion.
"""

from collections import defaultdict
from collections.abc import Hashable

from volto_core import Game, Kind, Mask, Player, Position, legal_moves
from volto_core.game.captures import captured_by, each_after
from volto_core.game.moves import Step, steps
from volto_core.game.outcomes import decided_by
from volto_core.game.position import position_of
from volto_core.solver import Query

Answer = tuple[int, int | None, list[str]]


def enumerated(problem: Query, within: int) -> Answer:
    """How many worlds there are, the least number of own moves or None, and the first moves."""
    worlds = worlds_of(problem)
    for number in range(1, within + 1):
        moves = [str(step.move) for step in steps(worlds[0]) if forces(worlds, step, number)]
        if moves:
            return len(worlds), number, sorted(moves)
    return len(worlds), None, []


def worlds_of(problem: Query) -> list[Position]:
    """Every world as a position."""
    seen = problem.position
    enemy = Player(seen.player).opponent
    return [
        position_of(
            seen.masks() | {square: Mask(enemy, kind) for square, kind in world.items()},
            player=seen.player,
            lost=seen.lost,
        )
        for world in problem.worlds()
    ]


def forces(worlds: list[Position], step: Step, within: int) -> bool:
    """Whether a plan that begins with a step wins in all these worlds, which look the same."""
    player = worlds[0].player
    alike: dict[Kind | None, list[Position]] = defaultdict(list)
    for world in worlds:
        (reached,) = each_after(world, (step,))
        outcome = decided_by(world, step, reached)
        if outcome is None:
            alike[captured_by(world, step)].append(reached)
        elif outcome.winner != player:
            return False
    return all(answers(group, within - 1) for group in alike.values())


def answers(worlds: list[Position], left: int) -> bool:
    """Whether every reply in each of these worlds loses within so many more own moves."""
    player = 3 - worlds[0].player
    alike: dict[Hashable, list[Position]] = defaultdict(list)
    for world in worlds:
        choice = steps(world)
        if not choice:
            return False
        for step, reached in zip(choice, each_after(world, choice), strict=True):
            outcome = decided_by(world, step, reached)
            if outcome is None:
                captured = captured_by(world, step)
                shown = step.kind if captured is Kind.LADY else None
                alike[step.move, captured, shown].append(reached)
            elif outcome.winner != player:
                return False
    return all(can_win(group, left) for group in alike.values())


def can_win(worlds: list[Position], within: int) -> bool:
    """Whether some plan wins in all these worlds within so many own moves."""
    return within > 0 and any(forces(worlds, step, within) for step in steps(worlds[0]))


def count_games(game: Game, depth: int) -> int:
    """How many games of so many moves follow, counted by playing them all."""
    if depth == 0:
        return 1
    if game.outcome:
        return 0
    return sum(count_games(game.play(move), depth - 1) for move in legal_moves(game.position))
