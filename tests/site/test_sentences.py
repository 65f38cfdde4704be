"""The sentences of the messages are counted, and stay short."""

from pathlib import Path

import pytest

from tests.support import trees
from volto_site.languages import CODES
from volto_site.strings.sentences import report, sentences_of

# A listener has to keep a sentence in mind; a good style sheet asks for twenty words.
LONGEST = 30
MESSAGES = """\
hello = One two, { $name }! Four five six.
choice = { $count ->
    [one] Alone.
   *[other] There are { $count } of them.
}
"""


@pytest.fixture
def strings(tmp_path: Path) -> Path:
    for language in CODES:
        trees.write(tmp_path / language / "site.ftl", MESSAGES)
        trees.write(tmp_path / language / "measured.ftl", "far = A b c d e f g h.\n")
    return tmp_path


def test_a_message_is_split_into_its_sentences_and_variants(strings: Path) -> None:
    found = [(each.message, each.words) for each in sentences_of("nl", strings)]
    assert sorted(found) == [("choice", 1), ("choice", 5), ("far", 8), ("hello", 3), ("hello", 3)]


def test_the_report_tells_players_from_authors(strings: Path) -> None:
    lines = [line.split() for line in report(strings)]
    assert len(lines) == 1 + 2 * len(CODES)
    assert lines[1] == ["fr", "players", "4", "3", "5", "choice"]
    assert lines[2] == ["fr", "authors", "1", "8", "8", "far"]


@pytest.mark.parametrize("language", CODES)
def test_no_sentence_for_players_is_long(language: str) -> None:
    assert [
        sentence
        for sentence in sentences_of(language)
        if sentence.is_for_players and sentence.words > LONGEST
    ] == []
