import xml.etree.ElementTree as ET

import pytest

from tests.support.boards import OPENING, board
from tests.support.drawings import drawn, places, words
from volto_core import (
    EVERYONE,
    IVORY,
    NIGHT,
    SPECTATOR,
    Game,
    Kind,
    Player,
    View,
    game_of,
    parse_move,
    parse_position,
    parse_square,
    view_of,
)
from volto_core.pieces import KINDS
from volto_core.svg import Rows, board_svg
from volto_core.svg.layout import centre

SET_UP = Game(parse_position(OPENING))
MIDDLE = game_of(
    board(
        """
        7  l a . a c
        6  n . . a n
        5  . . l . .
        4  . n C . .
        3  . . N . A
        2  N A L . N
        1  . L A S .
           a b c d e
        """
    ),
    (parse_move("a2a3"),),
)


def squares(text: str) -> list[int]:
    return [parse_square(name) for name in text.split()]


def test_from_the_seat_of_night_the_first_square_is_far_to_the_right() -> None:
    a1 = parse_square("a1")
    assert centre(a1, Player.IVORY) == (50, 650)
    assert centre(a1, Player.NIGHT) == (450, 50)


@pytest.mark.parametrize("seat", Player)
@pytest.mark.parametrize("player", Player)
def test_a_road_points_where_the_soldier_goes(seat: Player, player: Player) -> None:
    letter = "S" if player is Player.IVORY else "s"
    view = view_of(Game(parse_position(f"5/5/5/2{letter}2/5/5/5 1 00")), EVERYONE)
    root = ET.fromstring(board_svg(view, seat=seat))
    (mark,) = (
        path
        for path in root.iter("{http://www.w3.org/2000/svg}path")
        if path.get("class", "").endswith("-mark")
    )
    assert (mark.get("transform") == "rotate(180)") is (seat is not player)


@pytest.mark.parametrize("seat", Player)
def test_a_suspected_soldier_points_where_it_would_go(seat: Player) -> None:
    view = view_of(SET_UP, IVORY)
    suspects = {parse_square("a6"): (Kind.NOBLE, Kind.SOLDIER)}
    names = [name for name, _ in drawn(board_svg(view, seat=seat, suspects=suspects))]
    sign = "sign-soldier" if seat is Player.NIGHT else "sign-soldier-down"
    assert sign in names


def test_the_mat_and_its_coordinates_turn_with_the_seat() -> None:
    near = board_svg(view_of(SET_UP, IVORY))
    far = board_svg(view_of(SET_UP, NIGHT), seat=Player.NIGHT)
    assert words(near) == ["abcde", "7654321"]
    assert words(far) == ["edcba", "1234567"]
    assert 'href="#volto-mat" transform="rotate(180 250 350)"' in far
    assert words(board_svg(view_of(SET_UP, IVORY), coordinates=False)) == []


@pytest.mark.parametrize(
    ("seat", "box", "cuts"),
    [
        (Player.IVORY, "-32 68 564 464", [68, 500]),
        (Player.NIGHT, "-32 168 564 464", [168, 600]),
    ],
)
def test_a_drawing_of_some_rows_ends_where_they_end(
    seat: Player, box: str, cuts: list[int]
) -> None:
    picture = board_svg(view_of(MIDDLE, IVORY), seat=seat, rows=Rows(2, 5))
    assert f'viewBox="{box}" width="564" height="464"' in picture
    assert [y for _, y in places(picture, "cut")] == cuts
    columns = "columns" if seat is Player.IVORY else "columns-turned"
    assert places(picture, columns) == [(0, cuts[1])]


def test_rows_at_the_end_of_the_mat_keep_their_frame() -> None:
    assert [y for _, y in places(board_svg(view_of(MIDDLE, IVORY), rows=Rows(0, 3)), "cut")] == [
        268
    ]
    assert [y for _, y in places(board_svg(view_of(MIDDLE, IVORY), rows=Rows(3, 6)), "cut")] == [
        400
    ]
    assert places(board_svg(view_of(MIDDLE, IVORY)), "cut") == []


def test_a_drawing_of_hidden_masks_does_not_name_any_kind() -> None:
    picture = board_svg(view_of(SET_UP, SPECTATOR)).lower()
    for kind in KINDS:
        assert kind.name.lower() not in picture


def test_targets_are_dots_on_empty_squares_and_rings_around_masks() -> None:
    view = view_of(MIDDLE, IVORY)
    picture = board_svg(view, selected=parse_square("c4"), targets=squares("d4 c5 b4 b5"))
    assert places(picture, "selected") == [centre(parse_square("c4"), Player.IVORY)]
    assert places(picture, "target") == [centre(s, Player.IVORY) for s in squares("d4 b5")]
    assert places(picture, "capture") == [centre(s, Player.IVORY) for s in squares("b4 c5")]


def test_the_last_move_is_marked_unless_it_is_not_wanted() -> None:
    view = view_of(MIDDLE, IVORY)
    assert places(board_svg(view), "last") == [(50, 550), (50, 450)]
    assert places(board_svg(view, last_move=False), "last") == []
    assert places(board_svg(view_of(SET_UP, IVORY)), "last") == []


def test_highlights_come_in_the_order_of_the_squares() -> None:
    view = view_of(MIDDLE, IVORY)
    assert places(board_svg(view, highlights=squares("e7 a1")), "highlight") == [
        (50, 650),
        (450, 50),
    ]


def test_arrows_point_from_origin_to_target() -> None:
    view = view_of(MIDDLE, IVORY)
    arrows = [parse_move("d1d5"), parse_move("c4b5")]
    near = board_svg(view, arrows=arrows)
    far = board_svg(view, arrows=arrows, seat=Player.NIGHT)
    assert 'transform="translate(350 650) rotate(-90)"' in near
    assert 'transform="translate(250 350) rotate(-135)"' in near
    assert 'transform="translate(150 50) rotate(90)"' in far
    assert near.count('class="volto-arrow"') == len(arrows)


@pytest.mark.parametrize("number", range(2, 6))
def test_every_suspected_kind_has_its_sign_inside_the_square(number: int) -> None:
    c6 = parse_square("c6")
    picture = board_svg(view_of(SET_UP, IVORY), suspects={c6: KINDS[:number]})
    signs = [place for name, place in drawn(picture) if name.startswith("sign-")]
    assert len(set(signs)) == number
    assert all(200 + 10 <= x <= 300 - 10 and 100 + 10 <= y <= 200 - 10 for x, y in signs)
    assert all(
        abs(x - other_x) >= 20 or abs(y - other_y) >= 20
        for place, (x, y) in enumerate(signs)
        for other_x, other_y in signs[:place]
    )


@pytest.mark.parametrize("kind", KINDS)
def test_the_only_kind_left_is_outlined_and_so_differs_from_a_mask_that_was_seen(
    kind: Kind,
) -> None:
    position = f"5/5/5/2{kind.letter.lower()}2/5/5/5 1 00"
    c4 = parse_square("c4")
    deduced = board_svg(view_of(Game(parse_position(position)), IVORY), suspects={c4: (kind,)})
    seen = board_svg(view_of(Game(parse_position(position)), EVERYONE), suspects={c4: (kind,)})
    assert 'class="volto-night-outline"' in deduced
    assert f'href="#volto-{kind.name.lower()}"' in deduced
    assert 'class="volto-night-outline"' not in seen
    assert 'href="#volto-night-hidden"' not in deduced


def test_suspects_leave_everything_else_as_it_is() -> None:
    view = view_of(SET_UP, IVORY)
    nothing: dict[int, tuple[Kind, ...]] = {
        parse_square("a1"): KINDS,
        parse_square("c4"): KINDS,
        parse_square("c6"): (),
    }
    assert board_svg(view, suspects=nothing) == board_svg(view)


def test_the_same_view_gives_the_same_bytes() -> None:
    view: View = view_of(MIDDLE, IVORY)
    assert board_svg(view, targets={4, 3}) == board_svg(view, targets=(3, 4))


@pytest.mark.parametrize("seat", Player)
def test_the_arrows_of_a_line_are_numbered_where_each_begins(seat: Player) -> None:
    there_and_back = [parse_move("a1b1"), parse_move("e7d7"), parse_move("b1a1")]
    view = view_of(SET_UP, EVERYONE)
    plain = board_svg(view, arrows=there_and_back, seat=seat, coordinates=False)
    line = board_svg(view, arrows=there_and_back, numbered=True, seat=seat, coordinates=False)
    assert words(plain) == []
    assert words(line) == ["1", "2", "3"]
    circles = ET.fromstring(line).iter("{http://www.w3.org/2000/svg}circle")
    numbers = [each for each in circles if each.get("class") == "volto-number-ground"]
    places = {(each.get("cx"), each.get("cy")) for each in numbers}
    assert len(places) == len(there_and_back)
