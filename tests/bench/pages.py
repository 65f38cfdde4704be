"""How Lighthouse rates the speed of the main pages, served compressed as a host of pages does."""

import json
import subprocess
from pathlib import Path
from statistics import median

from tests.bench.fixtures import built
from tests.bench.result import Result
from tests.support.host import CompressingHandler, served
from tools.browser import known, launch_arguments
from volto_site.node import NODE
from volto_site.places import ROOT

ROUNDS = 5
PAGES = ("", "rules/")


def measure_pages() -> list[Result]:
    """Lighthouse's performance score of the home and rules pages."""
    script = Path(__file__).with_name("performance.mjs")
    browser = str(known(ROOT / ".venv"))
    with served(built(), CompressingHandler) as home:
        command = [str(NODE), str(script), browser, json.dumps(launch_arguments()), str(ROUNDS)]
        command += [home + page for page in PAGES]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    scores = json.loads(done.stdout)
    return [
        Result(f"performance-{device}", 100 * median(scores[device]), {"rounds": ROUNDS})
        for device in ("desktop", "mobile")
    ]


MEASUREMENTS = (measure_pages,)
