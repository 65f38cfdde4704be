"""What the editors need of the site: the box as data, and sentences for all that is wrong."""

import json
import re

import pytest

from volto_core.game.setup import home_squares
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import ROSTER
from volto_site.boards.roster import box_json
from volto_site.languages import CODES
from volto_site.places import ROOT, WEB
from volto_site.strings import strings_of
from volto_site.strings.page_files import later_strings

# A reason in a call: by its name, or after the problem of a word in a record.
_REASON = re.compile(r'reason="([\w-]+)"|\.error\(\s*(?:f?"[^"]*"|\'[^\']*\'|problem), "([\w-]+)"')
_PROBLEM = re.compile(r'[pP]roblem\(\s*"([\w-]+)"')
# What an error behind an unreadable word can be, besides a set-up with its problems.
CAUSES = ("illegal", "hidden", "over")


def source_of(*names: str) -> str:
    """The text of these modules of the core."""
    return "".join((ROOT / "volto_core" / f"{name}.py").read_text("utf-8") for name in names)


def reasons() -> set[str]:
    """Every reason for which the core refuses to read a position, a set-up or a record."""
    found = _REASON.findall(source_of("text/notation", "text/record"))
    return {one or other for one, other in found}


def test_the_box_is_what_the_core_says_it_is() -> None:
    box = json.loads(box_json())
    assert tuple(box["kinds"].values()) == ROSTER
    assert box["home"]["1"] == [SQUARE_NAMES[square] for square in home_squares(1)]


@pytest.mark.parametrize("language", CODES)
def test_every_reason_and_problem_has_its_sentence(language: str) -> None:
    strings = strings_of(language)
    wrong = {f"wrong-{reason}" for reason in (*reasons(), *CAUSES, "unreadable")}
    problems = {f"problem-{code}" for code in _PROBLEM.findall(source_of("game/setup"))}
    assert len(wrong) > 20
    assert len(problems) == 5
    assert {name for name in wrong | problems if name not in strings} == set()


@pytest.mark.parametrize("language", CODES)
def test_what_the_editors_say_is_in_the_file_that_they_load(language: str) -> None:
    text = later_strings("editor", language)
    paths = [
        WEB / "board" / "line.js",
        *(path for room in ("editor", "lab", "setup") for path in (WEB / room).glob("*.js")),
    ]
    scripts = [path.read_text("utf-8") for path in paths]
    said = set(re.findall(r'"((?:editor|lab|setup|wrong|problem)-[\w-]+)"', "\n".join(scripts)))
    names = said - {"lab-mode", "lab-viewer", "lab-player"}
    assert len(names) > 40
    assert {name for name in names if f"\n{name} =" not in text} == set()
