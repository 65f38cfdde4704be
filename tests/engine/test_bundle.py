import gzip
import hashlib
import json
import re
import struct
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from volto_site.closure import files_behind
from volto_site.engine import bundle, engine_files
from volto_site.engine.stand_ins import STAND_INS, write_library
from volto_site.node import NodeFailed


def zipped(name: str) -> ZipFile:
    return ZipFile(BytesIO(gzip.decompress(engine_files()[name])))


@pytest.mark.exhaustive
def test_the_same_sources_make_the_same_bytes(tmp_path: Path) -> None:
    bundle.make_packs(tmp_path)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert made == {name: engine_files()[name] for name in (*bundle.PACKS, bundle.SNAPSHOT)}


def test_the_bundle_holds_what_the_session_imports_and_nothing_else() -> None:
    names = set(zipped("core.pack").namelist())
    assert names == {name.replace(".py", ".pyc") for name in files_behind(bundle.ENTRY)}
    assert "volto_core/page/puzzle_commands.pyc" in names
    assert "volto_core/teaching/example_tasks.toml" in names
    assert "volto_core/teaching/course_tasks.toml" in names
    assert "volto_core/teaching/lessons.pyc" not in names
    assert "volto_core/cli.pyc" not in names


def test_the_library_holds_what_is_imported_late_and_nothing_by_source() -> None:
    names = zipped("stdlib.pack").namelist()
    # The core reads its cases with this, and only when somebody asks for one.
    assert "tomllib/__init__.pyc" in names
    assert {Path(name).suffix for name in names} == {".pyc"}
    assert "argparse.pyc" not in names


def test_the_library_has_stand_ins_for_what_no_page_uses() -> None:
    names = set(zipped("stdlib.pack").namelist())
    assert {f"{name}c" for name in STAND_INS} <= names
    unused = {"asyncio/events.pyc", "socket.pyc", "subprocess.pyc", "zipfile/__init__.pyc"}
    assert not unused & names


def test_a_library_without_what_a_stand_in_replaces_is_refused(tmp_path: Path) -> None:
    whole = tmp_path / "whole.zip"
    with ZipFile(whole, "w") as archive:
        archive.writestr("asyncio/__init__.py", "import socket")
    with pytest.raises(KeyError, match=re.escape("pyodide/webloop.py")):
        write_library(whole, tmp_path / "library.zip")


def test_imports_are_found_wherever_they_stand() -> None:
    source = b"import a.b\nfrom c import d\ndef late():\n    import e\n    import_module('f')\n"
    assert bundle.modules_of({"g/__init__.py": source}) == ["a.b", "c", "e", "f", "g"]


@pytest.mark.exhaustive
def test_a_module_that_is_missing_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = {"volto_core/__init__.py": b"import there_is_no_such_module\n"}
    monkeypatch.setattr(bundle, "files_behind", lambda _: wanted)
    with pytest.raises(NodeFailed, match="there_is_no_such_module") as failed:
        bundle.make_packs(tmp_path)
    assert len(str(failed.value)) < 5_000


def test_the_manifest_is_true() -> None:
    manifest = json.loads(engine_files()["manifest.json"])
    for name, part in (manifest["files"] | manifest["later"]).items():
        content = engine_files()[name]
        assert part["size"] == len(content)
        assert part["sha256"] == hashlib.sha256(content).hexdigest()
    assert set(manifest["files"]) == {*bundle.RUNTIME, *bundle.PACKS}
    assert set(manifest["later"]) == {bundle.SNAPSHOT}
    memory = gzip.decompress(engine_files()[bundle.SNAPSHOT])
    about = manifest["later"][bundle.SNAPSHOT]
    assert about["unpacked"] == hashlib.sha256(memory).hexdigest()
    assert about["memory"] == struct.unpack_from("<I", memory)[0]


def test_an_unchanged_core_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    engine_files()
    engine_files.cache_clear()
    monkeypatch.setattr(bundle, "make_packs", lambda _: pytest.fail("compiled again"))
    engine_files()
