"""What `solve` means, word for word: every world listed, every move tried in each of them."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import product

from tests.contract.reference import (
    BOX,
    KINDS,
    PALACE,
    Position,
    Turn,
    kinds_of,
    legal_moves,
    lettered,
    owner,
    play,
)

Answer = tuple[int, int | None, list[str]]
"""How many worlds fit, the least number of own moves or None, and the first moves."""


def solve(
    seen: Position, within: int, suspects: Mapping[str, str] | None = None, off: str | None = None
) -> Answer:
    """The quickest win that is forced in every world."""
    worlds = list(consistent_worlds(seen, suspects or {}, off))
    moves = legal_moves(worlds[0]) if worlds else []
    for number in range(1, within + 1):
        found = [move for move in moves if forces(worlds, move, number)]
        if found:
            return len(worlds), number, found
    return len(worlds), None, []


def consistent_worlds(
    seen: Position, suspects: Mapping[str, str], off: str | None
) -> Iterator[Position]:
    """Every naming of the hidden masks that suspects, box, masks off and state of play allow."""
    enemy = 3 - seen.player
    hidden = [square for square, letter in seen.masks.items() if letter in "Xx"]
    for kinds in product(*(suspects.get(square, KINDS) for square in hidden)):
        masks = dict(seen.masks)
        masks |= {s: lettered(kind, enemy) for s, kind in zip(hidden, kinds, strict=True)}
        world = Position(masks, seen.player, seen.lost)
        if not hidden or fits(world, off):
            yield world


def fits(world: Position, off: str | None) -> bool:
    enemy = 3 - world.player
    on = kinds_of(world, enemy)
    if any(on[kind] > BOX[kind] for kind in KINDS):
        return False
    if off is not None and on + Counter(off) != BOX:
        return False
    if on["C"] != 1 or on["L"] != 2 - world.lost[enemy - 1]:
        return False
    throne = (column + PALACE[world.player] for column in "abcde")
    return not any(world.masks.get(square) == lettered("C", enemy) for square in throne)


def forces(worlds: list[Position], move: str, number: int) -> bool:
    """Whether a plan that begins with a move wins in all these worlds, which look the same."""
    player = worlds[0].player
    turns = [play([world], move) for world in worlds]
    if not all(is_won_or_open(turn, player) for turn in turns):
        return False
    return all(answers(alike, number - 1) for alike in grouped((move, turn) for turn in turns))


def answers(worlds: list[Position], number: int) -> bool:
    """Whether every reply in every one of these worlds loses within so many own moves."""
    player = 3 - worlds[0].player
    turns = [(move, play([world], move)) for world in worlds for move in legal_moves(world)]
    if not all(is_won_or_open(turn, player) for _, turn in turns):
        return False
    return all(can_win(alike, number) for alike in grouped(turns))


def can_win(worlds: list[Position], number: int) -> bool:
    return number > 0 and any(forces(worlds, move, number) for move in legal_moves(worlds[0]))


def is_won_or_open(turn: Turn, player: int) -> bool:
    return turn.result is None or turn.result[0] == player


def grouped(turns: Iterator[tuple[str, Turn]] | list[tuple[str, Turn]]) -> list[list[Position]]:
    """The games that go on, put together where nothing seen tells them apart."""
    groups: dict[tuple[str | None, ...], list[Position]] = defaultdict(list)
    for move, turn in turns:
        if turn.result is None:
            groups[move, turn.captured, turn.removed].append(turn.position)
    return list(groups.values())


def seen_by(position: Position, hidden: set[str]) -> Position:
    """The position with these masks hidden."""
    masks = {
        square: lettered("X", owner(letter)) if square in hidden else letter
        for square, letter in position.masks.items()
    }
    return Position(masks, position.player, position.lost)
