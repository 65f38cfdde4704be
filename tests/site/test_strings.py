"""The messages of the four languages: complete, well formed, well set."""

import itertools
import re
from pathlib import Path

import pytest

from tests.support.trees import write
from volto_core.pieces import KINDS
from volto_core.teaching.cases import all_cases
from volto_site.boards.descriptions import kind_name
from volto_site.languages import CODES
from volto_site.places import STRINGS
from volto_site.strings import StringError, Strings, strings_of

# Everything that a variable of these names can be.
VALUES: dict[str, tuple[str | int, ...]] = {
    "player": (1, 2),
    "winner": (1, 2),
    "viewer": (1, 2, "nobody"),
    "kind": (*(kind_name(kind) for kind in KINDS), "hidden"),
    "count": (1, 2, 3, 10),
    "loaded": (0, 2),
    "total": (12,),
}
VARIABLE = re.compile(r"\$(\w+)")


def messages(language: str) -> dict[str, str]:
    """The source of each message by its id."""
    found: dict[str, str] = {}
    for path in sorted((STRINGS / language).glob("*.ftl")):
        for block in re.split(r"\n(?=[a-z])", path.read_text("utf-8")):
            name, equals, source = block.partition(" =")
            if equals and re.fullmatch(r"[a-z][\w-]*", name):
                found[name] = source
    return found


@pytest.mark.parametrize("language", CODES)
def test_every_message_formats_whatever_its_variables_are(language: str) -> None:
    strings = strings_of(language)
    for name, source in messages(language).items():
        variables = sorted(set(VARIABLE.findall(source)))
        choices = [VALUES.get(variable, (f"<{variable}>",)) for variable in variables]
        for values in itertools.product(*choices):
            text = strings.t(name, **dict(zip(variables, values, strict=True)))
            assert text.strip(), name
            assert "{" not in text, name


@pytest.mark.parametrize("language", CODES)
def test_every_case_has_a_title_of_its_own(language: str) -> None:
    titles = [strings_of(language).t(f"case-{case.id}") for case in all_cases()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", CODES)
def test_apostrophes_and_dots_are_typographic(language: str) -> None:
    for name, source in messages(language).items():
        assert "'" not in source, name
        assert "..." not in source, name


def test_french_signs_stand_after_a_space_that_does_not_break() -> None:
    for name, source in messages("fr").items():
        assert not re.search(r"[^\u202f](?<![{\[])[;!?](?!\w)", source), name
        assert not re.search(r"(?<![\u00a0\d]):(?= |$)", source), name


def test_lists_are_written_as_each_language_does() -> None:
    squares = ["a1", "b1", "c1"]
    assert [strings_of(code).every(squares) for code in CODES] == [
        "a1, b1 et c1",
        "a1, b1 and c1",
        "a1, b1 e c1",
        "a1, b1 en c1",
    ]


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(StringError, match="fr: no message nothing"):
        strings_of("fr").t("nothing")


def test_a_missing_variable_is_an_error(tmp_path: Path) -> None:
    write(tmp_path / "fr" / "a.ftl", "hello = Bonjour { $name }\nbare =\n    .label = Nu\n")
    strings = Strings("fr", tmp_path)
    with pytest.raises(StringError, match="hello"):
        strings.t("hello")
    with pytest.raises(StringError, match="bare has no text"):
        strings.t("bare")


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("fr", "a1 et b1", "a1, b1 et c1"),
        ("en", "a1 and b1", "a1, b1 and c1"),
        ("pt", "a1 e b1", "a1, b1 e c1"),
        ("nl", "a1 en b1", "a1, b1 en c1"),
    ],
)
def test_a_list_is_written_as_in_its_language(language: str, two: str, three: str) -> None:
    strings = strings_of(language)
    assert strings.every(["a1"]) == "a1"
    assert strings.every(["a1", "b1"]) == two
    assert strings.every(["a1", "b1", "c1"]) == three
