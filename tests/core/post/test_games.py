"""Whole games by post between two honest players, each kind of ending among them."""

from functools import cache

import pytest

from tests.support.post import STUCK, Pair, hurried, pair_of
from volto_core import IllegalMove, Kind, Player, Rule, parse_move, view_of
from volto_core.knowledge.views import EVERYONE
from volto_core.post.refusals import Refusal
from volto_core.post.results import true_game
from volto_core.post.seat import Duty

IVORY, NIGHT = Player.IVORY, Player.NIGHT

# Ivory's noble wins by capturing the candidate.
CANDIDATE_TAKEN = (
    "d2d6 e6d6 e2e3 d6d5 e3e4 d5d4 e4d4 e7e6 b2c3 e6d5 d4d5",
    ("NALSN/CANAL", "lanac/nslan"),
)
# The soldier captures one lady, a noble the other.
LADIES_TAKEN = (
    "c2c6 e6e5 a2a3 e5e6 a3a4 e6e5 a4a5 e5e6 a5a6",
    ("NASLN/CANAL", "nanac/lslan"),
)
LADY_BY_CANDIDATE = ("c2c3 e6e5 c3c4 e5e6 c4c5 e6e5 c5c6", ("NACLN/SANAL", "lanac/nslan"))
PALACE_QUIETLY = (
    "b2b3 a6a5 b3b4 a7a6 b4b5 e6e5 b5b6 e5e6 b6a7",
    ("NCLSN/AANAL", "lanac/nslan"),
)
PALACE_BY_CAPTURE = (
    "b2b3 e6e5 b3b4 e5e6 b4b5 e6e5 b5b6 e5e6 b6b7",
    ("NCLSN/AANAL", "lanac/nslan"),
)
PALACE_WITH_A_LADY = (
    "a2a3 e6e5 a3a4 e5e6 a4a5 e6e5 a5a6 e5e6 a6a7",
    ("CALSN/NANAL", "lanac/nslan"),
)
PALACE_WITH_THE_CANDIDATE = (
    "e2e3 a6a5 e3e4 a5a6 e4e5 a6a5 e5e6 a5a6 e6e7",
    ("NALSC/NANAL", "lanac/nslan"),
)
REPEATED = ("a2a3 e6e5 a3a2 e5e6 a2a3 e6e5 a3a2 e5e6", ("NALSN/CANAL", "lanac/nslan"))

ENDINGS = {
    "candidate taken": (CANDIDATE_TAKEN, (IVORY, "win.candidate")),
    "ladies taken": (LADIES_TAKEN, (NIGHT, "win.ladies")),
    "lady by candidate": (LADY_BY_CANDIDATE, (NIGHT, "capture.lady-by-candidate")),
    "palace quietly": (PALACE_QUIETLY, (IVORY, "win.palace")),
    "palace by capture": (PALACE_BY_CAPTURE, (IVORY, "win.palace")),
    "palace with a lady": (PALACE_WITH_A_LADY, (NIGHT, "capture.lady-by-candidate")),
    "palace with the candidate": (PALACE_WITH_THE_CANDIDATE, (IVORY, "win.candidate")),
    "repeated": (REPEATED, (None, "ruling.repetition")),
}


@cache
def played(game: tuple[str, tuple[str, str]], moves: int | None = None) -> Pair:
    """The pair after the first moves of a game, all of them if no number is given."""
    line, setups = game
    return pair_of(*setups).played(*line.split()[:moves])


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_game_ends_by_post_as_it_ends_at_the_table(ending: str) -> None:
    game, result = ENDINGS[ending]
    pair = played(game).finished()
    assert pair.result is not None
    assert pair.result[:2] == result
    assert pair.result.breach is None


@pytest.mark.parametrize("ending", ENDINGS)
def test_each_side_opens_everything_in_one_letter_and_then_nothing_is_owed(ending: str) -> None:
    game, _ = ENDINGS[ending]
    pair = played(game).finished()
    for seat in pair:
        assert seat.duty is Duty.NOTHING
        assert seat.letters == pair.letters
    last = pair.letters.entries[-2:]
    opened = [len(entry.openings) for entry in last]
    before = len(pair.letters.opened) - sum(opened)
    assert before + sum(opened) == 20
    assert min(opened) > 1


@pytest.mark.parametrize("inviting", Player)
@pytest.mark.parametrize("first", Player)
def test_whoever_invites_either_player_may_begin(inviting: Player, first: Player) -> None:
    pair = pair_of(first=first, inviting=inviting)
    assert pair.seat(inviting).first is first
    if inviting is first:
        assert pair.seat(inviting).duty is Duty.MOVE
    else:
        assert pair.seat(inviting).duty is Duty.DRAW
        pair = pair.answered()
        assert pair.seat(first).duty is Duty.MOVE
    assert pair.letters.writer is first


def test_the_invited_player_does_not_know_who_begins_before_the_third_letter() -> None:
    pair = pair_of()
    assert pair.night.first is None
    assert pair.played("a2a3").night.first is IVORY


def test_the_letter_that_opens_the_draw_has_the_first_move_of_who_begins() -> None:
    pair = pair_of().played("a2a3")
    assert len(pair.letters.entries) == 3
    assert pair.letters.entries[2].move == parse_move("a2a3")


def test_a_move_to_an_empty_square_is_one_letter_and_opens_nothing() -> None:
    pair = pair_of().played("a2a3", "e6e5")
    assert len(pair.letters.entries) == 4
    assert pair.letters.opened == {}


def test_a_plain_capture_is_answered_in_the_letter_of_the_reply() -> None:
    pair = played(CANDIDATE_TAKEN, 1)
    assert pair.ivory.pending == parse_move("d2d6")
    assert pair.night.pending is None
    letters = len(pair.letters.entries)
    pair = pair.played("e7d6")
    assert len(pair.letters.entries) == letters + 1
    (opening,) = pair.letters.entries[-1].openings
    assert opening.kind is Kind.ADVISOR
    assert pair.ivory.seen.game.turns[0].captured is Kind.ADVISOR


def test_a_captured_lady_takes_two_letters_more() -> None:
    pair = played(LADIES_TAKEN, 1)
    letters = len(pair.letters.entries)
    assert pair.night.duty is Duty.OPEN_LADY
    pair = pair.answered()
    assert pair.letters.entries[-1].move is None
    assert pair.ivory.duty is Duty.OPEN_CAPTURER
    assert pair.night.pending == parse_move("c2c6")
    pair = pair.answered()
    (opening,) = pair.letters.entries[-1].openings
    assert opening.kind is Kind.SOLDIER
    assert pair.night.duty is Duty.MOVE
    assert len(pair.letters.entries) == letters + 2
    assert pair.letters.lost == (0, 1)


def test_the_second_lady_ends_the_game_in_the_letter_that_opens_her() -> None:
    pair = played(LADIES_TAKEN)
    assert pair.night.duty is Duty.OPEN_ALL
    pair = pair.answered()
    assert pair.letters.ending == (NIGHT, Rule.WIN_LADIES)
    assert pair.result is None


def test_a_candidate_in_the_palace_is_opened_in_the_letter_of_the_move() -> None:
    pair = played(PALACE_BY_CAPTURE)
    assert len(pair.letters.entries[-1].openings) == 10
    assert pair.letters.ending == (None, "")
    assert pair.night.duty is Duty.OPEN_ALL


def test_who_has_no_legal_move_claims_the_draw_by_opening_everything() -> None:
    line, setups = STUCK
    *moves, last = line.split()
    pair = hurried(pair_of(*setups), moves).played(last)
    assert pair.ivory.duty is Duty.CLAIM_DRAW
    assert not pair.ivory.can_resign
    assert pair.night.seen.game.outcome is None
    pair = pair.answered()
    assert pair.letters.entries[-1].move is None
    assert pair.letters.ending == (None, Rule.RULING_NO_MOVE)
    assert pair.finished().result == (None, "ruling.no-move", None)


def test_until_both_have_opened_everything_the_result_is_unchecked() -> None:
    pair = played(CANDIDATE_TAKEN).answered()
    assert pair.letters.ending == (IVORY, Rule.WIN_CANDIDATE)
    assert pair.result is None
    assert pair.answered().result is not None


def test_who_resigns_opens_everything_and_loses() -> None:
    pair = pair_of().played("a2a3", "e6e5")
    assert pair.ivory.can_resign
    assert not pair.night.can_resign
    pair = pair.sent(pair.ivory.resign())
    assert pair.night.duty is Duty.OPEN_ALL
    pair = pair.finished()
    assert pair.result is not None
    assert pair.result[:2] == (NIGHT, "resignation")


def test_one_may_resign_with_the_first_letter_that_has_a_move_and_with_an_answer() -> None:
    for game, moves in ((REPEATED, 0), (LADIES_TAKEN, 1)):
        pair = played(game, moves)
        pair = pair.sent(pair.writer.resign()).finished()
        assert pair.result is not None
        assert pair.result.by == "resignation"


def test_what_is_not_owed_cannot_be_written() -> None:
    pair = pair_of().played("a2a3")
    for write in (
        pair.ivory.answer,
        pair.ivory.resign,
        pair.night.answer,
        pair.night.undo,
        lambda: pair.ivory.play(parse_move("a3a4")),
    ):
        with pytest.raises(Refusal, match="not-now"):
            write()


def test_an_illegal_move_of_ones_own_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        pair_of().ivory.play(parse_move("a2b3"))
    assert refused.value.rule is Rule.MOVE_NOBLE


def test_a_letter_that_was_not_sent_can_be_torn_up() -> None:
    seat = pair_of().ivory
    written = seat.play(parse_move("a2a3"))
    assert written.can_undo
    assert written.undo() == seat


def test_each_player_sees_what_a_player_at_the_table_sees() -> None:
    pair = played(LADIES_TAKEN, 5)
    game = true_game(played(LADIES_TAKEN).finished().letters)
    for seat in pair:
        seen = seat.seen
        assert seen.sees == {seat.player}
        at_table = view_of(game._replace(turns=game.turns[:5]), seen.sees)
        assert seen.view == at_table


def test_at_the_end_both_see_everything() -> None:
    pair = played(LADIES_TAKEN).finished()
    for seat in pair:
        assert seat.seen.sees == EVERYONE
        assert seat.seen.game == true_game(pair.letters)
