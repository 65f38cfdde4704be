"""Every rule has a section in every language, and leads on from there."""

from pathlib import Path

import pytest

from tests.support.trees import write
from volto_core.puzzles.themes import THEMES
from volto_core.rules import Rule
from volto_site.content.catalogue import Titles, catalogue, catalogue_problems
from volto_site.content.parity import read_pages
from volto_site.content.source import parse_source
from volto_site.languages import CODES
from volto_site.pages.generated import generated_pages
from volto_site.pages.rule_links import with_links
from volto_site.places import DOCS

# What the booklets' own pictures show: the names are theirs, the positions ours.
SHOWN_BY = {
    "s1": {"setup.seats", "setup.facing", "setup.hidden"},
    "s2": {"contents.masks", "contents.mat", "setup.placement"},
    "e1": {"turn.target", "capture.reveal", "capture.plain"},
    "e2": {"capture.candidate", "win.candidate"},
    "e3": {"capture.lady", "capture.lady-by-candidate"},
    "e4": {"win.ladies"},
    "e5": {"win.palace"},
}


def test_the_examples_are_those_of_the_booklets() -> None:
    shown = {
        name: {entry.rule.value for entry in catalogue().values() if name in entry.examples}
        for name in SHOWN_BY
    }
    assert shown == SHOWN_BY


def test_every_rule_has_cases_and_neighbours() -> None:
    for entry in catalogue().values():
        assert entry.cases, entry.rule
        assert entry.related, entry.rule
        assert entry.rule not in entry.related


def test_every_question_belongs_to_a_rule() -> None:
    asked = {question for entry in catalogue().values() for question in entry.questions}
    headings = read_pages(DOCS, "fr")["faq.md"].headings
    assert asked == {heading.id for heading in headings if heading.level == 3}


@pytest.mark.parametrize("language", CODES)
def test_every_rule_has_exactly_one_section_with_a_diagram(language: str) -> None:
    page = read_pages(DOCS, language)["rules.md"]
    ends = [heading.line for heading in page.headings[1:]] + [10**6]
    sections = {
        heading.id: [board for board in page.boards if heading.line < board.line < end]
        for heading, end in zip(page.headings, ends, strict=True)
        if heading.level == 3
    }
    assert set(sections) == {rule.anchor for rule in Rule}
    assert all(sections.values())


def test_every_theme_of_puzzles_practises_a_rule() -> None:
    practised = {theme for entry in catalogue().values() for theme in entry.themes}
    assert practised == set(THEMES)


def test_an_unknown_theme_is_found(tmp_path: Path) -> None:
    write(tmp_path / "c.toml", '["win.palace"]\nthemes = ["chess"]\n')
    problems = map(str, catalogue_problems(DOCS, tmp_path / "c.toml"))
    assert any("win.palace: no theme chess" in problem for problem in problems)


def test_an_unknown_rule_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "c.toml", '["move.pawn"]\n')
    with pytest.raises(ValueError, match=r"c\.toml: no rules: move\.pawn"):
        catalogue(tmp_path / "c.toml")


def test_a_missing_section_or_question_is_found(tmp_path: Path) -> None:
    for language in CODES:
        for name in ("rules.md", "examples.md", "faq.md"):
            text = (DOCS / language / name).read_text("utf-8")
            if language == "nl":
                text = text.replace("{#move-noble}", "").replace("{#faq-pass}", "")
            write(tmp_path / language / name, text)
    assert [problem.text for problem in catalogue_problems(tmp_path)] == [
        "turn.must-move: docs/nl/faq.md has no heading #faq-pass",
        "move.noble: docs/nl/rules.md has no heading #move-noble",
    ]


@pytest.mark.parametrize("language", CODES)
def test_the_links_of_a_rule_stand_at_the_end_of_its_section(language: str) -> None:
    text = with_links((DOCS / language / "rules.md").read_text("utf-8"), language)
    assert text.count('class="volto-links"') == len(Rule)
    page = parse_source(text)
    above = {link.line: link for link in page.links if link.target == "cases.md#move-noble"}
    (line,) = above
    assert [heading.id for heading in page.headings if heading.line < line][-1] == "move-noble"


def test_a_rule_links_to_its_examples_neighbours_questions_and_cases() -> None:
    text = "## Fin {#endings}\n\n### Gagner {#win-ladies}\n\nTexte.\n\n## Autre {#other}\n"
    links = [link.target for link in parse_source(with_links(text, "fr")).links]
    assert links == [
        "examples.md#e4",
        "rules.md#capture-lady",
        "rules.md#capture-lady-by-candidate",
        "faq.md#faq-second-lady",
        "cases.md#win-ladies",
    ]


def test_links_are_named_after_the_headings_of_the_language() -> None:
    assert Titles("nl").link("rules.md", "move-noble") == "[De edelman](rules.md#move-noble)"


@pytest.mark.parametrize("language", CODES)
def test_generated_pages_are_built_alike_in_every_language(language: str) -> None:
    for name, text in generated_pages(language).items():
        page, source = parse_source(text), parse_source(generated_pages("fr")[name])
        assert [heading.id for heading in page.headings] == [each.id for each in source.headings]
        assert len(page.boards) == len(source.boards)
        assert len(page.meta["description"]) <= 155
        assert all(heading.id for heading in page.headings)
