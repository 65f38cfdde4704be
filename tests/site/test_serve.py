"""The server for authors: under the sub-path, with the page of errors, watching for changes."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from tests.support.trees import write
from volto_site.serve import address, first_change, server, snapshot


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    write(tmp_path / "rules" / "index.html", "<p>Rules</p>")
    write(tmp_path / "index.html", "<p>Home</p>")
    write(tmp_path / "404.html", "<p>Lost</p>")
    with server(tmp_path, 0) as web:
        Thread(target=web.serve_forever, daemon=True).start()
        yield web.server_port
        web.shutdown()


def read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return str(answer.read().decode())


def test_pages_lie_under_the_sub_path(port: int) -> None:
    assert read(f"{address(port)}rules/") == "<p>Rules</p>"


def test_nothing_is_kept_of_a_site_that_is_being_written(port: int) -> None:
    assert "unregister()" in read(f"{address(port)}sw.js")


def test_the_root_of_the_host_leads_to_the_site(port: int) -> None:
    assert read(f"http://127.0.0.1:{port}/") == "<p>Home</p>"


@pytest.mark.parametrize("path", ["volto/nothing/", "rules/"])
def test_a_lost_reader_gets_the_page_of_errors(port: int, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        read(f"http://127.0.0.1:{port}/{path}")
    with error.value:
        assert error.value.code == 404
        assert error.value.read() == b"<p>Lost</p>"


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
    assert first_change(before, snapshot(tmp_path)) == tmp_path / name


def test_nothing_new_is_no_change(tmp_path: Path) -> None:
    write(tmp_path / "docs" / "fr" / "rules.md", "old")
    assert first_change(snapshot(tmp_path), snapshot(tmp_path)) is None
    write(tmp_path / "volto_core" / "__pycache__" / "rules.pyc", "made")
    assert len(snapshot(tmp_path)) == 1
