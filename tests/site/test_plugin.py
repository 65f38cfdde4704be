"""What the plugin refuses to build."""

from types import SimpleNamespace
from typing import cast

import pytest
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort, PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from volto_site import plugin
from volto_site.boards.extension import BoardError
from volto_site.content.problems import Problem
from volto_site.speed import Copies

PROBLEMS = [Problem("docs/en/a.md", 3, "bad"), Problem("docs/nl/b.md", 7, "worse")]


def config(language: str = "fr", *, strict: bool = True) -> MkDocsConfig:
    plugins = {"i18n": SimpleNamespace(current_language=language)}
    return cast("MkDocsConfig", SimpleNamespace(plugins=plugins, strict=strict, extra={}))


@pytest.fixture
def wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugin, "problems_of_the_site", lambda: PROBLEMS)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that cannot be copied."""
    monkeypatch.setattr(Copies, "can_start", False)


@pytest.mark.usefixtures("wrong", "alone")
def test_a_strict_build_names_every_problem_and_stops(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(PluginError, match="do not agree"):
        plugin.start_checks(config())
    assert "docs/en/a.md:3: bad" in caplog.text
    assert "docs/nl/b.md:7: worse" in caplog.text


@pytest.mark.usefixtures("wrong", "alone")
def test_a_lenient_build_only_names_them(caplog: pytest.LogCaptureFixture) -> None:
    plugin.start_checks(config(strict=False))
    assert "docs/nl/b.md:7: worse" in caplog.text


@pytest.mark.usefixtures("wrong")
def test_problems_found_beside_a_strict_build_stop_it_at_its_end() -> None:
    plugin.start_checks(config())
    with pytest.raises(PluginError, match="do not agree"):
        plugin._finish_checks(config(), succeeds=plugin._checks.all_succeed())


@pytest.mark.usefixtures("wrong")
def test_what_is_found_beside_a_build_that_fails_is_told_before_its_end() -> None:
    plugin.start_checks(config())
    plugin.on_build_error(PluginError("fr/a.md"))
    assert plugin._checks.all_succeed()


def test_a_board_that_cannot_be_drawn_ends_a_build_without_a_traceback() -> None:
    with pytest.raises(Abort, match="cannot be drawn"):
        plugin.on_build_error(BoardError("docs/en/a.md:3: bad"))


@pytest.mark.usefixtures("wrong", "alone")
def test_problems_are_told_also_where_they_keep_the_assets_from_being_made(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plugin, "assets", lambda: next(iter(())))
    theme = SimpleNamespace(static_templates=set(), dirs=[])
    started = config()
    vars(started)["theme"] = theme
    with pytest.raises(PluginError, match="do not agree"):
        plugin._on_config(started)
    assert "docs/en/a.md:3: bad" in caplog.text


def test_nothing_is_computed_of_wrong_data(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = Problem("puzzles/mine.toml", 4, "mine: kinds: unknown key")
    monkeypatch.setattr(plugin, "data_problems", lambda: [wrong])
    monkeypatch.setattr(plugin, "assets", lambda: next(iter(())))
    started = config()
    vars(started)["theme"] = SimpleNamespace(static_templates=set(), dirs=[])
    with pytest.raises(PluginError, match="not in order"):
        plugin._on_config(started)
    assert str(wrong) in caplog.text


@pytest.mark.usefixtures("wrong")
def test_problems_are_looked_for_once_for_all_languages() -> None:
    plugin.start_checks(config("nl"))
    assert plugin._checks.all_succeed()


def test_a_board_that_was_not_drawn_stops_the_build() -> None:
    fence = "```volto\nposition: 5/5/5/5/5/5/5 1 00\ncaption: C.\n```\n"
    page = SimpleNamespace(markdown=fence, file=SimpleNamespace(src_uri="fr/a.md"))
    with pytest.raises(PluginError, match=r"fr/a\.md: 0 boards drawn, 1 written"):
        plugin.on_page_content("<p>", cast("Page", page), config(), cast("Files", None))
