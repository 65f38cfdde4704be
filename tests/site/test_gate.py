"""What comes from addresses and storage is read with care, and never becomes markup."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from volto_site.node import NODE
from volto_site.pages.policy import DIRECTIVES
from volto_site.places import ROOT, WEB

SCRIPT = Path(__file__).with_name("readers.mjs")
SITE = ROOT / "volto_site"
SCRIPTS = [path for folder in (WEB, SITE / "offline") for path in folder.rglob("*.js")]
# The only files that may.
SINKS: dict[str, set[str]] = {
    r"\.innerHTML\b|\.outerHTML\s*=|insertAdjacentHTML": {"trusted.js"},
    r"\bsetHTML|createContextualFragment": set(),
    r"\bDOMParser\b|document\.write|\bsrcdoc\b|\beval\(|new Function\b|javascript:": set(),
    r"set(Timeout|Interval)\(\s*[\"'`]|\.setAttribute\(\s*[\"'`](on|src|style)": set(),
    # Python, and what answers while Python boots.
    r"new (Shared)?Worker\(": {"thread.js", "first-answers.js"},
    r"\bregister\(\s*new URL|serviceWorker\.register\(": {"offline.js"},
    # A page of the site, fetched as a document whose scripts do not run.
    r"\bresponseXML\b|responseType": {"documents.js"},
}


def test_every_page_asks_for_trusted_types() -> None:
    assert DIRECTIVES["require-trusted-types-for"] == "'script'"
    assert DIRECTIVES["trusted-types"] == "default"


@pytest.mark.parametrize(("sink", "keepers"), SINKS.items(), ids=map(str, range(len(SINKS))))
def test_text_becomes_markup_or_a_script_in_one_place_only(sink: str, keepers: set[str]) -> None:
    users = {path.name for path in SCRIPTS if re.search(sink, path.read_text("utf-8"))}
    assert users == keepers


MARKUP = "<img src=x onerror=alert(1)>"
DRAWING = '<svg viewBox="0 0 9 9"><g><use href="#volto-mat" x="5"/></g></svg>'
PROGRESS = '{"version": 1, "solved": %s, "mistakes": {}, "streak": {"last": "", "days": 0}}'
COURSE = '{"version": 1, "at": "", "stars": %s, "missed": [], "rules": {}}'
HOSTILE = (
    *("", "null", "7", '"', "[]", "{}", "true", '"x"', "\x00\x1b\u202e", "\ud83c", "%", "%E0%A4%A"),
    *(DRAWING, DRAWING.replace("#", "//x.example/#"), DRAWING.replace("x=", "onload=")),
    *(MARKUP, f'"{MARKUP}"', json.dumps([MARKUP]), json.dumps({MARKUP: MARKUP})),
    *('{"__proto__": {"harmed": 1}}', '{"constructor": {"prototype": {"harmed": 1}}}'),
    *("__proto__", "constructor", "toString", "hasOwnProperty"),
    *(PROGRESS % '{"__proto__": {"harmed": 1}}', PROGRESS % '{"a": 1}', PROGRESS % "[]"),
    *(PROGRESS % json.dumps({MARKUP: {"on": "2026-01-01", "wrong": 0, "hints": 0}}),),
    *(PROGRESS % '{"a": {"on": "now", "wrong": 0, "hints": 0}}', PROGRESS % "null"),
    *(COURSE % '{"a": 9}', COURSE % '{"a": "3"}', COURSE % '{"__proto__": "3"}', COURSE % "null"),
    *('{"ids": 7}', '{"ids": [7]}', '{"ids": {"length": 1}}'),
    *('["LNSNL"]', '[["LNSNL/AACAN"]]', '[{"toString": 1}]', '{"length": 0}', "[null]"),
    *('{"start": "5/5/5/5/5/5/5 1 00"}', '{"start": {"toString": 1}}'),
    *("[" * 100_000, "x" * 1_000_000, '{"solved":' * 10_000, "9" * 100_000),
)


@pytest.fixture(scope="module")
def readings() -> dict[str, Any]:
    done = subprocess.run(
        [str(NODE), str(SCRIPT)],
        check=True,
        input=json.dumps(HOSTILE),
        capture_output=True,
        text=True,
        timeout=60,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_whatever_is_stored_or_asked_for_is_refused_and_harms_nothing(
    readings: dict[str, Any],
) -> None:
    assert readings["harmed"] == []
    for text, found in zip(HOSTILE, readings["found"], strict=True):
        for reader in ("progress", "run", "course", "study", "games", "backup"):
            assert found[reader] is None, (reader, text[:80])
        assert not found["solved"], text[:80]
        assert not found["setups"], text[:80]
        assert not found["wish"], text[:80]
        for reader in ("viewer", "oldViewer"):
            assert found[reader] == "broken" or not text, (reader, text[:80])


def test_only_drawings_pass_the_gate(readings: dict[str, Any]) -> None:
    for text, found in zip(HOSTILE, readings["found"], strict=True):
        is_drawing = "<" not in text or text == DRAWING
        assert found["drawing"] == (text if is_drawing else "")
