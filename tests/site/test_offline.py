"""The service worker and the manifests of the built site, without a browser."""

import base64
import hashlib
import json
import re
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.support.site import Site
from volto_site.languages import CODES, SOURCE, language_of
from volto_site.node import NODE
from volto_site.offline.groups import RULES, group_of, groups_of
from volto_site.offline.worker import LISTS, WORKER, list_address, write_worker
from volto_site.pages.addresses import files_in
from volto_site.pages.policy import DIRECTIVES


def index_of(site: Path) -> dict[str, Any]:
    """What the service worker itself knows."""
    text = (site / WORKER).read_text("utf-8")
    found = re.search(r"^const INDEX = (.*);$", text, re.MULTILINE)
    assert found
    index: dict[str, Any] = json.loads(found[1])
    return index


def named_groups(site: Path) -> dict[str, dict[str, str]]:
    """The lists of files that the service worker finds by its index."""
    lists: dict[str, str] = index_of(site)["lists"]
    return {
        group: json.loads((site / list_address(group, digest)).read_text("utf-8"))
        for group, digest in lists.items()
    }


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
        ("nl/puzzles/masks.svg", "nl"),
        ("puzzles/masks.svg", "fr"),
        ("assets/volto/answers/722180433548.json", None),
        ("assets/lists/fr-0a3af7f5e2cc.json", None),
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


def test_the_digest_of_a_list_is_in_its_name_and_in_the_service_worker(site: Site) -> None:
    lists = index_of(site.folder)["lists"]
    written = {path.name for path in (site.folder / LISTS).iterdir()}
    assert written == {Path(list_address(*each)).name for each in lists.items()}
    for each in lists.items():
        content = (site.folder / list_address(*each)).read_bytes()
        assert base64.b64encode(hashlib.sha256(content).digest()).decode() == each[1]


def test_a_changed_file_changes_the_list_of_its_group_alone(tmp_path: Path) -> None:
    names = ("index.html", "en/index.html", "assets/volto/puzzles/3.json")
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    write_worker(tmp_path)
    before = index_of(tmp_path)["lists"]
    (tmp_path / names[-1]).write_text("another puzzle")
    write_worker(tmp_path)
    after = index_of(tmp_path)["lists"]
    assert {group for group in after if after[group] != before[group]} == {"engine"}
    # The lists of before are gone.
    assert len(list((tmp_path / LISTS).iterdir())) == len(after) == 3


def test_the_service_worker_finds_the_groups_that_the_build_has(site: Site) -> None:
    """Both read the same patterns, each with its own engine of regular expressions."""
    addresses = [address for address in files_in(site.folder) if group_of(address)][::7]
    program = """
      const [rules, language, addresses] = JSON.parse(require("fs").readFileSync(0, "utf-8"));
      const groups = addresses.map((address) => {
        for (const [pattern, group] of rules) {
          const found = new RegExp(pattern).exec(address);
          if (found) return group?.replace("$1", found[1] ?? language) ?? null;
        }
        return null;
      });
      console.log(JSON.stringify(groups));
    """
    told = json.dumps([RULES, SOURCE, addresses])
    done = subprocess.run(
        [str(NODE), "-e", program], input=told, check=True, capture_output=True, text=True
    )
    assert json.loads(done.stdout) == [group_of(address) for address in addresses]


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
