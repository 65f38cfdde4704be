"""The form of the puzzle files: what is wrong is named by file, line and id, all at once."""

from pathlib import Path

import pytest

from volto_core.puzzles.puzzle import Aim
from volto_puzzles.collection import (
    FOLDER,
    Entry,
    file_for,
    puzzle_files,
    read_collection,
    write_entries,
)

WIN = """\
[[puzzle]]
id = "win-in-1-001"
theme = "hunt"
kind = "win"
position = "5/5/5/2c2/2N2/5/4C 1 00"
within = 1
solution = "c3c4"
"""
ODDS = """\
[[puzzle]]
id = "odds-001"
theme = "best-bet"
also = ["lone-witness"]
kind = "odds"
position = "5/2x2/2N2/5/5/x4/4C 1 01"
suspects = { c6 = "NC" }
off = "NNAAASLN"
start = "5/2x2/5/2N2/5/x4/4C 1 01"
history = ["c4c5", "a2a3"]
solution = "c5c6"
chances = "1-0/2"
why = ["history"]
"""


def flaws(folder: Path, text: str, name: str = "mine.toml") -> list[str]:
    (folder / name).write_text(text, "utf-8")
    return list(map(str, read_collection(folder).flaws))


def test_a_puzzle_is_read(tmp_path: Path) -> None:
    assert flaws(tmp_path, WIN + "\n" + ODDS) == []
    first, second = read_collection(tmp_path).puzzles
    assert (first.aim, first.within, str(first.solution)) == (Aim.WIN, 1, "c3c4")
    assert (second.chances, second.also) == ((1, 0, 2), ("lone-witness",))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    text = "# Mine, by hand.\n\n" + WIN + "\n" + ODDS
    assert flaws(tmp_path, text) == []
    entries = read_collection(tmp_path).entries
    write_entries(entries, tmp_path)
    assert (tmp_path / "mine.toml").read_text("utf-8") == text
    assert read_collection(tmp_path).entries == entries


def test_a_collection_that_has_not_changed_is_written_byte_for_byte(tmp_path: Path) -> None:
    before = {path.name: path.read_bytes() for path in puzzle_files(FOLDER)}
    for name, content in before.items():
        (tmp_path / name).write_bytes(content)
    write_entries(read_collection(tmp_path).entries, tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.toml")} == before


def test_a_new_puzzle_goes_to_the_file_of_its_kind(tmp_path: Path) -> None:
    assert flaws(tmp_path, WIN + "\n" + ODDS) == []
    entries = read_collection(tmp_path).entries
    write_entries((Entry(file_for(entry.puzzle), 0, entry.puzzle) for entry in entries), tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["odds.toml", "wins.toml"]
    found = {puzzle.id: puzzle for puzzle in read_collection(tmp_path).puzzles}
    assert found == {entry.puzzle.id: entry.puzzle for entry in entries}


def test_every_flaw_is_named_with_its_line(tmp_path: Path) -> None:
    text = """\
# A comment.
[[puzzle]]
id = "Two Words"
theme = "chess"
kind = "win"
position = "5/5/5/2c2/2N2/5 1 00"
within = 0
solution = "c3c9"
colour = "red"

[[puzzle]]
id = "odds-001"
kind = "odds"
theme = "hunt"
position = "5/5/5/2c2/2N2/5/4C 1 00"
square = "c4"
suspects = { c4 = "CN" }
off = "NXA"
history = "c3c4"
chances = "half"
why = ["because"]
"""
    assert flaws(tmp_path, text) == [
        "mine.toml:9: Two Words: colour: unknown key",
        "mine.toml:3: Two Words: id: 'Two Words' is not in lower case with hyphens",
        "mine.toml:4: Two Words: theme: 'chess' is not one of the themes",
        "mine.toml:6: Two Words: position: 6 rows instead of 7 at column 1 of"
        " '5/5/5/2c2/2N2/5 1 00'",
        "mine.toml:7: Two Words: within: 0 is not a number from 1 to 6",
        "mine.toml:8: Two Words: solution: no square 'c9' at column 3 of 'c3c9'",
        "mine.toml:11: odds-001: solution: missing",
        "mine.toml:16: odds-001: square: not a key of kind odds",
        "mine.toml:19: odds-001: history: without start",
        "mine.toml:17: odds-001: suspects: c4 = 'CN' is not in the order N A C S L",
        "mine.toml:18: odds-001: off: no kind 'X' at column 2 of 'NXA'",
        "mine.toml:19: odds-001: history: 'c3c4' is not a list",
        "mine.toml:20: odds-001: chances: 'half' is not worlds won, lost at once and all,"
        " such as '4-1/6'",
        "mine.toml:21: odds-001: why: 'because' is not one of the reasons",
    ]


@pytest.mark.parametrize(
    ("old", "new", "flaw"),
    [
        ('kind = "win"', 'kind = "lose"', "kind: 'lose' is not one of the kinds"),
        ('id = "win-in-1-001"', "id = 7", "id: 7 is not a text"),
        ("within = 1", "within = true", "within: True is not a number from 1 to 6"),
        ('solution = "c3c4"\n', "", "solution: missing"),
        (
            'theme = "hunt"',
            'theme = "hunt"\nsuspects = "c4"',
            "suspects: 'c4' is not a table of squares and kinds",
        ),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, old: str, new: str, flaw: str) -> None:
    (only,) = flaws(tmp_path, WIN.replace(old, new))
    assert only.endswith(flaw)


def test_an_answer_of_several_kinds_is_refused(tmp_path: Path) -> None:
    text = WIN.replace('kind = "win"', 'kind = "unmask"').replace("within = 1", 'square = "c4"')
    (only,) = flaws(tmp_path, text.replace('solution = "c3c4"', 'answer = "NA"'))
    assert only == "mine.toml:7: win-in-1-001: answer: 'NA' is not one kind"


def test_a_file_that_is_no_toml_is_named_with_its_line(tmp_path: Path) -> None:
    (only,) = flaws(tmp_path, WIN + "within within\n")
    assert only.startswith("mine.toml:8: ")


def test_a_file_that_ends_too_early_is_named(tmp_path: Path) -> None:
    (only,) = flaws(tmp_path, '[[puzzle]]\nid = "')
    assert only.startswith("mine.toml:2: ")


@pytest.mark.parametrize("text", ["", "puzzle = 3\n", 'puzzle = [{ id = "a" }]\n'])
def test_a_file_without_tables_is_named(tmp_path: Path, text: str) -> None:
    assert flaws(tmp_path, text) == ["mine.toml:1: not a list of [[puzzle]] tables"]


def test_a_stranger_beside_the_puzzles_is_named(tmp_path: Path) -> None:
    assert flaws(tmp_path, "[author]\n" + WIN) == [
        "mine.toml:1: 'author' beside the [[puzzle]] tables"
    ]


def test_an_id_is_there_once_in_all_files(tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(WIN, "utf-8")
    assert flaws(tmp_path, "\n" + WIN) == [
        "mine.toml:2: win-in-1-001: the id is also at first.toml:1"
    ]
