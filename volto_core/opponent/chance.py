"""Chance made of integers: the same numbers from the same seeds on every machine."""

_WORD = 64
_BITS = (1 << _WORD) - 1
_STEP = 0x9E3779B97F4A7C15
# So many bits more than the limit keep the bias of a remainder far below one in a thousand.
_SPARE = 16


def _mixed(number: int) -> int:
    """The number with its bits stirred, as in splitmix64."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _BITS
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _BITS
    return number ^ number >> 31


class Chance:
    """A sequence of numbers that depends on its seeds alone."""

    def __init__(self, *seeds: int) -> None:
        self._state = 0
        for seed in seeds:
            self._state = _mixed((self._state ^ _mixed(seed & _BITS)) + _STEP & _BITS)

    def below(self, limit: int) -> int:
        """A number from 0 up to the limit, which it does not reach."""
        number = 0
        for _ in range((limit.bit_length() + _SPARE) // _WORD + 1):
            self._state = self._state + _STEP & _BITS
            number = number << _WORD | _mixed(self._state)
        return number % limit

    def swing(self, width: int) -> int:
        """A number around 0 in the shape of a bell, with this standard deviation."""
        return sum(self.below(2 * width + 1) - width for _ in range(12)) // 2 if width else 0
