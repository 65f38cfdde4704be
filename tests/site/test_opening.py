"""What a page knows of a board: the same as the core says, and nothing of a hidden mask."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from tests.support.diagrams import boards, tried
from volto_core.game.history import Game
from volto_core.game.position import Position, position_of
from volto_core.geometry import SQUARE_NAMES, SQUARES
from volto_core.page.session import Session
from volto_core.pieces import Kind, Player
from volto_core.text.notation import format_position, parse_square
from volto_site.boards.data import is_complete, opening_of, sees_of
from volto_site.boards.diagram import game_in, parse_diagram
from volto_site.boards.fences import figure
from volto_site.boards.true_positions import boards_json, key_of, true_game
from volto_site.languages import CODES
from volto_site.strings import strings_of

FULL = "position: xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00\ncaption: C."


@cache
def stock() -> dict[str, dict[str, object]]:
    """What the worker fetches."""
    known: dict[str, dict[str, object]] = json.loads(boards_json())
    return known


def unfolded(opening: dict[str, object]) -> dict[str, object]:
    """The opening read back as the page reads it."""
    squares = {
        square: rule
        for rule, text in _texts(opening.get("shared", {})).items()
        for square in _squares(text)
    }
    moves: dict[str, object] = {}
    entries = opening["from"]
    assert isinstance(entries, dict)
    for origin, (targets, rest, *own) in entries.items():
        special = {
            square: rule
            for rule, text in _texts(own[0] if own else {}).items()
            for square in _squares(text)
        }
        refused = {
            square: opening["still"]
            if square == origin
            else special.get(square, squares.get(square, rest))
            for square in SQUARE_NAMES
            if square not in _squares(targets)
        }
        moves[origin] = {"targets": _squares(targets), "refused": refused}
    return moves


def _texts(value: object) -> dict[str, str]:
    assert isinstance(value, dict)
    return value


def _squares(text: str) -> list[str]:
    return re.findall("..", text)


def loaded(key: str, opening: dict[str, object]) -> Session:
    """A session in which the worker has loaded the board from the stock."""
    session = Session()
    task = opening.get("task")
    what = {"task": task["id"]} if isinstance(task, dict) else stock()[key]
    request = {"do": "load", "board": "b", "viewer": opening["viewer"]} | what
    assert session.handle(request)["ok"]
    return session


def test_the_keys_are_the_same_in_every_language() -> None:
    assert all(set(boards(language)) == set(boards()) for language in CODES)


def test_most_boards_can_be_tried() -> None:
    assert len(list(tried())) > len(boards()) * 0.8


def test_the_page_and_the_worker_say_the_same_of_every_board() -> None:
    for key, text, opening in tried():
        session = loaded(key, opening)
        state = session.handle({"do": "state", "board": "b"})
        assert state["position"] == format_position(parse_diagram(text).view.position), text
        assert state["moves"] == opening.get("moves", []), text
        assert state["outcome"] == opening.get("outcome"), text
        answer = session.handle({"do": "targets", "board": "b"})
        assert unfolded(opening) == answer["from"], text


def test_the_page_and_the_worker_suspect_the_same_of_every_complete_board() -> None:
    compared = 0
    for key, text, opening in tried():
        if opening.get("complete") and "suspects:" not in text:
            answer = loaded(key, opening).handle({"do": "suspects", "board": "b"})
            masks = answer["masks"]
            assert isinstance(masks, dict)
            said = {
                square: kinds
                for kinds, text in _texts(opening["suspects"]).items()
                for square in _squares(text)
            }
            assert said == {square: mask["kinds"] for square, mask in masks.items()}
            compared += 1
    assert compared >= 3


def test_an_opening_is_small() -> None:
    for _, text, opening in tried():
        assert len(json.dumps(opening, separators=(",", ":"))) < 600, text


@pytest.mark.parametrize("language", CODES)
def test_no_figure_depends_on_a_hidden_mask(language: str) -> None:
    strings = strings_of(language)
    changed = 0
    for text in boards().values():
        diagram = parse_diagram(text)
        for other in _exchanged(text):
            assert figure(parse_diagram(other), strings, ident="b") == figure(
                diagram, strings, ident="b"
            )
            changed += 1
    assert changed > 10


def _exchanged(text: str) -> Iterator[str]:
    """The diagram with two masks exchanged that its viewer cannot tell apart, if there are any."""
    diagram, game = parse_diagram(text), game_in(text)
    view = diagram.view
    if "case:" in text or "task:" in text or game.turns or not game.start.masks():
        return
    hidden = [
        square
        for square in SQUARES
        if view.start.hidden >> square & 1 and game.start.kind_at(square) is not None
    ]
    for one, other in pairwise(hidden):
        swapped = _swapped(game.start, one, other)
        if swapped and not Game(swapped).outcome:
            yield re.sub(r"position: .*", f"position: {format_position(swapped)}", text)


def _swapped(position: Position, one: int, other: int) -> Position | None:
    kinds = [position.kind_at(square) for square in (one, other)]
    owners = [position.own >> square & 1 for square in (one, other)]
    if kinds[0] == kinds[1] or owners[0] != owners[1]:
        return None
    masks = position.masks()
    masks[one], masks[other] = masks[other], masks[one]
    return position_of(masks, player=position.player, lost=position.lost)


def test_no_page_names_a_mask_that_its_viewer_does_not_see() -> None:
    for text in boards().values():
        diagram = parse_diagram(text)
        page = figure(diagram, strings_of("en"), ident="b")
        drawn = set(re.findall(r"#volto-(ivory|night)-(\w+)", page))
        seen = {
            ("ivory" if mask.owner is Player.IVORY else "night", mask.kind.name.lower())
            for mask in diagram.view.position.masks().values()
            if mask.kind is not None
        }
        assert {pair for pair in drawn if pair[1] not in ("hidden", "line", "outline")} <= seen


def test_identities_left_open_are_filled_from_the_box() -> None:
    start = true_game(FULL, key_of(FULL)).start
    assert not start.hidden
    counts = [start.of_kind(kind, Player.NIGHT).bit_count() for kind in Kind]
    assert counts == [3, 3, 1, 1, 2]


def test_identities_are_always_the_same_and_differ_between_boards() -> None:
    assert true_game(FULL, "0123456789") == true_game(FULL, "0123456789")
    keys = [f"{number:010x}" for number in range(20)]
    assert len({true_game(FULL, key).start for key in keys}) == 20


def test_identities_fit_the_suspects() -> None:
    text = "position: 5/1xxx1/5/5/1N1A1/2C2/5 1 00\nsuspects: b6=L c6=CL d6=C\ncaption: C."
    for number in range(20):
        start = true_game(text, f"{number:010x}").start
        assert format_position(start) == "5/1llc1/5/5/1N1A1/2C2/5 1 00"


def test_no_hidden_candidate_stands_where_it_would_have_won() -> None:
    text = "position: 5/5/5/5/5/x2N1/xx2C 1 10\ncaption: C."
    for number in range(20):
        start = true_game(text, f"{number:010x}").start
        assert format_position(start).startswith("5/5/5/5/5/c2N1/ll2C")


def test_a_first_capture_does_not_end_the_game_if_that_can_be_helped() -> None:
    for number in range(20):
        start = true_game(FULL, f"{number:010x}").start
        assert start.kind_at(parse_square("c6")) is not Kind.CANDIDATE


@pytest.mark.parametrize(
    ("position", "viewer", "sees"),
    [
        ("5/5/2x2/2N2/5/5/5 1 00", "open", {Player.IVORY}),
        ("5/5/2n2/2N2/5/5/5 1 00", "open", {Player.IVORY, Player.NIGHT}),
        ("5/5/2n2/2N2/5/5/5 1 00", "2", {Player.NIGHT}),
        ("5/5/2n2/2N2/5/5/5 1 00", "spectator", set()),
        ("5/5/2xn1/2N2/5/5/5 1 00", "open", set()),
        ("5/5/2n2/2X2/5/5/5 1 00", "1", set()),
    ],
)
def test_the_learner_moves_the_masks_that_are_seen(
    position: str, viewer: str, sees: set[Player]
) -> None:
    text = f"position: {position}\nviewer: {viewer}\ncaption: C."
    assert sees_of(parse_diagram(text)) == sees


@pytest.mark.parametrize(
    "position", ["5/5/5/5/5/5/5 1 00", "5/5/2n2/5/5/5/5 1 00", "5/5/2x2/2N2/5/5/5 2 00"]
)
def test_where_the_learner_has_no_move_there_is_nothing_to_try(position: str) -> None:
    diagram = parse_diagram(f"position: {position}\ncaption: C.")
    assert opening_of(diagram) is None
    assert "<script" not in figure(diagram, strings_of("fr"), ident="b")


def test_masks_that_are_missing_for_no_reason_are_not_counted() -> None:
    few = parse_diagram("position: 5/5/2n2/2N2/5/5/5 1 00\nviewer: 1\ncaption: C.")
    assert not is_complete(few.view)
    opening = opening_of(few)
    assert opening is not None
    assert "suspects" not in opening
