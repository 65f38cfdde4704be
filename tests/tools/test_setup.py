import importlib.util
import re
import shutil
import threading
import venv
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools import setup
from tools.missing import Missing
from tools.setup import Checkout, locked, node_step, python_step

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    files = ("requirements/dev.txt", "package.json", "package-lock.json", ".npmrc")
    for name in files:
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(name)
    return Checkout(tmp_path)


def test_new_pins_ask_for_the_python_packages_again(checkout: Checkout) -> None:
    before = python_step(checkout).stamp
    checkout.pins.write_text("changed")
    assert python_step(checkout).stamp != before


def test_new_pins_leave_the_node_packages_alone(checkout: Checkout) -> None:
    before = node_step(checkout).stamp
    checkout.pins.write_text("changed")
    assert node_step(checkout).stamp == before


@pytest.mark.parametrize("name", ["package.json", "package-lock.json", ".npmrc"])
def test_a_new_lock_asks_for_the_node_packages_again(checkout: Checkout, name: str) -> None:
    before = node_step(checkout).stamp
    (checkout.root / name).write_text("changed")
    assert node_step(checkout).stamp != before


def test_a_copy_of_a_checkout_gets_its_own_virtual_environment(
    checkout: Checkout, tmp_path_factory: pytest.TempPathFactory
) -> None:
    copy = tmp_path_factory.mktemp("elsewhere") / "copy"
    shutil.copytree(checkout.root, copy)
    assert python_step(Checkout(copy)).stamp.key != python_step(checkout).stamp.key


def test_a_python_without_ensurepip_is_told_what_to_install(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def find_spec(name: str) -> ModuleSpec | None:
        return None if name == "ensurepip" else ModuleSpec(name, None)

    monkeypatch.chdir(checkout.root)
    monkeypatch.setattr(importlib.util, "find_spec", find_spec)
    assert setup.main(["python"]) == 1
    assert "apt install python3-venv" in capsys.readouterr().err
    assert not checkout.venv.exists()


@pytest.mark.parametrize("install", [setup.create_environment, setup.install_node])
def test_what_a_link_leads_to_is_left_as_it_is(
    install: Callable[[Checkout], None],
    checkout: Checkout,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def succeeds(*_: object, **__: object) -> bool:
        return True

    def create(folder: Path, **options: Any) -> None:
        # What takes long is to put pip in, which leads nowhere else.
        venv.create(folder, **options | {"with_pip": False})

    monkeypatch.setattr(setup, "succeeds", succeeds)
    monkeypatch.setattr(setup, "venv", SimpleNamespace(create=create))
    other = tmp_path_factory.mktemp("another checkout")
    (other / "kept").touch()
    for folder in (checkout.venv, checkout.node_modules):
        folder.symlink_to(other)
    install(checkout)
    assert (other / "kept").exists()
    assert not (checkout.venv.is_symlink() and checkout.node_modules.is_symlink())


def test_only_the_parts_that_are_asked_for_are_made(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = record_what_is_made(monkeypatch)
    monkeypatch.chdir(checkout.root)
    checkout.venv.mkdir()
    assert setup.main(["python"]) == 0
    assert made == ["environment", "packages"]
    made.clear()
    assert setup.main(["python"]) == 0
    assert made == []
    checkout.node_modules.mkdir()
    assert setup.main(["python", "node"]) == 0
    assert made == ["node packages"]


def test_an_interrupted_set_up_begins_with_a_new_environment(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = record_what_is_made(monkeypatch)
    monkeypatch.chdir(checkout.root)
    checkout.venv.mkdir()
    (checkout.venv / "half").touch()
    assert setup.main(["python"]) == 0
    assert made == ["environment", "packages"]


def record_what_is_made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    made: list[str] = []
    monkeypatch.setattr(setup, "create_environment", lambda _: made.append("environment"))
    monkeypatch.setattr(setup, "install_pins", lambda _: made.append("packages"))
    monkeypatch.setattr(setup, "install_node", lambda _: made.append("node packages"))
    return made


@pytest.fixture
def commands(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """The commands of the installers, all of which succeed."""
    commands: list[Sequence[str]] = []

    def run(command: Sequence[str], **_: object) -> str:
        commands.append(command)
        return "done"

    checkout.pins.write_text((ROOT / "requirements" / "dev.txt").read_text("utf-8"))
    checkout.venv.mkdir()
    monkeypatch.setattr(setup, "output", run)
    monkeypatch.setattr(setup, "succeeds", run)
    return commands


def test_pip_fetches_uv_and_uv_all_pins_from_wheels_by_their_hashes(
    checkout: Checkout, commands: list[Sequence[str]]
) -> None:
    setup.install_pins(checkout)
    by_pip, by_uv = commands
    assert by_pip[1:4] == ["-m", "pip", "install"]
    assert re.fullmatch(r"uv==\S+ (.*\n)+", Path(by_pip[-1]).read_text("utf-8"))
    assert Path(by_uv[0]).name == "uv"
    assert by_uv[-1] == str(checkout.pins)
    for command in commands:
        assert {"--only-binary=:all:", "--no-deps", "--require-hashes"} <= set(command)


def test_where_uv_reaches_nothing_pip_installs_the_same(
    checkout: Checkout, commands: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "output", lambda *_, **__: None)
    setup.install_pins(checkout)
    (command,) = commands
    assert command[1:4] == ["-m", "pip", "install"]
    assert command[-1] == str(checkout.pins)
    assert {"--only-binary=:all:", "--no-deps", "--require-hashes"} <= set(command)


def test_packages_that_cannot_be_installed_are_said_with_what_to_do(
    checkout: Checkout, commands: list[Sequence[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "output", lambda *_, **__: None)
    monkeypatch.setattr(setup, "succeeds", lambda *_, **__: False)
    with pytest.raises(Missing, match="run the same command again"):
        setup.install_pins(checkout)
    assert commands == []


def test_a_second_set_up_waits_for_the_first(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = locked(checkout.root), locked(checkout.root)
    first.__enter__()
    threading.Timer(0.2, first.__exit__, (None, None, None)).start()
    with second:
        assert capsys.readouterr().out == "==> Waiting for another set-up of this checkout\n"


def test_a_step_prints_one_line_and_its_tool_none(
    checkout: Checkout, capfd: pytest.CaptureFixture[str]
) -> None:
    install_tool(checkout, "npm", "echo 'npm warn deprecated'; echo 'added 9 packages' >&2")
    node_step(checkout).carry_out()
    assert capfd.readouterr() == ("==> Installing the Node packages\n", "")


def test_a_step_that_fails_shows_all_that_its_tool_said(
    checkout: Checkout, capfd: pytest.CaptureFixture[str]
) -> None:
    install_tool(checkout, "npm", "echo 'npm warn deprecated'; echo 'no network' >&2; exit 1")
    with pytest.raises(Missing, match="npm says why above"):
        node_step(checkout).carry_out()
    assert capfd.readouterr().err == "npm warn deprecated\nno network\n"


def install_tool(checkout: Checkout, name: str, script: str) -> None:
    """Put a program into the virtual environment that does no more than this."""
    tool = checkout.venv / "bin" / name
    tool.parent.mkdir(parents=True)
    tool.write_text(f"#!/bin/sh\n{script}\n")
    tool.chmod(0o755)
    checkout.node_modules.mkdir()
