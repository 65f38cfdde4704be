"""Counts of a game: how it ended, what was captured where, who stood where at first."""

from collections import Counter
from collections.abc import Iterator

from volto_core.game.history import Game
from volto_core.game.position import Position
from volto_core.game.setup import home_squares
from volto_core.geometry import AROUND, HEIGHT, PALACE, WIDTH, column_of, squares_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import view_of
from volto_core.opponent.evaluation import ROWS_AHEAD
from volto_core.pieces import Kind, Player

Counts = Counter[str]

# The rows ahead of a candidate that enters the enemy palace with its next step.
_AT_THE_DOOR = HEIGHT - 2


def counts_of(game: Game) -> Counts:
    """What happened in a game, each thing by its name."""
    parts = (_end, _captures, _doors, _places, _knowledge)
    return Counter(name for part in parts for name in part(game))


def _winner(game: Game) -> Player | None:
    return game.outcome.winner if game.outcome else None


def _end(game: Game) -> Iterator[str]:
    """How the game ended, after how many moves of whoever began, and for whom."""
    yield f"ended.{game.outcome.by if game.outcome else 'unfinished'}"
    yield f"length.{(len(game.turns) + 1) // 2}"
    winner = _winner(game)
    if winner is None:
        return
    yield f"began.{'won' if winner == game.start.player else 'lost'}"
    yield f"winner.ladies.{game.position.lost[winner - 1]}"


def _captures(game: Game) -> Iterator[str]:
    """Each captured mask: its kind, its row ahead of its own palace, and whether it had moved."""
    stirred: set[int] = set()
    before = game.start
    for turn in game.turns:
        origin, target = turn.move
        if turn.captured is not None:
            letter = turn.captured.letter
            row = ROWS_AHEAD[3 - before.player][target]
            yield f"captured.{letter}"
            yield f"captured.row.{row}.{letter}"
            yield f"captured.{'moved' if target in stirred else 'still'}.{letter}"
            yield f"captured.by.{turn.kind.letter}"
        stirred -= {origin, target}
        if turn.position.masks_of(before.player) >> target & 1:
            stirred.add(target)
        before = turn.position


def _doors(game: Game) -> Iterator[str]:
    """Each candidate that was left one step from the enemy palace, and what became of it."""
    for player in Player:
        if any(
            turn.outcome is None
            and turn.position.player != player
            and _is_at_the_door(turn.position, player)
            for turn in game.turns
        ):
            yield "door.reached"
            if _winner(game) is player:
                assert game.outcome
                yield f"door.won.{game.outcome.by}"


def _is_at_the_door(position: Position, player: Player) -> bool:
    """Whether a candidate stands before the enemy palace, next to a square of it to step on."""
    free = PALACE[player.opponent] & ~position.masks_of(player)
    return any(
        ROWS_AHEAD[player][square] == _AT_THE_DOOR and AROUND[square] & free
        for square in squares_of(position.of_kind(Kind.CANDIDATE, player))
    )


def _places(game: Game) -> Iterator[str]:
    """Where each kind stood at first, and whether its player won."""
    winner = _winner(game)
    for player in Player:
        result = "drawn" if winner is None else "won" if winner is player else "lost"
        for square in home_squares(player):
            mask = game.start.mask_at(square)
            if mask is None or mask.kind is None or mask.owner is not player:
                continue
            row = "palace" if ROWS_AHEAD[player][square] == 0 else "front"
            column = "edge" if column_of(square) in (0, WIDTH - 1) else "inside"
            yield f"placed.{mask.kind.letter}.{row}.{column}.{result}"


def _knowledge(game: Game) -> Iterator[str]:
    """Who could name the enemy masks in fewer ways before the last move, and whether they won."""
    winner = _winner(game)
    if winner is None:
        return
    before = game.undo()
    worlds = {
        player: belief_of(view_of(before, frozenset({player})), player.opponent).number_of_worlds()
        for player in Player
    }
    if worlds[winner] == worlds[winner.opponent]:
        yield "knew.as-much"
    else:
        yield f"knew.{'more' if worlds[winner] < worlds[winner.opponent] else 'less'}"
