"""Lighthouse over the main pages, on a phone and at a desk."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.browser import known, launch_arguments
from tools.processes import output
from volto_site.node import NODE
from volto_site.places import ROOT

PAGES = ("", "rules/", "examples/", "en/")
DEVICES = ("mobile", "desktop")
MARKS = ("accessibility", "best-practices", "seo")
SECONDS = 180


def reports(looks: list[str]) -> dict[str, Any]:
    """What is found, by device and address."""
    script = str(Path(__file__).with_name("lighthouse.mjs"))
    browser = str(known(ROOT / ".venv"))
    command = [str(NODE), script, browser, json.dumps(launch_arguments()), *looks]
    printed = output(command, seconds=SECONDS)
    assert printed is not None, f"Lighthouse failed or took more than {SECONDS} s: {command}"
    return dict(json.loads(printed))


def reports_of(home: str, *, is_all: bool = True) -> dict[str, Any]:
    """What both devices find on the main pages of a site, or each of them on one page."""
    looks = [f"{device} {home}{page}" for device in DEVICES for page in PAGES]
    if not is_all:
        # A second start of Lighthouse would take longer than a second page.
        looks = [f"{device} {home}{page}" for device, page in zip(DEVICES, PAGES, strict=False)]
        found = reports(looks)
    else:
        # Lighthouse mostly waits, so both devices go at once.
        with ThreadPoolExecutor() as pool:
            phone, desk = pool.map(reports, (looks[: len(PAGES)], looks[len(PAGES) :]))
        found = phone | desk
    assert set(found) == set(looks)
    return found


def lowest_marks(home: str) -> dict[str, float]:
    """The lowest mark in each category."""
    scores = [report["scores"] for report in reports_of(home).values()]
    return {name: min(score[name] or 0 for score in scores) for name in MARKS}
