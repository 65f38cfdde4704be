"""What chance deals is known to the worker alone, and a game outlives the worker that dealt it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support.boards import OPENING
from tests.support.engine import ask, harm, kept_secrets, open_engine
from tests.support.engine_host import Host

pytestmark = pytest.mark.browser

HIDDEN = "xxxxx/xxxxx/5/5/5/NALSN/CANAL 1 00"
DEAL: dict[str, Any] = {"do": "load", "position": HIDDEN, "viewer": "1", "deal": True}
# Everything that a page and its worker say to each other.
LISTEN = """() => {
  window.heard = [];
  window.Worker = class extends Worker {
    constructor(...about) {
      super(...about);
      this.addEventListener("message", ({ data }) => window.heard.push(data));
    }
    postMessage(data) {
      window.heard.push(data);
      super.postMessage(data);
    }
  };
}"""
HELD = "() => JSON.stringify([window.heard, { ...localStorage }, { ...sessionStorage }])"


def revealed(page: Page, board: str) -> str:
    """The position of a board with all its masks turned over."""
    position = str(ask(page, do="see", board=board, viewer="everyone")["position"])
    assert "x" not in position
    return position


SETUPS = {"ivory": "NALSN/CANAL", "night": "lanac/nslan"}


def share(page: Page) -> dict[str, Any]:
    """Two people conceal their set-ups in turn, and begin behind the curtain."""
    first = ask(page, do="conceal", ivory=SETUPS["ivory"])
    both = ask(page, do="conceal", night=SETUPS["night"], ticket=first["ticket"])
    game = {"do": "load", "board": "one", "shared": {"first": "1"}, "ticket": both["ticket"]}
    return ask(page, **game)


@pytest.fixture
def forgetful(host: Host) -> Iterator[Host]:
    """A host whose worker may not store anything."""
    vault = host.boards.parents[1] / "engine/web/secrets.js"
    script = vault.read_text("utf-8")
    vault.write_text(script.replace("indexedDB.open(", "undefined.open("), "utf-8")
    assert vault.read_text("utf-8") != script
    yield host
    vault.write_text(script, "utf-8")


def test_a_game_that_was_dealt_outlives_its_worker(page: Page) -> None:
    open_engine(page)
    ask(page, board="one", **DEAL)
    before = ask(page, do="play", board="one", move="a2a3")
    harm(page, "self.close()")
    assert ask(page, do="state", board="one") == {
        name: value for name, value in before.items() if name != "ticket"
    }
    dealt = revealed(page, "one")
    harm(page, "setTimeout(() => { throw new Error('broken on purpose'); })")
    assert ask(page, do="state", board="one")["position"] == dealt


def test_a_page_that_is_loaded_again_takes_the_game_up_by_its_ticket(page: Page) -> None:
    open_engine(page)
    ticket = ask(page, board="one", **DEAL)["ticket"]
    dealt = revealed(page, "one")
    page.reload()
    open_engine(page)
    again = {name: value for name, value in DEAL.items() if name != "deal"}
    assert ask(page, board="one", ticket=ticket, **again)["ok"]
    assert revealed(page, "one") == dealt


def test_the_page_holds_neither_the_number_nor_the_identities(page: Page) -> None:
    page.evaluate(LISTEN)
    open_engine(page)
    ask(page, board="one", **DEAL)
    ask(page, do="play", board="one", move="a2a3", suspects=True)
    harm(page, "self.close()")
    ask(page, do="undo", board="one")
    held = page.evaluate(HELD)
    (entry,) = kept_secrets(page)
    number = entry["values"]["deal"]
    assert number.isdigit()
    assert f'"{number}"' not in held
    placement = revealed(page, "one").split()[0]
    assert "/".join(placement.split("/")[:2]) not in held
    assert json.loads(held)[1:] == [{}, {}]


def test_two_games_are_dealt_in_two_ways(page: Page) -> None:
    open_engine(page)
    tickets = {ask(page, board=name, **DEAL)["ticket"] for name in ("one", "two", "three")}
    assert len(tickets) == 3
    assert len({revealed(page, name) for name in ("one", "two", "three")}) > 1


def test_where_nothing_may_be_stored_a_dealt_game_is_lost_with_its_worker_and_no_other(
    page: Page, forgetful: Host
) -> None:
    open_engine(page)
    ticket = ask(page, board="one", **DEAL)["ticket"]
    ask(page, do="load", board="two", position=OPENING, moves=["a2a3"])
    assert ask(page, do="play", board="one", move="a2a3")["ok"]
    harm(page, "self.close()")
    assert ask(page, do="state", board="one") == {"failed": "lost"}
    assert ask(page, do="state", board="two")["moves"] == ["a2a3"]
    again = ask(page, board="one", **DEAL)
    assert again["moves"] == []
    assert again["ticket"] != ticket
    assert ask(page, do="state", board="one")["ok"]


def test_a_game_by_post_outlives_its_worker_and_the_page_does_not_hold_its_seed(page: Page) -> None:
    page.evaluate(LISTEN)
    open_engine(page)
    post = {"seat": "1", "setup": "NALSN/CANAL"}
    begun = ask(page, do="load", board="one", post=post, seed=True)
    harm(page, "self.close()")
    again = ask(page, do="state", board="one")
    assert again["post"]["letter"] == begun["post"]["letter"]
    held = page.evaluate(HELD)
    (entry,) = kept_secrets(page)
    seed = entry["values"]["seed"]
    assert len(seed) == 64
    assert seed not in held
    # Nothing is cleared that a game would be lost with.
    assert entry["at"] > 10**15
    assert seed in ask(page, do="secret", board="one")["secret"]


def test_nothing_is_kept_of_a_game_that_the_core_has_refused(page: Page) -> None:
    open_engine(page)
    refused = ask(page, do="load", board="one", post={}, seed="volto-secret 1\nplayer 3")
    assert refused == {"ok": False, "error": {"code": "secrets"}}
    begun = ask(page, do="load", board="one", post={"seat": "1", "setup": "NALSN"}, seed=True)
    assert not begun["ok"]
    assert kept_secrets(page) == []


def test_behind_the_curtain_the_page_holds_no_identity(page: Page) -> None:
    open_engine(page)
    # Each has just arranged the own masks; from here on the page has heard nothing.
    first = ask(page, do="conceal", ivory=SETUPS["ivory"])
    page.reload()
    page.evaluate(LISTEN)
    open_engine(page)
    both = ask(page, do="conceal", night=SETUPS["night"], ticket=first["ticket"])
    assert SETUPS["ivory"] not in page.evaluate(HELD)
    page.reload()
    page.evaluate(LISTEN)
    open_engine(page)
    game = {"do": "load", "board": "one", "shared": {"first": "1"}, "ticket": both["ticket"]}
    assert ask(page, **game)["ok"]
    ask(page, do="line", board="one")
    harm(page, "self.close()")
    assert ask(page, do="state", board="one", suspects=True)["viewer"] == "nobody"
    held = page.evaluate(HELD)
    assert not any(row in held for setup in SETUPS.values() for row in setup.split("/"))
    # Night looks, and learns nothing of Ivory.
    seen = ask(page, do="see", board="one", viewer="2", suspects=True)
    assert seen["position"] == f"{SETUPS['night']}/5/5/5/XXXXX/XXXXX 1 00"
    assert not any(row in page.evaluate(HELD) for row in SETUPS["ivory"].split("/"))


@pytest.mark.exhaustive
def test_a_shared_game_outlives_its_worker_with_whoever_looks(page: Page) -> None:
    open_engine(page)
    ticket = share(page)["ticket"]
    ask(page, do="see", board="one", viewer="1")
    before = ask(page, do="play", board="one", move="a2a3")
    harm(page, "self.close()")
    assert ask(page, do="state", board="one") == before
    page.reload()
    open_engine(page)
    again = {"do": "load", "board": "one", "shared": before["shared"]["resume"], "moves": ["a2a3"]}
    assert ask(page, ticket=ticket, **again)["viewer"] == "nobody"
    assert ask(page, do="see", board="one", viewer="1")["position"] == before["position"]
