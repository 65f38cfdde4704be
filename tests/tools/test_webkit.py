from pathlib import Path

import pytest

from tools.browser import Source, from_playwright, known
from tools.missing import Missing
from tools.webkit import WEBKIT, provide, works


def program(folder: Path, name: str, script: str = "exit 0") -> str:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system that has no programs but those of one folder and the shell."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def test_a_driver_is_asked_for_help_because_it_knows_no_version(alone: Path) -> None:
    program(alone, "Xvfb")
    assert works(program(alone, "WebKitWebDriver", '[ "$1" = --help ]'))


def test_a_driver_that_does_not_start_is_none(alone: Path) -> None:
    program(alone, "Xvfb")
    assert not works(program(alone, "WebKitWebDriver", "exit 127"))


def test_a_driver_without_a_display_is_none(alone: Path) -> None:
    assert not works(program(alone, "WebKitWebDriver"))


def test_a_driver_is_remembered(tmp_path: Path, alone: Path) -> None:
    program(alone, "Xvfb")
    path = program(alone, "WebKitWebDriver")
    places = [Source("system", lambda: [path])]
    assert str(provide(tmp_path, environment={}, places=places)) == path
    assert str(known(tmp_path, {}, family=WEBKIT)) == path


def test_where_there_is_no_driver_one_line_says_so_and_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert provide(tmp_path, environment={}, places=[]) is None
    (line,) = capsys.readouterr().out.splitlines()
    assert "its tests are left out" in line
    assert "VOLTO_WEBKIT=/path/to/WebKitWebDriver" in line
    assert known(tmp_path, {}, family=WEBKIT) is None


def test_a_named_driver_that_does_not_start_is_an_error(tmp_path: Path, alone: Path) -> None:
    program(alone, "Xvfb")
    with pytest.raises(Missing, match="VOLTO_WEBKIT names /mine"):
        provide(tmp_path, environment={"VOLTO_WEBKIT": "/mine"}, places=[])


def test_a_named_driver_without_a_display_is_an_error_that_names_the_display(
    tmp_path: Path, alone: Path
) -> None:
    assert list(alone.iterdir()) == []
    with pytest.raises(Missing, match="Xvfb is not installed"):
        provide(tmp_path, environment={"VOLTO_WEBKIT": "/mine"}, places=[])


def test_playwright_is_not_asked_for_a_driver() -> None:
    assert list(from_playwright(WEBKIT, Path("/no/python"))) == []
