"""The whole site, built once for all the tests that read it."""

from pathlib import Path

import pytest

from tests.support.site import Site


@pytest.fixture(scope="session")
def site(built: Path) -> Site:
    return Site(built)
