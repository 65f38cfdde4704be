"""What the server for authors watches."""

from pathlib import Path

import pytest

from tests.support.trees import write
from volto_site.changes import changed_files, snapshot


@pytest.mark.parametrize(
    "name",
    [
        "docs/fr/rules.md",
        "puzzles/first.toml",
        "volto_site/strings/fr/site.ftl",
        "volto_site/web/site.js",
        "volto_site/theme/main.html",
        "volto_core/rules.py",
        "mkdocs.yml",
    ],
)
def test_every_part_of_the_site_is_watched(tmp_path: Path, name: str) -> None:
    before = snapshot(tmp_path)
    write(tmp_path / name, "new")
    assert changed_files(before, snapshot(tmp_path)) == [tmp_path / name]


def test_nothing_new_is_no_change(tmp_path: Path) -> None:
    write(tmp_path / "docs" / "fr" / "rules.md", "old")
    assert changed_files(snapshot(tmp_path), snapshot(tmp_path)) == []
    write(tmp_path / "volto_core" / "__pycache__" / "rules.pyc", "made")
    assert len(snapshot(tmp_path)) == 1


def test_a_file_that_is_gone_has_changed(tmp_path: Path) -> None:
    page = tmp_path / "docs" / "fr" / "rules.md"
    write(page, "old")
    before = snapshot(tmp_path)
    page.unlink()
    assert changed_files(before, snapshot(tmp_path)) == [page]
