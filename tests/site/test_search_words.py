"""The words that readers type: the same sections in four languages, and none that is not there."""

import re
import shutil
from pathlib import Path

import pytest

from tests.support.questions import QUESTIONS
from volto_site.content.parity import read_pages
from volto_site.languages import CODES
from volto_site.places import DOCS
from volto_site.search.words import WORDS, search_word_problems, words_of


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(WORDS, tmp_path / "words"))


def test_the_words_of_all_languages_agree() -> None:
    assert list(map(str, search_word_problems(DOCS))) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("turn-first = ", "turn-fist = ", "unknown key rules.turn-fist: no section of that page"),
        ("[faq]", "[fak]", "unknown key fak: no section of that page"),
    ],
)
def test_a_section_that_is_not_there_is_named_by_file_and_line(
    copy: Path, old: str, new: str, problem: str
) -> None:
    path = copy / "pt.toml"
    text = path.read_text("utf-8")
    path.write_text(text.replace(old, new, 1), "utf-8")
    line = text[: text.index(old)].count("\n") + 1
    problems = list(map(str, search_word_problems(DOCS, copy)))
    assert f"volto_site/search/words/pt.toml:{line}: {problem}" in problems


def test_a_section_that_one_language_lacks_is_missing(copy: Path) -> None:
    path = copy / "nl.toml"
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not line.startswith("two = ")), "utf-8")
    head = lines.index("[play]\n") + 1
    (only,) = search_word_problems(DOCS, copy)
    place = f"volto_site/search/words/nl.toml:{head}"
    assert str(only) == f"{place}: no words for play.two, which others have"


def test_a_rule_without_words_in_any_language_is_missing_in_all(copy: Path) -> None:
    for path in copy.glob("*.toml"):
        lines = path.read_text("utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith("ruling-first = ")]
        path.write_text("".join(kept), "utf-8")
    missing = [problem.path for problem in search_word_problems(DOCS, copy)]
    assert missing == [f"volto_site/search/words/{code}.toml" for code in CODES]


@pytest.mark.parametrize("value", ["[1]", '""', '"draw*"'])
def test_words_that_are_no_text_are_refused(copy: Path, value: str) -> None:
    path = copy / "en.toml"
    text = path.read_text("utf-8")
    (old,) = [line for line in text.splitlines() if line.startswith("term-draw = ")]
    path.write_text(text.replace(old, f"term-draw = {value}"), "utf-8")
    (only,) = search_word_problems(DOCS, copy)
    assert only.text == "glossary.term-draw is no text of words"


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        (r"^questions = \[.*?^\]$", "questions is no list of words"),
        (r"^\[synonyms\].*?^(?=\[index)", "no synonyms"),
    ],
)
def test_a_language_without_question_words_or_synonyms_is_refused(
    copy: Path, part: str, problem: str
) -> None:
    path = copy / "fr.toml"
    less = re.sub(part, "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    path.write_text(less, "utf-8")
    (only,) = search_word_problems(DOCS, copy)
    assert only.text == problem


def test_what_is_said_leads_to_every_word_that_is_meant() -> None:
    assert words_of("fr").synonyms["roi"] == ("pretendant",)
    assert words_of("fr").synonyms["mange"] == ("capturer", "capture")


def test_words_in_a_row_have_spaces_alone_between_them() -> None:
    assert "se passe t il" in words_of("fr").questions


def test_the_longer_words_of_sections_and_synonyms_are_known_when_they_are_misspelt() -> None:
    known = words_of("fr").known
    assert {"pretendant", "soldat", "repetition"} <= set(known)
    assert known == sorted(set(known))
    assert all(word.isalnum() and len(word) > 3 for word in known)


def test_every_section_that_answers_a_question_is_there() -> None:
    for code in CODES:
        pages = {name.removesuffix(".md"): page for name, page in read_pages(DOCS, code).items()}
        known = {
            f"{'' if name == 'index' else f'{name}/'}{anchor}"
            for name, page in pages.items()
            for anchor in ("", *(f"#{heading.id}" for heading in page.headings))
        }
        wanted = {section for sections in QUESTIONS[code].values() for section in sections}
        assert wanted - known - {"learn/"} == set()


def test_there_are_a_hundred_questions_a_language() -> None:
    assert {code: len(questions) >= 100 for code, questions in QUESTIONS.items()} == dict.fromkeys(
        CODES, True
    )
