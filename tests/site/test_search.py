"""What goes into the search index: sections, with their words ready to be found."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from volto_site.places import ROOT
from volto_site.search.index import (
    FOLDER,
    HIDDEN,
    PARTING,
    USUAL,
    WEIGHTS,
    Index,
    records_in,
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


def test_languages_indexed_one_after_the_other_share_an_entry_in_their_order(
    tmp_path: Path,
) -> None:
    index = Index(tmp_path)
    for address, language in (("rules", "fr"), ("nl/rules", "nl")):
        page = tmp_path / address / "index.html"
        page.parent.mkdir(parents=True)
        page.write_text(PAGE.replace('lang="fr"', f'lang="{language}"'), "utf-8")
        index.add(records_in(language, tmp_path))
    index.end_pages()
    index.finish()
    entry = json.loads((tmp_path / FOLDER / "pagefind-entry.json").read_text("utf-8"))
    languages = entry["languages"]
    assert [(name, each["page_count"]) for name, each in languages.items()] == [
        ("fr", 3),
        ("nl", 3),
    ]
    for name, each in languages.items():
        assert (tmp_path / FOLDER / f"pagefind.{each['hash']}.pf_meta").is_file()
        assert len(list((tmp_path / FOLDER / "fragment").glob(f"{name}_*"))) == 3
        assert json.loads((tmp_path / FOLDER / f"words.{name}.json").read_text("utf-8"))


# Stops as a build does in which a page of the next language is wrong.
STOPPED = """
import sys
from pathlib import Path
from volto_site.search import index as search
site = Path(sys.argv[1])
index = search.Index(site)
index.add(search.records_in("fr", site))
print(index._process.pid)
sys.exit("wrong")
"""


def test_a_build_that_stops_leaves_nobody_who_writes(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    command = [sys.executable, "-c", STOPPED, str(tmp_path)]
    stopped = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    assert stopped.stderr == "wrong\n"
    with pytest.raises(ProcessLookupError):
        os.kill(int(stopped.stdout), 0)
