"""Scripts as they are written, for what a test asks of one of them alone."""

from playwright.sync_api import Page, Route

from tests.support.site import Site
from volto_site.places import WEB


def source_of(page: Page, site: Site, script: str) -> str:
    """The address at which the page can import a script of `web`, which is sent bundled else."""
    root = f"{site.home}source/"

    def send(route: Route) -> None:
        path = WEB / route.request.url.removeprefix(root)
        route.fulfill(content_type="text/javascript", body=path.read_text("utf-8"))

    page.route(f"{root}**", send)
    return root + script
