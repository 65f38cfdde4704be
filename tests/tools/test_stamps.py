import os
from pathlib import Path

import pytest

from tools.setup import Step
from tools.stamps import Stamp, digest


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    file = tmp_path / "lock"
    file.write_text("chess==1.10.0")
    return file


def carry_out(lock: Path, *, python: str = "3.11.2") -> bool:
    """Carry out a step made from this lock, and tell whether it had anything to do."""
    made: list[str] = []
    stamp = Stamp(lock.with_name("stamp"), digest(lock, python))
    Step("Installing", stamp, lambda: made.append("made")).carry_out()
    return bool(made)


def test_a_step_that_was_never_made_is_made(lock: Path) -> None:
    assert carry_out(lock)


def test_an_unchanged_step_has_nothing_to_do(lock: Path) -> None:
    carry_out(lock)
    assert not carry_out(lock)


def test_a_changed_lock_makes_the_step_again(lock: Path) -> None:
    carry_out(lock)
    lock.write_text("chess==1.11.2")
    assert carry_out(lock)


def test_another_python_makes_the_step_again(lock: Path) -> None:
    carry_out(lock)
    assert carry_out(lock, python="3.12.1")


def test_a_lock_that_only_got_a_new_date_changes_nothing(lock: Path) -> None:
    carry_out(lock)
    os.utime(lock, (0, 0))
    assert not carry_out(lock)


def test_a_step_that_failed_is_made_again(lock: Path) -> None:
    def fail() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        Step("Installing", Stamp(lock.with_name("stamp"), digest(lock, "3.11.2")), fail).carry_out()
    assert carry_out(lock)


def test_a_step_says_what_it_does_only_when_it_does_it(
    lock: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    carry_out(lock)
    carry_out(lock)
    assert capsys.readouterr().out == "==> Installing\n"


def test_where_one_part_of_a_digest_ends_matters() -> None:
    assert digest("ab", "c") != digest("a", "bc")
