"""A review says what trying every world finds, and knows no secret."""

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.review_by_trial import tried
from tests.support.strategies import games, openings, positions, shuffles, twins
from volto_core import EVERYONE, Game, Player
from volto_core.review.analysis import Truth, Unknown
from volto_core.review.review import Review

FAR = 2


def check_against_trial(game: Game) -> None:
    for turn, found in enumerate(Review(game), 1):
        expected = tried(game, turn, FAR)
        is_far = isinstance(found.forced, int) and found.forced > FAR
        assert found.worlds == expected.worlds
        assert found.certain == expected.certain
        assert (None if is_far else found.forced) == expected.forced
        assert is_far or found.kept == expected.kept
        assert (found.lost, found.exposed) == (expected.lost, expected.exposed)


@examples(60)
@given(games(positions(most=4), longest=6))
def test_a_review_is_what_trying_every_world_finds(game: Game) -> None:
    check_against_trial(game)


@examples(60)
@given(shuffles())
def test_a_review_is_exact_where_pictures_repeat(game: Game) -> None:
    check_against_trial(game)


@examples(60)
@given(twins())
def test_all_but_the_truth_is_the_same_in_games_that_look_the_same(
    pair: tuple[Game, Game, Player],
) -> None:
    game, other, viewer = pair
    reviews = Review(game), Review(other)
    before = (game.start, *(turn.position for turn in game.turns))
    for number in range(1, len(before)):
        if before[number - 1].player == viewer:
            one, same = (review.analysis(number) for review in reviews)
            assert one._replace(truth=same.truth) == same


@examples(60)
@given(games(positions(most=6), longest=10))
def test_the_truth_is_one_of_the_worlds(game: Game) -> None:
    for found in Review(game):
        assert isinstance(found.truth, Truth)
        for count, was in zip((found.lost, found.exposed), found.truth, strict=True):
            assert isinstance(count, int)
            assert (count > 0) >= was >= (count == found.worlds)


@examples(30)
@given(games(openings(), longest=12), st.sampled_from(Player))
def test_who_does_not_see_a_family_is_told_nothing_that_depends_on_it(
    game: Game, hidden: Player
) -> None:
    assume(game.turns)
    whole = Review(game)
    for found, true in zip(Review(game, sees=EVERYONE - {hidden}), whole, strict=True):
        assert found.truth is Unknown.HIDDEN
        assert found[:4] == true[:4]
        if found.player is hidden:
            assert set(found[4:]) == {Unknown.HIDDEN}
        else:
            assert found[:-1] == true[:-1]


@given(games(longest=16))
def test_certainty_never_falls(game: Game) -> None:
    curve = Review(game).curve()
    assert len(curve) == len(game.turns) + 1
    for player in (0, 1):
        points = [point[player] for point in curve]
        assert points == sorted(points)
        assert all(0 <= point <= 1000 for point in points)
