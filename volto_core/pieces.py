"""The two players and the five kinds of mask."""

from enum import IntEnum
from typing import NamedTuple


class Player(IntEnum):
    """One of the two sides: Ivory starts in row 1, Night in row 7."""

    IVORY = 1
    NIGHT = 2

    @property
    def opponent(self) -> "Player":
        """The other side."""
        return Player(3 - self)


class Kind(IntEnum):
    """What a mask is, in the order N A C S L of the notation."""

    NOBLE = 0
    ADVISOR = 1
    CANDIDATE = 2
    SOLDIER = 3
    LADY = 4

    @property
    def letter(self) -> str:
        """The kind's upper case letter in the notation."""
        return LETTERS[self]


class Mask(NamedTuple):
    """A mask on the mat: whose it is, and its kind unless that is hidden."""

    owner: Player
    kind: Kind | None


LETTERS = "NACSL"
HIDDEN_LETTER = "X"
KINDS = tuple(Kind)
KIND_BY_LETTER = dict(zip(LETTERS, KINDS, strict=True))
# Indexed by kind: how many of it each player's ten masks hold.
ROSTER = (3, 3, 1, 1, 2)
MASKS_PER_PLAYER = sum(ROSTER)
LADIES_TO_LOSE = ROSTER[Kind.LADY]
