"""Lighthouse over the main pages, on a phone and at a desk."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.browser import known, launch_arguments
from tools.processes import output
from volto_site.places import ROOT

PAGES = ("", "rules/", "examples/", "en/")
DEVICES = ("mobile", "desktop")
MARKS = ("accessibility", "best-practices", "seo")
SECONDS = 180


def reports(device: str, addresses: list[str]) -> dict[str, Any]:
    """What one device finds, by address."""
    node = str(Path(sys.executable).with_name("node"))
    script = str(Path(__file__).with_name("lighthouse.mjs"))
    browser = str(known(ROOT / ".venv"))
    command = [node, script, device, browser, json.dumps(launch_arguments()), *addresses]
    printed = output(command, seconds=SECONDS)
    assert printed is not None, f"Lighthouse failed or took more than {SECONDS} s: {command}"
    return dict(json.loads(printed))


def reports_of(home: str, *, is_all: bool = True) -> dict[str, Any]:
    """What both devices find on the main pages of a site, or on each page one of them."""
    addresses = [home + page for page in PAGES]
    shares = [addresses if is_all else addresses[turn::2] for turn in range(len(DEVICES))]
    # Lighthouse mostly waits, so both devices go at once.
    with ThreadPoolExecutor() as pool:
        phone, desk = pool.map(reports, DEVICES, shares)
    assert [len(phone), len(desk)] == [len(share) for share in shares]
    return dict(phone | desk)


def lowest_marks(home: str) -> dict[str, float]:
    """The lowest mark in each category."""
    scores = [report["scores"] for report in reports_of(home).values()]
    return {name: min(score[name] or 0 for score in scores) for name in MARKS}
