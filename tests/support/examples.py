"""How many examples the slowest tests are tried with: all in `make test-all`, else a third."""

import os

from hypothesis import settings

# In the environment, as the processes of a parallel run are started from it.
ALL = "VOLTO_ALL_EXAMPLES"
_SHARE = 3


def examples(number: int) -> settings:
    """The settings of a law that is worth so many examples, and takes long for each."""
    return settings(max_examples=share_of(number))


def share_of(number: int) -> int:
    """How many of so many examples are tried."""
    return number if ALL in os.environ else number // _SHARE
