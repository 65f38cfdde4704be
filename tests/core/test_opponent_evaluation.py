"""The evaluation and the search: what a position is worth to whom, as far as it is known."""

from tests.support.boards import board
from volto_core import Kind, Player, parse_move
from volto_core.geometry import SQUARE_NAMES
from volto_core.opponent.evaluation import value_after
from volto_core.opponent.node import Node, Side
from volto_core.opponent.search import Outlook, Search, move_value, stakes_of
from volto_core.opponent.suspicions import WHOLE, Suspicion
from volto_core.opponent.weights import WIN, tuned
from volto_core.pieces import KIND_BY_LETTER, KINDS

Lost = tuple[int, int]
# What is known of a mask that has never moved, and of one that is surely of a kind.
UNKNOWN: Suspicion = (307, 307, 102, 102, 206)
WEIGHTS = tuned()
OUTLOOK = Outlook(moves=12, worlds=1, replies=6, temperature=960)


def sure(kind: Kind) -> Suspicion:
    noble, advisor, candidate, soldier, lady = (WHOLE * (kind is each) for each in KINDS)
    return noble, advisor, candidate, soldier, lady


def node(drawing: str, suspicions: dict[str, Suspicion], lost: Lost = (0, 0)) -> Node:
    """The node of a drawing; of masks without a suspicion their enemy knows nothing."""
    position = board(drawing, lost=lost)
    sides: tuple[Side, Side, Side] = ({}, {}, {})
    for square, mask in position.masks().items():
        suspicion = suspicions.get(SQUARE_NAMES[square], UNKNOWN)
        sides[mask.owner][square] = (mask.kind or Kind.NOBLE, suspicion)
    return Node(sides, (0, position.own, position.other), (0, *lost))


def value(drawing: str, lost: Lost = (0, 0), /, **suspicions: Suspicion) -> int:
    """What the drawing is worth to Ivory, who has just moved."""
    return value_after(node(drawing, suspicions, lost), Player.IVORY, WEIGHTS)


LADY = """
    7  c . . . .
    6  . . . . .
    5  . . n . .
    4  . . L . .
    3  . . . . .
    2  . . . . .
    1  C . . . .
       a b c d e
    """


def test_a_lady_in_front_of_an_enemy_is_worth_more_when_she_is_the_last() -> None:
    away = LADY.replace("n . .", ". . n")
    believed = {"c4": sure(Kind.CANDIDATE)}
    gains = [
        value(LADY, lost, **believed) - value(away, lost, **believed) for lost in ((0, 0), (1, 0))
    ]
    assert gains[1] > gains[0]


def test_a_bait_is_worth_more_when_it_is_taken_for_the_candidate() -> None:
    values = [value(LADY, (1, 0), c4=sure(kind)) for kind in (Kind.CANDIDATE, Kind.LADY)]
    assert values[0] > values[1]


def test_a_bait_is_worth_nothing_before_a_mask_that_cannot_capture_it() -> None:
    values = [value(LADY, (1, 0), c5=sure(kind)) for kind in (Kind.NOBLE, Kind.ADVISOR)]
    assert values[0] > values[1]


def candidate_at(row: int) -> str:
    rows = [f"{each}  {'C' if each == row else '.'} . . . ." for each in range(7, 0, -1)]
    return "\n".join([*rows, "   a b c d e"]).replace("1  . . . . .", "1  . . . . n")


def test_the_candidate_is_worth_more_the_nearer_it_is_to_the_door() -> None:
    values = [value(candidate_at(row)) for row in range(2, 7)]
    assert values == sorted(values)
    assert values[-1] - values[-2] > WEIGHTS.door


def test_an_enemy_at_the_door_is_feared_as_far_as_it_may_be_the_candidate() -> None:
    for row, least in ((2, WEIGHTS.door_fear), (3, WEIGHTS.near_fear)):
        drawing = candidate_at(7).replace("n", ".").replace("C", "S")
        drawing = drawing.replace(f"{row}  . . . . .", f"{row}  . . . . c")
        values = [value(drawing, **{f"e{row}": sure(kind)}) for kind in (Kind.LADY, Kind.CANDIDATE)]
        assert values[0] - values[1] >= least


HUNT = """
    7  . . . . .
    6  . . . . .
    5  . . n n .
    4  . . N . .
    3  . . . . .
    2  . . . . .
    1  . . . . .
       a b c d e
    """


def test_a_plain_mask_is_worth_more_before_a_likely_candidate() -> None:
    # Either could capture the noble as well.
    candidate, noble = (
        value(HUNT, c5=suspicion) for suspicion in ((0, 0, 512, 0, 512), (512, 0, 0, 0, 512))
    )
    assert candidate > noble


def test_a_soldier_aims_along_its_column() -> None:
    drawing = HUNT.replace("4  . . N . .", "4  . . . . .").replace("1  . . .", "1  . . S")
    values = [value(drawing, c5=sure(kind)) for kind in (Kind.CANDIDATE, Kind.LADY)]
    assert values[0] > values[1]


def test_a_soldier_is_feared_from_afar() -> None:
    drawing = LADY.replace("5  . . n . .", "5  . . . . .").replace("7  c . .", "7  c . s")
    drawing = drawing.replace("L", "C").replace("1  C", "1  .")
    values = [value(drawing, c7=sure(kind)) for kind in (Kind.NOBLE, Kind.SOLDIER)]
    assert values[0] > values[1]


def stakes(drawing: str, move: str, lost: Lost = (0, 0), **suspicions: Suspicion) -> list[int]:
    found = stakes_of(node(drawing, suspicions, lost), Player.IVORY, parse_move(move), WEIGHTS)
    return list(found)


def test_what_is_surely_the_candidate_is_a_win_to_capture() -> None:
    assert stakes(HUNT, "c4c5", c5=sure(Kind.CANDIDATE)) == [WIN, 0, 0]


def test_the_first_lady_costs_and_the_game_goes_on() -> None:
    assert stakes(HUNT, "c4c5", c5=sure(Kind.LADY)) == [-WEIGHTS.lady_price, 0, WHOLE]


def test_the_last_lady_is_a_loss_to_capture() -> None:
    lost = stakes(HUNT, "c4c5", (0, 1), c5=sure(Kind.LADY))
    assert lost == [-WEIGHTS.last_lady_price, 0, 0]


def test_for_the_candidate_every_lady_is_a_loss() -> None:
    lost = stakes(HUNT.replace("N", "C"), "c4c5", c5=sure(Kind.LADY))
    assert lost == [-WEIGHTS.candidate_price, 0, 0]


def test_the_palace_is_a_win_unless_a_lady_stands_there() -> None:
    drawing = candidate_at(6).replace("7  . .", "7  n n")
    assert stakes(drawing, "a6a7", a7=sure(Kind.NOBLE)) == [WIN, 0, 0]
    assert stakes(drawing, "a6a7", a7=sure(Kind.LADY))[0] < 0
    assert stakes(candidate_at(6), "a6b7") == [WIN, 0, 0]


def searched(
    drawing: str, move: str, world: str, lost: Lost = (0, 0), /, **suspicions: Suspicion
) -> int:
    """What a move is worth to Ivory in the one world in which Night's masks are these."""
    begun = node(drawing, suspicions, lost)
    letters = zip(sorted(begun.sides[2]), world, strict=True)
    kinds = {square: KIND_BY_LETTER[letter] for square, letter in letters}
    return Search(Player.IVORY, [kinds], WEIGHTS, OUTLOOK).value(begun, parse_move(move))


CAUGHT = """
    7  . . . . .
    6  . . . . .
    5  . . n . .
    4  . . . . .
    3  . . C . .
    2  . . . . .
    1  . . . . .
       a b c d e
    """


def test_a_step_in_front_of_a_noble_may_lose_the_candidate() -> None:
    assert searched(CAUGHT, "c3c4", "N") < searched(CAUGHT, "c3c4", "L")


def test_a_last_lady_wins_where_the_enemy_believes_the_bait() -> None:
    drawing = CAUGHT.replace("C", "L")
    won = searched(drawing, "c3c4", "N", (1, 0))
    assert won > searched(drawing, "c3c4", "A", (1, 0))
    assert won > searched(drawing, "c3d3", "N", (1, 0))


def test_an_enemy_candidate_that_captures_a_lady_is_lost() -> None:
    drawing, believed = CAUGHT.replace("C", "L"), {"c3": sure(Kind.CANDIDATE)}
    assert searched(drawing, "c3c4", "C", **believed) == WIN
    assert searched(drawing, "c3c4", "N", **believed) < WIN


def test_who_lets_the_candidate_into_the_palace_has_lost() -> None:
    drawing = CAUGHT.replace("5  . . n . .", "5  . . . . .").replace("2  . .", "2  n .")
    assert searched(drawing, "c3c4", "C") == -WIN


def test_what_no_drawn_world_has_is_worth_what_it_looks_like() -> None:
    begun = node(HUNT, {})
    worlds = [dict.fromkeys(begun.sides[2], Kind.CANDIDATE)]
    found = Search(Player.IVORY, worlds, WEIGHTS, OUTLOOK).value(begun, parse_move("c4c5"))
    assert found == move_value(begun, Player.IVORY, parse_move("c4c5"), WEIGHTS)


def test_an_enemy_who_cannot_move_draws() -> None:
    drawing = CAUGHT.replace("5  . . n . .", "5  . . . . .").replace("1  . . . . .", "1  . . . . s")
    assert searched(drawing, "c3c4", "S") == 0
