import hashlib
import io
import json
import tarfile
from pathlib import Path

import pytest

from tools.runtime import FILES, PACKAGE, digests_of
from volto_site.engine.bundle import RUNTIME, engine_files

ROOT = Path(__file__).parents[2]
LOCKED = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"][PACKAGE]
WRITTEN = json.loads((ROOT / "requirements/runtime.json").read_text("utf-8"))


def test_the_digests_are_those_of_the_package_in_the_lock_file() -> None:
    assert {name: WRITTEN[name] for name in ("version", "integrity")} == {
        name: LOCKED[name] for name in ("version", "integrity")
    }


@pytest.mark.parametrize("name", FILES)
def test_the_installed_runtime_is_the_pinned_one(name: str) -> None:
    content = (ROOT / PACKAGE / name).read_bytes()
    assert hashlib.sha256(content).hexdigest() == WRITTEN["files"][name]


@pytest.mark.parametrize("name", RUNTIME)
def test_the_site_carries_the_pinned_runtime(name: str) -> None:
    assert hashlib.sha256(engine_files()[name]).hexdigest() == WRITTEN["files"][name]


def test_another_package_than_the_locked_one_is_refused() -> None:
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w:gz"):
        pass
    with pytest.raises(ValueError, match="the lock file wants"):
        digests_of(archive.getvalue(), LOCKED["integrity"])
