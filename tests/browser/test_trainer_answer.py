"""One puzzle at its table: notes before the answer, and what is told after it."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.support.combinations import combined
from tests.support.pages.page import Visit
from tests.support.pages.puzzle import IS_SETTLED, PuzzlePage, Table, is_hidden_win, refuted
from tests.support.table import Watch, look, window
from volto_core.game.moves import Move, legal_moves
from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import KIND_BY_LETTER
from volto_core.puzzles import attempt_at, parse_puzzle
from volto_core.puzzles.argument import argument_of, arrows_of
from volto_core.puzzles.stored_verdicts import parse_verdicts
from volto_core.text.notation import parse_position
from volto_site.boards.descriptions import kind_name
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


def hidden_squares(puzzle: Table) -> list[str]:
    position = parse_position(puzzle["position"])
    return [name for at, name in enumerate(SQUARE_NAMES) if position.hidden >> at & 1]


def has_hidden_past(puzzle: Table) -> bool:
    return bool(puzzle.get("history") and hidden_squares(puzzle))


def has_told_move(puzzle: Table) -> bool:
    """Whether a move is one of the clues that the answer needs."""
    table = {key: value for key, value in puzzle.items() if key != "verdicts"}
    clues = argument_of(attempt_at(parse_puzzle(table), stored=parse_verdicts(puzzle["verdicts"])))
    return any(clue.turn and arrows_of(clue) for clue in clues)


def strike(learner: PuzzlePage, square: str, letters: str) -> Locator:
    """Note on a mask what it is not, and give the row of the pencil."""
    learner.hit(square)
    row = learner.page.get_by_role("group", name=learner.t("notes-mask", square=square))
    for letter in letters:
        name = learner.t("notes-strike", kind=kind_name(KIND_BY_LETTER[letter]))
        row.get_by_role("button", name=name).click()
    return row


@pytest.mark.parametrize("kind", ["win", "unmask"])
def test_notes_are_free_keep_the_table_still_and_survive_a_reload(
    kind: str, visit_trainer: Visit[PuzzlePage]
) -> None:
    learner = visit_trainer("nl", viewport=window((390, 664)))
    puzzle = learner.puzzle(kind, has_hidden_past)
    square = hidden_squares(puzzle)[0]
    learner.open(puzzle)
    learner.page.wait_for_function(IS_SETTLED)
    watch = Watch(learner.page)
    row = strike(learner, square, "LN")
    watch.look()
    noted = learner.board.locator(".volto-pencil")
    expect(noted).to_have_count(1)
    lady = re.compile(learner.t("play-kind", kind="lady"))
    expect(learner.square(square)).to_have_attribute("aria-label", lady)
    learner.use("noted")
    expect(row).to_have_count(0)
    expect(learner.action("hint")).to_be_visible()
    watch.look()
    assert watch.problems == []
    learner.page.reload()
    expect(noted).to_have_count(1)
    # The note goes back with its mask.
    learner.use("back")
    learner.page.wait_for_function(IS_SETTLED)
    expect(noted).to_have_count(1)
    assert "aid" not in {request["do"] for request in learner.engine.asked}


def test_notes_are_compared_with_what_was_certain(visit_trainer: Visit[PuzzlePage]) -> None:
    learner = visit_trainer("en")
    puzzle = learner.puzzle("unmask", has_hidden_past)
    (square, answer) = (puzzle["square"], puzzle["answer"])
    learner.open(puzzle)
    strike(learner, square, answer)
    learner.page.locator(f".volto-names [data-kind={answer}]").click()
    learner.stands("solved")
    kind = learner.t("play-a-kind", kind=kind_name(KIND_BY_LETTER[answer]))
    compared = learner.page.locator(".volto-compared")
    expect(compared.locator("[data-compared=wrong]")).to_have_text(
        learner.t("trainer-notes-wrong", square=square, kinds=kind)
    )
    expect(compared.locator("[data-compared=missed]")).to_be_visible()


def test_the_deduction_is_told_line_by_line_and_each_line_shows_its_arrow(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("en", viewport=window((390, 664)))
    puzzle = learner.puzzle("win", lambda table: is_hidden_win(table) and has_told_move(table))
    learner.open(puzzle)
    learner.page.wait_for_function(IS_SETTLED)
    watch = Watch(learner.page)
    learner.use("give-up")
    lines = learner.page.locator(".volto-argument__line")
    expect(lines.first).to_be_visible()
    moved = next(
        place
        for place, clue in enumerate(learner.engine.told["task"]["puzzle"]["argument"])
        if clue["turn"] and clue["arrows"]
    )
    clue = learner.engine.told["task"]["puzzle"]["argument"][moved]
    expect(lines.nth(moved)).to_contain_text(f"on move {clue['turn']}")
    # Tapped where the whole text lies over the board, it is read beside it.
    if learner.action("whole").is_visible():
        learner.use("whole")
    lines.nth(moved).click()
    learner.page.wait_for_function(IS_SETTLED)
    expect(learner.board.locator(".volto-arrow")).to_have_count(1)
    assert len(learner.engine.told["moves"]) == clue["turn"]
    # Whoever reads on finds the lines where they were.
    expect(lines.nth(moved)).to_be_focused()
    expect(lines.nth(moved)).to_be_in_viewport()
    watch.look()
    assert watch.problems == []
    learner.hit("a1")
    expect(learner.board).to_have_attribute("data-position", puzzle["position"])


def test_theme_level_and_reasons_are_told_with_the_answer_and_a_save_is_headed_as_done(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("pt")
    # Whatever its capture may show.
    puzzle = learner.puzzle(
        "save", lambda table: table.get("why") and may_capture_the_candidate(table)
    )
    learner.open(puzzle)
    theme, reason = learner.t(f"theme-{puzzle['theme']}"), learner.t(f"why-{puzzle['why'][0]}")
    about = learner.page.locator(".volto-about")
    expect(about).to_be_empty()
    expect(learner.page.locator("volto-table")).not_to_contain_text(theme)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    heading = learner.page.locator(".volto-note__ending")
    expect(heading).to_have_text(learner.t("task-solved"))
    expect(about).to_contain_text(theme)
    expect(about).to_contain_text(reason)
    learner.use("anew")
    expect(about).to_be_empty()


def test_a_bet_ends_with_a_table_of_all_moves_and_one_link_to_the_next_puzzle(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("fr", viewport=window((360, 640)))
    puzzle = learner.puzzle("odds")
    learner.open(puzzle)
    learner.play(puzzle["solution"])
    learner.stands("solved")
    table = learner.page.locator(".volto-bets")
    heads = [learner.t(f"trainer-bets-{name}") for name in ("move", "won", "lost", "open")]
    expect(table.locator("thead th")).to_have_text(heads)
    bets = learner.engine.told["task"]["puzzle"]["bets"]
    assert {bet["move"] for bet in bets} == set(map(str, first_moves(puzzle)))
    best = table.locator(".is-best")
    expect(best).to_have_count(1)
    numbers = [str(bets[0][name]) for name in ("won", "lost", "open")]
    expect(best.locator("td")).to_have_text(numbers)
    assert look(learner.page).problems == []
    ways = learner.page.get_by_role("link", name=re.compile(learner.t("trainer-on")))
    assert [way.get_attribute("data-action") for way in ways.all() if way.is_visible()] == ["next"]


def first_moves(puzzle: Table) -> list[Move]:
    table = {key: value for key, value in puzzle.items() if key != "verdicts"}
    return legal_moves(attempt_at(parse_puzzle(table)).game.position)


def test_a_wrong_move_is_told_with_its_certainty_and_its_refutation_stops_with_the_reason(
    visit_trainer: Visit[PuzzlePage],
) -> None:
    learner = visit_trainer("fr", viewport=window((390, 664)))
    puzzle = learner.puzzle("win", is_hidden_win)
    move, line = refuted(puzzle)
    learner.open(puzzle)
    for given in (1, 2, 3):
        learner.use("hint")
        expect(learner.page.locator(".volto-hints li")).to_have_count(given)
        assert is_whole(learner, learner.page.locator(".volto-hints li").last)
    learner.play(move)
    meter = learner.page.locator(".volto-certainty__bar")
    expect(meter).to_be_in_viewport()
    assert is_whole(learner, meter)
    learner.page.emulate_media(reduced_motion="no-preference")
    learner.use("why")
    punished = learner.page.locator(".volto-punished")
    expect(learner.page.locator(".volto-steps")).to_be_visible()
    expect(punished).to_have_count(0)
    end = puzzle["verdicts"]["refuted"][move]["end"]
    squares = dict(zip("ab", end["squares"], strict=False))
    told = learner.t(f"trainer-end-{end['code']}", **squares)
    # It plays by itself.
    expect(punished).to_have_text(told, timeout=4000 + 2000 * len(line))


@pytest.mark.parametrize(
    ("language", "code"),
    combined([("fr", "captured"), ("pt", "free")], CODES, ["captured", "free"]),
)
def test_on_a_phone_the_sentence_of_a_refutation_is_whole(
    language: str, code: str, visit_trainer: Visit[PuzzlePage]
) -> None:
    def ends(table: Table) -> list[str]:
        refuted = table["verdicts"]["refuted"]
        return [move for move, witness in refuted.items() if witness["end"]["code"] == code]

    learner = visit_trainer(language, viewport=window((390, 664)))
    puzzle = learner.puzzle("win", ends)
    (move, *_) = ends(puzzle)
    witness = puzzle["verdicts"]["refuted"][move]
    learner.open(puzzle)
    learner.play(move)
    learner.use("why")
    a, b = witness["end"]["squares"]
    punished = learner.page.locator(".volto-punished")
    told = learner.t(f"trainer-end-{code}", a=a, b=b, left=witness["end"]["left"])
    expect(punished).to_have_text(told)
    assert is_whole(learner, punished)


def is_whole(learner: PuzzlePage, text: Locator) -> bool:
    """Whether a text is seen in the answer without scrolling."""
    box, answer = (
        part.bounding_box() for part in (text, learner.page.locator("[data-part=answer]"))
    )
    assert box
    assert answer
    is_below = box["y"] >= answer["y"]
    return is_below and box["y"] + box["height"] <= answer["y"] + answer["height"]


def may_capture_the_candidate(puzzle: Table) -> bool:
    return puzzle["solution"][2:] in hidden_squares(puzzle)
