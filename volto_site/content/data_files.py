"""The schema of the keys in the project's TOML files; what is no TOML or unknown has its line."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from volto_core.opponent.weights import Weights
from volto_core.pieces import KINDS
from volto_core.teaching.judging import CONDITIONS
from volto_core.text.toml import ANY_KEY, Shape, line_of_error, parse_toml
from volto_puzzles import path as beginners
from volto_puzzles import retired
from volto_puzzles.collection import RETIRED
from volto_site.content.problems import Problem
from volto_site.languages import CODES, SOURCE, TRANSLATIONS
from volto_site.places import ROOT


def _keys(*names: str, **inner: Shape) -> Shape:
    """The shape of a table with these keys and nested tables."""
    return dict.fromkeys(names) | inner


_REMARK = _keys("id", "goal", "rule", when=_keys(*CONDITIONS))
_TASKS = _keys(
    task=_keys(
        *("id", "position", "moves", "replies", "viewers", "hints"),
        *("waits", "bot", "deals", "par", "shown", "strikes", "guards"),
        goals=_REMARK,
        mistakes=_REMARK,
    )
)
SHAPES: dict[str, Shape] = {
    "volto_core/teaching/cases.toml": _keys(
        case=_keys(
            *("id", "rules", "why", "position", "moves", "after", "refused"),
            outcome=_keys("winner", "by"),
            views=_keys("1", "2", "nobody"),
        )
    ),
    "volto_core/teaching/example_tasks.toml": _TASKS,
    "volto_core/teaching/course_tasks.toml": _TASKS,
    "volto_core/teaching/lessons.toml": _keys(
        lesson=_keys(*("id", "teaches"), steps=_keys("case", "choices", "seat", "square", "claim")),
        claim=_keys("id", "position", "moves", "square", "kind", "rules"),
    ),
    "volto_core/opponent/weights.toml": _keys(weights=_keys(*Weights._fields)),
    "volto_core/opponent/likelihood.toml": _keys(status=_keys("mask", "actions")),
    "volto_core/opponent/arrangement.toml": _keys(
        preferences=_keys(*(kind.name.lower() for kind in KINDS))
    ),
    "volto_site/content/catalogue.toml": {
        ANY_KEY: _keys("examples", "related", "questions", "themes")
    },
    "volto_site/content/forbidden_words.toml": {
        code: _keys("word", "instead", "why") for code in CODES
    },
    **{
        f"volto_site/strings/{code}/terms.toml": {ANY_KEY: _keys("word", "means", "never")}
        for code in TRANSLATIONS
    },
    f"volto_site/strings/{SOURCE}/terms.toml": {
        ANY_KEY: _keys("word", "means", "never", "explained")
    },
    "volto_site/measures/budgets.toml": {ANY_KEY: {ANY_KEY: _keys("at_least", "at_most", "unit")}},
    # Which sections there are, the pages know: `volto_site/search/words.py` compares.
    **{f"volto_site/search/words/{code}.toml": {ANY_KEY: None} for code in CODES},
    f"puzzles/{beginners.FILE.as_posix()}": beginners.SHAPE,
    f"puzzles/{RETIRED}": retired.SHAPE,
}


def data_file_problems(root: Path = ROOT) -> Iterator[Problem]:
    """Every file that is no TOML, and every unknown key of the others."""
    for name, shape in SHAPES.items():
        text = (root / name).read_text("utf-8")
        try:
            unknown = list(parse_toml(text).unknown_keys(shape))
        except tomllib.TOMLDecodeError as error:
            yield Problem(name, line_of_error(error, text), str(error))
        else:
            yield from (Problem(name, line, f"unknown key {key}") for line, key in unknown)
