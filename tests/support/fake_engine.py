"""An engine for the tests of the board: the core itself, but in CPython and answering at will."""

import json
import secrets
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Page

from volto_core.page.commands import COMMANDS
from volto_core.page.session import Session

MODULE = """
class Engine extends EventTarget {
  state = "idle";
  code = null;
  asked = [];
  #set(state, code = null) {
    this.state = state;
    this.code = code;
    this.dispatchEvent(new CustomEvent("state", { detail: { state, code } }));
  }
  start() {
    if (this.state === "idle") {
      this.#set("loading");
      this.booted = (async () => {
        const { slow, failure } = await askVolto({ how: true });
        for (let part = 1; part <= (slow ? 8 : 0); part += 1) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          const detail = { loaded: part * 575000, total: 4600000 };
          this.dispatchEvent(new CustomEvent("progress", { detail }));
        }
        this.#set(failure ? "failed" : "ready", failure);
      })();
    }
  }
  retry() {
    this.state = "idle";
    this.start();
  }
  async ask(request) {
    this.start();
    await this.booted;
    if (this.state === "failed") {
      throw Object.assign(new Error(this.code), { code: this.code });
    }
    this.asked.push(request);
    return askVolto(request);
  }
}
export const engine = new Engine();
"""
# With this header a context asks its host for what stands in for the engine.
FAKED = "volto-faked-engine"


def stand_in_for(address: str) -> bytes | None:
    """What a host sends in place of a file of the engine, None for any other file."""
    path = PurePosixPath(address.partition("?")[0])
    if path.match("engine/web/engine.js"):
        return MODULE.encode()
    # Megabytes of Python, which pages fetch before they need it, and which nobody runs here.
    return b"" if path.match("assets/engine/*") else None


# Which one answers in a context: one after the other where tests share it.
_serving: "WeakKeyDictionary[BrowserContext, FakeEngine]" = WeakKeyDictionary()


class FakeEngine:
    """Answers the requests of the pages of a context; slow or failing if it is told so."""

    def __init__(self, site: Path) -> None:
        self.true_positions: dict[str, dict[str, Any]] = json.loads(
            (site / "assets/volto/boards.json").read_text("utf-8")
        )
        self._site = site
        self._sessions: dict[Page, Session] = {}
        self.asked: list[dict[str, Any]] = []
        # The number of the next deal, and what was kept secret so far, by ticket.
        self.deal = "0"
        # The seeds of the next games by post; after them they are drawn.
        self.seeds: list[str] = []
        self.vault: dict[str, dict[str, str]] = {}
        # Whether those are forgotten, as where a browser keeps nothing.
        self.has_lost_secrets = False
        self.is_slow = False
        self.failure: str | None = None
        # What a page was told last, of each thing.
        self.told: dict[str, Any] = {}
        # Told of every answer that a page receives.
        self.heard: Callable[[dict[str, Any]], object] = bool

    @property
    def dealt(self) -> list[str]:
        """The numbers of all deals so far."""
        return [kept["deal"] for kept in self.vault.values() if "deal" in kept]

    def _with_secrets(self, request: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """The request with its secrets, and the ticket for them."""
        ticket = str(request.pop("ticket", ""))
        kept = self.vault.get(ticket, {})
        names = [field.name for field in COMMANDS[request["do"]].fields if field.secret]
        given = {
            name: self._draw(name) if request[name] is True else request[name]
            for name in names
            if name in request and name not in kept
        }
        if given:
            kept = given | kept
            ticket = f"{len(self.vault) + 1:032x}"
            self.vault[ticket] = kept
        return request | kept, ticket

    def _draw(self, name: str) -> str:
        """What chance gives for a field."""
        if name == "deal":
            return self.deal
        return self.seeds.pop(0) if self.seeds else secrets.token_hex(32)

    def _puzzle(self, name: str, file: int) -> dict[str, Any]:
        """The puzzle as the worker would fetch it."""
        path = self._site / f"assets/volto/puzzles/{file}.json"
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))[name]
        return found

    def serve(self, context: BrowserContext) -> None:
        """Stand in for the engine on every page of the context."""
        # The host does it: where Playwright routes requests, each of them takes a detour.
        context.set_extra_http_headers({FAKED: "yes"})
        if context not in _serving:
            context.expose_binding("askVolto", _answer)
        _serving[context] = self

    def answer(self, page: Page, request: dict[str, Any]) -> dict[str, Any]:
        """The core's answer to a page, or how it is meant to boot."""
        if "how" in request:
            return {"slow": self.is_slow, "failure": self.failure}
        self.asked.append(request)
        if self.has_lost_secrets and "ticket" in request:
            return {"ok": False, "error": {"code": "lost", "field": "ticket"}}
        session = self._sessions.setdefault(page, Session())
        request, ticket = self._with_secrets(dict(request))
        key = request.pop("key", None)
        if isinstance(request.get("puzzle"), str):
            request |= self._puzzle(request["puzzle"], request.pop("file"))
        answer = session.handle(request | self.true_positions[key] if key else request)
        answer |= {"ticket": ticket} if ticket else {}
        self.told |= answer
        self.heard(answer)
        return answer


def _answer(source: Any, request: dict[str, Any]) -> dict[str, Any]:
    return _serving[source["context"]].answer(source["page"], request)
