"""What the checker finds when a translation differs: each kind of problem once."""

from pathlib import Path

import pytest

from tests.support import trees
from volto_site.check import problems_of_the_site
from volto_site.content.digests import digest_of, follow, stale_problems
from volto_site.content.forbidden_words import forbidden_words, word_problems
from volto_site.content.parity import page_problems
from volto_site.content.source import read_source
from volto_site.languages import CODES
from volto_site.pages.targets import target_problems
from volto_site.strings.parity import message_problems


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    return trees.pages(tmp_path / "docs")


@pytest.fixture
def strings(tmp_path: Path) -> Path:
    return trees.messages(tmp_path / "strings")


def found(docs: Path) -> list[str]:
    return [str(problem) for problem in page_problems(docs)]


def test_equal_trees_have_no_problem(docs: Path, strings: Path) -> None:
    assert not found(docs)
    assert not list(stale_problems(docs))
    assert not list(message_problems(strings))


def test_a_missing_page_is_found(docs: Path) -> None:
    (docs / "nl" / "page.md").unlink()
    assert found(docs) == ["docs/nl/page.md:1: missing, as there is docs/fr/page.md"]


def test_a_page_without_a_source_is_found(docs: Path) -> None:
    trees.write(docs / "pt" / "more.md", '---\ntitle: "M"\ndescription: "D"\n---\n')
    assert found(docs) == ["docs/pt/more.md:1: there is no docs/fr/more.md"]


CHANGES = {
    "missing heading": ("## Part {#part}", "", 6, "the heading #part is missing"),
    "other heading": ("{#part}", "{#deel}", 11, "the heading #deel is not in the fr page"),
    "no id": (" {#part}", "", 11, "no id on the heading 'Part'"),
    "id twice": ("{#part}", "{#page}", 11, "the id #page is there twice"),
    "level": ("## Part", "### Part", 11, "the heading #part has level 3, not 2"),
    "fence line": ("select: c4", "select: c5", 15, "'select: c5' in the block, not 'select: c4'"),
    "fence shorter": ("select: c4\n", "", 13, "the block has more or fewer lines"),
    "fence language": ("```volto", "```text", 13, "a 'text' block, not 'volto'"),
    "fence gone": ("```", "", 6, "0 blocks of code, not 1"),
    "link gone": ("#move-noble", "#move-lady", 7, "#page lacks the link rules.md#move-noble"),
    "link new": ("#move-noble", "#move-lady", 7, "#page has the link rules.md#move-lady"),
    "image": ("picture.svg", "other.svg", 7, "#page lacks the image picture.svg"),
    "asset of a language": ("volto-en.pdf", "volto-fr.pdf", 11, "#part has the link"),
    "no title": ('title: "Page"\n', "", 1, "no title in the front matter"),
    "no description": ('"What it is about."', '""', 1, "no description in the front matter"),
    "long description": ("about.", "about." * 30, 1, "characters, more than 155"),
}


@pytest.mark.parametrize(("old", "new", "line", "problem"), CHANGES.values(), ids=CHANGES)
def test_a_difference_is_found_in_its_line(
    docs: Path, old: str, new: str, line: int, problem: str
) -> None:
    trees.change(docs / "en" / "page.md", old, new)
    place = f"docs/en/page.md:{line}: "
    assert any(each.startswith(place) and problem in each for each in found(docs))


def test_headings_in_another_order_are_found(docs: Path) -> None:
    path = docs / "en" / "page.md"
    head, title, _ = path.read_text("utf-8").partition("# Page {#page}")
    path.write_text(f"{head}## Part {{#part}}\n\n{title}\n", "utf-8")
    assert any("the heading #part comes in another order" in each for each in found(docs))


def test_links_may_change_their_order_within_a_section(docs: Path) -> None:
    path = docs / "en" / "page.md"
    trees.change(path, "[Print](assets/aid/volto-en.pdf), or [go up](#page).", "§")
    trees.change(path, "§", "[Go up](#page), or [print](assets/aid/volto-en.pdf).")
    assert not found(docs)


def test_a_changed_source_names_its_stale_pages(docs: Path) -> None:
    trees.change(docs / "fr" / "page.md", "A [link]", "One [link]")
    assert [problem.path for problem in stale_problems(docs)] == [
        "docs/en/page.md",
        "docs/pt/page.md",
        "docs/nl/page.md",
    ]


def test_following_marks_only_the_named_page(docs: Path) -> None:
    trees.change(docs / "fr" / "page.md", "A [link]", "One [link]")
    assert list(follow(docs, ["en/page.md"])) == [docs / "en" / "page.md"]
    assert [problem.path for problem in stale_problems(docs)] == [
        "docs/pt/page.md",
        "docs/nl/page.md",
    ]
    assert len(list(follow(docs, ["page.md"]))) == 2
    assert not list(follow(docs))


def test_a_page_that_follows_nothing_is_found(docs: Path) -> None:
    path = docs / "en" / "page.md"
    mark = digest_of(read_source(docs / "fr" / "page.md"))
    trees.change(path, f'follows: "{mark}"\n', "")
    assert "follows nothing" in str(next(stale_problems(docs)))


MESSAGES = {
    "missing": ("hello = Hello, { $name }!\n", "", "the message hello is missing"),
    "new": ("button =", "bell = Ring\nbutton =", "the message bell is not in fr"),
    "variables": ("{ $name }", "{ $nom }", "hello has other variables than in fr: name, nom"),
    "attributes": ("    .label", "    .title", "button has other attributes than in fr"),
    "twice": ("button =", "hello = Hello, { $name }!\nbutton =", "hello is there twice"),
    "unreadable": ("button =", "button", "Expected token"),
}


@pytest.mark.parametrize(("old", "new", "problem"), MESSAGES.values(), ids=MESSAGES)
def test_a_difference_of_messages_is_found(strings: Path, old: str, new: str, problem: str) -> None:
    trees.change(strings / "nl" / "site.ftl", old, new)
    problems = [str(each) for each in message_problems(strings)]
    assert any(problem in each and "strings/nl/site.ftl:" in each for each in problems)


WORDS = [
    ("fr", "La conseillère avance.", "conseillère"),
    ("fr", "Votre pion avance.", "pion"),
    ("en", "The counselor moves.", "counselor"),
    ("en", "A Pawn.", "Pawn"),
    ("pt", "Você joga.", "Você"),
    ("pt", "No ecrã e na tela.", "tela"),
    ("pt", "A equipe joga.", "equipe"),
    ("pt", "Ele está jogando agora.", "está jogando"),
    ("nl", "Uw masker.", "Uw"),
]


@pytest.mark.parametrize(("language", "text", "word"), WORDS)
def test_a_forbidden_word_is_found_with_the_right_one(
    docs: Path, strings: Path, language: str, text: str, word: str
) -> None:
    trees.change(docs / language / "page.md", "A [link]", f"{text} A [link]")
    ((path, _, problem),) = word_problems(docs, strings)
    assert path == f"docs/{language}/page.md"
    assert problem.startswith(f"{word!r}: write ")


def test_captions_titles_and_messages_are_read_too(docs: Path, strings: Path) -> None:
    trees.change(docs / "pt" / "page.md", "In the language pt.", "Na tela.")
    trees.change(docs / "pt" / "page.md", '"Page"', '"Tela"')
    trees.change(strings / "pt" / "site.ftl", "Press here", "Na tela")
    places = [(problem.path, problem.line) for problem in word_problems(docs, strings)]
    assert places == [
        ("docs/pt/page.md", 1),
        ("docs/pt/page.md", 16),
        ("volto_site/strings/pt/site.ftl", 3),
    ]


@pytest.mark.parametrize("text", ["*dame*{lang=nl}", "`pion`", "[un mot](pion.md)", "le pionnier"])
def test_code_addresses_and_quoted_languages_are_free(docs: Path, strings: Path, text: str) -> None:
    trees.change(docs / "fr" / "page.md", "A [link]", f"{text} [link]")
    assert not list(word_problems(docs, strings))


def test_every_forbidden_word_has_a_reason() -> None:
    for words in forbidden_words().values():
        assert words
        assert all(word.instead and word.why for word in words)


TARGETS = {
    "page": ("(rules.md#move-noble)", "(rule.md)", "no page rule.md"),
    "heading": ("(#page)", "(#top)", "no heading #top on page.md"),
    "file": ("volto-nl.pdf", "volto.pdf", "no file assets/aid/volto.pdf"),
    "made page": ("(#page)", "(cases.md#no-case)", "no heading #no-case on cases.md"),
}


@pytest.mark.parametrize(("old", "new", "problem"), TARGETS.values(), ids=TARGETS)
def test_a_link_that_leads_nowhere_is_found(docs: Path, old: str, new: str, problem: str) -> None:
    for language in CODES:
        trees.write(docs / language / "rules.md", "# Rules {#move-noble}\n")
        path = docs / language / "page.md"
        trees.change(path, "picture.svg", "https://example.org/picture.svg")
    assert not list(target_problems(docs))
    trees.change(docs / "nl" / "page.md", old, new)
    assert [(found.path, found.text) for found in target_problems(docs)] == [
        ("docs/nl/page.md", problem)
    ]


def test_everything_is_listed_at_once_and_in_order(docs: Path, strings: Path) -> None:
    for language in CODES:
        trees.write(docs / "assets" / "picture.svg", "")
        trees.change(docs / language / "page.md", "(rules.md#move-noble)", "(#page)")
        trees.change(docs / language / "page.md", "picture.svg", "assets/picture.svg")
    list(follow(docs))
    trees.change(docs / "en" / "page.md", "select: c4", "select: a1")
    trees.change(docs / "nl" / "page.md", "{#part}", "{#deel}")
    trees.change(strings / "pt" / "site.ftl", "Press here", "Na tela")
    problems = [
        problem
        for problem in problems_of_the_site(docs, strings)
        if not problem.path.endswith("catalogue.toml") and "search/words" not in problem.path
    ]
    assert problems == sorted(problems)
    assert {problem.path for problem in problems} == {
        "docs/en/page.md",
        "docs/nl/page.md",
        "volto_site/strings/pt/site.ftl",
    }
    assert any("no mask of the player to move on a1" in problem.text for problem in problems)


def test_the_site_itself_has_no_problem() -> None:
    assert [str(problem) for problem in problems_of_the_site()] == []
