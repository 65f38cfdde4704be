"""The limits, the figures measured last, and the places that show them."""

from datetime import date
from pathlib import Path

import pytest

from tests.bench.__main__ import MODULES
from tests.bench.pictures import FOLDER, SCENES, SCHEMES
from tests.bench.readme import README, with_table
from volto_core.arena.__main__ import GAMES, PAIRINGS
from volto_core.arena.contest import Pairing
from volto_core.arena.tournament import Score, write_scores
from volto_site.languages import CODES
from volto_site.measures.budgets import PAGES, Budget, budgets, sections
from volto_site.measures.collection import collection_figures, collection_markdown, figures_of
from volto_site.measures.figures import Growth, Machine, figures, growth, write_section
from volto_site.measures.formatting import figure_text, limit_text, what_text
from volto_site.measures.page import measured_markdown
from volto_site.measures.strength import strength, strength_markdown
from volto_site.puzzles.collection import all_puzzles
from volto_site.strings import strings_of

MACHINE = Machine(2, "3.14.0", "Chromium 1")


def test_every_budget_is_measured_and_every_kind_of_page_has_two() -> None:
    assert set(figures()) == set(budgets())
    assert {id for page in PAGES for id in (page, f"{page}-requests")} <= set(budgets())
    assert growth()


def test_every_section_can_be_measured_alone() -> None:
    assert tuple(MODULES) == sections()


def test_what_is_measured_again_replaces_its_section_and_leaves_the_others(tmp_path: Path) -> None:
    path = tmp_path / "measured.json"
    for section, value in (("core", 7.0), ("solver", 40.0), ("core", 8.0)):
        rows = {"perft" if section == "core" else "enumeration": (value, {"rounds": 1})}
        grown = [Growth(8, 1, 0.5, 0.7)] if section == "solver" else None
        write_section(section, rows, MACHINE, day=date(2026, 1, 2), grown=grown, path=path)
    assert {id: figure.value for id, figure in figures(path).items()} == {
        "perft": 8.0,
        "enumeration": 40.0,
    }
    assert figures(path)["perft"].machine == MACHINE
    assert growth(path) == [Growth(8, 1, 0.5, 0.7)]


@pytest.mark.parametrize(
    ("budget", "kept", "broken"),
    [
        (Budget("a", "core", "ms", at_most=2), 2, 2.1),
        (Budget("a", "core", "ms", at_least=2), 2, 1.9),
    ],
)
def test_a_limit_is_kept_or_broken(budget: Budget, kept: float, broken: float) -> None:
    assert budget.is_met(kept)
    assert not budget.is_met(broken)
    assert Budget("a", "core", "ms").is_met(broken)


def test_figures_are_written_as_each_language_writes_numbers() -> None:
    figure = figures()["perft"]._replace(value=1234.5)
    assert figure_text(figure, strings_of("en")) == "1,234.5 times"
    assert figure_text(figure, strings_of("fr")) == "1\u202f234,5\u00a0fois"
    missed = figures()["perft"]._replace(value=0.5)
    assert figure_text(missed, strings_of("nl")) == "0,5 keer, niet gehaald"
    unlimited = budgets()["touch-phone"]._replace(at_most=None)
    assert limit_text(unlimited, strings_of("pt")) == "–"


@pytest.mark.parametrize(
    ("limit", "value", "text"),
    [(0.33, 0.3341, "0.334 times, missed"), (2, 2.0004, "2.0004 times, missed")],
)
def test_a_figure_just_beyond_its_limit_is_not_rounded_to_it(
    limit: float, value: float, text: str
) -> None:
    budget = Budget("perft", "core", "times", at_most=limit)
    figure = figures()["perft"]._replace(budget=budget, value=value)
    assert figure_text(figure, strings_of("en")) == text


@pytest.mark.parametrize("language", CODES)
def test_the_page_tells_every_figure_of_its_own_language(language: str) -> None:
    strings = strings_of(language)
    page = "\n".join(measured_markdown(strings))
    for id, figure in figures().items():
        assert figure_text(figure, strings) in page, id
        if id.removesuffix("-requests") not in PAGES:
            assert what_text(figure, strings) in page, id


def test_the_strength_of_the_opponent_is_told_by_pairing(tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    plain, arranged = Pairing("5", "bold"), Pairing("5", "4", arranges=True)
    scores = [Score(plain, "WWDL" * 50, "1010" * 50, 3_600, ""), Score(arranged, "WD", "10", 2, "")]
    write_scores(path, {score.pairing.name: score for score in scores})
    assert strength(path).games == 202
    page = strength_markdown(strings_of("fr"), path)
    assert "| Niveau 5 contre le hardi | 200 | 62,5\u00a0% | de 56,7\u00a0% à 68,3\u00a0% |" in page
    assert "Niveau 5 avec ses propres mises en place contre niveau 4" in page
    assert strength(path).digest in page


@pytest.mark.parametrize("language", CODES)
def test_the_page_names_every_pairing_in_its_language(language: str) -> None:
    strings = strings_of(language)
    page = "\n".join(measured_markdown(strings))
    rows = strength_markdown(strings).splitlines()
    assert len(rows) == 2 + len(strength().scores) + 2
    assert all(row in page for row in rows)


@pytest.mark.parametrize("language", CODES)
def test_the_page_has_every_figure_of_the_collection(language: str) -> None:
    strings = strings_of(language)
    page = "\n".join(measured_markdown(strings))
    for figure in collection_figures():
        assert strings.t(f"measured-collection-{figure.id}") in page, figure.id
    assert collection_markdown(strings) in page


def test_a_puzzle_of_which_nothing_has_been_found_out_yet_counts_as_the_others_do() -> None:
    known = all_puzzles()
    new = known[0]._replace(id="new")
    found = {figure.id: figure.value for figure in figures_of((*known, new))}
    assert found["puzzles"] == len(known) + 1
    assert found["copies"] == 1


def test_the_figures_in_the_readme_are_those_measured_last() -> None:
    text = README.read_text("utf-8")
    assert text == with_table(text), "python -m tests.bench writes them"


def test_the_pictures_of_the_readme_are_small_and_shown() -> None:
    text = README.read_text("utf-8")
    for name in (f"{scene}-{scheme}.webp" for scene in SCENES for scheme in SCHEMES):
        picture = FOLDER / name
        assert str(picture.relative_to(README.parent)) in text
        assert picture.stat().st_size < 150_000


def test_every_level_is_as_strong_as_it_is_said_to_be() -> None:
    scores = {score.pairing.name: score for score in strength().scores}
    assert list(scores) == [pairing.name for pairing in PAIRINGS]
    assert all(len(score.results) >= GAMES and score.is_current for score in scores.values())
    assert scores["1-random"].share >= 0.95
    assert min(scores[f"{level}-{level - 1}"].interval[0] for level in (2, 3, 4, 5)) > 0.58
    yardsticks = ("bold", "sly", "careful")
    assert min(scores[f"3-{name}"].share for name in yardsticks) >= 0.5
    assert min(scores[f"5-{name}"].share for name in yardsticks) >= 0.8
    assert scores["5-bold arranged"].share > scores["5-bold"].share
