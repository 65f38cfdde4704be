"""The only transition of the game: a move made on a position, with its events and its outcome."""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.errors import GameOver, IllegalMove
from volto_core.game.captures import after, capture_rule, captured_by
from volto_core.game.events import Event, What
from volto_core.game.moves import Move, identity_at, move_rule, step_of, why_not
from volto_core.game.outcomes import Outcome, decided_by, standing
from volto_core.game.position import Position
from volto_core.geometry import PALACE, squares_of
from volto_core.pieces import Kind, Player
from volto_core.rules import Rule


class Turn(NamedTuple):
    """A move that was made: the kinds that moved and left, its events, and where it led."""

    move: Move
    kind: Kind
    captured: Kind | None
    events: tuple[Event, ...]
    position: Position
    outcome: Outcome | None


def play(position: Position, move: Move) -> Turn:
    """Make a move, or raise GameOver, IllegalMove or HiddenMask; a hidden mask ends no game."""
    ended = standing(position)
    if ended:
        raise GameOver(*ended)
    rule = why_not(position, move)
    if rule:
        raise IllegalMove(str(move), rule)
    kind = identity_at(position, move.origin)
    step = step_of(kind, move)
    captured = captured_by(position, step)
    reached = after(position, step)
    outcome = decided_by(position, step, reached) or standing(reached)
    turn = Turn(move, kind, captured, (), reached, outcome)
    return turn._replace(events=tuple(_events(Player(position.player), turn)))


def _events(player: Player, turn: Turn) -> Iterator[Event]:
    (origin, square), kind, captured, _, reached, outcome = turn
    yield Event(What.MOVED, move_rule(kind), player, square, kind, origin)
    if captured is not None:
        effect = capture_rule(captured, kind)
        yield Event(What.CAPTURED, Rule.TURN_TARGET, player.opponent, square)
        yield Event(What.REVEALED, Rule.CAPTURE_REVEAL, player.opponent, square, captured)
        yield Event(What.LEFT, effect, player.opponent, square, captured)
        if captured is Kind.LADY:
            yield Event(What.LEFT, effect, player, square, kind)
            yield Event(What.REVEALED, Rule.RULING_REMOVED_OPEN, player, square, kind)
    if kind is Kind.SOLDIER and reached.other & PALACE[player.opponent] & 1 << square:
        yield Event(What.SETTLED, Rule.MOVE_SOLDIER_PALACE, player, square, kind)
    if outcome is None:
        yield Event(What.TURN_ENDED, Rule.TURN_END, player)
        return
    if outcome.by is Rule.WIN_PALACE:
        (throne,) = squares_of(reached.of_kind(Kind.CANDIDATE, player))
        yield Event(What.SHOWN, Rule.WIN_PALACE, player, throne, Kind.CANDIDATE)
    yield Event(What.GAME_ENDED, outcome.by, outcome.winner)
