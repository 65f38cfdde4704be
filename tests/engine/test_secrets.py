"""What chance deals is known to the worker alone, and a game outlives the worker that dealt it."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.support.boards import OPENING
from tests.support.engine import ask, harm, kept_secrets, kill, next_page, open_engine
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


class Story(NamedTuple):
    """What became of games dealt to three boards, and of one by post, while two workers died.

    On board "one" a move was made, on "two" one was made and undone, on "three" none.
    """

    tickets: dict[str, str]
    refusals: list[dict[str, Any]]
    # How many secrets there were after the refusals.
    kept: int
    # Of a board after a move and of the game by post, each before and after the death of a worker.
    moved: list[dict[str, Any]]
    posted: list[dict[str, Any]]
    # What the page held then, and what the worker kept.
    held: str
    entries: list[dict[str, Any]]
    # The boards with all masks turned over, and one of them after another worker broke.
    dealt: dict[str, str]
    unbroken: str
    # What the game by post itself says of its secret.
    secret: str
    # A board that was loaded by its ticket after the page was loaded again.
    again: str


POST = {"do": "load", "board": "post", "post": {"seat": "1", "setup": "NALSN/CANAL"}, "seed": True}
REFUSED: tuple[dict[str, Any], ...] = (
    {"do": "load", "board": "no", "post": {}, "seed": "volto-secret 1\nplayer 3"},
    {"do": "load", "board": "no", "post": {"seat": "1", "setup": "NALSN"}, "seed": True},
)


# One page for all of them, as Python takes longer to boot than all that is done here.
@pytest.fixture(scope="module")
def story(running: Page, whole_host: Host) -> Story:
    whole_host.behave()
    page = next_page(running)
    page.evaluate(LISTEN)
    open_engine(page)
    tickets = {name: ask(page, board=name, **DEAL)["ticket"] for name in ("one", "two", "three")}
    refusals = [ask(page, **request) for request in REFUSED]
    kept = len(kept_secrets(page))
    moved = [ask(page, do="play", board="one", move="a2a3")]
    ask(page, do="play", board="two", move="a2a3", suspects=True)
    posted = [ask(page, **POST)]
    kill(page)
    moved.append(ask(page, do="state", board="one"))
    posted.append(ask(page, do="state", board="post"))
    ask(page, do="undo", board="two")
    held, entries = page.evaluate(HELD), kept_secrets(page)
    dealt = {name: revealed(page, name) for name in tickets}
    harm(page, "setTimeout(() => { throw new Error('broken on purpose'); })")
    unbroken = ask(page, do="state", board="one")["position"]
    secret = ask(page, do="secret", board="post")["secret"]
    page.reload()
    open_engine(page)
    load = {name: value for name, value in DEAL.items() if name != "deal"}
    assert ask(page, board="one", ticket=tickets["three"], **load)["ok"]
    again = revealed(page, "one")
    page.close()
    return Story(
        tickets=tickets,
        refusals=refusals,
        kept=kept,
        moved=moved,
        posted=posted,
        held=held,
        entries=entries,
        dealt=dealt,
        unbroken=unbroken,
        secret=secret,
        again=again,
    )


def test_a_game_that_was_dealt_outlives_its_worker(story: Story) -> None:
    before, after = story.moved
    assert after == {name: value for name, value in before.items() if name != "ticket"}
    assert after["moves"] == ["a2a3"]
    assert story.unbroken == story.dealt["one"]


def test_a_page_that_is_loaded_again_takes_the_game_up_by_its_ticket(story: Story) -> None:
    assert story.again == story.dealt["three"]


def test_the_page_holds_neither_the_number_nor_the_identities(story: Story) -> None:
    numbers = [entry["values"]["deal"] for entry in story.entries if "deal" in entry["values"]]
    assert len(numbers) == 3
    for number in numbers:
        assert number.isdigit()
        assert f'"{number}"' not in story.held
    for position in story.dealt.values():
        placement = position.split()[0]
        assert "/".join(placement.split("/")[:2]) not in story.held
    assert json.loads(story.held)[1:] == [{}, {}]


def test_two_games_are_dealt_in_two_ways(story: Story) -> None:
    assert len(set(story.tickets.values())) == 3
    placements = {"/".join(each.split("/")[:2]) for each in story.dealt.values()}
    assert len(placements) > 1


def test_nothing_is_kept_of_a_game_that_the_core_has_refused(story: Story) -> None:
    first, second = story.refusals
    assert first == {"ok": False, "error": {"code": "secrets"}}
    assert not second["ok"]
    assert story.kept == len(story.tickets)


def test_a_game_by_post_outlives_its_worker_and_the_page_does_not_hold_its_seed(
    story: Story,
) -> None:
    begun, again = story.posted
    assert again["post"]["letter"] == begun["post"]["letter"]
    (entry,) = [entry for entry in story.entries if "seed" in entry["values"]]
    seed = entry["values"]["seed"]
    assert len(seed) == 64
    assert seed not in story.held
    # Nothing is cleared that a game would be lost with.
    assert entry["at"] > 10**15
    assert seed in story.secret


def test_where_nothing_may_be_stored_a_dealt_game_is_lost_with_its_worker_and_no_other(
    page: Page, forgetful: Host
) -> None:
    open_engine(page)
    ticket = ask(page, board="one", **DEAL)["ticket"]
    ask(page, do="load", board="two", position=OPENING, moves=["a2a3"])
    assert ask(page, do="play", board="one", move="a2a3")["ok"]
    kill(page)
    assert ask(page, do="state", board="one") == {"failed": "lost"}
    assert ask(page, do="state", board="two")["moves"] == ["a2a3"]
    again = ask(page, board="one", **DEAL)
    assert again["moves"] == []
    assert again["ticket"] != ticket
    assert ask(page, do="state", board="one")["ok"]


def test_behind_the_curtain_the_page_holds_no_identity(page: Page) -> None:
    page.evaluate(LISTEN)
    open_engine(page)
    # Each has just arranged the own masks; from here on the page has heard nothing.
    first = ask(page, do="conceal", ivory=SETUPS["ivory"])
    assert SETUPS["ivory"] in page.evaluate(HELD)
    page.evaluate("window.heard.length = 0")
    both = ask(page, do="conceal", night=SETUPS["night"], ticket=first["ticket"])
    assert SETUPS["ivory"] not in page.evaluate(HELD)
    page.reload()
    page.evaluate(LISTEN)
    open_engine(page)
    game = {"do": "load", "board": "one", "shared": {"first": "1"}, "ticket": both["ticket"]}
    assert ask(page, **game)["ok"]
    ask(page, do="line", board="one")
    kill(page)
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
    kill(page)
    assert ask(page, do="state", board="one") == before
    page.reload()
    open_engine(page)
    again = {"do": "load", "board": "one", "shared": before["shared"]["resume"], "moves": ["a2a3"]}
    assert ask(page, ticket=ticket, **again)["viewer"] == "nobody"
    assert ask(page, do="see", board="one", viewer="1")["position"] == before["position"]
