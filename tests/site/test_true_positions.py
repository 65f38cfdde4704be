"""The identities that masks have which a diagram leaves open."""

from volto_core.game.history import Game
from volto_core.pieces import Kind, Player
from volto_core.text.notation import format_position, parse_square
from volto_site.boards.diagram import AuthoredDiagram
from volto_site.boards.fence import parse_fence
from volto_site.boards.true_positions import true_game

FULL = "position: xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00\ncaption: C."


def game_behind(text: str, number: int = 0) -> Game:
    """The true game of a diagram with this number for a key."""
    diagram, game = parse_fence(text)
    return true_game(AuthoredDiagram(diagram._replace(key=f"{number:010x}"), game))


def test_identities_left_open_are_filled_from_the_box() -> None:
    start = game_behind(FULL).start
    assert not start.hidden
    counts = [start.of_kind(kind, Player.NIGHT).bit_count() for kind in Kind]
    assert counts == [3, 3, 1, 1, 2]


def test_identities_are_always_the_same_and_differ_between_boards() -> None:
    assert game_behind(FULL, 1) == game_behind(FULL, 1)
    assert len({game_behind(FULL, number).start for number in range(20)}) == 20


def test_identities_fit_the_suspects() -> None:
    text = "position: 5/1xxx1/5/5/1N1A1/2C2/5 1 00\nsuspects: b6=L c6=CL d6=C\ncaption: C."
    for number in range(20):
        start = game_behind(text, number).start
        assert format_position(start) == "5/1llc1/5/5/1N1A1/2C2/5 1 00"


def test_no_hidden_candidate_stands_where_it_would_have_won() -> None:
    text = "position: 5/5/5/5/5/x2N1/xx2C 1 10\ncaption: C."
    for number in range(20):
        start = game_behind(text, number).start
        assert format_position(start).startswith("5/5/5/5/5/c2N1/ll2C")


def test_a_first_capture_takes_neither_the_game_nor_the_capturer_if_that_can_be_helped() -> None:
    for number in range(20):
        start = game_behind(FULL, number).start
        assert start.kind_at(parse_square("c6")) not in {Kind.CANDIDATE, Kind.LADY}
    text = "position: 5/5/2xx1/2A2/5/5/5 1 00\nsuspects: d5=L\ncaption: C."
    assert game_behind(text).start.kind_at(parse_square("d5")) is Kind.LADY
