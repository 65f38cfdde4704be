"""The puzzles on the site: what a page may know of them, what the worker fetches, their pages."""

import json
from collections import Counter
from html import escape
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import validator_for

from tests.support.documents import read_page
from tests.support.puzzles import comment_id
from tests.support.site import SAMPLES, Site
from volto_core.game.moves import legal_moves
from volto_core.geometry import SQUARE_NAMES
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.table import format_puzzle, parse_puzzle
from volto_core.puzzles.themes import THEMES
from volto_core.text.notation import parse_position
from volto_puzzles.retired import Retired
from volto_site.languages import CODES, LANGUAGES
from volto_site.puzzles import tables, verdicts
from volto_site.puzzles.board import puzzle_drawing
from volto_site.puzzles.collection import (
    PUZZLES_IN_A_FILE,
    all_puzzles,
    all_ratings,
    file_numbers,
    file_numbers_of,
    numbers,
    path_puzzles,
    retired_puzzles,
)
from volto_site.puzzles.data import list_json, worker_files
from volto_site.puzzles.open_data import ADDRESSES as OPEN_DATA
from volto_site.puzzles.page import Place, body, title
from volto_site.puzzles.pages import Shell, write_retired
from volto_site.puzzles.results import tables_by_puzzle
from volto_site.puzzles.tables import puzzle_table
from volto_site.puzzles.verdicts import verdicts_of
from volto_site.strings import strings_of

# The keys of a puzzle, which no page may know before the learner asks.
SECRETS = ("solution", "answer", "chances", "first", "refuted", "slower", "line", "slower-later")


def test_the_list_holds_every_puzzle_and_no_key() -> None:
    listed: Any = json.loads(list_json())
    assert [entry["id"] for entry in listed["puzzles"]] == [one.id for one in all_puzzles()]
    assert not any(key in entry for entry in listed["puzzles"] for key in SECRETS)
    assert set(listed["path"]) <= {entry["id"] for entry in listed["puzzles"]}


@pytest.mark.build
def test_the_worker_finds_every_puzzle_in_its_file() -> None:
    files = {name: json.loads(content) for name, content in worker_files()}
    for puzzle in all_puzzles():
        found = files[f"puzzles/{file_numbers()[puzzle.id]}.json"][puzzle.id]
        assert parse_puzzle(found["puzzle"]) == puzzle
        if puzzle.aim is not Aim.UNMASK:
            assert str(puzzle.solution) not in found["verdicts"]["refuted"]


@pytest.mark.build
def test_of_no_move_a_learner_can_make_it_is_undecided_whether_it_wins_more_slowly() -> None:
    entries = [entry for _, content in worker_files() for entry in json.loads(content).values()]
    wins = [entry for entry in entries if entry["puzzle"]["kind"] == "win"]
    for table, kept in (entry.values() for entry in wins):
        position = parse_position(table["position"])
        first = {table["solution"], *kept["slower"], *kept["refuted"]}
        assert first == set(map(str, legal_moves(position))), table["id"]
        assert bool(kept["slower-later"]) == (table["within"] > 1), table["id"]


@pytest.mark.build
def test_no_file_of_the_worker_is_large() -> None:
    assert max(len(content) for _, content in worker_files()) < 150_000


def test_verdicts_are_computed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [puzzle for puzzle in all_puzzles() if puzzle.aim is Aim.WIN][:2]
    tables = [format_puzzle(puzzle) for puzzle in asked]
    file = tmp_path / "verdicts.json"
    found = verdicts_of(tables, file)

    def nobody(puzzle: Puzzle) -> Any:
        raise AssertionError(f"{puzzle.id} is computed again")

    monkeypatch.setattr(verdicts, "first_verdicts", nobody)
    assert verdicts_of(tables, file) == found
    assert verdicts_of(tables[1:], file) == found[1:]


@pytest.mark.parametrize("content", ["", "nonsense", '{"code": "of yesterday", "results": {}}'])
def test_verdicts_of_other_code_are_not_believed(content: str, tmp_path: Path) -> None:
    file = tmp_path / "verdicts.json"
    file.write_text(content, "utf-8")
    tables = [format_puzzle(next(one for one in all_puzzles() if one.aim is Aim.SAVE))]
    assert verdicts_of(tables, file)[0]["refuted"]
    assert json.loads(file.read_text("utf-8"))["code"] != "of yesterday"


def test_the_open_collection_is_whole_and_as_its_schema_says(site: Site) -> None:
    collection, schema = (site.folder / address for address in OPEN_DATA)
    published = json.loads(collection.read_text("utf-8"))
    validator_for(json.loads(schema.read_text("utf-8"))).validate(published)
    proved = {one["id"]: one["proof"] for one in published["puzzles"]}
    assert set(proved) == {one.id for one in all_puzzles()}
    assert all(proof["worlds"] > 0 for proof in proved.values())


def test_every_puzzle_has_a_page_in_every_language(site: Site) -> None:
    for language in LANGUAGES:
        folder = site.folder / language.prefix / "puzzles"
        found = {page.parent.name for page in folder.glob("*/index.html")}
        gone = {each.id for each in retired_puzzles()}
        assert found - gone == {puzzle.id for puzzle in all_puzzles()} > SAMPLES
        assert gone <= found


def test_a_page_holds_the_board_and_no_key(site: Site) -> None:
    for aim in Aim:
        puzzle = next(one for one in all_puzzles() if one.aim is aim)
        path = site.folder / "puzzles" / puzzle.id / "index.html"
        (board,) = read_page(path).all("volto-board")
        assert board["data-position"] == format_puzzle(puzzle)["position"]
        text = path.read_text("utf-8")
        assert not any(f'"{key}":' in text for key in SECRETS)
        assert len(text) < 60_000


@pytest.mark.parametrize("language", CODES)
def test_one_point_is_a_single_point(language: str) -> None:
    strings = strings_of(language)
    for way in ("up", "down"):
        one, two = (
            strings.t("trainer-rating-said", points="1200", way=way, by=by) for by in (1, 2)
        )
        assert not any(word in one for word in ("points", "pontos", "punten"))
        assert any(word in two for word in ("points", "pontos", "punten"))


@pytest.mark.parametrize("language", CODES)
def test_before_the_answer_a_table_tells_neither_theme_nor_level_nor_reasons(language: str) -> None:
    strings = strings_of(language)
    for puzzle in (*all_puzzles()[::40], *on_the_path()):
        drawing = puzzle_drawing(puzzle, answers="", file=0, level=1)
        html = body(Place(puzzle, puzzle_table(puzzle, drawing, strings), None, None), strings)
        table = html.partition("<volto-table")[2].partition("</volto-table>")[0]
        told = [f"theme-{theme}" for theme in (puzzle.theme, *puzzle.also)]
        told += [f"{theme}-about" for theme in told] + [f"why-{reason}" for reason in puzzle.why]
        told += [f"difficulty-{all_ratings().level(puzzle.id)}"]
        assert not [name for name in told if escape(strings.t(name), quote=False) in table]
        assert puzzle.id not in path_puzzles() or strings.t(comment_id(puzzle.id)) not in html


def on_the_path() -> list[Puzzle]:
    return [puzzle for puzzle in all_puzzles() if puzzle.id in path_puzzles()]


@pytest.mark.parametrize("language", CODES)
def test_the_first_hint_is_a_question(language: str) -> None:
    strings = strings_of(language)
    assert all(strings.t(f"theme-{theme}-question").endswith("?") for theme in THEMES)


def test_the_board_of_a_page_has_no_suspects_and_no_theme() -> None:
    for puzzle in all_puzzles()[::40]:
        script = puzzle_drawing(puzzle, answers="", file=0, level=1).script
        assert '"suspects"' not in script
        assert puzzle.theme not in script


def test_a_title_tells_number_kind_and_length_alone() -> None:
    strings = strings_of("en")
    wins = [one for one in all_puzzles() if one.aim is Aim.WIN and one.within == 2]
    assert title(wins[0], strings) == f"Puzzle {numbers()[wins[0].id]} · Win in 2"
    told = {title(one, strings).partition(" · ")[2] for one in all_puzzles()}
    assert told <= {*(f"Win in {length}" for length in range(1, 6)), "Save", "Unmask", "Odds"}


def test_the_place_of_a_puzzle_in_the_list_tells_no_theme_and_no_difficulty() -> None:
    places = [(list(Aim).index(one.aim), one.own_moves, one.id) for one in all_puzzles()]
    assert places == sorted(places)
    assert sorted(numbers().values()) == list(range(1, len(places) + 1))


def test_without_a_script_each_puzzle_leads_to_its_neighbours(site: Site) -> None:
    first, second, third = all_puzzles()[:3]
    page = read_page(site.folder / "en/puzzles" / second.id / "index.html")
    assert [link["href"] for link in page.all("a", rel="prev")] == [f"../{first.id}/"]
    assert [link["href"] for link in page.all("a", rel="next")] == [f"../{third.id}/"]


@pytest.mark.parametrize("language", CODES)
def test_without_a_script_kinds_and_path_lead_to_puzzles_and_themes_do_not(
    language: str, site: Site
) -> None:
    prefix = "" if language == "fr" else f"{language}/"
    page = read_page(site.folder / prefix / "puzzles" / "index.html")
    links = {link["href"] for link in page.all("a")}
    themes = {theme for puzzle in all_puzzles() for theme in (puzzle.theme, *puzzle.also)}
    queries = {link["data-query"] for link in page.all("a") if "data-query" in link}
    assert queries == {f"kind={aim.value}" for aim in Aim}
    assert {f"?theme={theme}" for theme in themes} <= links
    assert {f"{name}/" for name in path_puzzles()} <= links


@pytest.mark.parametrize("language", CODES)
def test_the_address_of_a_puzzle_that_was_taken_out_says_so_and_leads_on(
    language: str, tmp_path: Path
) -> None:
    strings = strings_of(language)
    html = f"<head><title>VOLTO-PUZZLE-NAME</title></head>{'VOLTO-PUZZLE-BODY'}"
    shell = Shell(language, html, tmp_path)
    other = all_puzzles()[0].id
    write_retired([shell], [Retired("old-1", "copy", other), Retired("old-2", "rule")])
    copy, rule = (read_page(tmp_path / name / "index.html") for name in ("old-1", "old-2"))
    assert [link["href"] for link in copy.all("a")] == [f"../{other}/", "../"]
    assert [link["href"] for link in rule.all("a")] == ["../"]
    assert copy.all("meta", name="robots")[0]["content"] == "noindex"
    text = (tmp_path / "old-1" / "index.html").read_text("utf-8")
    for told in ("retired-title", "retired-about", "retired-copy"):
        assert escape(strings.t(told), quote=False) in text


@pytest.mark.parametrize("language", CODES)
def test_the_moves_seen_are_told_in_words_and_hide_who_made_those_of_the_enemy(
    language: str,
) -> None:
    strings = strings_of(language)
    puzzle = next(each for each in all_puzzles() if each.history and not each.is_open)
    drawing = puzzle_drawing(puzzle, answers="", file=0, level=1)
    html = puzzle_table(puzzle, drawing, strings)
    seen = html.partition('<div class="volto-seen">')[2].partition("</div>")[0]
    assert seen.count("<li>") == len(puzzle.history)
    for turn in drawing.view.turns:
        origin, target = (SQUARE_NAMES[square] for square in turn.move)
        assert f"{origin}\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}{target}" in seen
        assert str(turn.move) not in seen
    hidden = strings.t("board-move", kind="hidden", **{"from": "a", "to": "b"}).split()[0]
    enemy = [turn for turn in drawing.view.turns if turn.kind is None]
    assert seen.count(hidden) == len(enemy) > 0


def test_a_new_puzzle_changes_no_file_of_the_worker_but_its_own() -> None:
    ids = [puzzle.id for puzzle in all_puzzles()]
    before = file_numbers_of(ids)
    after = file_numbers_of([*ids, "a-new-one", "the-next-one"])
    assert {id: after[id] for id in ids} == before
    # Ten times as many are still found in files of this size.
    many = file_numbers_of([f"{id}-{copy}" for id in ids for copy in range(10)])
    largest = max(Counter(many.values()).values())
    assert largest < 2 * PUZZLES_IN_A_FILE


def test_the_tables_of_puzzles_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tables_by_puzzle()
    tables_by_puzzle.cache_clear()
    monkeypatch.setattr(tables, "puzzle_table", None)
    assert tables_by_puzzle() == kept


def test_a_table_is_made_again_when_a_message_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fr").mkdir()
    monkeypatch.setattr(tables, "STRINGS", tmp_path)
    digests = []
    for text in ("a = one", "a = two"):
        (tmp_path / "fr" / "a.ftl").write_text(text)
        digests.append(tables.words_digest())
    assert digests[0] != digests[1]
