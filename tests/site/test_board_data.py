"""What a page knows of a board: the same as the core says, and nothing of a hidden mask."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from tests.support.diagrams import diagram_in, diagrams, tried
from volto_core.game.history import Game
from volto_core.game.position import Position, position_of
from volto_core.geometry import SQUARE_NAMES, SQUARES
from volto_core.knowledge.views import VIEWERS, view_of
from volto_core.page.session import Session
from volto_core.pieces import Player
from volto_core.text.notation import format_position
from volto_site.boards.data import board_data, is_complete, sees_of
from volto_site.boards.diagram import AuthoredDiagram, Diagram
from volto_site.boards.figure import figure
from volto_site.boards.true_positions import boards_json
from volto_site.languages import CODES
from volto_site.strings import strings_of


@cache
def true_positions() -> dict[str, dict[str, object]]:
    """What the worker fetches."""
    known: dict[str, dict[str, object]] = json.loads(boards_json(diagrams().values()))
    return known


def unfolded(data: dict[str, object]) -> dict[str, object]:
    """The data read back as the page reads it."""
    squares = {
        square: rule
        for rule, text in _texts(data.get("shared", {})).items()
        for square in _squares(text)
    }
    moves: dict[str, object] = {}
    entries = data["from"]
    assert isinstance(entries, dict)
    for origin, (targets, rest, *own) in entries.items():
        special = {
            square: rule
            for rule, text in _texts(own[0] if own else {}).items()
            for square in _squares(text)
        }
        refused = {
            square: data["still"]
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


def loaded(data: dict[str, object]) -> Session:
    """A session in which the worker has loaded the true position of a board."""
    session = Session()
    task = data.get("task")
    what = {"task": task["id"]} if isinstance(task, dict) else true_positions()[str(data["key"])]
    request = {"do": "load", "board": "b", "viewer": data["viewer"]} | what
    assert session.handle(request)["ok"]
    return session


def test_most_boards_can_be_tried() -> None:
    assert len(list(tried())) > len(diagrams()) * 0.8


def test_the_page_and_the_worker_say_the_same_of_every_board() -> None:
    for (diagram, _), data in tried():
        # Of a question nobody asks the worker.
        if diagram.question:
            continue
        session = loaded(data)
        state = session.handle({"do": "state", "board": "b"})
        assert state["position"] == format_position(diagram.view.position), diagram
        assert state["moves"] == data.get("moves", []), diagram
        assert state["outcome"] == data.get("outcome"), diagram
        assert unfolded(data) == state["from"], diagram


def test_the_page_and_the_worker_suspect_the_same_of_every_complete_board() -> None:
    compared = 0
    for (diagram, _), data in tried():
        if data.get("complete") and not diagram.suspects:
            wish = {"do": "state", "board": "b", "suspects": True}
            masks = loaded(data).handle(wish)["suspects"]
            assert isinstance(masks, dict)
            said = {
                square: kinds
                for kinds, text in _texts(data["suspects"]).items()
                for square in _squares(text)
            }
            assert said == {square: mask["kinds"] for square, mask in masks.items()}
            compared += 1
    assert compared >= 3


def test_the_data_of_a_board_are_small() -> None:
    for (diagram, _), data in tried():
        frames = [*_frames(data, "past"), *_frames(data, "future")]
        rest = {name: value for name, value in data.items() if name not in ("past", "future")}
        assert _length(rest) < 600, diagram
        assert all(_length(frame) < 300 for frame in frames), diagram


def _frames(data: dict[str, object], name: str) -> list[object]:
    frames = data.get(name, [])
    assert isinstance(frames, list)
    return frames


def _length(value: object) -> int:
    return len(json.dumps(value, separators=(",", ":")))


def test_the_frames_that_led_to_a_board_end_with_what_its_viewer_sees() -> None:
    replayed = [(each.diagram, data) for each, data in tried() if "past" in data]
    assert len(replayed) > 10
    for diagram, data in replayed:
        last = _frames(data, "past")[-1]
        assert isinstance(last, dict)
        assert last["position"] == format_position(diagram.view.position)


@pytest.mark.parametrize("language", CODES)
def test_no_figure_depends_on_a_hidden_mask(language: str) -> None:
    changed = 0
    for authored in diagrams().values():
        for other in _exchanged(authored):
            assert _figure(other, language) == _figure(authored.diagram, language)
            changed += 1
    assert changed > 10


def _figure(diagram: Diagram, language: str) -> str:
    """The figure without the key, which is made from all that the author wrote."""
    return figure(diagram, strings_of(language), number=1).replace(diagram.key, "KEY")


def _exchanged(authored: AuthoredDiagram) -> Iterator[Diagram]:
    """The diagram with two masks exchanged that its viewer cannot tell apart, if there are any."""
    diagram, game = authored
    view = diagram.view
    if diagram.task or game.turns or not game.start.masks():
        return
    hidden = [
        square
        for square in SQUARES
        if view.start.hidden >> square & 1 and game.start.kind_at(square) is not None
    ]
    for one, other in pairwise(hidden):
        swapped = _swapped(game.start, one, other)
        if swapped and not Game(swapped).outcome:
            view = view_of(Game(swapped), VIEWERS[diagram.viewer])
            yield diagram._replace(view=view, key=f"{diagram.key}-{one}-{other}")


def _swapped(position: Position, one: int, other: int) -> Position | None:
    kinds = [position.kind_at(square) for square in (one, other)]
    owners = [position.own >> square & 1 for square in (one, other)]
    if kinds[0] == kinds[1] or owners[0] != owners[1]:
        return None
    masks = position.masks()
    masks[one], masks[other] = masks[other], masks[one]
    return position_of(masks, player=position.player, lost=position.lost)


def test_no_page_names_a_mask_that_its_viewer_does_not_see() -> None:
    for diagram, _ in diagrams().values():
        page = figure(diagram, strings_of("en"), number=1)
        drawn = set(re.findall(r"#volto-(ivory|night)-(\w+)", page))
        seen = {
            ("ivory" if mask.owner is Player.IVORY else "night", mask.kind.name.lower())
            for mask in diagram.view.position.masks().values()
            if mask.kind is not None
        }
        assert {pair for pair in drawn if pair[1] not in ("hidden", "line", "outline")} <= seen


@pytest.mark.parametrize(
    ("position", "viewer", "sees"),
    [
        ("5/5/2x2/2N2/5/5/5 1 00", "everyone", {Player.IVORY}),
        ("5/5/2n2/2N2/5/5/5 1 00", "everyone", {Player.IVORY, Player.NIGHT}),
        ("5/5/2n2/2N2/5/5/5 1 00", "2", {Player.NIGHT}),
        ("5/5/2n2/2N2/5/5/5 1 00", "nobody", set()),
        ("5/5/2xn1/2N2/5/5/5 1 00", "everyone", set()),
        ("5/5/2n2/2X2/5/5/5 1 00", "1", set()),
    ],
)
def test_the_learner_moves_the_masks_that_are_seen(
    position: str, viewer: str, sees: set[Player]
) -> None:
    assert sees_of(diagram_in(f"position: {position}", f"viewer: {viewer}")) == sees


@pytest.mark.parametrize(
    "position", ["5/5/5/5/5/5/5 1 00", "5/5/2n2/5/5/5/5 1 00", "5/5/2x2/2N2/5/5/5 2 00"]
)
def test_where_the_learner_has_no_move_there_is_nothing_to_try(position: str) -> None:
    diagram = diagram_in(f"position: {position}")
    assert board_data(diagram) is None
    assert "<script" not in figure(diagram, strings_of("fr"), number=1)


def test_masks_that_are_missing_for_no_reason_are_not_counted() -> None:
    few = diagram_in("position: 5/5/2n2/2N2/5/5/5 1 00", "viewer: 1")
    assert not is_complete(few.view)
    data = board_data(few)
    assert data is not None
    assert "suspects" not in data
