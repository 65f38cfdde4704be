"""Deals of identities to hidden masks, each by its number in an enumeration of all."""

from collections.abc import Mapping, Sequence
from math import prod

from volto_core.errors import NotationError
from volto_core.game.moves import legal_moves
from volto_core.game.position import Position, position_of
from volto_core.geometry import PALACE, squares_of
from volto_core.knowledge.counting import ANY_KIND, number_of_worlds
from volto_core.knowledge.views import Sees
from volto_core.pieces import KINDS, MASKS_PER_PLAYER, ROSTER, Kind, Mask, Player

# What stands on the mat as long as the game goes on, if it has not been lost.
_NEEDED = 1 << Kind.CANDIDATE | 1 << Kind.LADY
_NO_CANDIDATE = ANY_KIND & ~(1 << Kind.CANDIDATE)
# No number of worlds has as many digits.
_LONGEST_NUMBER = 18


# By square the only kinds that a hidden mask may be dealt, as a set of bits.
Limits = Mapping[int, int]
NO_LIMITS: Limits = {}


def dealt(position: Position, number: str, *, limits: Limits = NO_LIMITS) -> Position:
    """The position with an identity for every hidden mask: of all the ways, the one so numbered."""
    masks = position.masks()
    rest = _parse_number(number)
    for player in sorted(hidden_sides(position)):
        squares = _hidden_squares(position, player)
        allowed, counts = _chances(position, player, squares, limits)
        # What one player is dealt tells nothing of the other.
        rest, here = divmod(rest, number_of_worlds(allowed, counts))
        named = zip(squares, _world(allowed, counts, here), strict=False)
        masks |= {square: Mask(player, kind) for square, kind in named}
    return position_of(masks, player=position.player, lost=position.lost)


def number_of_deals(position: Position, *, limits: Limits = NO_LIMITS) -> int:
    """In how many ways the hidden masks can be dealt; limits may leave none."""
    return prod(
        number_of_worlds(*_chances(position, player, _hidden_squares(position, player), limits))
        for player in hidden_sides(position)
    )


def rearranged(position: Position, player: Player, number: str) -> Position:
    """The position with a player's masks in another order: of all the orders, the one so numbered.

    The candidate stays in the own palace, and where the other side cannot capture it at once.
    """
    squares = squares_of(position.masks_of(player))
    counts = tuple(position.of_kind(kind, player).bit_count() for kind in KINDS)
    reached = sum(1 << square for square in {move.target for move in legal_moves(position)})
    safe = PALACE[player] & ~reached
    allowed = [ANY_KIND if safe >> square & 1 else _NO_CANDIDATE for square in squares]
    place = _parse_number(number) % number_of_worlds(allowed, counts)
    kinds = zip(squares, _world(allowed, counts, place), strict=True)
    masks = position.masks() | {square: Mask(player, kind) for square, kind in kinds}
    return position_of(masks, player=position.player, lost=position.lost)


def _hidden_squares(position: Position, player: Player) -> tuple[int, ...]:
    return squares_of(position.masks_of(player) & position.hidden)


def hidden_sides(position: Position) -> Sees:
    """The players who have a hidden mask."""
    return frozenset(player for player in Player if position.masks_of(player) & position.hidden)


def is_complete(position: Position, player: Player) -> bool:
    """Whether all masks of a player but the ladies lost are on the mat, as everyone can count."""
    masks = position.masks_of(player).bit_count()
    return masks + position.lost[player - 1] == MASKS_PER_PLAYER


def _chances(
    position: Position, player: Player, squares: tuple[int, ...], limits: Limits
) -> tuple[list[int], tuple[int, ...]]:
    """What can be on each of these squares and then off the mat, and how many there are of each."""
    counts = _left_in_the_box(position, player)
    off = sum(counts) - len(squares)
    palace = PALACE[player.opponent]
    limited = [limits.get(square, ANY_KIND) for square in squares]
    fitting = [
        kinds & _NO_CANDIDATE if palace >> square & 1 else kinds
        for square, kinds in zip(squares, limited, strict=True)
    ]
    fitting += [ANY_KIND & ~_NEEDED] * off
    # A small diagram has no room for all that a game would have.
    is_small = not number_of_worlds(fitting, counts)
    return [*limited, *[ANY_KIND] * off] if is_small else fitting, counts


def _world(allowed: Sequence[int], counts: tuple[int, ...], number: int) -> tuple[Kind, ...]:
    """One of the worlds, counted from 0."""
    if not allowed:
        return ()
    first, others = allowed[0], allowed[1:]
    choices = (
        (kind, _without(kind, counts)) for kind in KINDS if first >> kind & 1 and counts[kind]
    )
    kind, rest = next(choices)
    while number >= (here := number_of_worlds(others, rest)):
        number -= here
        kind, rest = next(choices)
    return (kind, *_world(others, rest, number))


def _without(kind: Kind, counts: tuple[int, ...]) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def unlost(position: Position, player: Player) -> tuple[int, ...]:
    """How many of each kind a player has, on the mat or off it, without the ladies lost."""
    lost = position.lost[player - 1]
    return tuple(ROSTER[kind] - (lost if kind is Kind.LADY else 0) for kind in KINDS)


def _left_in_the_box(position: Position, player: Player) -> tuple[int, ...]:
    """How many of each kind are neither seen on the mat nor ladies lost."""
    return tuple(
        count - position.of_kind(kind, player).bit_count()
        for kind, count in zip(KINDS, unlost(position, player), strict=True)
    )


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER):
        raise NotationError("no number", text, reason="number", found=text)
    return int(text)
