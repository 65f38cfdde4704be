"""Breaches of the rules that openings prove, each in the letter that committed it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.json import Json
from volto_core.knowledge.counting import ANY_KIND, number_of_worlds
from volto_core.pieces import ROSTER, Kind, Player
from volto_core.post.promises import Promised, family

ILLEGAL_MOVE = "illegal-move"
UNCLAIMED = "unclaimed-ending"
WRONG_TEN = "wrong-ten"
NO_WORLD = "no-world"

Opened = Mapping[Promised, Kind]
# By mask the kinds that its moves have left, any if it is not there.
Left = Mapping[Promised, int]


class Shown(NamedTuple):
    """What a move shows of the mask that makes it: the kinds it leaves, and what others break."""

    mask: Promised
    kinds: int
    letter: int
    move: Move
    code: str


class Breach(NamedTuple):
    """A breach of the rules: in which letter, whose, by which code, and the mask that proves it."""

    letter: int
    player: Player
    code: str
    move: Move | None = None
    kind: Kind | None = None

    def as_json(self) -> Json:
        """The breach as JSON data, without empty fields."""
        said: Json = {"letter": self.letter, "player": int(self.player), "code": self.code}
        if self.move is not None and self.kind is not None:
            said |= {"move": str(self.move), "kind": self.kind.letter}
        return said


def breaches_of(
    player: Player, opened: Opened, shown: tuple[Shown, ...], *, promised: int, now: int
) -> Iterator[Breach]:
    """The breaches of a player that the masks opened so far prove."""
    kinds = Counter(kind for mask, kind in opened.items() if mask.owner is player)
    if any(count > ROSTER[kind] for kind, count in kinds.items()):
        yield Breach(promised, player, WRONG_TEN)
    is_named = False
    for mask, allowed, letter, move, code in shown:
        kind = opened.get(mask)
        if mask.owner is player and kind is not None and not allowed >> kind & 1:
            is_named = True
            yield Breach(letter, player, code, move, kind)
    if not is_named and not has_world(player, opened, left_after({}, shown)):
        yield Breach(now, player, NO_WORLD)


def has_world(player: Player, opened: Opened, left: Left) -> bool:
    """Whether the ten masks can be named so that they fit all that was opened and shown."""
    allowed = tuple(
        left.get(mask, ANY_KIND) & (1 << opened[mask] if mask in opened else ANY_KIND)
        for mask in family(player)
    )
    return number_of_worlds(allowed, ROSTER) > 0


def left_after(left: Left, shown: tuple[Shown, ...]) -> Left:
    """The kinds that are left for each mask after more was shown of them."""
    found = dict(left)
    for mask, kinds, *_ in shown:
        found[mask] = found.get(mask, ANY_KIND) & kinds
    return found
