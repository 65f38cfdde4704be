"""What the course tells whoever uses the keyboard, does not see the board, or takes a detour."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.pages.course import CoursePage
from tests.support.pages.page import Visit, visits
from tests.support.site import Site

pytestmark = pytest.mark.browser


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[CoursePage]]:
    with visits(browser, site, CoursePage) as visit:
        yield visit


def test_who_answers_by_keyboard_goes_on_by_keyboard(visit: Visit[CoursePage]) -> None:
    learner = visit("fr", "keyboard")
    steps = ("case-soldier-stops-anywhere", "case-soldier-does-not-jump")
    learner.open("fr", steps[0])
    for step in steps:
        learner.stands_at(step)
        learner.predict("refused")
        expect(learner.action("next")).to_be_focused()
        learner.page.keyboard.press("Enter")
