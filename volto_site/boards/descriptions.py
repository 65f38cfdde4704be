"""The text alternative of a board in a language: its title and its description."""

from collections.abc import Iterator

from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.geometry import SQUARE_NAMES
from volto_core.knowledge.views import Seen, View
from volto_core.pieces import KINDS, Kind, Mask, Player
from volto_site.strings import Strings

# After the known kinds, the masks that only show their faces.
_KINDS: tuple[Kind | None, ...] = (*KINDS, None)


def kind_name(kind: Kind | None) -> str:
    """The name of a kind as Fluent messages select by it."""
    return "hidden" if kind is None else kind.name.lower()


def move_text(seen: Seen, strings: Strings) -> str:
    """A move in a few words: the mask, an arrow, and whom it captures."""
    text = strings.t("board-move", kind=kind_name(seen.kind), **squares_of_move(seen.move))
    if seen.captured is None:
        return text
    return strings.t("board-move-capture", move=text, kind=kind_name(seen.captured))


def move_by_text(seen: Seen, strings: Strings) -> str:
    """A move in a few words, with who makes it."""
    return strings.t("board-move-by", player=int(seen.player), move=move_text(seen, strings))


def squares_of_move(move: Move) -> dict[str, str]:
    """The squares of a move as Fluent messages take them."""
    return {"from": SQUARE_NAMES[move.origin], "to": SQUARE_NAMES[move.target]}


def title_of(view: View, strings: Strings) -> str:
    """A few words: the mat, and whose turn it is or who has won."""
    outcome = _outcome(view)
    if not (view.position.own or view.position.other):
        return strings.t("board-title-empty")
    if outcome is None:
        return strings.t("board-title", player=view.position.player)
    if outcome.winner is None:
        return strings.t("board-title-drawn")
    return strings.t("board-title-won", winner=int(outcome.winner))


def description_of(view: View, seat: Player, strings: Strings) -> str:
    """Who stands where and what was played; what the drawing points at is in its caption."""
    return " ".join(_sentences(view, seat, strings))


def _sentences(view: View, seat: Player, strings: Strings) -> Iterator[str]:
    masks = view.position.masks()
    for player in (seat, seat.opponent):
        if view.position.masks_of(player):
            yield _side(masks, player, strings)
    for player in Player:
        lost = view.position.lost[player - 1]
        if lost:
            yield strings.t("board-lost", player=int(player), count=lost)
    if view.turns:
        yield _last(view, strings)
    outcome = _outcome(view)
    if outcome and outcome.winner:
        yield strings.t("board-won", winner=int(outcome.winner))
    elif outcome:
        yield strings.t("board-drawn")


def _outcome(view: View) -> Outcome | None:
    """How the game ended; a diagram without masks for the player to move is no game at all."""
    position = view.position
    drawn = view.outcome is not None and view.outcome.winner is None
    return None if drawn and not position.masks_of(position.player) else view.outcome


def _side(masks: dict[int, Mask], player: Player, strings: Strings) -> str:
    squares: dict[Kind | None, list[str]] = {kind: [] for kind in _KINDS}
    for square, mask in masks.items():
        if mask.owner is player:
            squares[mask.kind].append(SQUARE_NAMES[square])
    groups = [
        strings.t("board-masks", kind=kind_name(kind), count=len(here), squares=strings.every(here))
        for kind, here in squares.items()
        if here
    ]
    return strings.t("board-side", player=int(player), masks=strings.groups(groups))


def _last(view: View, strings: Strings) -> str:
    seen = view.turns[-1]
    squares = squares_of_move(seen.move)
    if seen.captured is None:
        return strings.t("board-last", **squares)
    return strings.t("board-last-capture", kind=kind_name(seen.captured), **squares)
