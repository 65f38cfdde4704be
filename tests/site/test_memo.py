"""What was computed once is not computed again, unless something has changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from volto_site.memo import FileMemo
from volto_site.strings.parser import keep_messages, parse_messages

TEXTS = ("Bonjour", "Hello")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The file of an earlier build, with all that this one finds there."""
    file = tmp_path / "cache" / "results.pickle"
    FileMemo(str.upper, file, "1").keep(TEXTS)
    return file


def never(text: str) -> str:
    """A function that must not be called."""
    raise AssertionError(text)


def test_what_an_earlier_build_has_computed_is_not_computed_again(kept: Path) -> None:
    assert FileMemo(never, kept, "1")("Hello") == "HELLO"


def test_a_new_text_is_computed_once(kept: Path) -> None:
    asked: list[str] = []
    compute = FileMemo[str, None](asked.append, kept, "1")
    for text in ("Olá", "Hello", "Olá"):
        compute(text)
    assert asked == ["Olá"]


@pytest.mark.parametrize("content", [b"", b"no pickle"], ids=["empty", "broken"])
def test_a_file_that_cannot_be_read_is_made_again(kept: Path, content: bytes) -> None:
    whole = kept.read_bytes()
    kept.write_bytes(content)
    FileMemo(str.upper, kept, "1").keep(TEXTS)
    assert kept.read_bytes() == whole


def test_what_another_version_has_computed_is_not_taken(kept: Path) -> None:
    assert FileMemo(str.lower, kept, "2")("Hello") == "hello"


@pytest.mark.parametrize(
    ("use", "left"),
    [
        (lambda memo: memo.keep(["Hello"]), {"Hello": "HELLO"}),
        (lambda memo: (memo("Hello"), memo("Olá"), memo.keep()), {"Hello": "HELLO", "Olá": 3}),
    ],
    ids=["named", "asked"],
)
def test_only_what_is_still_wanted_is_kept(
    kept: Path, use: Callable[[FileMemo[str, object]], object], left: dict[str, object]
) -> None:
    use(FileMemo[str, object](len, kept, "1"))
    again = FileMemo[str, object](never, kept, "1")
    assert {text: again(text) for text in left} == left
    with pytest.raises(AssertionError):
        again("Bonjour")


def test_the_messages_of_all_languages_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    monkeypatch.setattr(parse_messages, "keep", texts.extend)
    keep_messages()
    assert len(texts) == len(set(texts)) > 4
    assert {type(parse_messages(text)).__name__ for text in texts} == {"Resource"}
