"""No TOML file has a key that nobody reads."""

import shutil
from pathlib import Path

import pytest

from volto_puzzles.collection import FOLDER, RETIRED
from volto_site.content.data_files import SHAPES, data_file_problems
from volto_site.places import ROOT


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in SHAPES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_every_key_is_known() -> None:
    assert list(map(str, data_file_problems())) == []


def test_every_data_file_has_a_shape() -> None:
    folders = ("volto_core", "volto_site", "puzzles/paths")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*.toml")]
    paths.append(FOLDER / RETIRED)
    assert {path.relative_to(ROOT).as_posix() for path in paths} == set(SHAPES)


@pytest.mark.parametrize(
    ("name", "old", "new", "key"),
    [
        ("volto_core/teaching/cases.toml", "why = ", "because = ", "case.because"),
        ("volto_core/teaching/cases.toml", "by = ", "through = ", "case.outcome.through"),
        ("volto_core/teaching/example_tasks.toml", "hints = ", "hint = ", "task.hint"),
        ("volto_core/teaching/course_tasks.toml", "{ by = ", "{ bye = ", "task.mistakes.when.bye"),
        ("volto_core/teaching/lessons.toml", "teaches = ", "tells = ", "lesson.tells"),
        ("volto_core/opponent/weights.toml", "door_fear = ", "door_fears = ", "weights.door_fears"),
        ("volto_site/content/catalogue.toml", "themes = ", "theme = ", "contents.masks.theme"),
        ("volto_site/content/forbidden_words.toml", "why = ", "reason = ", "fr.reason"),
        ("volto_site/measures/budgets.toml", "at_most = ", "most = ", "exact.home.most"),
        ("puzzles/paths/beginners.toml", "puzzles = ", "steps = ", "steps"),
    ],
)
def test_an_unknown_key_is_named_by_file_and_line(
    copy: Path, name: str, old: str, new: str, key: str
) -> None:
    text = (copy / name).read_text("utf-8")
    (copy / name).write_text(text.replace(old, new, 1), "utf-8")
    line = text[: text.index(old)].count("\n") + 1
    (only,) = data_file_problems(copy)
    assert str(only) == f"{name}:{line}: unknown key {key}"


@pytest.mark.parametrize("name", SHAPES)
def test_a_file_that_is_no_toml_is_named_by_its_line(copy: Path, name: str) -> None:
    text = (copy / name).read_text("utf-8")
    (copy / name).write_text(text + "\n[oops\n", "utf-8")
    (only,) = data_file_problems(copy)
    assert (only.path, only.line) == (name, text.count("\n") + 2)


def test_a_file_that_ends_too_soon_is_named_by_its_last_line(copy: Path) -> None:
    file = copy / "puzzles" / RETIRED
    file.write_text("# One line.\nretired = [", "utf-8")
    (only,) = data_file_problems(copy)
    assert only.line == 2
