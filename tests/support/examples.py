"""How many examples the slowest laws are tried with: all in `make test-all`, else a third."""

from hypothesis import settings

from tests.support.combinations import share_of


def examples(number: int) -> settings:
    """The settings of a law that is worth so many examples, and takes long for each."""
    return settings(max_examples=share_of(number))
