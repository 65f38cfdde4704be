"""What the sections of the benchmark share: the site, built once, and a browser."""

import atexit
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from playwright.sync_api import Browser, sync_playwright

from tools.browser import known, launch_arguments
from volto_site.build import build
from volto_site.places import ROOT


@cache
def built() -> Path:
    """The folder of the whole site."""
    folder = Path(mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    build(folder / "site")
    return folder / "site"


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser in which pages are measured."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=known(ROOT / ".venv"), args=launch_arguments()
        )
        yield browser
        browser.close()
