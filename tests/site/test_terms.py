"""What the checker finds when a word of the interface is missing, unexplained or replaced."""

from pathlib import Path

import pytest

from tests.support import trees
from volto_site.content.terms import FILE, term_problems, terms_of
from volto_site.languages import CODES
from volto_site.places import STRINGS

TERMS = """\
[world]
word = "world"
means = "one way to name the masks"
never = "univers(?:e|es)"
"""
EXPLAINED = 'explained = ["page.md#part", "button"]\n'


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = trees.pages(tmp_path / "docs")
    for language in CODES:
        trees.change(folder / language / "page.md", "[Print]", "A world is this. [Print]")
    return folder


@pytest.fixture
def strings(tmp_path: Path) -> Path:
    folder = trees.messages(tmp_path / "strings")
    for language in CODES:
        trees.change(folder / language / "site.ftl", "Press here", "A World")
        trees.write(folder / language / FILE, TERMS + (EXPLAINED if language == "fr" else ""))
    return folder


def found(docs: Path, strings: Path) -> list[str]:
    return [str(problem) for problem in term_problems(docs, strings)]


def test_equal_terms_have_no_problem(docs: Path, strings: Path) -> None:
    assert found(docs, strings) == []


def test_a_tree_without_terms_has_no_problem(docs: Path, tmp_path: Path) -> None:
    assert found(docs, trees.messages(tmp_path / "others")) == []


@pytest.mark.parametrize("language", CODES)
def test_a_variant_is_found_in_pages_and_messages(docs: Path, strings: Path, language: str) -> None:
    trees.change(docs / language / "page.md", "A [link]", "A universe. A [link]")
    trees.change(strings / language / "site.ftl", "Hello", "Universes")
    assert [(problem.path, problem.text) for problem in term_problems(docs, strings)] == [
        (f"docs/{language}/page.md", "'universe': write 'world' (one way to name the masks)"),
        (
            f"volto_site/strings/{language}/site.ftl",
            "'Universes': write 'world' (one way to name the masks)",
        ),
    ]


@pytest.mark.parametrize("name", ["notation.md", "measured.ftl", "search.ftl"])
def test_authors_and_searchers_have_words_of_their_own(
    docs: Path, strings: Path, name: str
) -> None:
    folder = docs if name.endswith(".md") else strings
    trees.write(folder / "en" / name, "word = universe\n")
    assert found(docs, strings) == []


def test_a_term_of_one_language_alone_is_found(docs: Path, strings: Path) -> None:
    trees.change(strings / "nl" / FILE, "[world]", "[mat]")
    assert found(docs, strings) == [
        "volto_site/strings/nl/terms.toml:1: the term world is missing",
        "volto_site/strings/nl/terms.toml:1: the term mat is not in fr",
    ]


@pytest.mark.parametrize("key", ["word", "means"])
def test_a_term_without_a_word_or_a_meaning_is_found(docs: Path, strings: Path, key: str) -> None:
    path = strings / "pt" / FILE
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if not line.startswith(key)), "utf-8")
    assert f"volto_site/strings/pt/terms.toml:1: world has no {key}" in found(docs, strings)


@pytest.mark.parametrize("old", ["A world is this.", "{#part}"])
def test_a_section_that_does_not_explain_the_term_is_found(
    docs: Path, strings: Path, old: str
) -> None:
    trees.change(docs / "en" / "page.md", old, "")
    problem = "volto_site/strings/en/terms.toml:1: page.md#part should explain 'world'"
    assert found(docs, strings) == [problem]


@pytest.mark.parametrize("old", ["A World", "button = Press\n"])
def test_a_message_that_does_not_explain_the_term_is_found(
    docs: Path, strings: Path, old: str
) -> None:
    trees.change(strings / "en" / "site.ftl", old, "")
    problem = "volto_site/strings/en/terms.toml:1: button should explain 'world'"
    assert found(docs, strings) == [problem]


@pytest.mark.parametrize("language", CODES)
def test_the_word_of_a_term_is_not_one_of_its_variants(language: str) -> None:
    for name, term in terms_of(language, STRINGS).items():
        if term.never:
            assert not term.variants.pattern.search(term.word), name


@pytest.mark.parametrize("language", CODES)
def test_a_language_has_its_style_sheet_with_ten_sentences(language: str) -> None:
    text = (STRINGS / language / "STYLE.md").read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    assert len(rows) >= 1 + 1 + 10
    assert text.count("\n## ") == 8
