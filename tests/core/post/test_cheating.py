"""Every kind of cheating: refused at once and named, or proved by the openings at the end."""

import pytest

from tests.support.post import (
    NIGHT_SETUP,
    Pair,
    opened_all,
    openings,
    pair_by,
    pair_of,
    secrets_of,
    slipped,
    text_of,
)
from volto_core import Kind, Player, parse_move
from volto_core.post.breaches import Breach
from volto_core.post.entries import Entry
from volto_core.post.letters import parse_letter
from volto_core.post.promises import drawn_first, mask_promise
from volto_core.post.receipt import receive
from volto_core.post.refusals import Refusal
from volto_core.post.secret import Secret
from volto_core.text.notation import parse_home

IVORY, NIGHT = Player.IVORY, Player.NIGHT


def entry(move: str = "", *opened: str, pair: Pair | None = None) -> Entry:
    """An entry with a move and openings of masks by the squares of their start."""
    return Entry(
        openings=openings(pair, *opened) if pair else (),
        move=parse_move(move) if move else None,
    )


def moved(pair: Pair, *moves: str) -> Pair:
    """The pair after moves that nobody's own rules have checked."""
    for move in moves:
        pair = slipped(pair, entry(move))
    return pair


def refused(pair: Pair, wrong: Entry) -> Refusal:
    """The refusal of what the writer slips in, by the other player."""
    with pytest.raises(Refusal) as caught:
        slipped(pair, wrong)
    return caught.value


def proved(pair: Pair) -> Breach:
    """The breach that loses the game once everything is open."""
    result = opened_all(pair).result
    assert result is not None
    assert result.breach is not None
    assert result[:2] == (result.breach.player.opponent, "breach")
    return result.breach


def cheater(setup: str, night: str = NIGHT_SETUP) -> Pair:
    """A pair of whom Ivory promises masks that the box does not hold, and begins."""
    masks = parse_home(setup, IVORY)
    order = sorted(masks, key=lambda square: (-(square // 5), square))
    kinds = tuple(kind for square in order if (kind := masks[square].kind) is not None)
    for seed in range(1, 100):
        _, honest = secrets_of("NALSN/CANAL", night, first=IVORY)
        pair = pair_by((Secret(IVORY, kinds, bytes((seed,)) * 32), honest))
        if pair.ivory.first is IVORY:
            return pair
    raise AssertionError


# A changed mask and false openings


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.ADVISOR])
def test_a_changed_mask_does_not_open_its_promise(kind: Kind) -> None:
    pair = pair_of().played("d2d6")
    (true,) = openings(pair, "d6")
    refusal = refused(pair, Entry(openings=(true._replace(kind=kind),), move=parse_move("e6e5")))
    assert refusal.code == "false-opening"
    assert refusal.details() == {"letter": 4, "player": 2, "square": "d6"}


def test_an_opening_with_other_random_bytes_is_false() -> None:
    pair = pair_of().played("d2d6")
    (true,) = openings(pair, "d6")
    wrong = true._replace(salt=bytes(16))
    assert refused(pair, Entry(openings=(wrong,), move=parse_move("e6e5"))).code == "false-opening"


def test_the_opening_of_another_mask_answers_no_capture() -> None:
    pair = pair_of().played("d2d6")
    wrong = Entry(openings=openings(pair, "b7"), move=parse_move("e6e5"))
    assert refused(pair, wrong).code == "unanswered"
    more = Entry(openings=openings(pair, "d6", "b7"), move=parse_move("e6e5"))
    assert refused(pair, more).code == "shape"


def test_a_capture_that_is_not_answered_is_named() -> None:
    pair = pair_of().played("d2d6")
    assert refused(pair, entry("e6e5")).code == "unanswered"
    assert refused(pair, Entry()).code == "unanswered"


def test_a_lady_is_not_passed_over_in_silence() -> None:
    pair = pair_of("NASLN/CANAL").played("c2c6")
    assert refused(pair, entry("e6e5", "c6", pair=pair)).code == "shape"
    pair = pair.answered()
    assert refused(pair, Entry()).code == "unanswered"
    assert refused(pair, entry("a2a3", "c2", pair=pair)).code == "shape"
    assert refused(pair, entry("a2a3")).code == "unanswered"


def test_what_was_opened_is_not_opened_again() -> None:
    opening = openings(pair_of().played("d2d6"), "d6")
    pair = pair_of().played("d2d6", "e7d6", "a2a3")
    assert refused(pair, Entry(openings=opening, move=parse_move("e6e5"))).code == "shape"


def test_a_promise_holds_for_its_game_owner_square_kind_and_random_bytes_alone() -> None:
    """So nobody gives the other's promises for the own, or those of a game before."""
    pair = pair_of()
    game = pair.letters.game
    true = openings(pair)[0]
    others = {
        mask_promise(bytes(16), IVORY, true),
        mask_promise(game, NIGHT, true),
        mask_promise(game, IVORY, true._replace(place=1)),
        *(
            mask_promise(game, IVORY, true._replace(kind=kind))
            for kind in Kind
            if kind != true.kind
        ),
        mask_promise(game, IVORY, true._replace(salt=bytes(16))),
    }
    assert len(others) == 8
    assert mask_promise(game, IVORY, true) == pair.letters.promises[IVORY][0]
    assert pair.letters.promises[IVORY][0] not in others


# The ten masks


def test_a_fourth_noble_is_proved_at_the_end_and_loses() -> None:
    pair = cheater("NALSN/CNNAL")
    pair = moved(pair, "a2a3", "e6e5")
    pair = slipped(pair, Entry(openings=openings(pair), resigns=True))
    assert pair.letters.breaches[0] == (1, IVORY, "wrong-ten", None, None)
    assert proved(pair) == Breach(1, IVORY, "wrong-ten")
    assert proved(pair).as_json() == {"letter": 1, "player": 1, "code": "wrong-ten"}


def test_a_second_soldier_is_proved_as_soon_as_it_is_opened() -> None:
    pair = slipped(cheater("NALSS/CANAL"), entry("d2d6"))
    pair = slipped(pair, entry("e6d6", "d6", pair=pair))
    pair = slipped(pair, entry("e2e3", "d2", pair=pair))
    pair = moved(pair, "d6d5", "a2a3", "d5d4", "a3a2", "d4d3", "a2a3", "d3e3")
    assert pair.letters.breaches == ()
    pair = slipped(pair, entry("a3a4", "e2", pair=pair))
    assert pair.letters.breaches[0] == Breach(1, IVORY, "wrong-ten")
    assert pair.letters.ending == (NIGHT, "breach")


def test_two_candidates_are_a_wrong_ten() -> None:
    pair = moved(cheater("NALSN/CCNAL"), "a2a3", "e6e5")
    assert proved(slipped(pair, Entry(openings=openings(pair), resigns=True))).code == "wrong-ten"


# Hidden moves


def test_a_hidden_noble_that_went_as_an_advisor_is_proved_at_the_end() -> None:
    pair = moved(pair_of(), "a2b3", "e6e5")
    pair = slipped(pair, Entry(openings=openings(pair), resigns=True))
    breach = proved(pair)
    assert breach == Breach(3, IVORY, "illegal-move", parse_move("a2b3"), Kind.NOBLE)
    assert breach.as_json() == {
        "letter": 3,
        "player": 1,
        "code": "illegal-move",
        "move": "a2b3",
        "kind": "N",
    }


def test_a_lady_that_captured_is_proved_when_she_is_captured_herself() -> None:
    pair = moved(pair_of(), "c2c3", "e6e5", "c3d4", "a6a5", "d4e5")
    pair = slipped(pair, entry("d6e5", "e6", pair=pair))
    pair = slipped(pair, entry("", "c2", pair=pair))
    assert pair.letters.ending == (NIGHT, "breach")
    assert pair.letters.breaches == ((7, IVORY, "illegal-move", parse_move("d4e5"), Kind.LADY),)
    assert proved(pair).letter == 7
    # No world fits any more: the mat is shown as it was when one still did.
    assert len(pair.night.seen.game.turns) < len(pair.letters.made)
    assert pair.night.pending is None


def test_an_opening_that_leaves_no_world_ends_the_game() -> None:
    """One mask has gone as only a soldier can, and another is the soldier."""
    pair = moved(cheater("NALSS/CANAL"), "d2d4", "e6e5", "e2e3", "e5e4", "a2a3", "e4e3")
    pair = slipped(pair, entry("a3a4", "e2", pair=pair))
    assert pair.letters.ending == (NIGHT, "breach")
    assert pair.letters.breaches == ((9, IVORY, "no-world", None, None),)
    assert proved(pair) == Breach(1, IVORY, "wrong-ten")


def test_the_first_breach_loses_when_both_have_cheated() -> None:
    pair = moved(pair_of(), "a2a3", "e6d5", "a3b4", "d5d4")
    pair = slipped(pair, Entry(openings=openings(pair), resigns=True))
    assert pair.letters.breaches[0].player is IVORY
    assert proved(pair)[:3] == (4, NIGHT, "illegal-move")


@pytest.mark.parametrize(
    "move", ["d3d4", "a2c4", "b1c2", "c4c5", "e6e5", "a2a2", "a1c3", "d2e4", "a2b1"]
)
def test_a_move_that_no_mask_can_make_is_refused_at_once(move: str) -> None:
    refusal = refused(pair_of(), entry(move))
    assert refusal.code == "impossible-move"
    assert refusal.details()["move"] == move


def test_a_mask_that_has_gone_every_way_cannot_capture_far_away() -> None:
    pair = moved(pair_of(), "a2b3", "e6e5", "b3b4", "e5e6")
    assert refused(pair, entry("b4b6")).code == "impossible-move"


def test_more_masks_than_the_box_holds_cannot_move_like_one_kind() -> None:
    far = moved(pair_of(), "a2a4", "e6e5")
    assert refused(far, entry("c2c4")).code == "impossible-move"


# Endings


def test_a_candidate_that_enters_the_palace_unopened_loses() -> None:
    pair = pair_of("NCLSN/AANAL").played("b2b3 e6e5 b3b4 e5e6 b4b5 e6e5 b5b6 e5e6")
    pair = slipped(pair, entry("b6b7"))
    pair = pair.sent(pair.writer.play(parse_move("e6e5")))
    pair = slipped(pair, Entry(openings=openings(pair), resigns=True))
    breach = proved(pair)
    assert (breach.code, breach.move) == ("unclaimed-ending", parse_move("b6b7"))


def test_what_can_only_be_a_candidate_does_not_enter_the_palace_unopened() -> None:
    pair = pair_of("NCLSN/AANAL").played("b2b3 a6a5 b3b4 a7a6 b4b5 e6e5 b5b6 e5e6")
    assert refused(pair, entry("b6a7")).code == "unclaimed-ending"


def test_a_noble_that_is_said_to_be_a_candidate_in_the_palace_is_refused() -> None:
    pair = pair_of("CNLSN/AANAL").played("b2b3", "a6a5", "b3b4", "a7a6", "b4b5", "e6e5", "b5b6")
    pair = pair.played("e5e6", "a2a3", "e6e5")
    assert refused(pair, entry("b6b7", pair=pair)).code == "false-ending"


def test_everything_opened_with_a_move_that_ends_nothing_is_a_false_ending() -> None:
    pair = pair_of().played("a2a3", "e6e5")
    assert refused(pair, entry("a3a4", pair=pair)).code == "false-ending"


def test_who_has_a_move_cannot_claim_to_have_none() -> None:
    pair = pair_of().played("a2a3", "e6e5")
    assert refused(pair, entry(pair=pair)).code == "false-ending"


def test_the_third_picture_ends_the_game_whether_one_likes_it_or_not() -> None:
    pair = pair_of().played("a2a3", "e6e5", "a3a2", "e5e6", "a2a3", "e6e5", "a3a2")
    assert refused(pair, entry("e5e6")).code == "unclaimed-ending"


def test_a_letter_without_move_or_claim_is_refused() -> None:
    assert refused(pair_of().played("a2a3"), Entry()).code == "shape"


def test_some_masks_opened_for_no_reason_are_refused() -> None:
    pair = pair_of().played("a2a3")
    assert refused(pair, entry("e6e5", "a7", pair=pair)).code == "shape"


def test_who_resigns_opens_everything_and_moves_nothing() -> None:
    pair = pair_of().played("a2a3")
    assert refused(pair, Entry(resigns=True)).code == "shape"
    wrong = Entry(openings=openings(pair), move=parse_move("e6e5"), resigns=True)
    assert refused(pair, wrong).code == "shape"


def test_nobody_resigns_instead_of_losing() -> None:
    pair = pair_of().played("d2d6 e6d6 e2e3 d6d5 e3e4 d5d4 e4d4 e7e6 b2c3 e6d5 d4d5")
    assert refused(pair, Entry(openings=openings(pair), resigns=True)).code == "shape"


def test_after_the_end_there_is_nothing_to_write_but_what_opens_everything() -> None:
    pair = pair_of().played("a2a3", "e6e5")
    pair = pair.sent(pair.ivory.resign())
    assert refused(pair, entry("e5e4", pair=pair)).code == "shape"
    assert refused(pair, Entry(openings=openings(pair)[1:])).code == "shape"
    assert refused(pair, Entry(openings=openings(pair), resigns=True)).code == "shape"


def test_after_the_last_letter_there_is_none() -> None:
    pair = pair_of().played("a2a3", "e6e5")
    pair = pair.sent(pair.ivory.resign()).finished()
    letters = pair.letters
    more = letters._replace(entries=(*letters.entries, entry("a3a4")))
    for seat in pair:
        with pytest.raises(Refusal, match="over"):
            receive(seat, parse_letter(text_of(more)))


# The draw for the first move


def test_other_bytes_than_those_promised_do_not_open_the_draw() -> None:
    pair = pair_of()
    letters = pair.letters
    for number in range(20):
        wrong = Entry(draw=bytes((number,)) * 16, move=parse_move("a2a3"))
        text = text_of(letters._replace(entries=(*letters.entries, wrong)))
        with pytest.raises(Refusal, match="false-draw"):
            receive(pair.night, parse_letter(text))


def test_neither_player_alone_decides_who_begins() -> None:
    shares = [bytes((number,)) * 16 for number in range(40)]
    game = bytes(16)
    for share in shares:
        assert {drawn_first(game, share, other) for other in shares} == set(Player)
        assert {drawn_first(game, other, share) for other in shares} == set(Player)


def test_who_is_drawn_second_does_not_move_first() -> None:
    pair = pair_of(first=NIGHT)
    assert refused(pair, entry("a2a3")).code == "shape"


def test_the_draw_is_opened_once_and_in_its_letter() -> None:
    pair = pair_of().played("a2a3")
    assert refused(pair, Entry(draw=bytes(16), move=parse_move("e6e5"))).code == "shape"
    letters = pair_of().letters
    text = text_of(letters._replace(entries=(*letters.entries, entry("a2a3"))))
    with pytest.raises(Refusal, match="shape"):
        receive(pair_of().night, parse_letter(text))
