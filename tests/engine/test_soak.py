import pytest
from playwright.sync_api import Page

from tests.support.engine import open_engine
from tests.support.soak import play_games

pytestmark = pytest.mark.browser


@pytest.mark.exhaustive
def test_games_played_across_the_death_of_a_worker_are_the_games_they_should_be(
    page: Page,
) -> None:
    open_engine(page)
    soaked = play_games(page, 20, longest=12, deadly=20)
    assert (soaked.games, soaked.deaths, soaked.lost) == (20, 1, 0)
    assert soaked.moves > 150
