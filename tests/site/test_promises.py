"""The numbers that pages put into words are those of the programs and data they speak of."""

import re
from pathlib import Path

import pytest

from volto_core.opponent.levels import LEVELS
from volto_puzzles.collection import read_collection
from volto_site.languages import CODES
from volto_site.places import DOCS, STRINGS, WEB

CHALLENGE = WEB / "puzzles" / "challenge.js"
GAMES = WEB / "play" / "games.js"

# Where each number is said, in the order of the languages.
WORDS = {
    ("puzzles.md", "hundreds"): ("Des centaines", "Hundreds", "Centenas", "Honderden"),
    ("play.md", "levels"): ("cinq niveaux", "five levels", "cinco níveis", "vijf niveaus"),
    ("play.md", "games"): ("cinquante", "fifty", "cinquenta", "vijftig"),
    ("puzzles.md", "storm"): ("trois minutes", "three minutes", "três minutos", "drie minuten"),
    ("puzzles.md", "penalty"): ("dix secondes", "ten seconds", "dez segundos", "tien seconden"),
    ("trainer.ftl", "storm"): ("trois minutes", "three minutes", "três minutos", "drie minuten"),
    ("trainer.ftl", "penalty"): ("dix secondes", "ten seconds", "dez segundos", "tien seconden"),
}


def constant(script: Path, name: str) -> int:
    """A whole number that a script exports."""
    found = re.search(rf"^export const {name} = ([\d_]+);", script.read_text("utf-8"), re.MULTILINE)
    assert found, name
    return int(found[1].replace("_", ""))


def test_there_are_hundreds_of_puzzles() -> None:
    assert len(read_collection().entries) >= 200


def test_there_are_five_levels() -> None:
    assert len(LEVELS) == 5


def test_fifty_games_are_kept() -> None:
    assert constant(GAMES, "MOST") == 50


def test_a_storm_lasts_three_minutes_and_a_mistake_costs_ten_seconds() -> None:
    assert constant(CHALLENGE, "STORM") == 3 * 60 * 1000
    assert constant(CHALLENGE, "PENALTY") == 10 * 1000
    assert constant(CHALLENGE, "STRIKES") == 3


@pytest.mark.parametrize("place", WORDS, ids=" ".join)
def test_every_language_says_the_number(place: tuple[str, str]) -> None:
    name, words = place[0], WORDS[place]
    folder = DOCS if name.endswith(".md") else STRINGS
    for language, word in zip(CODES, words, strict=True):
        assert word in (folder / language / name).read_text("utf-8"), language
