"""The scripts that are sent: bundled, whole, and made anew when one of them changes."""

import re
from pathlib import Path

import pytest

from volto_site import scripts
from volto_site.node import NodeFailed
from volto_site.places import WEB, scripts_of
from volto_site.scripts import bundled, engine_scripts, files_for, page_scripts

_IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*[`"']\./([^`"']+)[`"']""")


def test_every_script_that_is_imported_is_sent() -> None:
    sent = {name: text.decode() for name, text in page_scripts().items()}
    wanted = {name for text in sent.values() for name in _IMPORT.findall(text)}
    assert wanted
    assert wanted | {"site.js", "appearance.js"} == set(sent)


def test_each_script_of_the_engine_is_whole() -> None:
    sent = engine_scripts()
    assert {f"{name}.js" for name in scripts.ENGINE} == set(sent)
    assert not any(_IMPORT.findall(text.decode()) for text in sent.values())


def test_each_script_that_the_engine_names_is_sent() -> None:
    texts = [path.read_text("utf-8") for path in scripts_of(WEB / "engine")]
    loaded = {name for text in texts for name in re.findall(r'"web/([\w-]+\.js)"', text)}
    assert loaded
    assert loaded <= set(engine_scripts())


def test_what_a_page_imports_at_once_is_known_before() -> None:
    files = files_for("learn/course.js", "board/element.js")
    names = {name.partition("-")[0] for name in files}
    assert {"course", "table", "board", "element", "frame"} <= names
    assert not names & {"legend", "review", "site.js"}
    assert set(files) <= set(page_scripts())


def test_what_defines_an_element_is_loaded_with_nothing_else() -> None:
    sent = page_scripts()
    defining = [name for name, text in sent.items() if b"customElements.define" in text]
    assert {name.partition("-")[0] for name in defining} == {"element", "table"}
    assert all(len(sent[name]) < 5_000 for name in defining)


def test_a_script_that_cannot_be_bundled_is_named(tmp_path: Path) -> None:
    script = tmp_path / "lost.js"
    script.write_text('import "./nowhere.js";', "utf-8")
    with pytest.raises(NodeFailed, match=r"nowhere\.js"):
        bundled([{"entries": [str(script)], "groups": []}])


def test_a_changed_script_makes_the_bundles_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def bundle(jobs: list[object]) -> list[dict[str, scripts.File]]:
        made.append(len(jobs))
        return [{} for _ in jobs]

    monkeypatch.setattr(scripts, "FILE", tmp_path / "scripts.json")
    monkeypatch.setattr(scripts, "bundled", bundle)
    sources = [WEB / "site.js"]
    monkeypatch.setattr(scripts, "scripts_of", lambda _: sources)
    for _ in range(2):
        scripts._bundles.cache_clear()
        scripts.engine_scripts()
    assert len(made) == 1
    sources.append(WEB / "frame" / "menus.js")
    scripts._bundles.cache_clear()
    scripts.engine_scripts()
    assert len(made) == 2
    scripts._bundles.cache_clear()
