"""Finds the driver of WebKitGTK, and installs it with the display that its windows need."""

import os
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from tools.browser import START_SECONDS, Family, Source, provide_second
from tools.missing import Missing
from tools.processes import output

WEBKIT = Family(
    title="driver of WebKitGTK",
    variable="VOLTO_WEBKIT",
    note="webkit-path",
    programs=("WebKitWebDriver", "/usr/bin/WebKitWebDriver"),
    # Playwright drives a WebKit of its own, which speaks no WebDriver.
    playwright=None,
    # The display comes first: a driver that is there already may lack it alone.
    packages=("xvfb", "webkit2gtk-driver", "webkitgtk-webdriver"),
    otherwise="its tests are left out",
)
DISPLAY = "Xvfb"


def has_display() -> bool:
    """Tell whether there is a display without a screen, which a browser with windows needs."""
    return shutil.which(DISPLAY) is not None


def works(path: str) -> bool:
    """Tell whether this driver starts and has a display; it knows no `--version`."""
    return has_display() and output([path, "--help"], seconds=START_SECONDS) is not None


def provide(
    venv: Path,
    *,
    environment: Mapping[str, str] = os.environ,
    places: Iterable[Source] | None = None,
    runs: Callable[[str], bool] = works,
) -> Path | None:
    """Return the driver, or None where there is none to be had."""
    if environment.get(WEBKIT.variable) and not has_display():
        raise Missing(
            f"{WEBKIT.variable} is set, but {DISPLAY} is not installed, and the driver opens "
            "windows. On Debian and Ubuntu, apt install xvfb provides it."
        )
    return provide_second(venv, family=WEBKIT, environment=environment, places=places, runs=runs)
