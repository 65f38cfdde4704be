"""The key law: what a player receives does not depend on what that player may not know."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import games, twins
from volto_core import (
    EVERYONE,
    SPECTATOR,
    Game,
    Kind,
    Mask,
    Move,
    Player,
    Rule,
    parse_move,
    parse_square,
    view_of,
)
from volto_core.game.position import position_of
from volto_core.geometry import ORTHOGONAL
from volto_core.page.session import Session
from volto_core.text.notation import format_position

REQUESTS: list[dict[str, object]] = [
    {"do": "state"},
    {"do": "state", "suspects": True},
    {"do": "line"},
    {"do": "present"},
    {"do": "record"},
    {"do": "play", "move": "a1a1"},
    # No kind jumps like this: a capture would show what is no longer hidden.
    {"do": "play", "move": "c5d3"},
    {"do": "undo"},
    {"do": "redo"},
    {"do": "reset"},
    {"do": "state"},
]


def received(game: Game, viewer: Player) -> list[object]:
    """Everything that a page is told which sees only this player's masks."""
    session = Session()
    load: dict[str, object] = {
        "do": "load",
        "position": format_position(game.start),
        "moves": [str(move) for move in game.moves],
        "viewer": str(int(viewer)),
    }
    return [session.handle({"board": "b"} | request) for request in [load, *REQUESTS]]


@given(twins())
def test_a_player_receives_the_same_from_games_that_look_the_same(
    pair: tuple[Game, Game, Player],
) -> None:
    game, other, viewer = pair
    assert game.start != other.start
    assert view_of(game, frozenset({viewer})) == view_of(other, frozenset({viewer}))
    assert received(game, viewer) == received(other, viewer)


@given(games())
def test_a_view_hides_every_mask_but_the_own_and_the_shown(game: Game) -> None:
    for sees in (frozenset({Player.IVORY}), frozenset({Player.NIGHT}), SPECTATOR):
        view = view_of(game, sees)
        for position in (view.start, *(seen.position for seen in view.turns[:-1])):
            for mask in position.masks().values():
                assert (mask.kind is not None) == (mask.owner in sees)


@given(games())
def test_everyone_sees_everything(game: Game) -> None:
    view = view_of(game, EVERYONE)
    assert view.position == game.position
    assert [seen.kind for seen in view.turns] == [turn.kind for turn in game.turns]
    assert [seen.events for seen in view.turns] == [turn.events for turn in game.turns]


@st.composite
def dances(draw: st.DrawFn) -> tuple[Game, Game]:
    """Two deals of two nobles and a lady, two of which wander over four squares in the same way."""
    floor = tuple(map(parse_square, ("a6", "a7", "b6", "b7")))
    squares = [*draw(st.permutations(floor))[:2], parse_square("e7")]
    wait = draw(st.sampled_from([("e1e2", "e2e1"), ("e1d1", "d1e1")]))
    deals = [(Kind.NOBLE, Kind.NOBLE, Kind.LADY), (Kind.NOBLE, Kind.LADY, Kind.NOBLE)]
    night = [
        {square: Mask(Player.NIGHT, kind) for square, kind in zip(squares, deal, strict=True)}
        for deal in deals
    ]
    ivory = {parse_square("e1"): Mask(Player.IVORY, Kind.NOBLE)}
    one, other = (Game(position_of(ivory | masks)) for masks in night)
    while one.outcome is None and other.outcome is None:
        if one.position.player == Player.IVORY:
            move = parse_move(wait[len(one.turns) // 2 % 2])
        else:
            free = [square for square in floor if one.position.mask_at(square) is None]
            steps = [
                Move(origin, target)
                for origin in floor
                for target in free
                if origin not in free and ORTHOGONAL[origin] >> target & 1
            ]
            move = draw(st.sampled_from(steps))
        one, other = one.play(move), other.play(move)
    return one, other


@given(dances())
def test_a_draw_by_repetition_is_the_same_whoever_the_masks_are(pair: tuple[Game, Game]) -> None:
    one, other = pair
    assert one.outcome == other.outcome == (None, Rule.RULING_REPETITION)
