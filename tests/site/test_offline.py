"""The service worker and the manifests of the built site, without a browser."""

import base64
import hashlib
import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

from tests.support.site import Site
from volto_site.languages import CODES, language_of
from volto_site.offline.groups import group_of, groups_of
from volto_site.offline.worker import WORKER, write_worker
from volto_site.pages.policy import DIRECTIVES


def named_groups(site: Path) -> dict[str, dict[str, str]]:
    """The list of files as the service worker has it."""
    text = (site / WORKER).read_text("utf-8")
    found = re.search(r"^const GROUPS = (.*);$", text, re.MULTILINE)
    assert found
    groups: dict[str, dict[str, str]] = json.loads(found[1])
    return groups


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("index.html", "fr"),
        ("rules/index.html", "fr"),
        ("nl/index.html", "nl"),
        ("pt/rules/index.html", "pt"),
        ("503.html", "shared"),
        ("assets/volto/css/site.css", "shared"),
        ("assets/volto/js/board-0e4c51a7.js", "shared"),
        ("assets/engine/web/worker.js", "shared"),
        ("assets/engine/pyodide.asm.wasm", "engine"),
        ("assets/volto/boards.json", "engine"),
        ("assets/volto/strings/pt.ftl", "pt"),
        ("assets/volto/strings/editor-nl.ftl", "nl"),
        ("assets/aid/volto-en.pdf", "en"),
        ("assets/volto/fonts/source-sans-3-latin-ext-wght-normal.woff2", "seldom"),
        ("pagefind/pagefind.js", "search"),
        ("pagefind/wasm.fr.pagefind", "search-fr"),
        ("pagefind/fragment/en_0a3af7f.pf_fragment", "search-en"),
        ("pagefind/pagefind.nl_756077a2f5.pf_meta", "search-nl"),
        ("pagefind/words.pt.json", "search-pt"),
        ("assets/volto/preview-fr.png", None),
        ("sitemap.xml", None),
        ("puzzles/index.html", "fr"),
        ("puzzles/hunt-001/index.html", None),
        ("nl/puzzles/hunt-001/index.html", None),
        ("nl/puzzles/any.html", "nl"),
        ("assets/volto/puzzles.json", "shared"),
        ("assets/volto/puzzles/3.json", "engine"),
        ("assets/volto/answers/722180433548.json", None),
        ("sw.js", None),
    ],
)
def test_every_file_is_kept_with_those_it_is_used_with(address: str, group: str | None) -> None:
    assert group_of(address) == group


def test_the_service_worker_knows_every_page_and_all_it_loads(site: Site) -> None:
    groups = named_groups(site.folder)
    known = {address for group in groups.values() for address in group}
    for page in site.pages:
        folder = page.parent.relative_to(site.folder).as_posix()
        if "puzzles" not in page.parent.parent.name:
            assert ("./" if folder == "." else f"{folder}/") in known
        for address in re.findall(
            r'(?:src|href)="([^"#:]+\.(?:js|css|woff2|svg))[?"]', page.read_text()
        ):
            path = (page.parent / address).resolve().relative_to(site.folder.resolve())
            assert path.as_posix() in groups["shared"]
    assert {f"search-{code}" for code in CODES} < groups.keys()
    assert all(size.stat().st_size for size in site.folder.rglob("*") if size.is_file())


def test_digests_are_those_of_the_files(site: Site) -> None:
    for address, digest in named_groups(site.folder)["shared"].items():
        content = (site.folder / address).read_bytes()
        assert base64.b64encode(hashlib.sha256(content).digest()).decode() == digest


def test_any_changed_file_makes_another_service_worker(site: Site, tmp_path: Path) -> None:
    pages = {"index.html": "one", "en/index.html": "two"}
    written = []
    for pages["en/index.html"] in ("two", "three"):
        for name, text in pages.items():
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_text(text)
        write_worker(tmp_path)
        written.append((tmp_path / WORKER).read_bytes())
        assert groups_of(tmp_path).keys() == {"fr", "en"}
    assert written[0] != written[1]


def test_what_is_kept_at_once_is_small(site: Site) -> None:
    groups = named_groups(site.folder)
    for language in CODES:
        addresses = [*groups["shared"], *groups[language]]
        files = [site.folder / each for each in addresses]
        pages = [path / "index.html" if path.is_dir() else path for path in files]
        # A fraction of what Python in the page weighs.
        engine = sum((site.folder / each).stat().st_size for each in groups["engine"])
        assert sum(path.stat().st_size for path in pages) < engine / 4


def test_the_service_worker_names_no_host(site: Site) -> None:
    assert "://" not in re.sub(r"https://bit\.ly/\S+", "", (site.folder / WORKER).read_text())


@pytest.mark.parametrize("language", CODES)
def test_a_manifest_leads_to_its_language_and_has_its_icons(language: str, site: Site) -> None:
    folder = site.folder / "assets/volto"
    manifest: dict[str, Any] = json.loads((folder / f"app-{language}.webmanifest").read_text())
    assert manifest["start_url"] == f"../../{language_of(language).prefix}"
    assert (folder / manifest["start_url"] / "index.html").is_file()
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        content = (folder / icon["src"]).read_bytes()
        width, height = struct.unpack(">II", content[16:24])
        assert icon["sizes"] == f"{width}x{height}"


def test_every_page_states_the_policy_before_anything_else_is_loaded(site: Site) -> None:
    for page in [*site.pages, site.folder / "404.html", site.folder / "503.html"]:
        text = page.read_text("utf-8")
        found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', text)
        assert found
        stated = found[1].replace("&#39;", "'")
        assert stated == "; ".join(f"{name} {value}" for name, value in DIRECTIVES.items())
        assert found.start() < min(text.index("<link"), text.index("<script"))


def test_no_page_holds_a_script_a_style_or_a_handler_of_its_own(site: Site) -> None:
    for page in [*site.pages, site.folder / "404.html", site.folder / "503.html"]:
        text = page.read_text("utf-8")
        for script in re.findall(r"<script\b([^>]*)>", text):
            assert "src=" in script or 'type="application/json"' in script
        assert not re.search(r"<style\b|<[^>]* style=|<[^>]* on\w+=|javascript:", text)
