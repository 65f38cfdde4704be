"""A page as the core sees it: one session, asked by requests."""

import json
from typing import Any

from volto_core.page.commands import COMMANDS, Effect
from volto_core.page.session import Session

# What a page is told; a test says what it expects of it.
Json = dict[str, Any]


class Page:
    """A page with one board, or with none yet."""

    def __init__(self, **load: object) -> None:
        self.session = Session()
        self.loaded = self.ask("load", **load) if load else {}

    def ask(self, do: str, **fields: object) -> Json:
        has_board = do not in COMMANDS or COMMANDS[do].effect is not Effect.NONE
        board = {"board": "b"} if has_board else {}
        answer = self.session.handle({"do": do} | board | fields)
        # What goes to a page has to be plain data.
        assert json.loads(json.dumps(answer)) == answer
        return answer

    def targets(self) -> Json:
        """Where each mask may go now."""
        targets: Json = self.ask("state")["from"]
        return targets

    def suspects(self) -> Json:
        """What each hidden mask can be now."""
        suspects: Json = self.ask("state", suspects=True)["suspects"]
        return suspects

    def error(self, do: str, **fields: object) -> Any:
        answer = self.ask(do, **fields)
        assert answer["ok"] is False
        return answer["error"]
