"""Messages that were read once are not parsed again, unless something has changed."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.syntax.ast import Message

from tests.support.trees import write
from volto_site.strings import parser
from volto_site.strings.parser import keep_messages, parse_messages

FILES = {"fr/a.ftl": "bonjour = Bonjour", "en/a.ftl": "bonjour = Hello"}


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of an earlier build, with all that this one finds there."""
    file = tmp_path / "cache" / "messages.pickle"
    for name, text in FILES.items():
        write(tmp_path / "strings" / name, text)
    keep_messages(tmp_path / "strings", file)
    monkeypatch.setattr(parser, "FILE", file)
    _forget()
    return file


def _forget() -> None:
    parse_messages.cache_clear()
    parser._kept.cache_clear()


def test_what_an_earlier_build_has_read_is_not_parsed_again(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(parser, "FluentParser")
    (message,) = parse_messages(FILES["en/a.ftl"]).body
    assert isinstance(message, Message)
    assert message.id.name == "bonjour"


def test_a_new_text_is_parsed(kept: Path) -> None:
    (message,) = parse_messages("au-revoir = Au revoir").body
    assert isinstance(message, Message)
    assert message.id.name == "au-revoir"


@pytest.mark.parametrize("content", [b"", b"no pickle"], ids=["empty", "broken"])
def test_a_file_that_cannot_be_read_is_made_again(kept: Path, content: bytes) -> None:
    whole = kept.read_bytes()
    kept.write_bytes(content)
    _forget()
    keep_messages(kept.parents[1] / "strings", kept)
    assert kept.read_bytes() == whole


def test_what_another_parser_has_read_is_not_taken(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parser, "_parser", lambda: "another")
    another = SimpleNamespace(parse=lambda text: f"{text}, read anew")
    monkeypatch.setattr(parser, "FluentParser", lambda: another)
    _forget()
    assert str(parse_messages(FILES["en/a.ftl"])) == "bonjour = Hello, read anew"
