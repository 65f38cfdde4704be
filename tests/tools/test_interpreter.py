import ast
import tomllib
from pathlib import Path

import pytest

from tools import interpreter

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("major", "minor"), [(3, 11), (3, 12), (3, 14), (4, 0)])
def test_a_python_from_3_11_on_will_do(major: int, minor: int) -> None:
    assert interpreter.why_not(major, minor) == ""


@pytest.mark.parametrize(("major", "minor"), [(2, 7), (3, 6), (3, 10)])
def test_an_older_python_is_named_with_the_remedy(major: int, minor: int) -> None:
    message = interpreter.why_not(major, minor)
    assert f"This is Python {major}.{minor}, and VOLTO needs 3.11 or newer." in message
    assert "make PYTHON=python3.12 test" in message


def test_an_old_python_can_read_the_module_that_turns_it_away() -> None:
    source = Path(interpreter.__file__).read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))


def test_the_oldest_python_is_the_one_that_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">={}.{}".format(*interpreter.OLDEST)
