"""The weights of the evaluation, which are data: `weights.toml` says how they were found."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

# A game that is won; every other value is a share of it.
WIN = 16_000


class Weights(NamedTuple):
    """What a position is worth to the player who has just moved; a won game is worth 16,000."""

    fear: int
    """of having the own candidate captured"""
    run: tuple[int, ...]
    """to have the candidate so many rows ahead"""
    door: int
    """to have the candidate one step before the enemy palace"""
    secrecy: int
    """not to have the candidate suspected"""
    bluff: int
    """to have a lady taken for the candidate"""
    lure: int
    """to have the first lady captured"""
    last_lure: int
    """to have the last lady captured"""
    lady_ahead: int
    """to have a lady a row further ahead"""
    lady_lead: int
    """to have lost a lady more than the enemy"""
    noble: int
    advisor: int
    soldier: int
    """to keep such a mask"""
    ahead: int
    """to have a noble or an advisor a row further ahead"""
    soldier_ahead: int
    home: int
    """to keep a mask in the own two rows"""
    hunt: int
    """to attack the likeliest candidate"""
    hunt_more: int
    """to attack others that may be the candidate"""
    door_fear: int
    """of an enemy candidate one step before the own palace"""
    near_fear: int
    """of an enemy candidate two steps before it"""
    wish: int
    """how far, in 1024ths, an enemy wants to capture a mask of which nothing is known"""
    wish_scale: int
    """the gain that makes an enemy surely want it"""
    wish_candidate: int
    wish_plain: int
    wish_lady: int
    wish_last_lady: int
    wish_defended: int
    """what the enemy hopes for or fears in capturing: such a mask, or a mask that is defended"""
    gain: int
    """of capturing a plain mask"""
    lady_price: int
    """of capturing the first lady"""
    last_lady_price: int
    """of capturing the last lady, or of the own candidate capturing one"""
    candidate_price: int
    back: int
    """of taking a move back, or of showing a picture again"""


@cache
def tuned() -> Weights:
    """The weights that were found by playing."""
    path = Path(__file__).with_name("weights.toml")
    # Lazily imported: most pages have no opponent.
    table = import_module("tomllib").loads(path.read_text("utf-8"))["weights"]
    return Weights(**{**table, "run": tuple(table["run"])})
