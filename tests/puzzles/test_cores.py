"""A core is a puzzle without every mask that can be removed; copies have the same."""

from typing import Any

from volto_core.geometry import SQUARE_NAMES
from volto_core.puzzles.puzzle import Puzzle
from volto_core.puzzles.table import format_puzzle, parse_puzzle
from volto_puzzles.cores import core_key, core_of, superfluous
from volto_puzzles.findings import is_as_open
from volto_puzzles.symmetry import from_the_other_seat
from volto_puzzles.temptations import padding, tempting_moves, trimmed


def puzzle(position: str, **keys: Any) -> Puzzle:
    return parse_puzzle({"id": "mine", "theme": "hunt", "kind": "win", "position": position} | keys)


def names(squares: tuple[int, ...]) -> list[str]:
    return [SQUARE_NAMES[square] for square in squares]


# A noble strikes; the lady and the enemy's advisor have nothing to do with it.
STRIKE = puzzle("4a/5/5/2c2/2N2/5/L3C 1 00", within=1, solution="c3c4")


def test_masks_that_the_answer_does_not_need_can_be_removed() -> None:
    assert names(superfluous(STRIKE)) == ["e7", "a1"]
    assert format_puzzle(core_of(STRIKE))["position"] == "5/5/5/2c2/2N2/5/4C 1 00"


def test_a_mask_that_makes_the_answer_the_only_one_stays() -> None:
    # Were one of the own masks gone, the candidate could enter there, too.
    home = puzzle("1L1N1/2C2/5/5/5/5/4c 1 00", within=1, solution="c6c7")
    assert names(superfluous(home)) == []


def test_candidates_and_masks_of_the_history_stay() -> None:
    told = puzzle(
        "5/2x2/2N2/5/5/x4/4C 1 01",
        kind="odds",
        suspects={"a2": "NCL"},
        off="NNAAASLN",
        start="5/2x2/5/2N2/x4/5/4C 1 01",
        history=["c4c5", "a3a2"],
        solution="c5c6",
        chances="1-0/2",
    )
    assert superfluous(told) == ()


def test_a_hidden_mask_stays_if_its_absence_would_tell_of_the_others() -> None:
    # Candidate and two ladies: with one of the three gone, the others would be known better.
    keys = {"kind": "odds", "off": "NNNAAAS", "solution": "c5c6", "chances": "1-0/3"}
    assert superfluous(puzzle("5/2x2/2N2/5/5/x3x/4C 1 00", **keys)) == ()


def test_in_a_mirror_and_from_the_other_seat_the_core_is_the_same() -> None:
    mirrored = puzzle("a4/5/5/2c2/2N2/5/C3L 1 00", within=1, solution="c3c4")
    turned = from_the_other_seat(STRIKE)
    assert len({core_key(core_of(each)) for each in (STRIKE, mirrored, turned)}) == 1


def test_a_puzzle_turned_twice_is_the_same() -> None:
    turned = from_the_other_seat(STRIKE)
    assert turned != STRIKE
    assert from_the_other_seat(turned) == STRIKE


def test_other_answers_make_other_cores() -> None:
    other = puzzle("5/5/5/2c2/2A2/5/4C 1 00", within=1, solution="c3b4")
    assert core_key(other) != core_key(core_of(STRIKE))


def test_what_is_trimmed_has_nothing_left_but_what_is_needed_or_tempts() -> None:
    small = trimmed(STRIKE)
    assert padding(small) == ()
    assert small.solution == STRIKE.solution
    assert len(small.position.masks()) < len(STRIKE.position.masks())


def test_the_key_is_no_temptation() -> None:
    assert STRIKE.solution not in tempting_moves(STRIKE)


def test_a_hidden_win_that_is_alike_in_every_world_counts_as_open() -> None:
    keys = {"off": "NNNAAASL", "within": 1, "solution": "a6a7"}
    assert is_as_open(puzzle("1L3/C4/5/4x/x4/5/5 1 01", **keys))
    assert not is_as_open(puzzle("1L3/C4/5/4l/c4/5/5 1 01", within=1, solution="a6a7"))
    # Where b7 is the candidate, to capture it wins as well.
    assert not is_as_open(puzzle("1x3/C4/5/4x/5/5/5 1 01", **keys))
