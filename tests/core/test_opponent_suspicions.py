"""What the opponent thinks of hidden masks: chance, worlds, suspicions, what play makes likely."""

from collections import Counter
from itertools import product

import pytest

from tests.support.boards import board
from volto_core import Kind, Player, belief_of, game_of, parse_move, view_of
from volto_core.geometry import SQUARE_NAMES
from volto_core.opponent.chance import Chance
from volto_core.opponent.likelihood import deeds_of, likelihoods
from volto_core.opponent.likely_worlds import LikelyWorlds
from volto_core.opponent.suspicions import WHOLE, narrowed
from volto_core.pieces import KINDS


def test_the_same_seeds_give_the_same_numbers_on_every_machine() -> None:
    chance = Chance(1, 2)
    assert [chance.below(1000) for _ in range(5)] == [77, 319, 687, 310, 941]


def test_other_seeds_give_other_numbers() -> None:
    first = {Chance(*seeds).below(1 << 60) for seeds in [(0,), (1,), (0, 0), (0, 1), (1, 0), (-1,)]}
    assert len(first) == 6


def test_chance_is_even() -> None:
    chance = Chance(7)
    counts = Counter(chance.below(5) for _ in range(5_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(900 < count < 1_100 for count in counts.values())


def test_chance_reaches_numbers_of_any_size() -> None:
    chance = Chance(3)
    assert max(chance.below(1 << 200) for _ in range(50)).bit_length() > 190


def test_a_swing_is_a_bell_of_its_width() -> None:
    chance = Chance(5)
    swings = [chance.swing(100) for _ in range(2_000)]
    spread = (sum(swing * swing for swing in swings) / len(swings)) ** 0.5
    assert abs(sum(swings)) < 10 * len(swings)
    assert 90 < spread < 110
    assert chance.swing(0) == 0


# Three masks, of which one cannot be a lady and one is rather a noble.
LIKELY = {3: [1, 1, 1, 1, 0], 5: [4, 1, 1, 0, 1], 9: [1, 1, 1, 1, 1]}
COUNTS = [2, 1, 1, 0, 1]


def enumerated() -> Counter[tuple[Kind, ...]]:
    """Every world with its weight, one after the other."""
    found: Counter[tuple[Kind, ...]] = Counter()
    for world in product(KINDS, repeat=len(LIKELY)):
        weight = 1
        for kind, weights in zip(world, LIKELY.values(), strict=True):
            weight *= weights[kind]
        if weight and all(world.count(kind) <= COUNTS[kind] for kind in KINDS):
            found[world] += weight
    return found


def test_images_are_what_enumeration_counts() -> None:
    worlds = enumerated()
    suspicions = LikelyWorlds(LIKELY, COUNTS).suspicions()
    for place, square in enumerate(LIKELY):
        for kind in KINDS:
            share = sum(weight for world, weight in worlds.items() if world[place] is kind)
            assert suspicions[square][kind] == share * WHOLE // worlds.total()


def test_worlds_are_drawn_as_often_as_they_weigh() -> None:
    worlds, chance, likely = enumerated(), Chance(11), LikelyWorlds(LIKELY, COUNTS)
    drawn = Counter(tuple(likely.world(chance).values()) for _ in range(4_000))
    assert set(drawn) == set(worlds)
    for world, weight in worlds.items():
        expected = 4_000 * weight / worlds.total()
        assert abs(drawn[world] - expected) < 5 * expected**0.5


def test_no_masks_have_no_suspicions() -> None:
    likely = LikelyWorlds({}, [0, 0, 0, 0, 0])
    assert likely.suspicions() == {}
    assert likely.world(Chance(1)) == {}


def test_a_narrowed_image_has_only_what_is_left_of_it() -> None:
    assert narrowed((512, 256, 128, 64, 64), 0b00101) == (819, 0, 204, 0, 0)


def test_what_was_thought_impossible_is_even_once_it_is_seen() -> None:
    assert narrowed((1024, 0, 0, 0, 0), 0b00110) == (0, 512, 512, 0, 0)


START = """
    7  n a c l n
    6  a s n a l
    5  . . . . .
    4  . . . . .
    3  . . . . .
    2  N A L S N
    1  C A N A L
       a b c d e
    """
PLAYED = "a2a3 c6c5 a3a4 c5c4 b2c3 c4c3 e2e3 c3b3"


@pytest.mark.parametrize("turns", range(9))
def test_how_masks_were_played_moves_weight_and_excludes_nothing(turns: int) -> None:
    game = game_of(board(START), tuple(map(parse_move, PLAYED.split()[:turns])))
    view = view_of(game, frozenset({Player.IVORY}))
    weights = likelihoods(view, Player.NIGHT)
    assert set(weights) == set(belief_of(view, Player.NIGHT).suspects)
    assert all(weight > 0 for kinds in weights.values() for weight in kinds)


def test_who_goes_ahead_into_danger_is_rather_no_candidate() -> None:
    game = game_of(board(START), tuple(map(parse_move, PLAYED.split()[:4])))
    weights = likelihoods(view_of(game, frozenset({Player.IVORY})), Player.NIGHT)
    walker = weights[SQUARE_NAMES.index("c4")]
    assert walker[Kind.LADY] > walker[Kind.CANDIDATE]


def test_a_soldier_that_was_seen_threatens_its_column_alone() -> None:
    position = board(
        """
        7  c . . . .
        6  . . n n .
        5  . . . . .
        4  . . . . .
        3  . . . . .
        2  . . . S .
        1  . . . . C
           a b c d e
        """
    )
    game = game_of(position, (parse_move("d2d5"), parse_move("c6c5")))
    *_, deeds = deeds_of(view_of(game, frozenset({Player.IVORY})))
    exposed = {SQUARE_NAMES[deed.square] for deed in deeds if deed.status >= 4}
    assert exposed == {"d6"}


def test_a_mask_that_left_with_a_lady_is_no_longer_weighed() -> None:
    position = board(
        """
        7  c . . . .
        6  . . . . .
        5  . . n . .
        4  . . L . .
        3  . . . . .
        2  . . . . .
        1  C . . . .
           a b c d e
        """,
        player=Player.NIGHT,
    )
    view = view_of(game_of(position, (parse_move("c5c4"),)), frozenset({Player.IVORY}))
    assert set(likelihoods(view, Player.NIGHT)) == {SQUARE_NAMES.index("a7")}
