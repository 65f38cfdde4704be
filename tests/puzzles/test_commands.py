"""The commands, from an empty folder to an export that fits its schema."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from volto_puzzles import measurement
from volto_puzzles.__main__ import main
from volto_puzzles.collection import read_collection
from volto_puzzles.export import SCHEMA
from volto_puzzles.punishments import PUNISHED
from volto_puzzles.ratings import read_ratings

# The compositions of this seed and the next three have puzzles of the four kinds.
FIRST = 3
Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small collection, generated and chosen by the commands."""
    folder = tmp_path_factory.mktemp("puzzles")
    found = str(folder / "found.jsonl")
    for seed, purpose in enumerate(("win", "save", "unmask", "odds")):
        search = ["generate", "--found", found, "--first", str(FIRST + seed), "--seeds", "1"]
        assert run(folder, *search, "--purposes", purpose) == 0
    assert run(folder, "choose", "--found", found) == 0
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """A copy to work on."""
    for path in made.glob("*.*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    return tmp_path


def run(folder: Path, *arguments: str) -> int:
    return main(["--folder", str(folder), "--processes", "1", *arguments])


def test_a_generated_collection_is_proved(folder: Path, capsys: Output) -> None:
    assert run(folder, "prove") == 0
    number = len(read_collection(folder).puzzles)
    assert number >= 4
    assert capsys.readouterr().out == f"{number} puzzles, 0 flaws\n"


def test_a_wrong_solution_is_found_and_named(folder: Path, capsys: Output) -> None:
    path = folder / "odds.toml"
    text = path.read_text("utf-8")
    path.write_text(text.replace('chances = "', 'chances = "1', 1), "utf-8")
    assert run(folder, "prove") == 1
    out, err = capsys.readouterr()
    assert "odds.toml:4: odds-001: the answer is" in err
    assert "1 flaws" in out


def test_a_file_that_cannot_be_read_stops_every_command(folder: Path, capsys: Output) -> None:
    (folder / "mine.toml").write_text("[[puzzle]]\n", "utf-8")
    assert run(folder, "rate") == 1
    assert "mine.toml:1: id: missing" in capsys.readouterr().err


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has puzzles rated by those who look ahead least: what counts is when it is done."""
    monkeypatch.setattr(measurement, "SOLVERS", measurement.SOLVERS[:3])


@pytest.mark.usefixtures("hasty")
def test_a_wrong_theme_is_found_and_written_again(folder: Path, capsys: Output) -> None:
    before = read_collection(folder)
    path = folder / "odds.toml"
    right = path.read_text("utf-8")
    path.write_text(re.sub('theme = ".*"', 'theme = "race"', right), "utf-8")
    assert run(folder, "prove") == 1
    assert "theme: the solver sees" in capsys.readouterr().err
    assert run(folder, "rate", "--ratings", str(folder / "ratings.json")) == 0
    assert path.read_text("utf-8") == right
    assert read_collection(folder) == before


@pytest.mark.usefixtures("hasty")
def test_ratings_are_measured_once(folder: Path) -> None:
    path = folder / "ratings.json"
    assert run(folder, "rate", "--ratings", str(path)) == 0
    ratings = read_ratings(path)
    puzzles = read_collection(folder).puzzles
    assert all(ratings.is_current(puzzle) for puzzle in puzzles)
    first = puzzles[0].id
    path.write_text(path.read_text("utf-8").replace(f'"{first}": [', f'"{first}": [1'), "utf-8")
    assert run(folder, "rate", "--ratings", str(path)) == 0
    assert read_ratings(path).rating(first) == int(f"1{ratings.rating(first)}")
    assert run(folder, "rate", "--ratings", str(path), "--again") == 0
    assert read_ratings(path) == ratings


def test_the_audit_lists_every_figure_and_fails_where_one_is_missed(
    folder: Path, capsys: Output
) -> None:
    findings = folder / "findings.json"
    assert run(folder, "audit", "--findings", str(findings)) == 1
    rows = capsys.readouterr().out.splitlines()
    assert any(row.startswith("copies ") and row.endswith("at most 0") for row in rows)
    assert any(row.startswith("wins ") and row.endswith("MISSED") for row in rows)
    first = findings.read_text("utf-8")
    assert run(folder, "audit", "--findings", str(findings)) == 1
    assert findings.read_text("utf-8") == first


def test_copies_are_listed_and_removed(folder: Path, capsys: Output) -> None:
    text = (folder / "odds.toml").read_text("utf-8").replace('id = "odds-', 'id = "odd-')
    (folder / "others.toml").write_text(text, "utf-8")
    number = len(read_collection(folder).puzzles)
    assert run(folder, "deduplicate", "--remove") == 0
    assert "odd-001 is nearly odds-001" in capsys.readouterr().out
    assert len(read_collection(folder).puzzles) < number
    assert not (folder / "others.toml").exists()


def test_every_puzzle_is_explained(folder: Path, capsys: Output) -> None:
    for puzzle in read_collection(folder).puzzles:
        assert run(folder, "explain", puzzle.id) == 0
        out = capsys.readouterr().out
        assert puzzle.id in out
        kinds = [kind.letter for kind in puzzle.asked.values()]
        assert all(text in out for text in (kinds or [str(puzzle.solution)]))


def test_the_ends_of_refutations_are_counted(folder: Path, capsys: Output) -> None:
    code = run(folder, "refutations")
    *rows, last = capsys.readouterr().out.splitlines()
    total = sum(int(row.split()[1]) for row in rows)
    assert total > 0
    assert f"% of {total} end in a punishment" in last
    assert code == int(int(last.split()[0]) < PUNISHED)


def test_an_unknown_puzzle_is_not_explained(folder: Path, capsys: Output) -> None:
    assert run(folder, "explain", "win-in-9-999") == 2
    assert capsys.readouterr().err == "no puzzle 'win-in-9-999'\n"


def test_the_export_fits_its_schema(folder: Path) -> None:
    file = folder / "puzzles.json"
    assert run(folder, "export", str(file)) == 0
    assert check(file) == 0


def test_the_schema_refuses_a_proof_that_is_not_complete(folder: Path) -> None:
    file = folder / "puzzles.json"
    assert run(folder, "export", str(file)) == 0
    file.write_text(file.read_text("utf-8").replace('"worlds"', '"world"'), "utf-8")
    assert check(file) == 1


def check(file: Path) -> int:
    command = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(SCHEMA), str(file)]
    return subprocess.run(command, check=False, capture_output=True).returncode
