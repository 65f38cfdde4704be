"""Sites that a browser keeps for reading offline, and new builds of them."""

import json
import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.support.combinations import ALL
from tests.support.site import Site
from tests.support.waiting import wait_until
from volto_site.languages import CODES
from volto_site.offline.worker import LISTS, WORKER, write_worker
from volto_site.search.index import FOLDER as SEARCH
from volto_site.search.index import indexed, write_indexes
from volto_site.search.records import records_of

IS_KEPT = """async ([group, home]) => {
  const kept = await caches.open(`volto-kept-${home}`);
  return (await kept.match(new URL(group, home))) !== undefined;
}"""
MODULE = "assets/volto/js/site.js"
NEW = "/* of the new version */"


# The pages that a small site has in each language.
FEW = {"about", "faq", "play", "rules", *CODES}


def copy_few_pages(site: Path, folder: Path) -> None:
    """Copy a built site with few pages and little to search, which is kept in no time."""
    shutil.copytree(site, folder, ignore=_all_but_few)
    write_worker(folder)


def _all_but_few(folder: str, names: list[str]) -> set[str]:
    if Path(folder).name in ("fragment", "answers"):
        return set(names[1:])
    return {name for name in names if Path(folder, name, "index.html").is_file()} - FEW


def link_with_little_to_search(site: Path, folder: Path) -> None:
    """Link a built site, and let nothing be found but the rules in French, unless all is tested.

    Of what a browser keeps for a reader of French, six in ten files are sections to be found. Of
    the pages of puzzles, which are not kept, the first of each kind are there.
    """
    if ALL in os.environ:
        folder.symlink_to(site.resolve())
        return
    written = (site / WORKER, site / LISTS, site / SEARCH)

    def left_out(where: str, names: list[str]) -> set[str]:
        if Path(where).name == "puzzles":
            return {name for name in names if re.search(r"-\d+$", name) and name[-3:] != "001"}
        return {name for name in names if Path(where, name) in written}

    def link(source: str, copy: str) -> None:
        Path(copy).symlink_to(Path(source).resolve())

    shutil.copytree(site, folder, ignore=left_out, copy_function=link)
    records = list(records_of(folder / "rules" / "index.html", folder))
    write_indexes({"fr": indexed(json.dumps(records))}, folder)
    write_worker(folder)


def wait_until_kept(page: Page, home: str, *groups: str) -> None:
    """Hundreds of files are kept, one by one: a busy machine takes its time."""
    for group in groups:
        wait_until(page, IS_KEPT, [group, home], about=f"{group} is kept")


def publish_anew(site: Site) -> None:
    """Another build on the same host: each page says so, and so does a module."""
    for path in site.folder.rglob("*.html"):
        text = path.read_text("utf-8")
        text = text.replace("<html ", '<html data-version="new" ', 1)
        text = text.replace('name="volto-build" content="', 'name="volto-build" content="new', 1)
        path.write_text(text, "utf-8")
    path = site.folder / MODULE
    path.write_text(f"{path.read_text('utf-8')}\n{NEW}\n", "utf-8")
    write_worker(site.folder)


def module_text(page: Page, home: str) -> str:
    return str(page.evaluate("url => fetch(url).then(answer => answer.text())", home + MODULE))


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(registration => registration.update())")


def visit(context: BrowserContext, site: Site, name: str) -> Page:
    """A page that the service worker serves."""
    page = context.new_page()
    page.goto(site.home + name)
    wait_until_kept(page, site.home, "fr")
    page.goto(site.home + name)
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    return page
