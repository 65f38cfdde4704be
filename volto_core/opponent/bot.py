"""A simple honest opponent: it weighs every move by what its player knows, and by nothing else."""

from collections.abc import Iterator
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from volto_core.errors import GameOver
from volto_core.game.moves import Move, identity_at, legal_moves, reach
from volto_core.geometry import AROUND, HEIGHT, PALACE, row_of, squares_of
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import View
from volto_core.pieces import LADIES_TO_LOSE, Kind, Player

if TYPE_CHECKING:
    # Chance comes from the caller: a page that does not play need not load it.
    from random import Random


class Temperament(NamedTuple):
    """What a bot cares for, each beside a won game, which is worth 200."""

    fear: float
    """to have the own candidate captured, by an enemy who does not know where it is"""
    greed: float
    """to capture, and not to be captured"""
    hunt: float
    """to come near masks that may be the candidate"""
    run: float
    """to bring the own candidate forward"""
    lure: float
    """to have the own ladies captured"""
    whim: float
    """how far its choice is left to chance"""


BOLD = Temperament(fear=40, greed=4, hunt=9, run=2.5, lure=4, whim=1.5)
CAREFUL = Temperament(fear=110, greed=6, hunt=4, run=0.8, lure=2, whim=0.8)
SLY = Temperament(fear=70, greed=3, hunt=5, run=1.5, lure=8, whim=1.2)
TEMPERAMENTS = {"bold": BOLD, "careful": CAREFUL, "sly": SLY}

_WON = 200.0
# More than a win: it would rather wait than toss a coin.
_LOST = 400.0
# What a plain mask is worth beside another, by kind; ladies and candidates are weighed apart.
_WORTH = {Kind.NOBLE: 1.0, Kind.ADVISOR: 1.0, Kind.SOLDIER: 1.2}

Chances = dict[int, dict[Kind, float]]


class _Table(NamedTuple):
    """What the player to move has before its eyes: the own masks, and chances for the others."""

    player: Player
    own: dict[int, Kind]
    chances: Chances
    lost: tuple[int, int]


def choose(view: View, *, temperament: Temperament, rng: "Random") -> Move:
    """The move of the player to move, who sees exactly this view; GameOver after the end."""
    if view.outcome:
        raise GameOver(*view.outcome)
    table = _table(view)
    undone = view.turns[-2].move if len(view.turns) > 1 else None
    scores: dict[Move, float] = {}
    for move in legal_moves(view.position):
        score = _worth(table, move, temperament) + rng.gauss(0, temperament.whim)
        # A bot that takes its moves back heads for a draw by repetition.
        is_back = undone is not None and move == (undone.target, undone.origin)
        scores[move] = score - 3 * is_back
    return max(scores, key=lambda move: scores[move])


def _table(view: View) -> _Table:
    position = view.position
    player = Player(position.player)
    belief = belief_of(view, player.opponent)
    worlds = belief.number_of_worlds()
    chances = {
        square: {kind: belief.chance(square, kind)[0] / worlds for kind in suspect.kinds}
        for square, suspect in belief.suspects.items()
    }
    own = {square: identity_at(position, square) for square in squares_of(position.own)}
    return _Table(player, own, chances, position.lost)


def _worth(table: _Table, move: Move, temperament: Temperament) -> float:
    """What a move promises: the capture it makes, and how the table looks after it."""
    kind = table.own[move.origin]
    target = table.chances.get(move.target)
    after = _after(table, move)
    if target is None:
        return _WON if _is_enthroned(after, move.target) else _outlook(after, temperament)
    lady = target.get(Kind.LADY, 0.0)
    won = target.get(Kind.CANDIDATE, 0.0)
    if _is_enthroned(after, move.target):
        won = 1 - lady
    second = table.lost[table.player.opponent - 1] == LADIES_TO_LOSE - 1
    price = _LOST if second or kind is Kind.CANDIDATE else 2 * temperament.greed
    gained = sum(worth * target.get(plain, 0.0) for plain, worth in _WORTH.items())
    rest = (1 - won - lady) * _outlook(after, temperament)
    return _WON * won - price * lady + temperament.greed * gained + rest


def _after(table: _Table, move: Move) -> _Table:
    """The table after a move, with the captured mask taken for one that simply leaves."""
    own = {square: kind for square, kind in table.own.items() if square != move.origin}
    own[move.target] = table.own[move.origin]
    chances = {square: kinds for square, kinds in table.chances.items() if square != move.target}
    return table._replace(own=own, chances=chances)


def _is_enthroned(table: _Table, square: int) -> bool:
    """Whether the own candidate has just reached the enemy palace here."""
    is_palace = PALACE[table.player.opponent] >> square & 1
    return bool(is_palace) and table.own[square] is Kind.CANDIDATE


def _outlook(table: _Table, temperament: Temperament) -> float:
    """What the table promises before the enemy's turn: hopes less fears."""
    reached = _reached(table)
    safe = {square: prod(1 - chance for chance in reached.get(square, ())) for square in table.own}
    return -_WON * (1 - _safe_palace(table)) + sum(
        _hopes(table, square, kind, safe[square], temperament) for square, kind in table.own.items()
    )


def _reached(table: _Table) -> dict[int, list[float]]:
    """For each own mask the chances with which the enemy masks can capture it."""
    own = sum(1 << square for square in table.own)
    other = sum(1 << square for square in table.chances)
    found: dict[int, list[float]] = {}
    for square, kinds in table.chances.items():
        able: dict[int, float] = {}
        for kind, chance in kinds.items():
            targets = reach(kind, square, table.player.opponent, own=other, other=own) & own
            for target in squares_of(targets):
                able[target] = able.get(target, 0.0) + chance
        for target, chance in able.items():
            found.setdefault(target, []).append(chance)
    return found


def _safe_palace(table: _Table) -> float:
    """The chance that no enemy candidate can enter the own palace."""
    entries = PALACE[table.player] & ~sum(1 << square for square in table.chances)
    return 1 - sum(
        kinds.get(Kind.CANDIDATE, 0.0)
        for square, kinds in table.chances.items()
        if AROUND[square] & entries
    )


def _hopes(table: _Table, square: int, kind: Kind, safe: float, temperament: Temperament) -> float:
    """What a mask is good for where it stands, with this chance of not being captured."""
    ahead = row_of(square) if table.player is Player.IVORY else HEIGHT - 1 - row_of(square)
    if kind is Kind.CANDIDATE:
        return temperament.run * ahead * safe - temperament.fear * (1 - safe)
    if kind is Kind.LADY:
        wish = temperament.lure * (1 + table.lost[table.player - 1])
        return wish * ((1 - safe) + 0.1 * ahead)
    hope = temperament.hunt * max(_quarry(table, square, kind), default=0.0)
    return hope * safe + 0.15 * ahead - temperament.greed * _WORTH[kind] * (1 - safe)


def _quarry(table: _Table, square: int, kind: Kind) -> Iterator[float]:
    """The chances of being the candidate, for the enemy masks that this one could capture."""
    own = sum(1 << own for own in table.own)
    other = sum(1 << enemy for enemy in table.chances)
    for target in squares_of(reach(kind, square, table.player, own=own, other=other) & other):
        yield table.chances[target].get(Kind.CANDIDATE, 0.0)
