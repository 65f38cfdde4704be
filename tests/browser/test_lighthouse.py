"""Lighthouse: marks for all that does not depend on how fast a machine is."""

import pytest

from tests.support.lighthouse import MARKS, reports_of
from tests.support.site import Site
from volto_site.measures.budgets import budgets

pytestmark = [pytest.mark.browser, pytest.mark.long]


def test_the_main_pages_keep_their_marks_on_phone_and_desk(
    site: Site, request: pytest.FixtureRequest
) -> None:
    is_all = bool(request.config.getoption("--all"))
    lacking = {
        name: report
        for name, report in reports_of(site.home, is_all=is_all).items()
        if not all(budgets()[mark].is_met(100 * (report["scores"][mark] or 0)) for mark in MARKS)
    }
    assert lacking == {}
