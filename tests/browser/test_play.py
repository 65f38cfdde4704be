"""The page on which one plays: whole games, by any hand and in any language, and nothing lost."""

import pytest
from playwright.sync_api import expect

from tests.support.combinations import combined
from tests.support.pages.board import note
from tests.support.pages.match import LADIES, RACE, MatchPage
from tests.support.pages.page import HOLD, Visit
from volto_core import parse_record
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("language", "side"), combined({("nl", "2")}, CODES, ("1", "2")))
def test_a_whole_game_is_played_from_the_set_up_to_its_review(
    language: str, side: str, visit_match: Visit[MatchPage]
) -> None:
    match = visit_match(language)
    match.go()
    match.choose("side", side)
    match.use("setup-race")
    match.begin()
    match.play(match.hurried_move())
    match.page.reload()
    match.is_in("game")
    match.stands("ready")
    match.play_to_the_end()
    outcome = match.told["outcome"]
    title = "play-you-won" if outcome["winner"] == int(side) else "play-you-lost"
    expect(note(match.board).locator("strong")).to_have_text(match.t(title))
    assert "x" not in str(match.board.get_attribute("data-position")).lower().partition(" ")[0]
    expect(match.page.locator(".volto-games__list > li")).to_have_count(1)
    (game,) = match.kept()
    assert game["outcome"] == outcome
    assert [str(move) for move in parse_record(game["record"]).game.moves] == game["moves"]
    match.use("next")
    match.is_in("review")
    expect(match.table.locator(".volto-review__title")).to_be_attached()
    for _ in range(match.table.locator(".volto-curve__mark").count()):
        match.use("next")
    # A message that is missing shows its id.
    text = match.page.locator("article").inner_text()
    assert "match-" not in text
    assert "review-" not in text
    match.use("next")
    match.is_in("arrange")


def test_two_taps_lead_to_the_first_move_and_reloads_and_a_closed_tab_lose_nothing(
    visit_match: Visit[MatchPage],
) -> None:
    match = visit_match("en")
    match.page.goto(match.home)
    match.page.locator(".volto-calls").get_by_role(
        "link", name=match.t("home-play"), exact=True
    ).click()
    match.is_ready()
    match.action("next").click()
    match.is_in("game")
    match.stands("ready")
    match.placed(f"xxxxx/xxxxx/5/5/5/{LADIES} 1 00")
    match.play("b2b3")
    reload_with_notes(match)
    reload_before_the_answer(match)
    go_on_in_another_tab(match)


def reload_with_notes(match: MatchPage) -> None:
    """A reload loses no move and no note."""
    match.hit("a7")
    match.table.locator("[data-kind=noble][aria-pressed]").click()
    position = match.board.get_attribute("data-position")
    match.engine.asked.clear()
    match.page.reload()
    match.is_in("game")
    match.placed(str(position))
    match.stands("ready")
    # The opponent is not asked again for what it has answered.
    assert [request["do"] for request in match.engine.asked] == ["load", "state"]
    expect(match.square("a7")).to_have_accessible_name(
        match.t(
            "notes-also",
            what=match.t("play-square-mask", square="a7", player=2, kind="hidden"),
            kinds="noble",
        )
    )


def reload_before_the_answer(match: MatchPage) -> None:
    """A move is answered after a reload."""
    match.hold("answer")
    match.hit("d2", "d3")
    expect(match.board).to_have_attribute("data-status", "thinking")
    match.page.wait_for_function("() => localStorage['volto.games'].includes('d2d3')")
    match.page.reload()
    match.stands("ready")
    assert len(match.told["moves"]) == 4


def go_on_in_another_tab(match: MatchPage) -> None:
    """A closed tab loses nothing, and while the next one takes its game up, it says so."""
    position = match.board.get_attribute("data-position")
    # The oldest tab is left to the next test: it must not be the one with a script of its own.
    match.page.context.new_page()
    other = MatchPage(match.page.context, match.site, "en", beside=match)
    other.page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({HOLD})('load'))")
    match.page.close()
    other.go()
    expect(other.answer).to_have_text(other.t("match-resuming"))
    other.release()
    other.stands("ready")
    expect(other.answer).not_to_contain_text(other.t("match-resuming"))
    other.is_in("game")
    other.placed(str(position))
    other.play("b3b4")
    assert other.problems == []


def test_what_the_page_holds_tells_nothing_and_after_a_game_others_are_played_and_arranged(
    match: MatchPage,
) -> None:
    heard: list[str] = []
    match.engine.heard = lambda answer: heard.append(str(answer))
    match.begin()
    match.play("b2b3")
    match.play("d2d3")
    stored = match.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    html = match.page.content()
    answers = list(heard)
    resign_when_asked(match)
    start = match.kept()[0]["start"]
    rows = start.split("/")[:2]
    assert set("".join(rows)) <= set("nacsl")
    for text in (stored, html, *answers):
        assert all(row not in text for row in rows)
    find_the_end_again(match)
    match.use("rematch")
    match.is_in("game")
    match.stands("ready")
    assert len(match.kept()) == 2
    take_back(match)
    match.table.locator("[data-part=actions] [data-action=new]").click()
    match.is_in("arrange")
    arrange_by_hand(match)


def resign_when_asked(match: MatchPage) -> None:
    """Who resigns is asked first."""
    match.use("resign")
    expect(match.action("resign")).to_have_text(match.t("match-resign-sure"))
    match.hit("b3")
    expect(match.action("resign")).to_have_text(match.t("match-resign"))
    match.resign()
    expect(note(match.board)).to_contain_text(
        match.t("play-because-resignation", winner=2, whose="own")
    )


def find_the_end_again(match: MatchPage) -> None:
    """Load the page again, as in a tab that was closed before the end was kept."""
    match.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage["volto.games"]);
          Object.assign(kept.games[0], { start: "", record: "" });
          localStorage["volto.games"] = JSON.stringify(kept);
        }"""
    )
    match.page.reload()
    match.stands("over")
    expect(match.page.locator("[data-action=look]")).to_be_visible()
    assert match.kept()[0]["record"]


def take_back(match: MatchPage) -> None:
    """A move is taken back, and the game says so."""
    match.play("b2b3")
    match.use("undo")
    match.placed(f"xxxxx/xxxxx/5/5/5/{LADIES} 1 00")
    expect(match.action("undo")).to_have_attribute("aria-disabled", "true")
    match.resign()
    expect(match.page.locator(".volto-games__text").first).to_contain_text(
        match.t("match-game-taken", text="").strip()
    )


def test_a_game_that_was_left_is_gone_on_with_and_one_that_cannot_be_makes_room_for_another(
    match: MatchPage,
) -> None:
    let_the_opponent_begin(match)
    leave_and_go_on(match)
    match.page.locator("[data-action=forget-game]").click()
    expect(match.page.locator(".volto-games__list > li")).to_have_count(0)
    assert match.kept() == []
    make_room(match)
    # A position from elsewhere is played on against a level.
    match.page.evaluate("location.hash = 'position=4x/5/2x2/2N2/5/5/C4_1_00&viewer=1'")
    match.placed("4x/5/2x2/2N2/5/5/C4 1 00")
    match.choose("level", "4")
    match.begin()
    match.placed("4x/5/2x2/2N2/5/5/C4 1 00")
    assert match.told["match"]["level"] == 4


def let_the_opponent_begin(match: MatchPage) -> None:
    """The opponent begins if it is asked to, and higher levels have no way back."""
    match.choose("first", "other")
    match.choose("level", "3")
    match.begin()
    assert len(match.told["moves"]) == 1
    expect(match.task).to_have_text(
        match.t("match-task-game", level=3, opponent=match.t("match-level-3"), turn="own")
    )
    match.play("b2b3")
    expect(match.action("undo")).to_be_hidden()


def leave_and_go_on(match: MatchPage) -> None:
    """Leave a game, go on with it from the list, and leave it again."""
    position = match.board.get_attribute("data-position")
    match.use("new")
    match.is_in("arrange")
    match.page.reload()
    match.is_ready()
    match.is_in("arrange")
    match.page.locator("[data-action=continue]").click()
    match.is_in("game")
    match.placed(str(position))
    match.use("new")


def make_room(match: MatchPage) -> None:
    """A game that cannot be gone on with is told of, and makes room for another."""
    match.begin()
    match.engine.has_lost_secrets = True
    match.page.reload()
    match.is_ready()
    match.is_in("arrange")
    expect(match.answer).to_contain_text(match.t("match-lost"))
    assert match.kept() == []
    match.begin()
    match.engine.has_lost_secrets = False
    match.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage["volto.games"]);
          kept.games[0].moves = ["a1a7"];
          localStorage["volto.games"] = JSON.stringify(kept);
        }"""
    )
    match.page.reload()
    match.is_ready()
    expect(match.answer).to_contain_text(match.t("match-impossible"))
    match.is_in("arrange")
    # What cannot be read at all is put aside.
    match.page.evaluate("localStorage['volto.games'] = '?'")
    match.page.reload()
    match.is_ready()
    match.begin()
    assert len(match.kept()) == 1
    assert match.page.evaluate("localStorage['volto.games-broken']") == "?"


def arrange_by_hand(match: MatchPage) -> None:
    """The masks are arranged by hand, and the last set-up is there again."""
    match.square("a2").focus()
    match.page.keyboard.press("Delete")
    match.use("next")
    # A set-up that lacks a mask does not begin.
    expect(match.answer).to_contain_text(match.t("setup-unfinished"))
    match.is_in("arrange")
    match.use("setup-ladies")
    match.placed(f"5/5/5/5/5/{LADIES} 1 00")
    match.hit("a2", "c1")
    match.placed("5/5/5/5/5/CNSNL/AALAN 1 00")
    match.begin()
    match.placed("xxxxx/xxxxx/5/5/5/CNSNL/AALAN 1 00")
    match.use("new")
    match.use("setup-race")
    match.placed(f"5/5/5/5/5/{RACE} 1 00")
    match.use("last-setup")
    match.placed("5/5/5/5/5/CNSNL/AALAN 1 00")
    match.use("save")
    match.use("shuffle")
    expect(match.board).not_to_have_attribute("data-position", "5/5/5/5/5/CNSNL/AALAN 1 00")
    match.use("open-setup")
    match.placed("5/5/5/5/5/CNSNL/AALAN 1 00")
