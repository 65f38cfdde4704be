"""The game of the home page: its answers are what the core says, and tell nothing beforehand."""

import json
from typing import Any

from volto_core.game.history import game_of
from volto_core.game.moves import Move, legal_moves
from volto_core.geometry import SQUARE_BY_NAME
from volto_core.knowledge.views import View, view_of
from volto_core.page.answers import outcome_json
from volto_core.page.board import board_json
from volto_core.pieces import Player
from volto_core.rules import Rule
from volto_core.text.notation import format_position, parse_move
from volto_site.boards.scripted_game import home_board, home_json, reply_to

ANSWERS: Any = json.loads(home_json())
START = home_board().game.position
LADY = SQUARE_BY_NAME["c3"]


def seen(*moves: Move) -> View:
    """The game as the learner sees it, played with the one transition of the core."""
    return view_of(game_of(START, moves), frozenset({Player.IVORY}))


def says_what_happened(answer: Any, view: View) -> bool:
    events = [event.as_json() for event in view.turns[-1].events]
    expected = (format_position(view.position), events, outcome_json(view.outcome))
    return (answer["position"], answer["events"], answer["outcome"]) == expected


def test_every_legal_first_move_is_answered() -> None:
    assert set(ANSWERS["moves"]) == set(map(str, legal_moves(START)))


def test_every_answer_is_what_play_says() -> None:
    for text, branch in ANSWERS["moves"].items():
        move = parse_move(text)
        assert says_what_happened(branch["play"], seen(move))
        reply = reply_to(game_of(START, (move,)))
        assert ("reply" in branch) == (reply is not None)
        assert reply is None or says_what_happened(branch["reply"], seen(move, reply))


def test_a_lady_put_in_front_of_the_enemy_is_captured_and_wins() -> None:
    for move in ("c3b4", "c3c4", "c3d4"):
        outcome = ANSWERS["moves"][move]["reply"]["outcome"]
        assert outcome == {"winner": 1, "by": Rule.WIN_LADIES.value}


def test_nothing_but_a_captured_lady_ends_the_game() -> None:
    for text, branch in ANSWERS["moves"].items():
        has_ended = any(answer["outcome"] for answer in branch.values())
        assert has_ended == ("reply" in branch and parse_move(text).origin == LADY)


def test_a_move_taken_back_leads_to_what_the_core_calls_the_start() -> None:
    start = board_json(home_board(), {})
    assert ANSWERS["start"] == {name: start[name] for name in ANSWERS["start"]}


def test_no_position_shows_who_the_enemy_is() -> None:
    branches = ANSWERS["moves"].values()
    for answer in [ANSWERS["start"], *(each for branch in branches for each in branch.values())]:
        assert set(answer["position"].partition(" ")[0]) & set("nacsl") == set()
