"""Puzzles that were taken out keep their ids, and say what happened."""

from pathlib import Path

from volto_puzzles.collection import FOLDER, RETIRED, Collection
from volto_puzzles.retired import Retired, read_retired, retired_flaws, write_retired


def test_no_id_is_used_again(collection: Collection) -> None:
    assert list(retired_flaws(collection)) == []
    assert read_retired()


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    gone = (Retired("odds-002", "rule"), Retired("win-in-1-009", "copy", "win-in-1-001"))
    write_retired(gone, tmp_path)
    assert read_retired(tmp_path) == gone


def test_the_file_is_written_as_it_is(tmp_path: Path) -> None:
    write_retired(read_retired(), tmp_path)
    assert (tmp_path / RETIRED).read_bytes() == (FOLDER / RETIRED).read_bytes()


def test_every_flaw_is_named_with_its_line(collection: Collection, tmp_path: Path) -> None:
    used = collection.puzzles[0].id
    text = (
        f'[[retired]]\nid = "{used}"\nreason = "copy"\n'
        '[[retired]]\nid = "gone"\nreason = "boredom"\ninstead = "nowhere"\nby = "me"\n'
    )
    (tmp_path / RETIRED).write_text(text, "utf-8")
    assert list(map(str, retired_flaws(collection, tmp_path))) == [
        "retired.toml:8: unknown key retired.by",
        f"retired.toml:1: {used}: the id is in use",
        "retired.toml:4: gone: 'boredom' is not one of the reasons",
        "retired.toml:4: gone: no puzzle 'nowhere' to solve instead",
    ]


def test_a_folder_without_the_file_has_none(tmp_path: Path) -> None:
    assert read_retired(tmp_path) == ()
