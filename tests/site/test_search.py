"""What goes into the search index: sections, with their words ready to be found."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from volto_site.node import NodeFailed
from volto_site.search import index
from volto_site.search.index import (
    ENTRY,
    FOLDER,
    Files,
    index_of,
    indexed,
    write_indexes,
)
from volto_site.search.records import (
    HIDDEN,
    PARTING,
    USUAL,
    WEIGHTS,
    records_of,
    with_parted_words,
)
from volto_site.search.sections import Section, Sections

PAGE = """<!doctype html><html lang="fr"><body><nav><h2 id="no">Pages</h2></nav>
<article><h1 id="rules">Les règles<a class="headerlink" href="#rules">¶</a></h1>
<p>Tout le jeu.<br>Ici.</p>
<h2 id="moves">Les déplacements</h2>
<h3 id="move-lady">La demoiselle</h3><p>Elle va <em>partout</em>.</p><p>L’adversaire attend.</p>
<figure><svg><title>Un tapis</title></svg><figcaption>En c4.</figcaption></figure>
<div class="volto-links"><ul><li><b>Voir</b> autre chose</li></ul></div>
</article><footer>Site non officiel</footer></body></html>"""


def test_a_page_is_read_section_by_section_without_its_frame() -> None:
    read = Sections.of(PAGE)
    assert read.language == "fr"
    assert read.sections == [
        Section("rules", 1, "Les règles", "Tout le jeu. Ici."),
        Section("moves", 2, "Les déplacements", ""),
        Section("move-lady", 3, "La demoiselle", "Elle va partout. L’adversaire attend. En c4."),
    ]


def test_one_more_puzzle_of_a_sort_changes_no_section() -> None:
    page = (
        '<article><h1 id="puzzles">Les problèmes</h1><dl><div><dt><a href="?kind=win">Gagner</a>'
        ' <span class="volto-count">{} problèmes</span></dt><dd>Trouvez le coup.</dd></div></dl>'
    )
    before, after = (Sections.of(page.format(count)).sections for count in (322, 323))
    assert before == after == [Section("puzzles", 1, "Les problèmes", "Gagner Trouvez le coup.")]


def test_a_record_leads_to_its_section_below_the_site(tmp_path: Path) -> None:
    page = tmp_path / "rules" / "index.html"
    page.parent.mkdir()
    page.write_text(PAGE, "utf-8")
    addresses = [record["url"] for record in records_of(page, tmp_path)]
    assert addresses == ["/rules/", "/rules/#moves", "/rules/#move-lady"]


def test_elided_words_are_parted_but_look_the_same() -> None:
    parted = with_parted_words("l’adversaire, d'un coup")
    assert parted.split() == ["l’\u2060", "adversaire,", "d'\u2060", "un", "coup"]
    assert parted.replace(PARTING, "") == "l’adversaire, d'un coup"


def test_what_readers_type_is_in_the_record_of_its_section_behind_a_mark(tmp_path: Path) -> None:
    page = tmp_path / "rules" / "index.html"
    page.parent.mkdir()
    page.write_text(PAGE, "utf-8")
    contents = {record["url"]: record["content"] for record in records_of(page, tmp_path)}
    shown, _, hidden = contents["/rules/#moves"].partition(HIDDEN)
    assert "mouvements" not in shown
    assert "mouvements" in hidden


def test_a_word_counts_more_in_a_rule_than_in_a_lesson_a_puzzle_or_a_case() -> None:
    rule, *others = (WEIGHTS[page] for page in ("rules", "faq", "learn", "puzzles", "cases"))
    for other in (*others, USUAL):
        assert rule.title > other.title
        assert rule.text > other.text


def record(language: str) -> dict[str, str]:
    return {
        "url": "/rules/",
        "content": f'<html lang="{language}"><body><p>Volto</p></body></html>',
    }


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cache of indexes with nothing in it."""
    monkeypatch.setattr(index, "CACHE", tmp_path / "cache")
    index._kept_indexer.cache_clear()
    yield
    index._kept_indexer.cache_clear()


@pytest.mark.usefixtures("cache")
def test_indexes_of_two_languages_share_a_folder_and_an_entry_in_their_order(
    tmp_path: Path,
) -> None:
    files = {language: index_of(language, [record(language)]) for language in ("nl", "fr")}
    write_indexes(files, tmp_path)
    entry = json.loads((tmp_path / FOLDER / ENTRY).read_text("utf-8"))
    languages = entry["languages"]
    assert [(name, each["page_count"]) for name, each in languages.items()] == [
        ("fr", 1),
        ("nl", 1),
    ]
    for name, each in languages.items():
        assert (tmp_path / FOLDER / f"pagefind.{each['hash']}.pf_meta").is_file()
        assert len(list((tmp_path / FOLDER / "fragment").glob(f"{name}_*"))) == 1
        assert json.loads((tmp_path / FOLDER / f"words.{name}.json").read_text("utf-8"))


@pytest.mark.usefixtures("cache")
def test_pagefind_runs_again_only_for_a_language_that_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run: list[str] = []

    def indexed_once(records: str) -> Files:
        run.append(records)
        return {}

    monkeypatch.setattr(index, "indexed", indexed_once)
    for of_this_build in ("1", "2", "2"):
        index._kept_indexer.cache_clear()
        for language, words in (("fr", of_this_build), ("nl", "")):
            index_of(language, [{"url": "/", "content": words}])
    assert [json.loads(records)[0]["content"] for records in run] == ["1", "", "2"]


def test_a_failure_of_pagefind_has_its_reason() -> None:
    with pytest.raises(NodeFailed, match="SyntaxError"):
        indexed("no JSON")
