"""What the pages say of letters: a sentence for each refusal, and how a letter is written."""

import json
import re

import pytest

from tests.support import second_reader
from volto_core import Record, format_position, parse_record
from volto_core.post.check import check
from volto_core.post.seat import Duty
from volto_site.languages import CODES
from volto_site.places import DOCS, ROOT, STRINGS
from volto_site.strings import strings_of

# The command line alone says it.
UNSAID = {"unfinished"}
_CODE = re.compile(r'(?:Refusal\(|code = )"([a-z-]+)"|else "([a-z-]+)"')


def codes() -> set[str]:
    """Every code with which the core refuses a letter."""
    found: set[str] = set()
    for path in (ROOT / "volto_core" / "post").glob("*.py"):
        for groups in _CODE.findall(path.read_text("utf-8")):
            found |= set(groups) - {""}
    return found


def test_the_codes_are_found() -> None:
    assert {"old", "own-letter", "two-answers", "rewritten", "swapped-seats"} <= codes()
    assert {"false-ending", "unclaimed-ending", "impossible-move", "no-letter"} <= codes()


@pytest.mark.parametrize("language", CODES)
def test_every_code_has_its_sentence_and_every_sentence_its_code(language: str) -> None:
    text = (STRINGS / language / "post.ftl").read_text("utf-8")
    said = set(re.findall(r"^post-refused-([a-z-]+) =", text, re.MULTILINE))
    assert said == codes() - UNSAID


@pytest.mark.parametrize("language", CODES)
def test_what_to_do_by_post_can_be_read_whole_on_a_phone(language: str) -> None:
    """So many characters fill the two lines that a small window has for the task."""
    strings = strings_of(language)
    tasks = {
        duty: strings.t(f"mail-task-{duty}", player=player)
        for duty in (
            "invite",
            "accept",
            "send",
            "wait",
            "unchecked",
            "checked",
            *filter(None, Duty),
        )
        for player in (1, 2)
    }
    assert {duty: len(text) for duty, text in tasks.items() if len(text) > 84} == {}


def blocks(language: str) -> list[str]:
    """The examples of the page on notation: the last letter, a promise, a short letter."""
    text = (DOCS / language / "notation.md").read_text("utf-8")
    section = text.partition("{#letters-example}")[2].partition("\n## ")[0]
    return re.findall(r"```text\n(.*?)\n```", section, re.DOTALL)


def recorded(language: str) -> Record:
    """The game that the page gives as a record."""
    text = (DOCS / language / "notation.md").read_text("utf-8")
    section = text.partition("{#record}")[2]
    return parse_record(re.findall(r"```text\n(.*?)\n```", section, re.DOTALL)[0])


@pytest.mark.parametrize("language", CODES)
def test_a_reader_written_from_the_page_reads_its_letter(language: str) -> None:
    letter = second_reader.read(blocks(language)[0])
    game, tags = recorded(language)
    assert tags
    assert second_reader.first_player(letter) == game.start.player
    assert [part.move for part in letter.entries if part.move] == [str(move) for move in game.moves]
    setups = second_reader.opened_setups(letter)
    rows = format_position(game.start).split(" ", maxsplit=1)[0].split("/")
    assert setups == {1: "/".join(rows[-2:]), 2: "/".join(rows[:2]).upper()}


@pytest.mark.parametrize("language", CODES)
def test_the_promise_on_the_page_is_the_one_in_its_letter(language: str) -> None:
    letter = second_reader.read(blocks(language)[0])
    lines = blocks(language)[1].splitlines()
    game, salt, promise = (bytes.fromhex(line.split()[1]) for line in lines)
    assert game == letter.game
    assert (
        second_reader.promise(game, 1, (3, "S", salt)) == promise == letter.entries[0].promises[3]
    )


@pytest.mark.parametrize("language", CODES)
def test_the_short_letter_on_the_page_is_the_fifth(language: str) -> None:
    letter, _, short = blocks(language)
    read = second_reader.read(short)
    assert read.number == 5
    assert read.entries == second_reader.read(letter).entries[4:5]
    assert read.entries[0].move == "e2e3"


@pytest.mark.parametrize("language", CODES)
def test_the_letters_on_the_page_are_checked_as_it_says(language: str) -> None:
    letter, _, short = blocks(language)
    checked = check(["".join(letter.split()), short])
    assert checked.is_right
    text = (DOCS / language / "notation.md").read_text("utf-8")
    assert f"`{json.dumps(checked.report)}`" in text


def test_the_second_reader_reads_every_letter_that_is_kept() -> None:
    for path in (ROOT / "tests/core/post/version_1").glob("*.txt"):
        lines = path.read_text("utf-8").splitlines()
        if not path.name.startswith("secret"):
            letters = [second_reader.read(line) for line in lines]
            assert {letter.game for letter in letters} == {letters[0].game}
