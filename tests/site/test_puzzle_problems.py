"""What is wrong in the files of puzzles is told by file and line, before anything is computed."""

from pathlib import Path

import pytest

from volto_puzzles.collection import read_collection
from volto_site.puzzles import flaws
from volto_site.puzzles.problems import problems_in, puzzle_problems

WIN = """\
[[puzzle]]
id = "mine"
theme = "palace-run"
kind = "win"
position = "1N3/C4/4a/3a1/2c2/5/5 1 00"
within = 1
solution = "a6a7"
why = ["temptation"]
"""


def problems(folder: Path, text: str) -> list[str]:
    (folder / "mine.toml").write_text(text, "utf-8")
    found = problems_in(read_collection(folder), folder, cache=folder / "flaws.json")
    return list(map(str, found))


def test_the_collection_is_in_order() -> None:
    assert puzzle_problems() == []


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("within", "withing", ["mine: within: missing", "mine: withing: unknown key"]),
        ("a6a7", "c3c4", ["mine: the answer is c3c4 within 1, but the solver says a6a7 within 1"]),
        ("palace-run", "race", ["mine: theme: the solver sees 'palace-run'"]),
    ],
    ids=["key", "answer", "theme"],
)
def test_what_is_wrong_is_told_by_file(
    tmp_path: Path, right: str, wrong: str, told: list[str]
) -> None:
    assert problems(tmp_path, WIN) == []
    found = problems(tmp_path, WIN.replace(right, wrong, 1))
    assert [each.partition(" ")[2] for each in found] == told
    assert all(each.startswith("puzzles/mine.toml:") for each in found)


def test_a_path_that_leads_nowhere_is_told(tmp_path: Path) -> None:
    (tmp_path / "paths").mkdir()
    (tmp_path / "paths" / "beginners.toml").write_text('puzzles = ["yours"]', "utf-8")
    assert problems(tmp_path, WIN) == ["puzzles/paths/beginners.toml:1: yours: no such puzzle"]


def test_no_puzzle_is_proved_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert problems(tmp_path, WIN) == []
    monkeypatch.setattr(flaws, "flaws_of", lambda _: next(iter(())))
    assert problems(tmp_path, WIN) == []
