"""Two people at one device with the engine itself: behind the curtain no script has an identity."""

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.support.pages.shared import SharedPage
from tests.support.site import Site
from volto_core import Player

pytestmark = [pytest.mark.browser, pytest.mark.long]

# Python takes its time to start on a small machine.
STARTING = 90_000
# No model set-up has this row.
ROW = "NACAA"


def heap_of(shared: SharedPage) -> str:
    """All that the scripts of a page hold, garbage left out; workers have heaps of their own."""
    session = shared.page.context.new_cdp_session(shared.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)


def test_behind_the_curtain_the_scripts_of_the_page_hold_no_identity(
    reader: BrowserContext, site: Site
) -> None:
    pair = SharedPage(reader, site, has_real_engine=True)
    pair.go()
    pair.choose("with", "here")
    pair.is_arranging(Player.IVORY)
    own = re.compile("[NACSL]{5}/[NACSL]{5} 1 00$")
    expect(pair.board).to_have_attribute("data-position", own, timeout=STARTING)
    pair.put("ladies")
    for square in ("a1", "e1"):
        pair.square(square).click()
    pair.placed(f"5/5/5/5/5/LNSNL/{ROW} 1 00")
    assert ROW in heap_of(pair)
    pair.use("next")
    pair.is_covered(Player.NIGHT)
    assert ROW not in heap_of(pair)
    pair.use("next")
    pair.is_arranging(Player.NIGHT)
    pair.use("next")
    pair.is_covered(Player.IVORY)
    pair.use("next")
    pair.is_in("game")
    pair.placed(f"xxxxx/xxxxx/5/5/5/LNSNL/{ROW} 1 00")
    pair.move("b2b3")
    assert ROW in heap_of(pair)
    pair.use("next")
    pair.is_covered(Player.NIGHT)
    assert ROW not in heap_of(pair)
    assert pair.problems == []
