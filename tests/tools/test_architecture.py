"""ARCHITECTURE.md names files and rooms as they are, and leaves no room out."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([\w./-]+/[\w./-]*)`", TEXT)))


def test_every_path_it_names_is_there() -> None:
    assert len(NAMED) > 60
    assert [name for name in NAMED if not (ROOT / name).exists()] == []


def test_every_room_is_named() -> None:
    rooms = {
        f"{package}/{path.name}/"
        for package in ("volto_core", "volto_site")
        for path in (ROOT / package).iterdir()
        if path.is_dir() and path.name != "__pycache__"
    }
    assert rooms - set(NAMED) == set()


def test_every_part_of_the_page_and_of_the_tests_is_named() -> None:
    folders = [*(ROOT / "volto_site/web").iterdir(), *(ROOT / "tests").iterdir()]
    parts = {path.name for path in folders if path.is_dir() and path.name != "__pycache__"}
    assert {part for part in parts if f"`{part}`" not in TEXT} == set()


def test_the_steps_in_which_a_page_opens_are_named_in_their_order() -> None:
    script = (ROOT / "volto_site/web/frame/appearance.js").read_text("utf-8")
    (steps,) = re.findall(r"const STEPS = \[([^\]]+)\]", script)
    named = ", ".join(f"`{step}`" for step in re.findall(r'"([\w-]+)"', steps))
    assert f"({named})" in TEXT
