"""Hostile input, and a session that has to withstand it."""

from tests.support.boards import OPENING
from volto_core.page.session import Session

MARKUP = "<img src=x onerror=alert(1)>\"'&]]>--><script>alert(1)</script>"


def page_with_a_board() -> Session:
    session = Session()
    answer = session.handle({"do": "load", "board": "b", "position": OPENING, "viewer": "1"})
    assert answer["ok"] is True
    assert session.handle({"do": "play", "board": "b", "move": "a2a3"})["ok"] is True
    return session
