"""What an author writes in a fence, and what they are told when it cannot be drawn."""

import pytest

from volto_core.geometry import SQUARE_NAMES
from volto_core.pieces import Kind, Player
from volto_core.svg import ALL_ROWS, Rows
from volto_core.text.notation import format_position
from volto_site.boards.fence import FenceError, parse_fence, problems_in
from volto_site.boards.figure import figure
from volto_site.content.source import parse_source
from volto_site.strings import strings_of

NOBLE = "position: 5/5/2x2/2N2/5/5/5 1 00"


def diagram_text(*lines: str) -> str:
    return "\n".join((*lines, "caption: Une légende."))


def test_a_selected_mask_shows_every_move_it_has() -> None:
    diagram = parse_fence(diagram_text(NOBLE, "select: c4")).diagram
    assert sorted(SQUARE_NAMES[square] for square in diagram.targets) == ["b4", "c3", "c5", "d4"]


def test_moves_are_played_before_drawing() -> None:
    lines = ("position: 5/5/2a2/2N2/5/5/5 1 00", "moves: c4c5", "viewer: 1")
    view = parse_fence(diagram_text(*lines)).diagram.view
    assert format_position(view.position) == "5/5/2N2/5/5/5/5 2 00"


def test_a_viewer_gets_nothing_that_is_hidden_from_them() -> None:
    lines = ("position: l4/5/5/5/5/5/4C 1 00", "viewer: 1")
    assert format_position(parse_fence(diagram_text(*lines)).diagram.view.position).startswith(
        "x4/"
    )


def test_arrows_marks_suspects_and_seat_are_read() -> None:
    lines = (NOBLE, "seat: 2", "arrows: c4c5 c4d4", "marks: a1 e7", "suspects: c5=CL")
    diagram = parse_fence(diagram_text(*lines)).diagram
    assert diagram.seat is Player.NIGHT
    assert [str(move) for move in diagram.arrows] == ["c4c5", "c4d4"]
    assert [SQUARE_NAMES[square] for square in diagram.marks] == ["a1", "e7"]
    assert list(diagram.suspects.values()) == [(Kind.CANDIDATE, Kind.LADY)]


def test_a_diagram_shows_all_rows_or_those_it_names() -> None:
    assert parse_fence(diagram_text(NOBLE)).diagram.rows == ALL_ROWS
    assert parse_fence(diagram_text(NOBLE, "rows: 2-6")).diagram.rows == Rows(1, 5)


def test_where_a_hidden_mask_could_go_does_not_count() -> None:
    lines = ("position: 5/5/2c2/5/2s2/5/5 2 00", "viewer: 1", "rows: 3-5")
    assert parse_fence(diagram_text(*lines)).diagram.rows == Rows(2, 4)


def test_a_case_is_drawn_before_its_moves_which_are_arrows() -> None:
    diagram = parse_fence(diagram_text("case: third-time")).diagram
    assert not diagram.view.turns
    assert [str(move) for move in diagram.arrows] == ["a1b1", "e7d7", "b1a1", "d7e7"]
    assert diagram.is_line


def test_a_refused_move_is_the_arrow_of_its_case() -> None:
    diagram = parse_fence(diagram_text("case: noble-not-diagonally")).diagram
    assert [str(move) for move in diagram.arrows] == ["c4d5"]
    assert not diagram.is_line


def test_a_task_brings_its_game_its_viewer_and_its_seat() -> None:
    diagram = parse_fence(diagram_text("task: e4-night", "suspects: d4=NCSL")).diagram
    assert diagram.task
    assert diagram.seat is Player.NIGHT
    assert diagram.viewer == "2"
    assert format_position(diagram.view.position) == "1c3/5/3n1/3X1/1X3/2X2/5 2 10"


def test_a_board_of_a_table_stands_in_it_and_waits_for_its_script() -> None:
    diagram = parse_fence(diagram_text(NOBLE, "table: lab")).diagram
    html = figure(diagram, strings_of("fr"), number=1)
    assert html.startswith('<volto-table class="volto-table volto-lab">')
    assert 'data-part="board"' in html
    assert "Une légende." in html
    assert "<script" not in html


BAD = {
    "unknown table": ((NOBLE, "table: desk"), 2, "table 'desk' is none of lab, play"),
    "no colon": ((NOBLE, "select c4"), 2, "no `key: value`"),
    "no value": ((NOBLE, "select:"), 2, "no `key: value`"),
    "unknown key": ((NOBLE, "sellect: c4"), 2, "unknown key 'sellect'"),
    "key twice": ((NOBLE, "select: c4", "select: c4"), 3, "'select' twice"),
    "nothing to draw": (("viewer: 1",), 1, "expected one of position, case, task: none"),
    "unknown task": (("task: e9",), 1, "no task 'e9'"),
    "task with moves": (("task: e1", "moves: c4c5"), 2, "a task brings its own moves"),
    "task with a viewer": (("task: e1", "viewer: 2"), 2, "a task brings its own viewer"),
    "task with a seat": (("task: e1", "seat: 2"), 2, "a task brings its own seat"),
    "two to draw": ((NOBLE, "case: third-time"), 1, "position and case"),
    "bad position": (("position: 5/5/2q2/5/5/5/5 1 00",), 1, "no mask 'q' at column 6"),
    "impossible position": (("position: 5/5/2c2/2c2/5/5/5 1 00",), 1, "player 2: C: 2, allowed 1"),
    "bad move": ((NOBLE, "moves: c4c9"), 2, "no square 'c9'"),
    "illegal move": ((NOBLE, "moves: c4d5"), 2, "illegal move c4d5: move.noble"),
    "hidden capture": ((NOBLE, "moves: c4c5"), 2, "the mask on c5 is hidden"),
    "unknown case": (("case: no-such-case",), 1, "no case 'no-such-case'"),
    "case with moves": (("case: third-time", "moves: a1b1"), 2, "brings its own moves"),
    "puzzle": (("puzzle: two-masks",), 1, "unknown key 'puzzle'"),
    "old viewer": ((NOBLE, "viewer: spectator"), 2, "viewer 'spectator' is none of 1, 2, "),
    "viewer": ((NOBLE, "viewer: 3"), 2, "viewer '3' is none of 1, 2, everyone, nobody"),
    "seat": ((NOBLE, "seat: 3"), 2, "seat '3' is none of 1, 2"),
    "no rows": ((NOBLE, "rows: 3"), 2, "no rows such as `3-6`: '3'"),
    "rows beyond the mat": ((NOBLE, "rows: 3-8"), 2, "no rows such as `3-6`: '3-8'"),
    "rows upside down": ((NOBLE, "rows: 6-3"), 2, "no rows such as `3-6`: '6-3'"),
    "rows without a mask": ((NOBLE, "rows: 1-4"), 2, "what is shown needs the rows 3-5"),
    "rows without a target": ((NOBLE, "rows: 4-5"), 2, "what is shown needs the rows 3-5"),
    "rows without a mark": ((NOBLE, "marks: a7", "rows: 3-5"), 3, "needs the rows 3-7"),
    "rows without an arrow": ((NOBLE, "arrows: c2c3", "rows: 3-5"), 3, "needs the rows 2-5"),
    "bad arrow": ((NOBLE, "arrows: c4"), 2, "no move"),
    "bad mark": ((NOBLE, "marks: f1"), 2, "no square"),
    "select nothing": ((NOBLE, "select: a1"), 2, "no mask of the player to move on a1"),
    "select the other": ((NOBLE, "select: c5"), 2, "no mask of the player to move on c5"),
    "select hidden": ((NOBLE, "viewer: 2", "select: c4"), 3, "hidden from the viewer"),
    "suspects open": ((NOBLE, "suspects: c4=CL"), 2, "no hidden mask on c4"),
    "suspects letters": ((NOBLE, "suspects: c5=CQ"), 2, "no suspects such as"),
    "suspects small": ((NOBLE, "suspects: c5=cl"), 2, "no suspects such as"),
    "suspects without": ((NOBLE, "suspects: c5"), 2, "no suspects such as"),
}


@pytest.mark.parametrize(("lines", "line", "problem"), BAD.values(), ids=BAD)
def test_what_is_wrong_is_named_with_its_line(
    lines: tuple[str, ...], line: int, problem: str
) -> None:
    with pytest.raises(FenceError) as error:
        parse_fence(diagram_text(*lines))
    assert problem in error.value.problem
    assert error.value.line == line


def test_a_caption_is_needed_and_comes_last() -> None:
    with pytest.raises(FenceError, match="no caption"):
        parse_fence(NOBLE)
    with pytest.raises(FenceError, match="has to be the last line"):
        parse_fence(f"caption: Avant.\n{NOBLE}")


def test_nothing_is_selected_when_the_game_is_over() -> None:
    lines = ("position: 5/2C2/5/5/5/1n3/5 1 00", "moves: c6c7", "select: b2")
    with pytest.raises(FenceError, match="the game is over"):
        parse_fence(diagram_text(*lines))


def test_front_matter_counts_as_lines() -> None:
    source = parse_source('---\ntitle: "T"\n---\n\n```volto\nposition: x\ncaption: C\n```\n')
    ((line, problem),) = problems_in(source)
    assert line == 6
    assert "1 fields" in problem


def test_options_on_the_opening_line_are_refused() -> None:
    source = parse_source(f'\n```volto title="No"\n{NOBLE}\ncaption: C.\n```\n')
    assert problems_in(source) == [(2, 'a volto fence takes no options: title="No"')]


def test_the_key_of_a_diagram_is_the_same_whatever_its_caption_and_its_indentation() -> None:
    one = parse_fence(f"{NOBLE}\ncaption: One.").diagram
    other = parse_fence(f"  {NOBLE}\n\n  caption: Other.").diagram
    assert one.key == other.key
    assert one.key != parse_fence(f"{NOBLE}\nmarks: a1\ncaption: One.").diagram.key
