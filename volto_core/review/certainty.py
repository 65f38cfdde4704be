"""How certain each side was of the enemy masks over a game, in thousandths."""

CERTAIN = 1000


def certainty(worlds: int, at_first: int) -> int:
    """What share of the uncertainty at first is gone: 0 in as many worlds, 1000 in one.

    Uncertainty is the logarithm of the number of worlds, taken in whole numbers so that every
    machine says the same.
    """
    uncertain = _thousandths_of_bits(at_first)
    if not uncertain:
        return CERTAIN
    return CERTAIN - CERTAIN * _thousandths_of_bits(worlds) // uncertain


def _thousandths_of_bits(worlds: int) -> int:
    power: int = worlds**CERTAIN
    return power.bit_length() - 1
