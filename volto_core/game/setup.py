"""Set-ups and their validation against the box, with all problems at once."""

from collections import Counter
from collections.abc import Iterator

from volto_core.errors import SetupError, SetupProblem
from volto_core.game.position import Position, position_of
from volto_core.geometry import PALACE, WIDTH, row_of, squares_of
from volto_core.pieces import KINDS, LADIES_TO_LOSE, MASKS_PER_PLAYER, ROSTER, Kind, Mask, Player
from volto_core.rules import Rule

# Indexed by player: the own palace and the five squares right in front of it.
HOME = (0, PALACE[1] | PALACE[1] << WIDTH, PALACE[2] | PALACE[2] >> WIDTH)


def arrange(
    masks: dict[int, Mask], *, player: int = Player.IVORY, lost: tuple[int, int] = (0, 0)
) -> Position:
    """The position with these masks, or a SetupError with all that the box does not hold."""
    problems = tuple(problems_of(masks, lost))
    if problems:
        raise SetupError(problems)
    return position_of(masks, player=player, lost=lost)


def problems_of(masks: dict[int, Mask], lost: tuple[int, int]) -> Iterator[SetupProblem]:
    """What the masks on the mat have too many of, and ladies that are both here and lost."""
    for player in Player:
        kinds = Counter(mask.kind for mask in masks.values() if mask.owner is player)
        count = sum(kinds.values()) + lost[player - 1]
        if count > MASKS_PER_PLAYER:
            what = "masks on the mat and ladies lost"
            yield _problem("too-many-masks", player, what, count, MASKS_PER_PLAYER)
        for kind in KINDS:
            if kinds[kind] > ROSTER[kind]:
                yield _problem("too-many", player, kind.letter, kinds[kind], ROSTER[kind])
        ladies = kinds[Kind.LADY] + lost[player - 1]
        if kinds[Kind.LADY] <= LADIES_TO_LOSE < ladies:
            yield _problem(
                "too-many-ladies", player, "L on the mat and lost", ladies, LADIES_TO_LOSE
            )


def begin(ivory: dict[int, Kind], night: dict[int, Kind], *, first: int = Player.IVORY) -> Position:
    """The first position of a game from both players' set-ups, or all that is wrong with them."""
    problems = (*placement_problems(ivory, Player.IVORY), *placement_problems(night, Player.NIGHT))
    if problems:
        raise SetupError(problems)
    masks = {square: Mask(Player.IVORY, kind) for square, kind in ivory.items()}
    masks |= {square: Mask(Player.NIGHT, kind) for square, kind in night.items()}
    return position_of(masks, player=first)


def placement_problems(placement: dict[int, Kind], player: int) -> Iterator[SetupProblem]:
    """What keeps a player's placement from being the ten masks on the ten own squares."""
    kinds = Counter(placement.values())
    for kind in KINDS:
        if kinds[kind] > ROSTER[kind]:
            yield _problem("too-many", player, kind.letter, kinds[kind], ROSTER[kind])
        elif kinds[kind] < ROSTER[kind]:
            yield _problem("missing", player, kind.letter, kinds[kind], ROSTER[kind])
    outside = [square for square in placement if not HOME[player] >> square & 1]
    if outside:
        rule = Rule.SETUP_PLACEMENT
        yield SetupProblem("outside", rule, player, "masks off the own squares", len(outside), 0)


def _problem(code: str, player: int, what: str, found: int, allowed: int) -> SetupProblem:
    return SetupProblem(code, Rule.CONTENTS_MASKS, int(player), what, found, allowed)


def home_squares(player: int) -> tuple[int, ...]:
    """The ten squares of a player's set-up, in the order of the notation."""
    squares = sorted(squares_of(HOME[player]), key=lambda square: (-row_of(square), square))
    return tuple(squares)


def is_opening(position: Position) -> bool:
    """Whether a game could begin like this: ten masks each, on the own squares, none lost."""
    return position.lost == (0, 0) and all(
        position.masks_of(player) == HOME[player] and not position.hidden for player in Player
    )
