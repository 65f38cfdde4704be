"""Habits: how often masks of each kind act so or so, from which the likelihoods are made."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations_with_replacement
from multiprocessing import get_context

from volto_core.arena.contest import fought
from volto_core.arena.contestants import contestant
from volto_core.knowledge.views import EVERYONE, view_of
from volto_core.opponent.likelihood import ACTIONS, deeds_of
from volto_core.opponent.suspicions import WHOLE
from volto_core.pieces import KINDS, Kind

# Whose games are counted: whoever evaluates soundly, each in a way of its own.
PLAYERS = ("3", "bold", "sly", "careful")
_ZONES = ("in its two rows", "in the middle", "two rows before the palace", "in the last rows")
STATUSES = tuple(f"{safety}, {zone}" for safety in ("safe", "exposed") for zone in _ZONES)
# What a mask does in one turn and in the next is not independent: so far does each turn count.
_INDEPENDENT = 0.35

# How often masks of a kind, with a status, took an action.
Habits = Counter[tuple[int, int, Kind]]


def habits_of(names: tuple[str, str], number: int) -> Habits:
    """What the masks did in a numbered game."""
    view = view_of(fought((contestant(names[0]), contestant(names[1])), number), EVERYONE)
    counts: Habits = Counter()
    before = view.start
    for seen, deeds in zip(view.turns, deeds_of(view), strict=True):
        for square, status, action in deeds:
            kind = before.kind_at(square)
            assert kind is not None
            counts[status, action, kind] += 1
        before = seen.position
    return counts


def counted(games: int, *, processes: int | None = None) -> Habits:
    """What the masks did in so many games of each pair of players, on all cores."""
    counts: Habits = Counter()
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for names in combinations_with_replacement(PLAYERS, 2):
            for found in pool.map(partial(habits_of, names), range(games), chunksize=2):
                counts.update(found)
    return counts


def format_habits(counts: Habits) -> str:
    """The table of likelihoods that these habits make, as `likelihood.toml` has it."""
    parts = []
    for status, mask in enumerate(STATUSES):
        rows = "\n".join(f"  {_row(counts, status, action)}," for action in range(ACTIONS))
        parts.append(f'[[status]]\nmask = "{mask}"\nactions = [\n{rows}\n]\n')
    return "\n".join(parts)


def _row(counts: Habits, status: int, action: int) -> list[int]:
    """How likely masks of each kind are to act so, in 1024ths of the kind that is likeliest to."""
    shares = []
    for kind in KINDS:
        # One more than was seen: what never happened may yet.
        total = sum(counts[status, each, kind] + 1 for each in range(ACTIONS))
        shares.append(((counts[status, action, kind] + 1) / total) ** _INDEPENDENT)
    return [round(WHOLE * share / max(shares)) for share in shares]
