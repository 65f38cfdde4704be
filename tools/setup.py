"""Sets up a checkout: virtual environment, Python packages, Node packages, browsers."""

import argparse
import contextlib
import fcntl
import importlib.util
import os
import platform
import sys
import venv
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tools import browser, webkit
from tools.missing import Missing
from tools.pins import pin_of
from tools.processes import output, succeeds
from tools.progress import say
from tools.stamps import Stamp, digest

PARTS = ("python", "node", "browser", "firefox", "webkit")
# Wheels only: building a source package would run code that no hash covers. No dependencies:
# all are pinned, and an installer may stumble over a newer one that it would not install anyway.
WHEELS = ("--only-binary=:all:", "--no-deps", "--require-hashes")
INSTALL_SECONDS = 600


class Step(NamedTuple):
    """A part of the set-up, and the stamp that tells whether it is up to date."""

    title: str
    stamp: Stamp
    make: Callable[[], None]

    def carry_out(self) -> None:
        """Install this part unless its stamp is up to date."""
        if self.stamp.is_fresh():
            return
        say(self.title)
        self.make()
        self.stamp.write()


class Checkout(NamedTuple):
    """A working copy of the repository, and where its tools live."""

    root: Path

    @property
    def venv(self) -> Path:
        """The virtual environment."""
        return self.root / ".venv"

    @property
    def pins(self) -> Path:
        """The Python packages, pinned with hashes."""
        return self.root / "requirements" / "dev.txt"

    @property
    def node_modules(self) -> Path:
        """The Node packages."""
        return self.root / "node_modules"


def python_step(checkout: Checkout) -> Step:
    """The step that installs the pinned Python packages, Node among them."""
    stamp = Stamp(checkout.venv / "stamp", _python_key(checkout))
    return Step("Installing the Python packages into .venv", stamp, lambda: install_pins(checkout))


def _python_key(checkout: Checkout) -> str:
    # A virtual environment holds absolute paths, hence works only where it was made.
    return digest(checkout.pins, sys.version, platform.machine(), str(checkout.venv))


def create_environment(checkout: Checkout) -> None:
    """Create the virtual environment from scratch, so that it holds the pinned packages alone."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise Missing(
            "This Python cannot make virtual environments: its venv or ensurepip is not installed. "
            "On Debian and Ubuntu, apt install python3-venv provides them."
        )
    _unlink(checkout.venv)
    venv.create(checkout.venv, clear=True, symlinks=True, with_pip=True)


def install_pins(checkout: Checkout) -> None:
    """Install the pinned packages by uv, or by the slower pip where uv reaches nothing."""
    if not _installs_by_uv(checkout) and not succeeds(
        [*_pip(checkout), "--requirement", str(checkout.pins)], folder=checkout.root
    ):
        raise Missing(
            "The Python packages could not be installed; pip says why above. "
            "If it is the network, connect and run the same command again."
        )


def _installs_by_uv(checkout: Checkout) -> bool:
    """Fetch uv and install all pins by it; it knows no index that only pip was told of."""
    own = checkout.venv / "uv.txt"
    own.write_text(pin_of("uv", checkout.pins.read_text("utf-8")), "utf-8")
    fetch = [*_pip(checkout), "--requirement", str(own)]
    tools = checkout.venv / "bin"
    install = [str(tools / "uv"), "pip", "install", "--python", str(tools / "python"), *WHEELS]
    commands = (fetch, [*install, "--requirement", str(checkout.pins)])
    return all(output(command, seconds=INSTALL_SECONDS) is not None for command in commands)


def _pip(checkout: Checkout) -> list[str]:
    # Python compiles what it imports, a small part of what is installed.
    options = ["--disable-pip-version-check", "--no-compile", *WHEELS]
    return [str(checkout.venv / "bin" / "python"), "-m", "pip", "install", *options]


def node_step(checkout: Checkout) -> Step:
    """The step that installs the locked Node packages."""
    inputs = [checkout.root / name for name in ("package.json", "package-lock.json", ".npmrc")]
    key = digest(*inputs, platform.system(), platform.machine())
    stamp = Stamp(checkout.node_modules / ".stamp", key)
    return Step("Installing the Node packages", stamp, lambda: install_node(checkout))


def install_node(checkout: Checkout) -> None:
    """Install exactly what the lock file says, with the Node of the virtual environment."""
    _unlink(checkout.node_modules)
    tools = checkout.venv / "bin"
    environment = {**os.environ, "PATH": os.pathsep.join([str(tools), os.environ["PATH"]])}
    command = [str(tools / "npm"), "ci", "--loglevel=error"]
    if not succeeds(command, folder=checkout.root, environment=environment):
        raise Missing(
            "The Node packages could not be installed; npm says why above. "
            "If it is the network, connect and run the same command again."
        )


def _unlink(folder: Path) -> None:
    """Remove a symbolic link, whose target may belong to another checkout and is not cleared."""
    if folder.is_symlink():
        folder.unlink()


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the lock of a checkout, so that two set-ups of it run one after the other."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up of this checkout")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def set_up(checkout: Checkout, parts: Sequence[str]) -> None:
    """Install these parts where they are missing; each of them needs the Python packages."""
    with locked(checkout.root):
        if not python_step(checkout).stamp.is_fresh():
            create_environment(checkout)
        python_step(checkout).carry_out()
        if "node" in parts:
            node_step(checkout).carry_out()
        if "browser" in parts:
            browser.provide(checkout.venv)
        if "firefox" in parts:
            browser.provide_second(checkout.venv)
        if "webkit" in parts:
            webkit.provide(checkout.venv)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the root of a checkout: `python -m tools.setup python node`."""
    parser = argparse.ArgumentParser(prog="setup", description="Set up a checkout.")
    parser.add_argument("parts", nargs="+", choices=PARTS)
    parts = parser.parse_args(arguments).parts
    try:
        set_up(Checkout(Path.cwd()), parts)
    except Missing as missing:
        print(f"==> {missing}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("==> Interrupted; the same command takes it up again", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
