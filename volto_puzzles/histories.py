"""What the history of a puzzle shows: the game is played again as the learner saw it."""

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


class Told(NamedTuple):
    """What a learner has been shown: the position, each mask's own suspects, and what is off."""

    position: Position
    suspects: Suspects
    off: tuple[Kind, ...]


def told_by(game: Game, off: tuple[Kind, ...] = ()) -> Told:
    """What a game tells the player to move, with these enemy masks off the mat at its start."""
    learner = Player(game.position.player)
    view = view_of(game, frozenset({learner}))
    left = tuple(departure.kind for departure in observe(view, learner.opponent).departures)
    return Told(view.position, own_suspects(view), (*off, *left))


def own_suspects(view: View) -> Suspects:
    """What each enemy mask can be by its own doings, for those that have shown something."""
    learner = Player(view.position.player)
    found: dict[int, tuple[Kind, ...]] = {}
    for square, track in sorted(observe(view, learner.opponent).tracks.items()):
        kinds = tuple(kind for kind in KINDS if kind not in track.excluded)
        is_plain = len(kinds) == len(KINDS) - 1 and PALACE[learner] >> square & 1
        # That a mask in the learner's palace is not the candidate goes without saying.
        if len(kinds) < len(KINDS) and not is_plain:
            found[square] = kinds
    return found


def replayed(puzzle: Puzzle) -> Game:
    """The game of the history in one of the worlds that fit, or a HistoryError."""
    return trail_to(puzzle).game(next(puzzle.query.worlds()))


def history_flaws(puzzle: Puzzle) -> Iterator[str]:
    """In what the file and its history disagree."""
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
        told = told_by(replayed(puzzle))
    except VoltoError as error:
        yield f"history: {error}"
        return
    if told.position != puzzle.position:
        yield f"position: the history leads to {format_position(told.position)}"
    if told.suspects != puzzle.suspects:
        shown = ", ".join(
            f"{SQUARE_NAMES[square]}={format_kinds(kinds)}"
            for square, kinds in told.suspects.items()
        )
        yield f"suspects: the history shows {shown or 'nothing'}"
    if told.off != puzzle.off[len(puzzle.off) - len(told.off) :]:
        yield f"off: the history shows {''.join(kind.letter for kind in told.off)}"
