import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SETS = ("dev", "pyodide", "zensical")
LOCK = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
PACKAGE = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))


def pins(name: str) -> str:
    return (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SETS)
def test_every_pin_has_an_exact_version_and_a_hash(name: str) -> None:
    entries = re.split(r"\n(?=[a-z])", re.sub(r"^ *#.*\n", "", pins(name), flags=re.MULTILINE))
    pattern = r"[\w.-]+==\S+ .*\\\n    --hash=sha256:"
    assert [entry for entry in entries if not re.match(pattern, entry)] == []


@pytest.mark.parametrize("name", SETS)
def test_every_wish_is_pinned(name: str) -> None:
    text = (ROOT / f"requirements/{name}.in").read_text(encoding="utf-8")
    wishes = re.findall(r"^[\w.-]+", text, flags=re.MULTILINE)
    pinned = set(re.findall(r"^([\w-]+)==", pins(name), flags=re.MULTILINE))
    assert {wish.lower().replace(".", "-") for wish in wishes} - pinned == set()


@pytest.mark.parametrize("name", SETS)
def test_the_pins_name_no_host(name: str) -> None:
    assert "://" not in pins(name)


def test_the_node_lock_names_no_place_to_download_from() -> None:
    packages = LOCK["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_every_node_package_has_a_hash() -> None:
    packages = {name: package for name, package in LOCK["packages"].items() if name}
    assert [name for name, package in packages.items() if "integrity" not in package] == []


def test_the_node_lock_follows_the_wishes_to_the_letter() -> None:
    root = LOCK["packages"][""]
    for group in ("dependencies", "devDependencies"):
        assert root[group] == PACKAGE[group]
        assert all(re.fullmatch(r"[\d.]+", version) for version in PACKAGE[group].values())


def test_every_optional_build_of_a_node_package_is_locked() -> None:
    # A release whose builds are not all published installs on one platform and fails on another.
    packages = LOCK["packages"]
    wanted = {
        name for package in packages.values() for name in package.get("optionalDependencies", ())
    }
    assert [name for name in sorted(wanted) if f"node_modules/{name}" not in packages] == []


def credit_of(package: str) -> str:
    """The name under which a package is credited: its own, or that of its family."""
    scope, _, name = package.rpartition("/")
    families = {"@fluent": "fluent", "": "workbox" if name.startswith("workbox-") else name}
    return families.get(scope, name).replace("-", " ")


@pytest.mark.parametrize("package", PACKAGE["dependencies"])
def test_the_notice_credits_every_package_that_the_site_carries(package: str) -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8").lower().replace("-", " ")
    assert f" {credit_of(package)} " in " ".join(notice.split())
