"""Every kind of page keeps to the weight and the requests that it is allowed."""

import pytest
from playwright.sync_api import Browser

from tests.support.engine import SAVING
from tests.support.site import Site
from tests.support.weight import weigh
from volto_site.measures.budgets import PAGES, budgets

pytestmark = pytest.mark.browser


def test_every_kind_of_page_keeps_to_its_budget(site: Site, browser: Browser) -> None:
    over = {}
    for name, address in PAGES.items():
        reader = browser.new_context(locale="fr-FR", service_workers="block")
        # Python does not count, and would boot on half of the pages. `make bench` lets it.
        reader.add_init_script(SAVING)
        weight = weigh(reader, site.folder, site.home, address)
        reader.close()
        is_light = budgets()[name].is_met(weight.kilobytes)
        if not (is_light and budgets()[f"{name}-requests"].is_met(weight.requests)):
            over[name] = (weight.requests, weight.kilobytes, weight.files)
    assert over == {}
