"""Whatever is asked, a session answers, and a refusal changes nothing."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.boards import OPENING
from tests.support.hostile import MARKUP, page_with_a_board
from tests.support.puzzles import PUZZLE
from volto_core.page.commands import COMMANDS
from volto_core.page.session import Session

RECORD = f'[Position "{OPENING}"]\n\n1. a2a3 a6a5\n'
FIELDS = (
    *sorted({field.name for command in COMMANDS.values() for field in command.fields}),
    *("case", "ticket", "key", "file", "__proto__", "constructor", "toString", "do"),
)
HOSTILE = (
    *("", " ", "\x00", "\x1b[2J", "\u202e", "\ud800", "\U0001f3ad", "٣", "①", "ﬁ", MARKUP),
    *("__proto__", "constructor", "../../etc/passwd", "%00", "${7*7}", "{0.__class__}", "%s%n"),
    *("-1", "1e9", "NaN", "9" * 5000, "0x10", "1_0", "1\n", "b2b3\n", "b2 b3"),
    *("all", "1", "2", "b", "a2a3", "c2", "first-steps", "second-lady-captured"),
    *(OPENING, OPENING.upper(), f"{OPENING} ", OPENING.replace("1", "٣"), RECORD, RECORD * 50),
)
# By name: Hypothesis keeps and prints what it chooses from.
HUGE = {
    "a word": "x" * 1_000_000,
    "a position": "1/" * 500_000,
    "brackets": "[" * 100_000,
    "a record": f"{RECORD}{{" + "(" * 100_000,
    "lines": "\n" * 100_000,
}
PUZZLE_KEYS = (*PUZZLE, "suspects", "off", "history", "start", "square", "answer", "__proto__")
huge = st.sampled_from(sorted(HUGE)).map(HUGE.__getitem__)
texts = st.one_of(st.sampled_from(HOSTILE), huge, st.text(max_size=60))
values = st.recursive(
    st.one_of(texts, st.none(), st.booleans(), st.integers(), st.floats(), st.just(10**400)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=6,
)
requests = st.builds(
    lambda do, fields, extra: {**extra, **fields, "do": do},
    st.sampled_from([*COMMANDS, "", "__proto__", MARKUP, None, 7, [], {}]) | huge,
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=5),
    st.just({"board": "b"}) | st.just({}),
)


def told(session: Session) -> list[Any]:
    """All that can be heard of the boards."""
    return [
        (name, [session.handle({"do": do, "board": name}) for do in ("state", "line")])
        for name in sorted(session._boards)
    ]


@given(request=requests)
def test_every_request_is_answered_or_refused_with_a_code_and_then_changes_nothing(
    request: dict[str, Any],
) -> None:
    session = page_with_a_board()
    before = told(session)
    answer = session.handle(request)
    assert isinstance(json.dumps(answer), str)
    if answer["ok"] is not True:
        error = answer["error"]
        assert isinstance(error, dict)
        assert isinstance(error["code"], str)
        assert told(session) == before


@given(request=requests)
def test_an_error_is_short_however_long_the_input(request: dict[str, Any]) -> None:
    answer = page_with_a_board().handle(request)
    if answer["ok"] is not True:
        assert len(json.dumps(answer)) < 2000


@given(
    changes=st.dictionaries(st.sampled_from(PUZZLE_KEYS), values, max_size=3),
    verdicts=st.dictionaries(st.sampled_from(["slower", "refuted", "line", "x"]), values) | values,
)
@settings(max_examples=50)
def test_a_puzzle_that_is_none_is_refused_and_changes_nothing(
    changes: dict[str, Any], verdicts: object
) -> None:
    session = page_with_a_board()
    before = told(session)
    load = {"do": "load", "board": "b", "puzzle": PUZZLE | changes, "verdicts": verdicts}
    answer = session.handle(load)
    assert isinstance(json.dumps(answer), str)
    if answer["ok"] is not True:
        assert told(session) == before


@given(
    do=st.sampled_from([*COMMANDS, "__proto__"]),
    fields=st.dictionaries(st.sampled_from(["move", "kind", "to", "line"]), values, max_size=3),
)
@settings(max_examples=50)
def test_whatever_is_asked_of_a_puzzle_a_refusal_changes_nothing(
    do: str, fields: dict[str, Any]
) -> None:
    session = Session()
    state = {"do": "state", "board": "b"}
    session.handle({"do": "load", "board": "b", "puzzle": PUZZLE})
    before = session.handle(state)
    assert before["ok"] is True
    answer = session.handle({**fields, "do": do, "board": "b"})
    if answer["ok"] is not True:
        assert session.handle(state) == before
