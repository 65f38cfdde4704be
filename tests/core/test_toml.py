"""Keys of TOML files are known by their lines, and unknown ones are named."""

import tomllib

import pytest

from volto_core.text.toml import ANY_KEY, Toml, line_of_error, parse_toml

FILE = """\
# task = "in a comment"
title = "key = 'in a text'"  # id = 1

[[task]]
id = "first"
goals = [
    { id = "a", when = { by = "N" } },
    { id = "b", whn = { by = "N" } },
]

[[other]]
id = "x"

[[task]]  # the second
"id" = "second"
extra.deep = 1
hints = 3

[limits."at most"]
unit = "kB"

["a.b"]
unit = "ms"
"""
ID = {"id": None}


@pytest.fixture
def toml() -> Toml:
    return parse_toml(FILE)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("title",), 2),
        (("task", 0), 4),
        (("task", 0, "goals", 0, "when", "by"), 7),
        (("task", 0, "goals", 1, "whn"), 8),
        (("other", 0, "id"), 12),
        (("task", 1), 14),
        (("task", 1, "id"), 15),
        (("task", 1, "extra", "deep"), 16),
        (("task", 1, "hints"), 17),
        (("a.b", "unit"), 23),
    ],
)
def test_a_key_has_its_line(toml: Toml, place: tuple[str | int, ...], line: int) -> None:
    assert toml.line_of(place) == line


def test_a_key_that_is_missing_has_the_line_of_its_table(toml: Toml) -> None:
    assert toml.line_of(("task", 1, "par")) == 14
    assert toml.line_of(("nothing",)) == 1


def test_every_unknown_key_is_named_with_its_line(toml: Toml) -> None:
    goals = {"id": None, "when": {"by": None}}
    shape = {"task": {"id": None, "goals": goals, "extra": None}, "other": ID, "a.b": {ANY_KEY: {}}}
    assert list(toml.unknown_keys(shape)) == [
        (2, "title"),
        (8, "task.goals.whn"),
        (17, "task.hints"),
        (1, "limits"),
    ]


def test_a_file_with_no_other_keys_has_none_to_name(toml: Toml) -> None:
    assert list(toml.unknown_keys({ANY_KEY: None})) == []
    assert list(parse_toml("").unknown_keys({})) == []


def test_a_key_after_a_list_of_tables_has_its_line() -> None:
    toml = parse_toml('[[task]]\ngoals = [{ id = "a" }]\nhints = 3\n')
    assert toml.line_of(("task", 0, "hints")) == 3


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\n[oops\nb = 2\n", 2), ("a = 1\n\nb = [", 3)], ids=["within", "end"]
)
def test_where_a_text_is_no_toml_is_known_by_its_line(text: str, line: int) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        parse_toml(text)
    assert line_of_error(caught.value, text) == line
