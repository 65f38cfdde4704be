"""What a page gets during a match is the same whoever the enemy masks are."""

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.support.session import Json
from tests.support.strategies import games, openings, twins
from volto_core import Game, Player, view_of
from volto_core.knowledge.dangers import dangers
from volto_core.page.session import Session
from volto_core.text.notation import format_position

REQUESTS: list[dict[str, object]] = [
    {"do": "state", "suspects": True, "played": True},
    {"do": "line"},
    {"do": "record"},
    {"do": "play", "move": "a1a1"},
    {"do": "undo", "suspects": True},
    {"do": "state", "suspects": True, "played": True},
]


def received(game: Game, learner: Player, level: int) -> list[Json]:
    """Everything that the page of this learner is told, but for what loads the match again."""
    session = Session()
    match = {
        "level": str(level),
        "learner": str(int(learner)),
        "position": format_position(game.start),
    }
    load: dict[str, object] = {
        "do": "load",
        "match": match,
        "deal": "1",
        "moves": [str(move) for move in game.moves],
    }
    answers: list[Json] = [
        session.handle({"board": "b"} | request) for request in [load, *REQUESTS]
    ]
    for answer in answers:
        # It has the position from which the test, not a learner, has begun.
        answer.get("match", {}).pop("resume", None)
    return answers


@given(twins(), st.sampled_from([1, 3]))
def test_a_learner_is_told_the_same_in_matches_that_look_the_same(
    pair: tuple[Game, Game, Player], level: int
) -> None:
    game, other, learner = pair
    assume(game.outcome is None and other.outcome is None)
    assert received(game, learner, level) == received(other, learner, level)


@given(twins())
def test_a_warning_depends_on_the_view_alone(pair: tuple[Game, Game, Player]) -> None:
    game, other, learner = pair
    seen = [view_of(each, frozenset({learner})) for each in (game, other)]
    assert dangers(seen[0], learner) == dangers(seen[1], learner)


@given(games(openings(), longest=20), st.sampled_from(Player))
def test_no_answer_has_an_enemy_identity_before_a_rule_reveals_it(
    game: Game, learner: Player
) -> None:
    assume(game.outcome is None)
    state = received(game, learner, 1)[1]
    enemy = "nacsl" if learner is Player.IVORY else "NACSL"
    assert not set(state["position"].partition(" ")[0]) & set(enemy)
