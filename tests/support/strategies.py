"""Positions and games for the laws, as Hypothesis draws them."""

from itertools import islice

from hypothesis import assume
from hypothesis import strategies as st

from volto_core import (
    Game,
    Kind,
    Mask,
    Move,
    Player,
    Position,
    belief_of,
    game_of,
    legal_moves,
    view_of,
)
from volto_core.game.position import position_of
from volto_core.game.setup import begin, home_squares
from volto_core.geometry import SQUARES
from volto_core.pieces import KINDS, ROSTER

BOX = tuple(kind for kind in KINDS for _ in range(ROSTER[kind]))


@st.composite
def positions(draw: st.DrawFn, *, most: int = 10, hidden: bool = False) -> Position:
    """Any position that the box allows, with at most this many masks a player."""
    squares = draw(st.permutations(SQUARES))
    masks: dict[int, Mask] = {}
    for player in Player:
        kinds = draw(st.permutations(BOX))[: draw(st.integers(0, most))]
        for kind in kinds:
            is_hidden = hidden and draw(st.booleans())
            masks[squares[len(masks)]] = Mask(player, None if is_hidden else kind)
    lost = tuple(draw(st.integers(0, _ladies_off(masks, player))) for player in Player)
    return position_of(masks, player=draw(st.sampled_from(Player)), lost=(lost[0], lost[1]))


def _ladies_off(masks: dict[int, Mask], player: Player) -> int:
    """How many ladies the player may have lost, with these masks still on the mat."""
    kinds = [mask.kind for mask in masks.values() if mask.owner is player]
    return min(ROSTER[Kind.LADY] - kinds.count(Kind.LADY), len(BOX) - len(kinds))


@st.composite
def openings(draw: st.DrawFn) -> Position:
    """The first position of a real game."""
    placements = [
        dict(zip(home_squares(player), draw(st.permutations(BOX)), strict=True))
        for player in Player
    ]
    return begin(*placements, first=draw(st.sampled_from(Player)))


@st.composite
def games(
    draw: st.DrawFn, start: st.SearchStrategy[Position] | None = None, *, longest: int = 30
) -> Game:
    """A game of chance from a start, over or not."""
    game = Game(draw(start if start is not None else st.one_of(openings(), positions())))
    for _ in range(draw(st.integers(0, longest))):
        if game.outcome:
            break
        game = game.play(draw(st.sampled_from(legal_moves(game.position))))
    return game


@st.composite
def twins(
    draw: st.DrawFn, starts: st.SearchStrategy[Position] | None = None
) -> tuple[Game, Game, Player]:
    """Two games that a player cannot tell apart, as far as the beliefs are right."""
    game = draw(games(starts, longest=16))
    viewer = draw(st.sampled_from(Player))
    belief = belief_of(view_of(game, frozenset({viewer})), viewer.opponent)
    worlds = [
        world
        for world in islice(belief.worlds(), 100)
        if any(game.position.kind_at(square) is not kind for square, kind in world.items())
    ]
    assume(worlds)
    world = draw(st.sampled_from(worlds))
    masks = game.start.masks()
    for square, suspect in belief.suspects.items():
        masks[suspect.origin] = Mask(viewer.opponent, world[square])
    begun = position_of(masks, player=game.start.player, lost=game.start.lost)
    return game, game_of(begun, game.moves), viewer


@st.composite
def shuffles(draw: st.DrawFn) -> Game:
    """Games in which masks like to go back, so that pictures come back."""
    game = Game(draw(positions(most=3)))
    for _ in range(draw(st.integers(6, 24))):
        if game.outcome:
            break
        choice = legal_moves(game.position)
        if len(game.turns) > 1 and draw(st.integers(0, 4)):
            last = game.turns[-2].move
            back = Move(last.target, last.origin)
            choice = [back] if back in choice else choice
        game = game.play(draw(st.sampled_from(choice)))
    return game
