"""The trainer: puzzles solved, missed, hinted at and given up, and the progress that is kept."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import ASK_AXE, AXE
from tests.browser.conftest import Site
from tests.browser.learner import Learner, Table, refuted
from volto_site.languages import CODES

pytestmark = pytest.mark.browser

Visit = Callable[..., Learner]


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Lets somebody in."""
    learners: list[Learner] = []

    def enter(language: str = "fr", **options: Any) -> Learner:
        context = browser.new_context(
            service_workers="block", locale=language, reduced_motion="reduce", **options
        )
        learners.append(Learner(context, site, language))
        return learners[-1]

    yield enter
    for learner in learners:
        assert learner.problems == []
        learner.page.context.close()


def is_hidden_win(puzzle: Table) -> bool:
    return puzzle["within"] == 2 and "x" in puzzle["position"].lower()


def solve(learner: Learner, puzzle: Table) -> None:
    """Solve a win by its key and then by the hints."""
    learner.play(puzzle["solution"])
    learner.stands("ready")
    learner.follow_hints()
    learner.stands("solved")


@pytest.mark.parametrize("language", CODES)
def test_a_puzzle_is_missed_explained_solved_and_walked_through(
    language: str, visit: Visit
) -> None:
    learner = visit(language)
    puzzle = learner.puzzle("win", is_hidden_win)
    learner.open(puzzle)
    start = learner.board.get_attribute("data-position")
    assert start == puzzle["position"]

    move, line = refuted(puzzle)
    learner.play(move)
    expect(learner.said).to_contain_text(learner.t("task-puzzle-wrong"))
    expect(learner.page.locator(".volto-certainty p")).to_be_visible()
    learner.use("why")
    expect(learner.page.locator(".volto-told")).to_contain_text(learner.t("trainer-world"))
    assert "x" not in (learner.board.get_attribute("data-position") or "").lower()
    for number in range(1, len(line) + 1):
        learner.use("step-forward")
        step = learner.t("trainer-step", at=number, of=len(line))
        expect(learner.page.locator(".volto-steps")).to_contain_text(step)
    learner.stands("over")
    learner.use("again")
    expect(learner.board).to_have_attribute("data-position", start or "")

    solve(learner, puzzle)
    expect(learner.said).to_contain_text(learner.t("task-puzzle-solved-win"))
    learner.use("plan")
    learner.page.locator(".volto-answers button").first.click()
    expect(learner.page.locator(".volto-line-so-far li")).to_have_count(2)
    learner.use("free")
    expect(learner.action("resume")).to_be_visible()
    assert "x" not in (learner.board.get_attribute("data-position") or "").lower()
    learner.use("resume")
    expect(learner.board).to_have_attribute("data-position", start or "")


@pytest.mark.parametrize("language", CODES)
def test_a_mask_is_named_with_reasons_against_other_names(language: str, visit: Visit) -> None:
    learner = visit(language)
    puzzle = learner.puzzle("unmask")
    learner.open(puzzle)
    wrong = next(kind for kind in "NACSL" if kind != puzzle["answer"])
    learner.page.locator(f"[data-kind={wrong}]").click()
    expect(learner.board.locator(".volto-note")).to_have_attribute("data-tone", "refused")
    learner.page.locator(f"[data-kind={puzzle['answer']}]").click()
    learner.stands("solved")
    expect(learner.page.locator(".volto-reasons dt").first).to_be_visible()


@pytest.mark.parametrize("kind", ["save", "odds"])
def test_who_gives_up_sees_the_key_and_can_play_it(kind: str, visit: Visit) -> None:
    learner = visit("nl")
    puzzle = learner.puzzle(kind)
    learner.open(puzzle)
    learner.use("give-up")
    key = learner.t(
        "trainer-key-is", **{"from": puzzle["solution"][:2], "to": puzzle["solution"][2:]}
    )
    expect(learner.page.locator(".volto-told")).to_contain_text(key)
    expect(learner.board.locator(".volto-arrow")).to_have_count(1)
    learner.use("anew")
    learner.type(puzzle["solution"])
    learner.stands("solved")
    expect(learner.said).to_contain_text(learner.t(f"task-puzzle-solved-{kind}"))


def test_a_slower_win_is_no_mistake(visit: Visit) -> None:
    learner = visit("en")
    puzzle = learner.puzzle("win", lambda table: table["first"]["slower"])
    learner.open(puzzle)
    move, length = next(iter(puzzle["first"]["slower"].items()))
    learner.play(move)
    expect(learner.said).to_contain_text(learner.t("task-puzzle-slower", slower=length))
    expect(learner.board).to_have_attribute("data-position", puzzle["position"])
    learner.stands("ready")


def test_nothing_tells_the_key_before_the_learner_asks(visit: Visit) -> None:
    learner = visit()
    puzzle = learner.puzzle("win", is_hidden_win)
    heard: list[str] = []
    learner.engine.heard = lambda answer: heard.append(json.dumps(answer))
    learner.open(puzzle)
    learner.use("hint")
    expect(learner.board.locator(".volto-hints li")).to_have_count(1)
    assert heard
    page = learner.page.content()
    for key in ('"solution"', '"refuted"', '"answer"', '"mask"'):
        assert key not in page
        assert all(key not in answer for answer in heard)


def test_the_suspects_are_shown_as_the_learner_wants(visit: Visit) -> None:
    learner = visit()
    learner.open(learner.puzzle("win", is_hidden_win))
    choice = learner.page.locator(".volto-suspicion select")
    mask = learner.board.locator("[data-square][aria-label*='masque']").first
    before = mask.get_attribute("aria-label")
    choice.select_option("full")
    expect(learner.board.locator(".volto-card").first).to_be_visible()
    expect(mask).not_to_have_attribute("aria-label", before or "")
    choice.select_option("off")
    expect(learner.board.locator(".volto-card")).to_have_count(0)
    expect(mask).to_have_attribute("aria-label", before or "")
    learner.page.reload()
    expect(choice).to_have_value("off")


def test_today_has_a_puzzle_that_is_the_same_for_everyone(visit: Visit) -> None:
    addresses = set()
    for language, zone in (("fr", "Pacific/Auckland"), ("pt", "America/Los_Angeles")):
        learner = visit(language, timezone_id=zone)
        learner.page.clock.set_fixed_time("2026-03-01T12:00:00Z")
        learner.go()
        link = learner.page.locator("[data-door=today] a")
        addresses.add(link.get_attribute("href"))
    assert len(addresses) == 1
    learner.page.clock.set_fixed_time("2026-03-02T12:00:00Z")
    learner.go()
    assert learner.page.locator("[data-door=today] a").get_attribute("href") not in addresses


def test_several_themes_are_chosen_at_once_and_kept_in_the_address(visit: Visit) -> None:
    learner = visit("en")
    learner.go()
    found = learner.page.locator(".volto-chooser__count")
    numbers = [found.inner_text()]
    for value in ("counting-out", "footprints"):
        learner.page.locator(f".volto-chip:has([value={value}])").click()
        expect(found).not_to_have_text(numbers[-1])
        numbers.append(found.inner_text())
    assert "theme=counting-out&theme=footprints" in learner.page.url
    learner.page.reload()
    expect(found).to_have_text(numbers[-1])
    learner.use("random")
    expect(learner.page.locator(".volto-facts")).to_contain_text(learner.t("theme-counting-out"))
    expect(learner.page.locator(".volto-facts")).to_contain_text(learner.t("theme-footprints"))


@pytest.mark.parametrize("language", CODES)
def test_a_missed_puzzle_comes_back_in_the_mode_for_mistakes(language: str, visit: Visit) -> None:
    learner = visit(language)
    learner.page.clock.set_fixed_time("2026-03-01T12:00:00Z")
    puzzle = learner.puzzle("save")
    learner.open(puzzle)
    learner.play(refuted(puzzle)[0])
    learner.use("again")
    expect(learner.action("hint")).to_be_visible()
    learner.play(puzzle["solution"])
    learner.stands("solved")
    assert learner.kept()["solved"][puzzle["id"]] == {"on": "2026-03-01", "wrong": 1, "hints": 0}

    learner.go()
    door = learner.page.locator("[data-door=mistakes]")
    expect(door).to_contain_text(learner.t("trainer-mistakes-due", due=0))
    learner.page.clock.set_fixed_time("2026-03-04T12:00:00Z")
    learner.go()
    expect(door).to_contain_text(learner.t("trainer-mistakes-due", due=1))
    learner.use("mistakes")
    expect(learner.page.locator(".volto-mode")).to_have_text(learner.t("trainer-mistakes-mode"))
    due = learner.kept()["mistakes"][puzzle["id"]]["due"]
    learner.play(puzzle["solution"])
    learner.stands("solved")
    expect(learner.page.locator(".volto-keeping")).not_to_be_empty()
    assert learner.kept()["mistakes"][puzzle["id"]]["due"] > due


def test_the_progress_goes_out_as_a_file_and_comes_in_again(visit: Visit, tmp_path: Path) -> None:
    learner = visit("en")
    puzzle = learner.puzzle("odds")
    learner.open(puzzle)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    learner.go()
    expect(learner.page.locator(".volto-streak")).to_have_text(learner.t("trainer-streak", days=1))
    with learner.page.expect_download() as download:
        learner.use("export")
    file = tmp_path / "progress.json"
    download.value.save_as(file)

    other = visit("pt")
    other.go()
    expect(other.page.locator(".volto-report")).to_contain_text(
        other.t("trainer-solved", count=0, total=1)[:15]
    )
    other.page.locator(".volto-report input[type=file]").set_input_files(file)
    said = other.page.locator(".volto-report .volto-keeping")
    expect(said).to_have_text(other.t("trainer-imported", count=1))
    assert puzzle["id"] in other.kept()["solved"]

    before = other.kept()
    file.write_text('{"version": 1, "solved": []}', "utf-8")
    other.page.locator(".volto-report input[type=file]").set_input_files(file)
    expect(said).to_have_text(other.t("trainer-import-wrong"))
    assert other.kept() == before
    other.use("forget")
    other.use("forget")
    expect(said).to_have_text(other.t("trainer-forgotten"))
    assert other.kept()["solved"] == {}


@pytest.mark.parametrize("language", CODES)
def test_a_broken_storage_is_told_and_put_aside(language: str, visit: Visit) -> None:
    learner = visit(language)
    learner.go()
    learner.page.evaluate("localStorage.setItem('volto.puzzles', '{\"version\": 1, ')")
    learner.go()
    expect(learner.page.locator(".volto-sorry")).to_contain_text(learner.t("trainer-broken"))
    assert learner.kept()["solved"] == {}
    with learner.page.expect_download() as download:
        learner.use("save-broken")
    assert download.value.path().read_text("utf-8") == '{"version": 1, '


def test_a_full_storage_is_told_and_the_puzzle_goes_on(visit: Visit) -> None:
    learner = visit()
    learner.page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full'); }"
    )
    puzzle = learner.puzzle("save")
    learner.open(puzzle)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    expect(learner.page.locator(".volto-keeping")).to_have_text(learner.t("trainer-full"))


def test_an_embedded_puzzle_has_no_frame_and_its_line_can_be_copied(visit: Visit) -> None:
    learner = visit(permissions=["clipboard-read", "clipboard-write"])
    puzzle = learner.puzzle("win")
    learner.open(puzzle, "?embed")
    expect(learner.page.locator(".volto-header")).to_be_hidden()
    expect(learner.page.locator(".volto-footer")).to_be_hidden()
    learner.open(puzzle)
    expect(learner.page.locator(".volto-header")).to_be_visible()
    learner.page.locator(".volto-embedding summary").click()
    learner.page.locator(".volto-embedding button").click()
    expect(learner.page.locator(".volto-embedding [role=status]")).not_to_be_empty()
    line = learner.page.evaluate("navigator.clipboard.readText()")
    assert f'src="{learner.page.url}?embed"' in line


def test_without_the_host_a_page_is_made_from_the_list(visit: Visit, site: Site) -> None:
    learner = visit("en")
    puzzle = learner.puzzle("win", is_hidden_win)
    shell = (site.folder / "en/puzzles/any.html").read_text("utf-8")
    learner.page.route(
        f"**/puzzles/{puzzle['id']}/",
        lambda route: route.fulfill(body=shell, content_type="text/html"),
    )
    learner.open(puzzle)
    expect(learner.board.locator(".is-movable").first).to_be_attached()
    solve(learner, puzzle)


def test_the_words_beside_a_puzzle_have_no_barriers_in_light_and_dark(visit: Visit) -> None:
    learner = visit()
    puzzle = learner.puzzle("win", is_hidden_win)
    learner.open(puzzle)
    learner.play(refuted(puzzle)[0])
    expect(learner.page.locator(".volto-certainty p")).to_be_visible()
    learner.use("why")
    expect(learner.page.locator(".volto-steps")).to_be_visible()
    learner.page.evaluate(AXE)
    for scheme in ("light", "dark"):
        learner.page.emulate_media(color_scheme=scheme)
        assert learner.page.evaluate(ASK_AXE) == []


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_on_the_smallest_phone_nothing_of_a_puzzle_is_cut_off(language: str, visit: Visit) -> None:
    learner = visit(language, viewport={"width": 320, "height": 640}, has_touch=True)
    puzzle = learner.puzzle("win", is_hidden_win)
    learner.open(puzzle)
    learner.play(refuted(puzzle)[0])
    learner.use("why")
    expect(learner.page.locator(".volto-steps")).to_be_visible()
    assert learner.page.evaluate("document.documentElement.scrollWidth") == 320
    learner.use("again")
    solve(learner, puzzle)
    learner.use("plan")
    learner.page.locator(".volto-answers button").first.click()
    expect(learner.page.locator(".volto-line-so-far li")).to_have_count(2)
    assert learner.page.evaluate("document.documentElement.scrollWidth") == 320
