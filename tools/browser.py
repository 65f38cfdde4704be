"""Finds browsers to test with, and installs them where there are none."""

import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tools.missing import Missing
from tools.processes import output
from tools.progress import say

START_SECONDS = 30
DOWNLOAD_SECONDS = 300
INSTALL_SECONDS = 600

ASK_PLAYWRIGHT = """\
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.{name}.executable_path)
"""
NONE = "none"


class Family(NamedTuple):
    """A browser and its names: of its programs, in Playwright if there, as Debian packages."""

    title: str
    variable: str
    note: str
    programs: tuple[str, ...]
    playwright: str | None
    packages: tuple[str, ...]
    # What follows where it cannot be had, unless the tests cannot do without.
    otherwise: str = ""


CHROMIUM = Family(
    title="Chromium or Chrome",
    variable="VOLTO_BROWSER",
    note="browser-path",
    programs=(
        # Headless only, and tests take half the time in it.
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ),
    playwright="chromium",
    packages=("chromium-headless-shell", "chromium"),
)
FIREFOX = Family(
    title="Firefox",
    variable="VOLTO_FIREFOX",
    note="firefox-path",
    programs=("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"),
    playwright="firefox",
    packages=("firefox-esr",),
    otherwise="the key flows are tested in Chromium alone",
)


class Source(NamedTuple):
    """A source of browsers, whose paths are computed lazily: a later one may download."""

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


def is_snap(path: str) -> bool:
    """Tell whether this leads to a snap, which cannot read the profile that a test gives it."""
    program = Path(path).resolve()
    with program.open("rb") as file:
        return program.name == "snap" or b"/snap/bin/" in file.read(4096)


def on_the_system(family: Family) -> Iterator[str]:
    """Yield the browsers that are installed under a usual name."""
    for name in family.programs:
        path = shutil.which(name)
        if path and not is_snap(path):
            yield path


def from_playwright(family: Family, python: Path) -> Iterator[str]:
    """Yield Playwright's own browser, as it is, and then after a download."""
    if family.playwright is None:
        return
    ask = ASK_PLAYWRIGHT.format(name=family.playwright)
    path = output([str(python), "-c", ask], seconds=START_SECONDS)
    if path is None:
        return
    yield from _headless_shell(family, python)
    yield path
    say(f"Downloading Playwright's {family.playwright.title()} (once for all projects)")
    if _install(family, python, seconds=DOWNLOAD_SECONDS) is None:
        say("No download from Playwright here; looking further")
    else:
        yield from _headless_shell(family, python)
        yield path


def _headless_shell(family: Family, python: Path) -> Iterator[str]:
    """Yield Playwright's headless shell, of which only the folder is printed."""
    if family is CHROMIUM:
        plan = _install(family, python, "--dry-run", seconds=START_SECONDS) or ""
        for folder in re.findall(r"location: *(.*headless_shell.*)", plan):
            yield from map(str, Path(folder).glob("*/*headless?shell"))


def _install(family: Family, python: Path, *options: str, seconds: float) -> str | None:
    """Have Playwright install its browser, and return what it prints."""
    command = [str(python), "-m", "playwright", "install", "--only-shell", *options]
    return output([*command, str(family.playwright)], seconds=seconds)


def from_apt(family: Family) -> Iterator[str]:
    """Yield the browser of a Debian package, which only root can install."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    output(["apt-get", "update"], seconds=INSTALL_SECONDS, environment=environment)
    for package in family.packages:
        say(f"Installing the Debian package {package}")
        install = ["apt-get", "install", "--yes", "--no-install-recommends", package]
        output(install, seconds=INSTALL_SECONDS, environment=environment)
        yield from on_the_system(family)


def sources(venv: Path, family: Family = CHROMIUM) -> list[Source]:
    """List where to look, in this order."""
    python = venv / "bin" / "python"
    return [
        Source("installed on this system", lambda: on_the_system(family)),
        Source("from Playwright", lambda: from_playwright(family, python)),
        Source("from a Debian package", lambda: from_apt(family)),
    ]


def choose(places: Iterable[Source], *, runs: Callable[[str], bool] = works) -> Browser | None:
    """Return the first browser that runs, without asking the places after it."""
    for place in places:
        for path in place.paths():
            if runs(path):
                return Browser(Path(path), place.name)
    return None


def known(
    venv: Path, environment: Mapping[str, str] = os.environ, *, family: Family = CHROMIUM
) -> Path | None:
    """Return the browser that the user names, else the one found before if it is still there."""
    if environment.get(family.variable):
        return Path(environment[family.variable])
    found = venv / family.note
    if not found.is_file():
        return None
    path = Path(found.read_text().strip())
    return path if os.access(path, os.X_OK) else None


def provide(
    venv: Path,
    *,
    family: Family = CHROMIUM,
    environment: Mapping[str, str] = os.environ,
    places: Iterable[Source] | None = None,
    runs: Callable[[str], bool] = works,
) -> Path:
    """Return a browser that runs, and remember it in the virtual environment."""
    path = known(venv, environment, family=family)
    if environment.get(family.variable) and not runs(str(path)):
        raise Missing(
            f"{family.variable} names {path}, which does not start as a browser. "
            "Correct the path, or unset the variable to have one found."
        )
    if path is not None:
        return path
    browser = choose(sources(venv, family) if places is None else places, runs=runs)
    if browser is None:
        raise Missing(
            f"No browser was found and none could be fetched. Install {family.title}, "
            f"or name one that you have: {family.variable}=/path/to/{_name_of(family)}"
        )
    say(f"Browser: {browser.path} ({browser.source})")
    (venv / family.note).write_text(f"{browser.path}\n")
    return browser.path


def provide_second(
    venv: Path,
    *,
    family: Family = FIREFOX,
    environment: Mapping[str, str] = os.environ,
    places: Iterable[Source] | None = None,
    runs: Callable[[str], bool] = works,
) -> Path | None:
    """Return a further browser, or None where there is none to be had: the tests have one."""
    note = venv / family.note
    is_named = bool(environment.get(family.variable))
    if is_named or not note.is_file() or note.read_text().strip() != NONE:
        try:
            return provide(venv, family=family, environment=environment, places=places, runs=runs)
        except Missing:
            if is_named:
                raise
        # Once is enough: a download that fails takes its time.
        note.write_text(f"{NONE}\n")
    say(
        f"No {family.title} here: {family.otherwise}. "
        f"Install it and name it: {family.variable}=/path/to/{_name_of(family)}"
    )
    return None


def _name_of(family: Family) -> str:
    return family.playwright or family.programs[0]
