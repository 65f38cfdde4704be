"""The levels of the opponent, from the gentlest to the strongest."""

LEVELS = (1, 2, 3, 4, 5)
