"""Builds the whole site apart, and puts it in its place when it is complete."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.progress import say
from volto_site.places import CACHE, ROOT, SITE


class BuildFailed(Exception):
    """A build that stopped; what went wrong has already been printed."""


def build(
    target: Path = SITE,
    *,
    site_url: str | None = None,
    strict: bool = True,
    puzzle_pages: bool = True,
) -> None:
    """Build the site into this folder, which keeps what it has if the build fails."""
    CACHE.mkdir(exist_ok=True)
    # The next site is built apart, so that a reader never meets half of it.
    with TemporaryDirectory(dir=CACHE) as folder:
        site = Path(folder) / "site"
        say("Pages and search index")
        environment = _environment(site_url, strict=strict, puzzle_pages=puzzle_pages)
        _run("mkdocs", "build", "--site-dir", str(site), environment=environment)
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(site, target)


def _environment(site_url: str | None, *, strict: bool, puzzle_pages: bool) -> dict[str, str]:
    environment = os.environ | {
        "PYTHONPATH": str(ROOT),
        # Material's notices are for its own users, and a log has to stay readable.
        "NO_MKDOCS_2_WARNING": "1",
        "VOLTO_STRICT": "true" if strict else "false",
        "VOLTO_PUZZLE_PAGES": "true" if puzzle_pages else "false",
    }
    return environment | ({"VOLTO_SITE_URL": site_url} if site_url else {})


def _run(module: str, *arguments: str, environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", module, *arguments]
    if subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode:
        raise BuildFailed
