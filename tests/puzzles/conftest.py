"""The collection, read once."""

import pytest

from volto_puzzles.collection import Collection, read_collection


@pytest.fixture(scope="session")
def collection() -> Collection:
    return read_collection()
