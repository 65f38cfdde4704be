"""Builds the whole site apart, and puts it in its place when it is complete."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event

from tools.progress import say
from volto_site.assets.files import BUILT, style_sheets
from volto_site.places import CACHE, ROOT, SITE

_PAUSE = 0.05


class BuildFailed(Exception):
    """A build that stopped; what went wrong has already been printed."""


def build(
    target: Path = SITE,
    *,
    site_url: str | None = None,
    strict: bool = True,
    puzzle_pages: bool = True,
    given_up: Event | None = None,
) -> None:
    """Build the site into this folder, which keeps what it has if the build fails."""
    CACHE.mkdir(exist_ok=True)
    # The next site is built apart, so that a reader never meets half of it.
    with TemporaryDirectory(dir=CACHE) as folder:
        site = Path(folder) / "site"
        say("Pages and search index")
        environment = _environment(site_url, strict=strict, puzzle_pages=puzzle_pages)
        _mkdocs("--site-dir", str(site), environment=environment, given_up=given_up or Event())
        # Renamed, as a reader who comes while it is being removed would find half a site.
        if target.exists():
            shutil.move(target, Path(folder) / "before")
        shutil.move(site, target)


def write_styles(target: Path = SITE) -> None:
    """Write the style sheets into a site that was built before."""
    for address, sheet in style_sheets():
        path = target / address
        made = path.with_suffix(".new")
        made.write_bytes(sheet)
        # Renamed, as a browser may be reading the one of before.
        made.replace(path)


def build_page(page: str, target: Path = SITE, *, site_url: str | None = None) -> Path:
    """Build one page, such as `fr/rules.md`, into a site that was built before; return its file."""
    with TemporaryDirectory(dir=CACHE) as folder:
        environment = _environment(site_url, strict=False, puzzle_pages=False)
        environment |= {"VOLTO_PAGE": page, BUILT: str(target.resolve())}
        # A dirty build leaves out what the plugin calls unchanged: all but this page.
        options = ("--quiet", "--dirty", "--site-dir", folder)
        _mkdocs(*options, environment=environment, given_up=Event())
        (file,) = Path(folder).rglob("*.html")
        place = target / file.relative_to(folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(file, place))


def _environment(site_url: str | None, *, strict: bool, puzzle_pages: bool) -> dict[str, str]:
    environment = os.environ | {
        "PYTHONPATH": str(ROOT),
        # Material's notices are for its own users, and a log has to stay readable.
        "NO_MKDOCS_2_WARNING": "1",
        "VOLTO_STRICT": "true" if strict else "false",
        "VOLTO_PUZZLE_PAGES": "true" if puzzle_pages else "false",
    }
    return environment | ({"VOLTO_SITE_URL": site_url} if site_url else {})


def _mkdocs(*options: str, environment: dict[str, str], given_up: Event) -> None:
    """Run MkDocs in a process group of its own, of which nothing is left when it is given up."""
    command = [sys.executable, "-m", "mkdocs", "build", *options]
    with subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True) as process:
        try:
            while process.poll() is None and not given_up.wait(_PAUSE):
                pass
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    if process.returncode or given_up.is_set():
        raise BuildFailed
