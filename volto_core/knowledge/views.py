"""Views: a game as somebody at the table sees it, without a field for anything hidden.

Who sees a family from behind sees its symbols: each player the own one, a spectator none.
"""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.game.events import Event, What
from volto_core.game.history import Game
from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.game.play import Turn
from volto_core.game.position import EVERY_PLANE, Position
from volto_core.pieces import KINDS, Kind, Player
from volto_core.rules import Rule

Sees = frozenset[Player]

IVORY: Sees = frozenset({Player.IVORY})
NIGHT: Sees = frozenset({Player.NIGHT})
SPECTATOR: Sees = frozenset()
EVERYONE: Sees = frozenset(Player)

# Who looks at a board, by the name that a page, a diagram and a task use.
VIEWERS: dict[str, Sees] = {"1": IVORY, "2": NIGHT, "everyone": EVERYONE, "nobody": SPECTATOR}

Counts = tuple[int, ...]


class Seen(NamedTuple):
    """A turn as it was seen; the mover's kind is there only if it was."""

    player: Player
    move: Move
    kind: Kind | None
    captured: Kind | None
    events: tuple[Event, ...]
    position: Position
    outcome: Outcome | None


class View(NamedTuple):
    """A game as it was seen, and what each player had on the mat at its start."""

    sees: Sees
    start: Position
    counts: tuple[Counts, Counts]
    turns: tuple[Seen, ...]
    outcome: Outcome | None

    @property
    def position(self) -> Position:
        """The position now, with every unseen mask hidden."""
        return self.turns[-1].position if self.turns else self.start


def viewer_of(sees: Sees) -> str:
    """The name of whoever sees these players' masks."""
    return next(name for name, seen in VIEWERS.items() if seen == sees)


def view_of(game: Game, sees: Sees) -> View:
    """The game as someone sees it who sees these players' masks from behind."""
    seen = []
    before = game.start
    for turn in game.turns:
        seen.append(_seen(Player(before.player), turn, sees))
        before = turn.position
    start = masked(game.start, sees)
    counts = (_counts(game.start, Player.IVORY), _counts(game.start, Player.NIGHT))
    return View(sees, start, counts, tuple(seen), game.outcome)


def masked(position: Position, sees: Sees, *, shown: int = 0) -> Position:
    """The position without the identities that are neither seen from behind nor shown."""
    visible = shown
    for player in sees:
        visible |= position.masks_of(player)
    return position._replace(kinds=position.kinds & visible * EVERY_PLANE)


def _counts(position: Position, player: Player) -> Counts:
    return tuple(position.of_kind(kind, player).bit_count() for kind in KINDS)


def _seen(player: Player, turn: Turn, sees: Sees) -> Seen:
    shown = sum(
        1 << event.square
        for event in turn.events
        if event.what is What.SHOWN and event.square is not None
    )
    position = masked(turn.position, sees, shown=shown)
    # A capturer that leaves with a lady lies open for both players: ruling.removed-open.
    kind_is_known = player in sees or turn.captured is Kind.LADY or shown >> turn.move.target & 1
    kind = turn.kind if kind_is_known else None
    events = turn.events if kind is not None else tuple(_without_the_mover(turn.events))
    return Seen(player, turn.move, kind, turn.captured, events, position, turn.outcome)


def _without_the_mover(events: tuple[Event, ...]) -> Iterator[Event]:
    """The events as seen by someone who does not know what moved."""
    for event in events:
        if event.what is What.MOVED:
            yield event._replace(rule=Rule.TURN_TARGET, kind=None)
        elif event.what is not What.SETTLED:
            yield event
