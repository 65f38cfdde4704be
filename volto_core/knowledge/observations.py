"""What each enemy mask has shown by its own moves, turn by turn, before any counting."""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core.game.events import What
from volto_core.game.moves import Move, move_rule, reach
from volto_core.game.position import Position
from volto_core.geometry import AROUND, DIAGONAL, PALACE, row_of, squares_of
from volto_core.knowledge.views import Counts, Seen, View
from volto_core.pieces import KINDS, Kind, Player
from volto_core.rules import Rule

_OTHERS: tuple[Kind, ...] = tuple(kind for kind in KINDS if kind is not Kind.CANDIDATE)


class Reason(NamedTuple):
    """Why a mask cannot be a kind: a code, and the turns, squares and kinds that show it.

    diagonal, orthogonal, sideways, backward, far   it moved in a way that the kind cannot
    captured     it captured, which a lady cannot
    palace       it stood in the enemy palace at the end of its turn, and the game went on
    shown        it was shown to be another kind
    gone         no mask of the kind is on the mat: the last ones left on these turns
    counted      the masks on these squares use up all masks of these kinds
    no-move      its player had a legal move, or had none, which it contradicts
    """

    code: str
    rule: Rule
    turns: tuple[int, ...] = ()
    squares: tuple[int, ...] = ()
    kinds: tuple[Kind, ...] = ()


class Track(NamedTuple):
    """An enemy mask by its first square, and the kinds that its own moves exclude."""

    origin: int
    excluded: dict[Kind, Reason]

    def without(self, reasons: dict[Kind, Reason]) -> "Track":
        """The track with more kinds excluded; the first reason for each stays."""
        return Track(self.origin, reasons | self.excluded)


class Departure(NamedTuple):
    """A mask that has left the mat and lies open since: its kind, and the turn it left on."""

    kind: Kind
    turn: int


class Observed(NamedTuple):
    """What was seen of one player's masks: those on the mat, what they are in all, departures."""

    player: Player
    tracks: dict[int, Track]
    counts: Counts
    departures: tuple[Departure, ...]


def observe(view: View, enemy: Player) -> Observed:
    """Follow the masks of a player whose symbols the viewer does not see."""
    tracks = {square: Track(square, {}) for square in squares_of(view.start.masks_of(enemy))}
    counts = list(view.counts[enemy - 1])
    departures: list[Departure] = []
    before = view.start
    for number, seen in enumerate(view.turns, 1):
        for departure in _follow(tracks, before, seen, number, enemy):
            counts[departure.kind] -= 1
            departures.append(departure)
        before = seen.position
    return Observed(enemy, tracks, tuple(counts), tuple(departures))


def _follow(
    tracks: dict[int, Track], before: Position, seen: Seen, number: int, enemy: Player
) -> Iterator[Departure]:
    """Bring the tracks up to date with a turn; yield the enemy masks that left."""
    if seen.player is not enemy:
        if seen.captured is not None:
            del tracks[seen.move.target]
            yield Departure(seen.captured, number)
        return
    track = tracks.pop(seen.move.origin)
    if seen.captured is Kind.LADY and seen.kind is not None:
        yield Departure(seen.kind, number)
    else:
        tracks[seen.move.target] = track.without(dict(_shown_by_move(before, seen, number)))
    for square, reasons in _shown_by_ending(tracks, seen, number):
        tracks[square] = tracks[square].without(reasons)


def _shown_by_move(before: Position, seen: Seen, number: int) -> Iterator[tuple[Kind, Reason]]:
    origin, target = seen.move
    for kind in KINDS:
        where = reach(kind, origin, seen.player, own=before.own, other=before.other)
        if not where >> target & 1:
            code = _manner(kind, seen.player, seen.move)
            yield kind, Reason(code, move_rule(kind), (number,), tuple(seen.move))


def _manner(kind: Kind, player: Player, move: Move) -> str:
    """What about a move, legal for some other kind, is beyond this kind."""
    origin, target = move
    if not AROUND[origin] >> target & 1:
        return "far"
    if kind is Kind.LADY:
        return "captured"
    if DIAGONAL[origin] >> target & 1:
        return "diagonal"
    if kind is Kind.ADVISOR:
        return "orthogonal"
    return "sideways" if row_of(origin) == row_of(target) else "backward"


def _shown_by_ending(
    tracks: dict[int, Track], seen: Seen, number: int
) -> Iterator[tuple[int, dict[Kind, Reason]]]:
    """What the end of an enemy turn tells about the masks in the viewer's palace."""
    if seen.outcome is None or seen.outcome.winner is None:
        for square in tracks:
            if PALACE[seen.player.opponent] >> square & 1:
                reason = Reason("palace", Rule.WIN_PALACE, (number,), (square,))
                yield square, {Kind.CANDIDATE: reason}
    for event in seen.events:
        if event.what is What.SHOWN and event.square is not None:
            reason = Reason("shown", event.rule, (number,), (event.square,), (Kind.CANDIDATE,))
            yield event.square, dict.fromkeys(_OTHERS, reason)
