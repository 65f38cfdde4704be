"""The evidence in the history of a puzzle, from a replay as the learner saw it."""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core import Game, Kind, Player, Position, View, VoltoError, view_of
from volto_core.geometry import PALACE, SQUARE_NAMES
from volto_core.knowledge.observations import observe
from volto_core.pieces import KINDS
from volto_core.puzzles.puzzle import Puzzle
from volto_core.puzzles.trail import trail_to
from volto_core.text.notation import format_kinds, format_position
from volto_core.text.suspects import Suspects


class Evidence(NamedTuple):
    """What a learner has seen: the position, each mask's own suspects, and the masks off."""

    position: Position
    suspects: Suspects
    off: tuple[Kind, ...]


def evidence_of(game: Game, off: tuple[Kind, ...] = ()) -> Evidence:
    """What the player to move has seen of a game that starts with these enemy kinds off the mat."""
    learner = Player(game.position.player)
    view = view_of(game, frozenset({learner}))
    left = tuple(departure.kind for departure in observe(view, learner.opponent).departures)
    return Evidence(view.position, own_suspects(view), (*off, *left))


def own_suspects(view: View) -> Suspects:
    """The kinds that each enemy mask can be by its own moves, where some are excluded."""
    learner = Player(view.position.player)
    found: dict[int, tuple[Kind, ...]] = {}
    for square, track in sorted(observe(view, learner.opponent).tracks.items()):
        kinds = tuple(kind for kind in KINDS if kind not in track.excluded)
        is_plain = len(kinds) == len(KINDS) - 1 and PALACE[learner] >> square & 1
        # A candidate in the learner's palace would have won, so that exclusion is no evidence.
        if len(kinds) < len(KINDS) and not is_plain:
            found[square] = kinds
    return found


def replay(puzzle: Puzzle) -> Game:
    """The game of the history in the first world that fits it, or a HistoryError."""
    return trail_to(puzzle).game(next(puzzle.query.worlds()))


def history_flaws(puzzle: Puzzle) -> Iterator[str]:
    """Every contradiction between the keys of a puzzle and its history."""
    if puzzle.start is None:
        if puzzle.suspects:
            yield "suspects: there is no history that shows them"
        return
    hidden = [mask.kind is None for mask in puzzle.start.masks().values()]
    theirs = [mask.owner is not puzzle.learner for mask in puzzle.start.masks().values()]
    if hidden != theirs:
        yield "start: not as the learner sees it"
        return
    if puzzle.off is None:
        yield "off: missing, and the history does not tell it"
        return
    try:
        seen = evidence_of(replay(puzzle))
    except VoltoError as error:
        yield f"history: {error}"
        return
    if seen.position != puzzle.position:
        yield f"position: the history leads to {format_position(seen.position)}"
    if seen.suspects != puzzle.suspects:
        shown = ", ".join(
            f"{SQUARE_NAMES[square]}={format_kinds(kinds)}"
            for square, kinds in seen.suspects.items()
        )
        yield f"suspects: the history shows {shown or 'nothing'}"
    if seen.off != puzzle.off[len(puzzle.off) - len(seen.off) :]:
        yield f"off: the history shows {''.join(kind.letter for kind in seen.off)}"
