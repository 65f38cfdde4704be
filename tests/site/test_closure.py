"""What a cached result depends on is the import closure of the code that computes it."""

import ast
import shutil
from pathlib import Path

import pytest

from volto_site import cache
from volto_site.closure import digest_behind, files_behind
from volto_site.places import ROOT
from volto_site.puzzles import verdicts

PUZZLE = {
    "id": "hunt",
    "kind": "win",
    "theme": "hunt",
    "position": "5/1n3/c3l/2a2/1C3/4L/L4 2 01",
    "within": 1,
    "solution": "c4b3",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project: a package, a lazy import, data, and a module that nobody imports."""
    files = {
        "game/__init__.py": "",
        "game/start.py": "from game import moves\ndef late():\n    import_module('game.rare')\n",
        "game/moves.py": "FILE = Path(__file__).with_suffix('.toml')\n",
        "game/moves.toml": "",
        "game/rare.py": "if TYPE_CHECKING:\n    import game.unused\nNAME = 'other.toml'\n",
        "game/other.toml": "",
        "game/unused.py": "import game.start\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_the_closure_has_packages_lazy_imports_and_data_and_nothing_else(project: Path) -> None:
    assert list(files_behind("game.start", root=project)) == [
        *("game/__init__.py", "game/moves.py", "game/moves.toml"),
        *("game/other.toml", "game/rare.py", "game/start.py"),
    ]


@pytest.mark.parametrize("name", ["moves.py", "rare.py", "moves.toml", "__init__.py"])
def test_a_change_in_the_closure_changes_its_digest(project: Path, name: str) -> None:
    before = digest_behind("game.start", root=project)
    (project / "game" / name).write_text("# changed\n")
    assert digest_behind("game.start", root=project) != before


def test_a_change_outside_the_closure_does_not(project: Path) -> None:
    before = digest_behind("game.start", root=project)
    (project / "game/unused.py").write_text("# changed\n")
    assert digest_behind("game.start", root=project) == before


def test_a_source_is_parsed_once_for_all_closures_until_it_changes(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[object] = []
    parse = ast.parse

    def watched(source: bytes) -> ast.Module:
        parsed.append(source)
        return parse(source)

    monkeypatch.setattr(ast, "parse", watched)
    for text in ("NAME = 'as it was'\n", "NAME = 'changed'\n"):
        (project / "game/moves.py").write_text(text)
        assert "game/moves.py" in files_behind("game.start", root=project)
        assert "game/moves.py" in files_behind("game.moves", root=project)
        assert parsed.count(text.encode()) == 1


def found_again(changed: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many stored verdicts are computed again after a change of one file of the project."""
    for package in ("volto_core", "volto_puzzles", "volto_site", "tools"):
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("web"))
    asked: list[object] = []
    monkeypatch.setattr(verdicts, "first_verdicts", asked.append)
    monkeypatch.setattr(cache, "digest_behind", lambda name: digest_behind(name, root=folder))
    tables = [PUZZLE, PUZZLE | {"id": "another"}]
    verdicts.verdicts_of(tables, folder / "verdicts.json")
    path = folder / changed
    path.write_text(path.read_text("utf-8") + "\n# changed\n", "utf-8")
    asked.clear()
    verdicts.verdicts_of(tables, folder / "verdicts.json")
    return len(asked)


@pytest.mark.parametrize(
    "changed",
    [
        "volto_core/rules.py",
        "volto_core/pieces.py",
        "volto_core/game/captures.py",
        "volto_core/game/position.py",
        "volto_core/knowledge/counting.py",
        "volto_core/knowledge/beliefs.py",
        "volto_core/solver/search.py",
        "volto_puzzles/first_verdicts.py",
    ],
)
def test_a_changed_rule_makes_every_stored_verdict_stale(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found_again(changed, tmp_path, monkeypatch) == 2


@pytest.mark.parametrize(
    "changed", ["volto_core/svg/board.py", "volto_core/cli.py", "volto_site/plugin.py"]
)
def test_a_change_of_something_else_leaves_the_verdicts(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found_again(changed, tmp_path, monkeypatch) == 0


@pytest.mark.parametrize("name", ["verdicts", "first_answers", "proofs", "tables"])
def test_a_new_puzzle_or_rating_makes_no_result_of_another_stale(name: str) -> None:
    files = files_behind(f"volto_site.puzzles.{name}")
    assert "volto_puzzles/ratings.json" not in files
    assert "volto_site/puzzles/collection.py" not in files
