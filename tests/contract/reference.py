"""The game once more, naively: a dict of squares and letters, written from the rules alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

COLUMNS = "abcde"
ROWS = "1234567"
KINDS = "NACSL"
BOX = Counter("NNNAAACSLL")
PALACE = {1: "1", 2: "7"}
FORWARD = {1: 1, 2: -1}
# A picture with the same player to move was there twice among so many positions at the soonest.
SOONEST = 4

ORTHOGONAL = [(0, 1), (0, -1), (1, 0), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
STEPS = {
    "N": ORTHOGONAL,
    "A": DIAGONAL,
    "C": ORTHOGONAL + DIAGONAL,
    "L": ORTHOGONAL + DIAGONAL,
}

Result = tuple[int | None, str]
"""The winner, if any, and the rule that ends the game."""


class Refused(Exception):
    """What was asked is no position, or no legal move."""


@dataclass(frozen=True)
class Position:
    """Where the masks stand, who is to move, and the ladies each player has lost."""

    masks: dict[str, str]
    player: int
    lost: tuple[int, int]

    @cached_property
    def picture(self) -> tuple[object, ...]:
        """What both players see: who is to move, the ladies lost, and whose masks stand where."""
        owners = {square: owner(letter) for square, letter in self.masks.items()}
        return self.player, self.lost, owners


@dataclass(frozen=True)
class Turn:
    """What one move did: the position after it, the kinds it revealed, and the end it brought."""

    position: Position
    result: Result | None
    captured: str | None
    removed: str | None


def owner(letter: str) -> int:
    return 1 if letter.isupper() else 2


def lettered(kind: str, player: int) -> str:
    return kind.upper() if player == 1 else kind.lower()


def parse(text: str) -> Position:
    """Read a position, or refuse it."""
    fields = text.split(" ")
    if len(fields) != 3:
        raise Refused("fields")
    placement, player, lost = fields
    if player not in {"1", "2"}:
        raise Refused("player")
    if len(lost) != 2 or any(digit not in set("012") for digit in lost):
        raise Refused("lost")
    position = Position(parse_placement(placement), int(player), (int(lost[0]), int(lost[1])))
    for side in (1, 2):
        check_box(position, side)
    return position


def parse_placement(placement: str) -> dict[str, str]:
    rows = placement.split("/")
    if len(rows) != 7:
        raise Refused("rows")
    masks: dict[str, str] = {}
    for name, row in zip(reversed(ROWS), rows, strict=True):
        letters = ""
        for sign in row:
            if sign in set("12345"):
                letters += "." * int(sign)
            elif sign in set("NACSLXnacslx"):
                letters += sign
            else:
                raise Refused("sign")
        if len(letters) != 5:
            raise Refused("row")
        for column, letter in zip(COLUMNS, letters, strict=True):
            if letter != ".":
                masks[column + name] = letter
    return masks


def check_box(position: Position, side: int) -> None:
    kinds = kinds_of(position, side)
    if kinds.total() > 10:
        raise Refused("masks")
    if any(kinds[kind] > BOX[kind] for kind in KINDS):
        raise Refused("kinds")
    if kinds["L"] + position.lost[side - 1] > 2:
        raise Refused("ladies")


def kinds_of(position: Position, side: int) -> Counter[str]:
    return Counter(letter.upper() for letter in position.masks.values() if owner(letter) == side)


def show(position: Position) -> str:
    """Write a position."""
    rows = []
    for row in reversed(ROWS):
        text = ""
        empty = 0
        for column in COLUMNS:
            letter = position.masks.get(column + row)
            if letter is None:
                empty += 1
                continue
            text += (str(empty) if empty else "") + letter
            empty = 0
        rows.append(text + (str(empty) if empty else ""))
    return f"{'/'.join(rows)} {position.player} {position.lost[0]}{position.lost[1]}"


def view(position: Position, player: int) -> Position:
    """The position as a player sees it: every enemy mask hidden."""
    masks = {
        square: letter if owner(letter) == player else lettered("x", 3 - player)
        for square, letter in position.masks.items()
    }
    return Position(masks, position.player, position.lost)


@cache
def neighbour(square: str, step: tuple[int, int]) -> str | None:
    column = COLUMNS.index(square[0]) + step[0]
    row = ROWS.index(square[1]) + step[1]
    if 0 <= column < 5 and 0 <= row < 7:
        return COLUMNS[column] + ROWS[row]
    return None


def targets(position: Position, start: str) -> Iterator[str]:
    """The squares that the mask on a square of the player to move can go to."""
    letter = position.masks[start]
    kind = letter.upper()
    if kind == "S":
        square = neighbour(start, (0, FORWARD[owner(letter)]))
        while square is not None:
            blocker = position.masks.get(square)
            if blocker is None or owner(blocker) != owner(letter):
                yield square
            if blocker is not None:
                return
            square = neighbour(square, (0, FORWARD[owner(letter)]))
        return
    for step in STEPS[kind]:
        square = neighbour(start, step)
        if square is None:
            continue
        other = position.masks.get(square)
        if other is None or (owner(other) != owner(letter) and kind != "L"):
            yield square


def every_move(position: Position) -> Iterator[str]:
    if 2 in position.lost:
        return
    for start, letter in position.masks.items():
        if owner(letter) == position.player:
            for target in targets(position, start):
                yield start + target


def legal_moves(position: Position) -> list[str]:
    """The legal moves, sorted."""
    return sorted(every_move(position))


def is_legal(position: Position, move: str) -> bool:
    letter = position.masks.get(move[:2])
    if letter is None or owner(letter) != position.player or 2 in position.lost:
        return False
    return move[2:] in targets(position, move[:2])


def play(history: Sequence[Position], move: str) -> Turn:
    """Make a legal move in the last position of a game."""
    before = history[-1]
    if not is_legal(before, move):
        raise Refused(move)
    mover, enemy = before.player, 3 - before.player
    start, target = move[:2], move[2:]
    masks = dict(before.masks)
    lost = list(before.lost)
    letter = masks.pop(start)
    taken = masks.get(target)
    masks[target] = letter
    captured = taken.upper() if taken else None
    removed = None
    if captured == "L":
        del masks[target]
        removed = letter.upper()
        lost[enemy - 1] += 1
    after = Position(masks, enemy, (lost[0], lost[1]))

    result: Result | None = None
    if captured == "C":
        result = (mover, "win.candidate")
    elif removed == "C":
        result = (enemy, "capture.lady-by-candidate")
    elif lost[enemy - 1] == 2:
        result = (enemy, "win.ladies")
    elif palace_candidate(after, mover) is not None:
        result = (mover, "win.palace")
    elif next(every_move(after), None) is None:
        result = (None, "ruling.no-move")
    elif len(history) >= SOONEST and [p.picture for p in history].count(after.picture) >= 2:
        result = (None, "ruling.repetition")
    return Turn(after, result, captured, removed)


def palace_candidate(position: Position, player: int) -> str | None:
    """The enemy palace square on which a player's candidate stands, if it does."""
    for column in COLUMNS:
        square = column + PALACE[3 - player]
        if position.masks.get(square) == lettered("C", player):
            return square
    return None


def play_all(position: Position, moves: Sequence[str]) -> list[Turn]:
    """Make moves from a position on; a move after the end is refused."""
    history = [position]
    turns: list[Turn] = []
    for move in moves:
        if turns and turns[-1].result is not None:
            raise Refused("over")
        turns.append(play(history, move))
        history.append(turns[-1].position)
    return turns


def perft(history: list[Position], depth: int) -> int:
    """The number of move sequences of a length that continue a game not yet over."""
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in every_move(history[-1]))
    total = 0
    for move in every_move(history[-1]):
        turn = play(history, move)
        if turn.result is None:
            total += perft([*history, turn.position], depth - 1)
    return total


def suspects(position: Position, moves: Sequence[str]) -> dict[str, str]:
    """The kinds of each enemy mask, over all worlds that look the same to who began."""
    player, enemy = position.player, 3 - position.player
    squares = [square for square, letter in position.masks.items() if owner(letter) == enemy]
    real = play_all(position, moves)
    seen = [observation(turn) for turn in real]
    found: dict[str, set[str]] = {}
    for kinds in arrangements("".join(kinds_of(position, enemy).elements())):
        masks = dict(position.masks)
        for square, kind in zip(squares, kinds, strict=True):
            masks[square] = lettered(kind, enemy)
        last = last_of_world(Position(masks, player, position.lost), moves, seen)
        if last is not None:
            for square, letter in last.masks.items():
                if owner(letter) == enemy:
                    found.setdefault(square, set()).add(letter.upper())
    return {square: "".join(k for k in KINDS if k in kinds) for square, kinds in found.items()}


def arrangements(kinds: str) -> Iterator[str]:
    """Every order of some kinds, each once."""
    if not kinds:
        yield ""
    for first in sorted(set(kinds)):
        for rest in arrangements(kinds.replace(first, "", 1)):
            yield first + rest


def observation(turn: Turn) -> tuple[object, ...]:
    """What both players see of a turn, besides squares: masks off the mat, the end, the winner."""
    shown = None
    if turn.result is not None and turn.result[1] == "win.palace":
        shown = palace_candidate(turn.position, 3 - turn.position.player)
    return turn.captured, turn.removed, turn.result, shown


def last_of_world(
    start: Position, moves: Sequence[str], seen: Sequence[tuple[object, ...]]
) -> Position | None:
    """Where the moves lead in a world, unless it would have looked different on the way."""
    history = [start]
    for move, expected in zip(moves, seen, strict=True):
        if not is_legal(history[-1], move):
            return None
        turn = play(history, move)
        if observation(turn) != expected:
            return None
        history.append(turn.position)
    return history[-1]
