"""The commands of `python -m volto_site`."""

from pathlib import Path

import pytest

from tests.support import trees
from volto_site import __main__ as commands
from volto_site import check
from volto_site.build import BuildFailed
from volto_site.content.problems import Problem


def test_check_lists_all_problems_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    problems = [Problem("docs/en/a.md", 3, "bad"), Problem("docs/nl/b.md", 7, "worse")]
    monkeypatch.setattr(check, "problems_of_the_site", lambda: problems)
    assert commands.main(["check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "docs/en/a.md:3: bad",
        "docs/nl/b.md:7: worse",
        "==> 2 problems",
    ]


def test_check_is_content_when_everything_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "problems_of_the_site", list)
    assert commands.main(["check"]) == 0


def test_follow_says_what_it_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = trees.pages(tmp_path / "docs")
    trees.change(docs / "fr" / "page.md", "A [link]", "One [link]")
    monkeypatch.setattr(commands, "DOCS", docs)
    assert commands.main(["follow", "pt/page.md"]) == 0
    assert capsys.readouterr().out == "==> docs/pt/page.md follows the French page\n"


def test_a_failed_build_fails_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(**_: bool) -> None:
        raise BuildFailed

    monkeypatch.setattr(commands, "build", fails)
    assert commands.main(["build"]) == 1
