"""Starts any of the three browsers in which the key flows are walked through."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Playwright

from tools.browser import FIREFOX, known, launch_arguments
from volto_site.node import NODE
from volto_site.places import ROOT

VENV = ROOT / ".venv"
# Whatever Firefox would fetch by itself, it fetches from nowhere.
QUIET: dict[str, str | float | bool] = {
    "app.normandy.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
}
BRIDGE = Path(__file__).with_name("firefox_bridge.mjs")


def known_engines() -> list[str]:
    """Chromium, in which all other tests run, and Firefox where the set-up has found one."""
    return ["chromium", "firefox"] if known(VENV, family=FIREFOX) else ["chromium"]


@contextmanager
def started(playwright: Playwright, engine: str) -> Iterator[Browser]:
    """The browser that the set-up has found or, where it has found none, Playwright's own."""
    with TemporaryDirectory() as folder:
        browser = _launch(playwright, engine, Path(folder))
        yield browser
        browser.close()


def _launch(playwright: Playwright, engine: str, folder: Path) -> Browser:
    if engine == "chromium":
        return playwright.chromium.launch(executable_path=known(VENV), args=launch_arguments())
    if engine == "webkit":
        return playwright.webkit.launch()
    program = known(VENV, family=FIREFOX)
    if program is None or program == Path(playwright.firefox.executable_path):
        return playwright.firefox.launch()
    bridge = folder / "firefox"
    bridge.write_text(f'#!/bin/sh\nexec {shlex.join(map(str, (NODE, BRIDGE, program)))} "$@"\n')
    bridge.chmod(0o755)
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=bridge, firefox_user_prefs=QUIET
    )
