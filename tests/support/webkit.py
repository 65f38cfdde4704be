"""WebKitGTK, driven through its own driver on a display without a screen."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from selenium.webdriver import Remote
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tools.browser import known
from tools.webkit import DISPLAY, WEBKIT
from volto_site.places import ROOT

# Python takes its time to start, above all beside other tests.
STARTING = 120.0
SHOWING = 20.0
SCREEN = "2000x1400x24"
# What went wrong since the page was there, and what it is asked for again and again.
LISTEN = """
if (!window.problems) {
  window.problems = [];
  addEventListener("error", ({ message }) => problems.push(message));
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
}
"""
IS_KEPT = """
const [groups, home] = wanted;
const isKept = async () => {
  const kept = await caches.open(`volto-kept-${home}`);
  const found = await Promise.all(groups.map((group) => kept.match(new URL(group, home))));
  return found.every(Boolean);
};
isKept().then(done, () => done(false));
"""


def is_known() -> bool:
    """Whether the set-up has found a driver."""
    return known(ROOT / ".venv", family=WEBKIT) is not None


@contextmanager
def display() -> Iterator[str]:
    """A display without a screen, under a number that is free."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [DISPLAY, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as said:
        number = said.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def started(screen: str, *options: str) -> Iterator["Window"]:
    """A window of WebKit, which forgets everything in the end, as a private one does."""
    wishes = Options()
    for option in ("--automation", *options):
        wishes.add_argument(option)
    service = Service(
        executable_path=str(known(ROOT / ".venv", family=WEBKIT)),
        # No graphics card, and no accessibility bus that nobody answers on.
        env={**os.environ, "DISPLAY": screen, "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"},
    )
    service.start()
    try:
        line = RemoteConnection(client_config=ClientConfig(service.service_url))
        with Remote(line, options=wishes) as driver:
            driver.set_script_timeout(SHOWING)
            yield Window(driver)
    finally:
        service.stop()


class Window:
    """A window of WebKit: it goes to pages, asks them, and presses what is on them."""

    def __init__(self, driver: Remote) -> None:
        self._driver = driver

    def go(self, address: str) -> None:
        """Load a page, and hear of its errors from then on."""
        # An address that differs in its fragment alone would load nothing.
        self._driver.get("about:blank")
        self._driver.get(address)
        self.ask(LISTEN)

    def resize(self, width: int, height: int) -> None:
        """Give the page this much room, whatever bars the window has."""
        bars = self.ask("return outerHeight - innerHeight")
        self._driver.set_window_size(width, height + bars)
        self.wait(f"innerWidth === {width} && innerHeight === {height}")

    def ask(self, script: str, *values: object) -> Any:
        """What a script returns."""
        return self._driver.execute_script(script, *values)

    def ask_later(self, script: str, wanted: object) -> Any:
        """What a script gives to `done` some time later."""
        script = f"const [wanted, done] = arguments; {script}"
        return self._driver.execute_async_script(script, wanted)

    def wait(self, condition: str, *, seconds: float = SHOWING) -> None:
        """Wait until an expression holds in the page."""
        end = time.monotonic() + seconds
        while not self.ask(f"return Boolean({condition})"):
            if time.monotonic() > end:
                raise AssertionError(f"{condition} does not come true: {self.problems}")
            time.sleep(0.05)

    def wait_until_kept(self, home: str, *groups: str) -> None:
        """Wait until the service worker has kept these groups of files."""
        end = time.monotonic() + STARTING
        while not self.ask_later(IS_KEPT, [groups, home]):
            assert time.monotonic() < end, f"{groups} are not kept"
            time.sleep(0.2)

    def find(self, selector: str) -> WebElement:
        """The first element that a selector matches, once there is one."""
        self.wait(f"document.querySelector({selector!r})")
        return self._driver.find_element(By.CSS_SELECTOR, selector)

    def click(self, selector: str) -> None:
        """Press what is there, where it is, with the mouse."""
        self.find(selector).click()

    def type(self, text: str) -> None:
        """Type on whatever has the focus."""
        self._driver.switch_to.active_element.send_keys(text)

    def text(self, selector: str) -> str:
        """The text of an element, shown or not."""
        self.find(selector)
        return str(self.ask("return document.querySelector(arguments[0]).textContent", selector))

    @property
    def problems(self) -> list[str]:
        """The errors of the scripts of this page."""
        return list(self.ask("return window.problems ?? []"))
