"""The command line answers as the naive reference does."""

import json
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.command import Answer, refusal_of, result_of, volto, volto_process
from tests.contract.games import full_setup, random_position, walk
from tests.contract.reference import (
    Position,
    Turn,
    legal_moves,
    parse,
    perft,
    play_all,
    show,
    view,
)
from tests.support.combinations import sampled

OPENING = "lanac/nslan/5/5/5/NALSN/CANAL 1 00"
BATCHES = range(10)
USUAL = range(5)
BATCH_SIZE = 300

RULES = {
    "contents.masks",
    "contents.mat",
    "setup.seats",
    "setup.facing",
    "setup.placement",
    "setup.hidden",
    "turn.first",
    "turn.must-move",
    "turn.target",
    "turn.own-mask",
    "turn.end",
    "move.noble",
    "move.advisor",
    "move.candidate",
    "move.soldier",
    "move.soldier-palace",
    "move.lady",
    "capture.reveal",
    "capture.plain",
    "capture.candidate",
    "capture.lady",
    "capture.lady-by-candidate",
    "win.candidate",
    "win.ladies",
    "win.palace",
    "ruling.no-move",
    "ruling.repetition",
    "ruling.removed-open",
    "ruling.first",
}
ENDINGS: dict[str, set[int | None]] = {
    "win.candidate": {1, 2},
    "win.ladies": {1, 2},
    "win.palace": {1, 2},
    "capture.lady-by-candidate": {1, 2},
    "ruling.no-move": {None},
    "ruling.repetition": {None},
}
MOVE_RULES = {
    "N": "move.noble",
    "A": "move.advisor",
    "C": "move.candidate",
    "S": "move.soldier",
    "L": "move.lady",
}


@cache
def batch(number: int) -> list[Position]:
    rng = Random(f"positions {number}")
    return [random_position(rng) for _ in range(BATCH_SIZE)]


def played(answer: Answer) -> dict[str, Any]:
    """The JSON of `play`, whose shape is checked."""
    found = json.loads(result_of(answer))
    assert set(found) == {"position", "result", "events"}
    for event in found["events"]:
        assert event["rule"] in RULES
    if found["result"] is not None:
        assert set(found["result"]) == {"winner", "by"}
        assert found["result"]["winner"] in ENDINGS[found["result"]["by"]]
    assert isinstance(found, dict)
    return found


def outcome(turn: Turn) -> dict[str, int | str | None] | None:
    """The result that `play` has to print after a turn."""
    if turn.result is None:
        return None
    winner, by = turn.result
    return {"winner": winner, "by": by}


@pytest.mark.parametrize("number", sampled(BATCHES, *USUAL))
def test_the_legal_moves_are_those_of_the_rules(number: int) -> None:
    for position in batch(number):
        text = show(position)
        assert result_of(volto("moves", text)).splitlines() == legal_moves(position), text


@pytest.mark.parametrize("number", sampled(BATCHES, *USUAL))
def test_each_player_sees_own_kinds_and_enemy_squares(number: int) -> None:
    for turn, position in enumerate(batch(number)):
        text, player = show(position), 1 + turn % 2
        assert result_of(volto("view", text, str(player))) == show(view(position, player)) + "\n"


@pytest.mark.parametrize("number", sampled(BATCHES, *USUAL))
def test_moves_lead_where_the_rules_say_and_end_the_game_when_they_say(number: int) -> None:
    rng = Random(f"moves {number}")
    for position in batch(number):
        length = rng.choice((1, 1, 1, 2, 2, 4, 10, 30))
        moves, turns = walk(rng, position, length, shuffling=rng.choice((0.0, 0.5, 0.9)))
        if moves:
            found = played(volto("play", show(position), *moves))
            assert found["position"] == show(turns[-1].position), (show(position), moves)
            assert found["result"] == outcome(turns[-1]), (show(position), moves)
            if turns[-1].result is not None and rng.random() < 0.3:
                beyond = (legal_moves(turns[-1].position) or ["a1a2"])[0]
                refusal_of(volto("play", show(position), *moves, beyond))


@pytest.mark.parametrize("number", sampled(BATCHES, *USUAL))
def test_perft_counts_the_sequences_of_moves(number: int) -> None:
    for position in batch(number)[: BATCH_SIZE // 5]:
        few = len(position.masks) < 7
        for depth in (0, 3) if few else (2,):
            text = show(position)
            assert result_of(volto("perft", text, str(depth))) == f"{perft([position], depth)}\n", (
                text,
                depth,
            )


@pytest.mark.parametrize("number", range(4))
def test_a_move_that_the_rules_forbid_is_refused(number: int) -> None:
    rng = Random(f"forbidden {number}")
    for position in batch(number)[:100]:
        squares = rng.sample([c + r for c in "abcde" for r in "1234567"], 2)
        owned = [s for s in position.masks if rng.random() < 0.8]
        move = rng.choice(owned or squares) + rng.choice(squares)
        if move not in legal_moves(position):
            refusal_of(volto("play", show(position), move))
            refusal_of(volto("suspects", show(position), move))


def test_random_games_end_in_every_way_the_rules_know() -> None:
    rng = Random("endings")
    seen: set[str] = set()
    for position in [p for number in USUAL for p in batch(number)][::2]:
        _, turns = walk(rng, position, 40, shuffling=0.6)
        seen |= {turn.result[1] for turn in turns if turn.result is not None}
    assert seen == set(ENDINGS)


def test_every_event_names_the_rule_it_follows() -> None:
    rng = Random("events")
    positions = [random_position(rng) for _ in range(400)]
    for position in positions:
        choices = legal_moves(position)
        if not choices:
            continue
        captures = [move for move in choices if move[2:] in position.masks]
        move = rng.choice(captures or choices)
        turn = play_all(position, [move])[0]
        rules = {event["rule"] for event in played(volto("play", show(position), move))["events"]}
        wanted = {MOVE_RULES[position.masks[move[:2]].upper()]}
        if turn.captured == "C":
            wanted |= {"capture.reveal", "capture.candidate"}
        elif turn.removed == "C":
            wanted |= {"capture.reveal", "capture.lady-by-candidate"}
        elif turn.captured == "L":
            wanted |= {"capture.reveal", "capture.lady"}
        elif turn.captured is not None:
            wanted |= {"capture.reveal", "capture.plain"}
        if turn.result is not None:
            wanted.add(turn.result[1])
        assert wanted <= rules, (show(position), move)
        if turn.captured is None:
            assert not any(rule.startswith("capture.") for rule in rules), (show(position), move)
        if turn.result is None:
            assert not rules & {*ENDINGS}, (show(position), move)


@pytest.mark.parametrize("depth", [8, 9])
@pytest.mark.parametrize(
    "position",
    [
        "4a/5/5/5/5/5/A4 1 00",
        "4a/5/5/5/5/5/A4 2 11",
        "n4/5/5/5/5/5/4N 1 00",
        "Sn3/5/5/5/5/5/3Ns 2 00",
        "Sa3/5/5/5/5/5/1A2s 1 10",
        "4S/5/5/5/5/5/A1n2 1 00",
        "4S/5/5/5/5/5/A3a 2 00",
    ],
)
def test_perft_stops_at_a_third_repetition(position: str, depth: int) -> None:
    count = perft([parse(position)], depth)
    assert result_of(volto("perft", position, str(depth))) == f"{count}\n"


@pytest.mark.parametrize(
    ("depth", "count"), [(0, 1), (1, 11), (2, 121), (3, 1621), (4, 21501), (5, 318042)]
)
def test_perft_from_the_opening_is_the_known_count(depth: int, count: int) -> None:
    assert result_of(volto("perft", OPENING, str(depth))) == f"{count}\n"


@given(st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_a_game_played_in_two_parts_ends_where_the_whole_does(
    rng: Random,
) -> None:
    start = full_setup(rng)
    moves, turns = walk(rng, start, 8)
    middle = played(volto("play", show(start), *moves[:3]))["position"]
    end = played(volto("play", middle, *moves[3:]))["position"]
    assert end == played(volto("play", show(start), *moves))["position"]
    assert end == show(turns[-1].position)


def test_the_first_position_given_counts_as_the_first_visit() -> None:
    start = parse("n4/5/5/5/5/5/4N 1 00")
    dance = ["e1e2", "a7a6", "e2e1", "a6a7"]
    once = played(volto("play", show(start), *dance))
    twice = played(volto("play", show(start), *dance, *dance))
    assert once["result"] is None
    assert twice["result"] == {"winner": None, "by": "ruling.repetition"}


def test_no_moves_at_all_leave_the_position_as_it_is() -> None:
    for position in batch(0)[:60]:
        found = played(volto("play", show(position)))
        assert found["position"] == show(position)
        assert found["events"] == []


def test_a_position_with_two_ladies_lost_has_no_moves() -> None:
    text = "nacs1/5/5/5/5/5/NACS1 1 02"
    assert result_of(volto("moves", text)) == ""
    assert result_of(volto("perft", text, "1")) == "0\n"
    refusal_of(volto("play", text, "a1a2"))


def test_the_blocked_position_of_the_rules_has_no_moves_whatever_the_enemies_are() -> None:
    for kinds in ("nnnaaacsl", "lsnnnaaac", "xxxxxxxxx"):
        letters = iter(kinds)
        placement = "NAee1/CNLe1/ALee1/eSe2/3e1/4e/5"
        filled = "".join(next(letters) if sign == "e" else sign for sign in placement)
        assert result_of(volto("moves", f"{filled} 1 00")) == ""


def test_enemy_masks_may_be_hidden_from_the_player_to_move() -> None:
    for position in batch(1)[:60]:
        text = show(view(position, position.player))
        assert result_of(volto("moves", text)).splitlines() == legal_moves(position), text
        assert result_of(volto("view", text, str(position.player))) == text + "\n"


def test_own_masks_may_not_be_hidden_from_the_player_to_move() -> None:
    assert "a2" in refusal_of(volto("moves", "5/5/5/5/5/X4/C4 1 00"))
    assert "a2" in refusal_of(volto("moves", "5/5/5/5/5/x4/c4 2 00"))


def test_the_board_shows_every_mask() -> None:
    for position in batch(2)[:60]:
        output = result_of(volto("show", show(position)))
        for letter in position.masks.values():
            assert letter in output


def test_a_bare_checkout_runs_without_any_package() -> None:
    answer = volto_process(["perft", OPENING, "2"], options=["-S"])
    assert result_of(answer) == "121\n"


@pytest.mark.parametrize("number", sampled(range(4), 0))
def test_a_process_of_its_own_answers_alike(number: int) -> None:
    rng = Random(f"processes {number}")
    position = full_setup(rng)
    text = show(position)
    moves, _ = walk(rng, position, 10)
    for arguments in (
        ["moves", text],
        ["view", text, "2"],
        ["play", text, *moves],
        ["suspects", text, *moves],
    ):
        assert volto_process(arguments) == volto(*arguments)


def test_the_drawing_is_xml(tmp_path_factory: pytest.TempPathFactory) -> None:
    target = tmp_path_factory.mktemp("drawing") / "board.svg"
    result_of(volto("show", OPENING, "--svg", str(target)))
    assert ElementTree.parse(target).getroot().tag.endswith("svg")
