"""The moments of a game that mattered, each a predicate over the fields of the review."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from volto_core.game.moves import Step
from volto_core.game.play import Turn
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.pieces import Kind, Player
from volto_core.review.analysis import Analysis, Truth, Unknown
from volto_core.review.review import Review

# How many moments are told in words.
CHOSEN = 3
# A round that leaves one world of so many has told a lot.
_FEWER = 4


class Ply(NamedTuple):
    """A move with its analysis, the last one of either player before it, and the enemy's reply."""

    number: int
    analysis: Analysis
    earlier: Analysis | None
    enemy: Analysis | None
    turn: Turn
    reply: Turn | None


class Moment(NamedTuple):
    """Something that mattered: its code, the move, who made it, its values, and how much."""

    code: str
    turn: int
    player: Player
    values: Json
    weight: int


class Found(NamedTuple):
    """What a predicate found: the values of a sentence about it, and how much it mattered."""

    values: Json
    weight: int


def moments_of(review: Review) -> tuple[Moment, ...]:
    """Every moment of a game, in its order."""
    return tuple(
        Moment(code, ply.number, ply.analysis.player, found.values, found.weight)
        for ply in _plies(review)
        for code, find in KINDS_OF_MOMENT.items()
        if (found := find(ply))
    )


def chosen(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Three moments in the order of the game, no two of the same move: those that mattered most.

    One of each kind comes before a second one of any.
    """
    best: dict[int, Moment] = {}
    ranked = sorted(moments, key=lambda one: (-one.weight, one.turn))
    for is_repeated in (False, True):
        for moment in ranked:
            is_told = any(moment.code == one.code for one in best.values())
            if len(best) < CHOSEN and moment.turn not in best and (is_repeated or not is_told):
                best[moment.turn] = moment
    return tuple(best[turn] for turn in sorted(best))


def _plies(review: Review) -> Iterator[Ply]:
    analyses, turns = list(review), review.game.turns
    for place, analysis in enumerate(analyses):
        earlier = analyses[place - 2] if place > 1 else None
        enemy = analyses[place - 1] if place else None
        reply = turns[place + 1] if place + 1 < len(turns) else None
        yield Ply(place + 1, analysis, earlier, enemy, turns[place], reply)


def _named(ply: Ply) -> Found | None:
    """The mover can name the enemy candidate, and could not before."""
    if ply.earlier is None or Kind.CANDIDATE in ply.earlier.certain.values():
        return None
    certain = ply.analysis.certain
    where = [square for square, kind in certain.items() if kind is Kind.CANDIDATE]
    return Found({"square": SQUARE_NAMES[where[0]]}, 700) if where else None


def _identified(ply: Ply) -> Found | None:
    """The mover can name an enemy mask other than the candidate, and could name none before."""
    if ply.earlier is None or ply.earlier.certain:
        return None
    for square, kind in ply.analysis.certain.items():
        if kind is not Kind.CANDIDATE:
            return Found({"square": SQUARE_NAMES[square], "kind": kind.letter}, 320)
    return None


def _narrowed(ply: Ply) -> Found | None:
    """A quarter of the worlds is left, or less, of those before the mover's last move."""
    worlds = ply.analysis.worlds
    if ply.earlier is None or ply.earlier.worlds < _FEWER * worlds:
        return None
    before = ply.earlier.worlds
    return Found({"before": before, "worlds": worlds}, 200 + min(99, before // worlds))


def _missed(ply: Ply) -> Found | None:
    """A win was forced, and the move let it go for the first time and did not win by luck."""
    forced, winning = ply.analysis.forced, ply.analysis.winning
    if not isinstance(forced, int) or not isinstance(winning, Step):
        return None
    if _is_won_by(ply.turn, ply.analysis.player):
        return None
    again = ply.earlier is not None and ply.earlier.kept is False
    values = {"within": forced, "move": str(winning.move), "kind": winning.kind.letter}
    return None if again else Found(values, 850 - 50 * forced)


def _proved(ply: Ply) -> Found | None:
    """A win in more than one move was forced for the first time, and the move kept it."""
    forced = ply.analysis.forced
    if not isinstance(forced, int) or forced == 1 or ply.analysis.kept is not True:
        return None
    again = ply.earlier is not None and isinstance(ply.earlier.forced, int)
    return None if again else Found({"within": forced}, 650)


def _decided(ply: Ply) -> Found | None:
    """The move won the game, for certain or not."""
    forced = ply.analysis.forced
    if isinstance(forced, Unknown) or not _is_won_by(ply.turn, ply.analysis.player):
        return None
    is_certain = forced == 1 and ply.analysis.kept is True
    return Found({"certain": "yes" if is_certain else "no"}, 350)


def _trapped(ply: Ply) -> Found | None:
    """The move lost at once."""
    lost = ply.analysis.lost
    if not isinstance(lost, int) or not _is_won_by(ply.turn, ply.analysis.player.opponent):
        return None
    return Found(_share(ply, lost), 1000)


def _dared(ply: Ply) -> Found | None:
    """The move lost in some worlds, and the real one was none of them."""
    lost = ply.analysis.lost
    if not lost or not isinstance(lost, int) or _is_won_by(ply.turn, ply.analysis.player.opponent):
        return None
    return Found(_share(ply, lost), 400 + 200 * lost // ply.analysis.worlds)


def _baited(ply: Ply) -> Found | None:
    """The move captured a lady, and the game went on."""
    if ply.turn.captured is not Kind.LADY or ply.turn.outcome:
        return None
    return Found({"square": _target(ply), "kind": ply.turn.kind.letter}, 450)


def _punished(ply: Ply) -> Found | None:
    """The move left the enemy a win, and the enemy took it."""
    exposed = ply.analysis.exposed
    if not exposed or not isinstance(exposed, int) or _was_beaten(ply):
        return None
    if ply.reply is None or not _is_won_by(ply.reply, ply.analysis.player.opponent):
        return None
    return Found(_share(ply, exposed), 900)


def _spared(ply: Ply) -> Found | None:
    """The move left the enemy a win, and the enemy did not see it."""
    exposed, truth = ply.analysis.exposed, ply.analysis.truth
    if not isinstance(exposed, int) or not isinstance(truth, Truth):
        return None
    if not truth.exposed or _was_beaten(ply):
        return None
    if ply.reply is not None and _is_won_by(ply.reply, ply.analysis.player.opponent):
        return None
    return Found(_share(ply, exposed), 500)


def _risked(ply: Ply) -> Found | None:
    """The move left the enemy a win in some worlds, and the real one was none of them."""
    exposed, truth = ply.analysis.exposed, ply.analysis.truth
    if not isinstance(exposed, int) or not isinstance(truth, Truth):
        return None
    if not exposed or truth.exposed or _was_beaten(ply):
        return None
    return Found(_share(ply, exposed), 100 + 200 * exposed // ply.analysis.worlds)


def _was_beaten(ply: Ply) -> bool:
    """Whether the enemy had a forced win already, so that no move is to blame."""
    return ply.enemy is not None and ply.enemy.kept is True


def _is_won_by(turn: Turn, player: Player) -> bool:
    return turn.outcome is not None and turn.outcome.winner is player


def _share(ply: Ply, worlds: int) -> Json:
    """In how many of how many worlds it was so, and where the move went."""
    return {"worlds": worlds, "all": ply.analysis.worlds, "square": _target(ply)}


def _target(ply: Ply) -> str:
    return SQUARE_NAMES[ply.turn.move.target]


# By their codes, which are the ids of their sentences.
KINDS_OF_MOMENT: dict[str, Callable[[Ply], Found | None]] = {
    "trapped": _trapped,
    "punished": _punished,
    "missed": _missed,
    "named": _named,
    "proved": _proved,
    "decided": _decided,
    "identified": _identified,
    "narrowed": _narrowed,
    "spared": _spared,
    "baited": _baited,
    "dared": _dared,
    "risked": _risked,
}
