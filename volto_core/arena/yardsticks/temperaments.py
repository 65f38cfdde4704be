"""The temperaments of the bots: the weights of their evaluation."""

from typing import NamedTuple


class Temperament(NamedTuple):
    """The weights of a bot; a won game is worth 200."""

    fear: float
    """of having the own candidate captured, by an enemy who does not know where it is"""
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
