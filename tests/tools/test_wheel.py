"""The wheel, built here and installed into an empty environment without a network."""

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OPENING = "lanac/nslan/5/5/5/NALSN/CANAL 1 00"
COUNT_THE_DATA = """\
from volto_core.teaching.cases import all_cases
from volto_core.teaching.lessons import all_lessons
from volto_core.teaching.tasks import example_tasks, course_tasks
print(len(all_cases()), len(all_lessons()), len(example_tasks()), len(course_tasks()))
"""


def run(*command: str | Path, folder: Path) -> str:
    """What a command prints that has to succeed, without the modules of the folder it runs in."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    # Not isolated: an isolated build would download its own hatchling, which no hash covers.
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder), "--disable-pip-version-check"]
    run(*pip, "install", "--quiet", "--no-index", wheel, folder=folder)
    return folder / "bin"


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_holds_the_core_alone(wheel: Path) -> None:
    folders = {name.split("/")[0] for name in contents(wheel)}
    assert {folder.partition("-")[0] for folder in folders} == {"volto_core", "volto"}


def test_the_wheel_holds_every_file_of_the_core(wheel: Path) -> None:
    files = (path.relative_to(ROOT) for path in (ROOT / "volto_core").rglob("*.*"))
    assert {str(path) for path in files if "__pycache__" not in path.parts} <= contents(wheel)


def test_the_wheel_carries_its_types(wheel: Path) -> None:
    assert "volto_core/py.typed" in contents(wheel)


@pytest.mark.parametrize("program", ["volto", "python -m volto_core"])
def test_an_installed_core_plays(programs: Path, tmp_path: Path, program: str) -> None:
    name, *arguments = program.split()
    command = [str(programs / name), *arguments]
    assert "a2a3" in run(*command, "moves", OPENING, folder=tmp_path).split()
    played = json.loads(run(*command, "play", OPENING, "a2a3", folder=tmp_path))
    assert played["position"] == "lanac/nslan/5/5/N4/1ALSN/CANAL 2 00"
    run(*command, "show", OPENING, "--svg", "board.svg", folder=tmp_path)
    assert "<svg" in (tmp_path / "board.svg").read_text("utf-8")


def test_an_installed_core_has_its_data(programs: Path, tmp_path: Path) -> None:
    counts = run(programs / "python", "-c", COUNT_THE_DATA, folder=tmp_path).split()
    assert all(map(int, counts)), counts
