"""Finds a Chromium to test with, and fetches one where there is none."""

import os
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from volto_site.tooling.missing import Missing
from volto_site.tooling.processes import output
from volto_site.tooling.progress import say

VARIABLE = "VOLTO_BROWSER"

# The first one opens no windows, and tests take half the time in it.
SHELL = "chromium-headless-shell"
SYSTEM_NAMES = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)

START_SECONDS = 30
DOWNLOAD_SECONDS = 300
INSTALL_SECONDS = 600

ASK_PLAYWRIGHT = """\
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


class Source(NamedTuple):
    """A place where browsers come from; its paths are only made when they are asked for."""

    name: str
    paths: Callable[[], Iterable[str]]


class Browser(NamedTuple):
    """A browser that runs, and the place it came from."""

    path: Path
    source: str


def launch_arguments() -> list[str]:
    """Return the arguments that keep a test browser quiet and able to run in a container."""
    return [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]


def works(path: str) -> bool:
    """Tell whether this program starts: a stub, or one that lacks libraries, does not."""
    return output([path, "--version"], seconds=START_SECONDS) is not None


def on_the_system() -> Iterator[str]:
    """Yield the browsers that are installed under a usual name."""
    for name in SYSTEM_NAMES:
        path = shutil.which(name)
        if path:
            yield path


def from_playwright(python: Path) -> Iterator[str]:
    """Yield Playwright's own browser, as it is, and then after a download."""
    path = output([str(python), "-c", ASK_PLAYWRIGHT], seconds=START_SECONDS)
    if path is None:
        return
    yield path
    say("Downloading Playwright's Chromium (once for all projects)")
    download = [str(python), "-m", "playwright", "install", "--no-shell", "chromium"]
    if output(download, seconds=DOWNLOAD_SECONDS) is None:
        say("No download from Playwright here; looking further")
    else:
        yield path


def from_apt() -> Iterator[str]:
    """Yield the Chromium of a Debian package, which only root can install."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    output(["apt-get", "update"], seconds=INSTALL_SECONDS, environment=environment)
    for package in (SHELL, "chromium"):
        say(f"Installing the Debian package {package}")
        install = ["apt-get", "install", "--yes", "--no-install-recommends", package]
        output(install, seconds=INSTALL_SECONDS, environment=environment)
        yield from on_the_system()


def sources(venv: Path) -> list[Source]:
    """List where to look, in this order."""
    return [
        Source("installed on this system", on_the_system),
        Source("from Playwright", lambda: from_playwright(venv / "bin" / "python")),
        Source("from a Debian package", from_apt),
    ]


def choose(places: Iterable[Source], *, runs: Callable[[str], bool] = works) -> Browser | None:
    """Return the first browser that runs, without asking the places after it."""
    for place in places:
        for path in place.paths():
            if runs(path):
                return Browser(Path(path), place.name)
    return None


def known(venv: Path, environment: Mapping[str, str] = os.environ) -> Path | None:
    """Return the browser that the user names, else the one found before if it is still there."""
    if environment.get(VARIABLE):
        return Path(environment[VARIABLE])
    found = _note(venv)
    if not found.is_file():
        return None
    path = Path(found.read_text().strip())
    return path if os.access(path, os.X_OK) else None


def provide(
    venv: Path,
    *,
    environment: Mapping[str, str] = os.environ,
    places: Iterable[Source] | None = None,
    runs: Callable[[str], bool] = works,
) -> Path:
    """Return a browser that runs, and remember it in the virtual environment."""
    path = known(venv, environment)
    if environment.get(VARIABLE) and not runs(str(path)):
        raise Missing(
            f"{VARIABLE} names {path}, which does not start as a browser. "
            "Correct the path, or unset the variable to have one found."
        )
    if path is not None:
        return path
    browser = choose(sources(venv) if places is None else places, runs=runs)
    if browser is None:
        raise Missing(
            "No browser was found and none could be fetched. Install Chromium or Chrome, "
            f"or name one that you have: {VARIABLE}=/path/to/chromium"
        )
    say(f"Browser: {browser.path} ({browser.source})")
    _note(venv).write_text(f"{browser.path}\n")
    return browser.path


def _note(venv: Path) -> Path:
    return venv / "browser-path"
