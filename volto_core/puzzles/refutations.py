"""Why a move is wrong: a world, and a line in it that stops where the move is punished.

After the move the enemy parries what it threatens, and the line is at its end; or the learner goes
on with what is most tempting, a step of the candidate that arrives in time or a capture that may
win, until that is punished.
"""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.game.position import PLANE
from volto_core.geometry import HEIGHT, row_of
from volto_core.pieces import Kind, Player
from volto_core.rules import Rule
from volto_core.solver import (
    Branch,
    Query,
    Reply,
    Search,
    Situation,
    after_reply,
    after_step,
    own_steps,
    replies,
    worlds_won,
)
from volto_core.solver.saves import losing_reply
from volto_core.solver.situations import sets_in
from volto_core.solver.threats import may_be_at_a_standstill, stuck_kinds, wins_at_once
from volto_core.solver.worlds import worlds

# So many replies are compared, to show the one that is easiest to understand.
COMPARED = 6
_STANDSTILL = Outcome(None, Rule.RULING_NO_MOVE)
_LOST = {
    Rule.CAPTURE_LADY_BY_CANDIDATE: "lady",
    Rule.WIN_LADIES: "ladies",
    Rule.WIN_CANDIDATE: "covered",
    Rule.WIN_PALACE: "palace",
}


class Ending(NamedTuple):
    """Where a line stops: a code, and the squares, the kind and the number of its sentence.

    covered   the own candidate is captured on the first square, from the second
    palace    the enemy candidate enters the palace on the first square, from the second
    lady      the own candidate has captured a lady on the first square
    ladies    the second lady was captured on the first square
    stuck     whoever is to move has no move
    escaped   the mask that was to be captured on the first square has gone to the second
    taken     the mask that was to win, on the first square, is captured from the second
    occupied  a mask that may be a lady has stepped onto the first square, where the candidate wins
    blocked   a mask on the first square bars the way to the second
    other     the mask captured on the first square was only of this kind
    late      nothing wins in the own moves that are left, and the palace is so many rows away
    """

    code: str
    squares: tuple[int, ...] = ()
    kind: Kind | None = None
    left: int | None = None
    rows: int | None = None


class Refutation(NamedTuple):
    """The kind of every enemy mask at the start, the moves, how the game ended, why they stop."""

    world: dict[int, Kind]
    line: tuple[Move, ...]
    outcome: Outcome | None
    ending: Ending


class _Line(NamedTuple):
    """The moves so far, where each enemy mask came from, and the kinds of those that have left."""

    moves: tuple[Move, ...]
    origins: dict[int, int]
    left: dict[int, Kind]

    def after_step(self, step: Step, shown: Kind | None) -> "_Line":
        """The line after an own step that may have shown an enemy mask."""
        origins, left = dict(self.origins), dict(self.left)
        if shown is not None:
            left[origins.pop(step.move.target)] = shown
        return _Line((*self.moves, step.move), origins, left)

    def after_reply(self, reply: Reply, shown: Kind | None) -> "_Line":
        """The line after a reply; a mask that it shows has left with a lady."""
        origins, left = dict(self.origins), dict(self.left)
        origin = origins.pop(reply.origin)
        if shown is None:
            origins[reply.target] = origin
        else:
            left[origin] = shown
        return _Line((*self.moves, reply.move), origins, left)

    def end(
        self,
        situation: Situation,
        ending: Ending,
        *,
        narrower: dict[int, int] | None = None,
        outcome: Outcome | None = None,
        last: Move | None = None,
    ) -> Refutation:
        """The refutation in a world in which some masks are of narrower sets of kinds."""
        sets = sets_in(situation) | (narrower or {})
        kinds = next(worlds(tuple(sets.values()), situation.counts))
        world = dict(zip((self.origins[square] for square in sets), map(Kind, kinds), strict=True))
        moves = self.moves if last is None else (*self.moves, last)
        return Refutation(dict(sorted((world | self.left).items())), moves, outcome, ending)


class _Answer(NamedTuple):
    """A reply after which nothing is forced any more, what it shows, and where it leads."""

    reply: Reply
    shown: Kind | None
    reached: Situation


def refutation_of(query: Query, move: Move, left: int, *, search: Search) -> Refutation | None:
    """Why a legal move does not win within so many own moves; None if it does."""
    situation = query.situation
    step = next(step for step in own_steps(situation) if step.move == move)
    if search.forces(situation, step, left):
        return None
    line = _Line((), {square: square for square in query.squares}, {})
    return _refuted(line, situation, step, left - 1, search)


def _refuted(
    line: _Line, situation: Situation, step: Step, left: int, search: Search
) -> Refutation:
    """The line goes on with a step that forces nothing, so many own moves being left after it."""
    shown, reached = _failing(situation, step, left, search)
    target = step.move.target
    if isinstance(reached, Outcome):
        narrower = {} if shown is None else {target: 1 << shown}
        ending = Ending(_LOST[reached.by], (target,))
        return line.end(situation, ending, narrower=narrower, outcome=reached, last=step.move)
    line = line.after_step(step, shown)
    end = _end_by_reply(line, reached)
    if end:
        return end
    if not left:
        ending = Ending("late", left=0) if shown is None else Ending("other", (target,), shown)
        return line.end(reached, ending)
    threat = _threat(reached)
    answers = list(islice(_refuting(reached, left, search), COMPARED))
    if threat:
        endings = [(_parried(threat, each.reply), each) for each in answers]
        ending, answer = min(endings, key=lambda one: _PARRIES.index(one[0].code))
        return line.after_reply(answer.reply, answer.shown).end(answer.reached, ending)
    return _followed(line, reached, answers, left, search)


def _followed(
    line: _Line, situation: Situation, answers: list[_Answer], left: int, search: Search
) -> Refutation:
    """The line goes on with a reply and the most tempting step after it, if there is one."""
    found = [(answer, _tempting(answer.reached, left)) for answer in answers]
    going = [(answer, step) for answer, step in found if step]
    if not going:
        return line.end(situation, Ending("late", left=left, rows=_palace_distance(situation)))
    answer, step = max(going, key=lambda one: _is_punished(one[0].reached, one[1]))
    after = line.after_reply(answer.reply, answer.shown)
    return _refuted(after, answer.reached, step, left - 1, search)


def _failing(situation: Situation, step: Step, left: int, search: Search) -> Branch:
    """What a step that forces nothing may show: best of all a loss, at once or by the reply."""
    player = situation.player
    failing = [
        branch
        for branch in after_step(situation, step)
        if not (
            branch.reached.winner == player
            if isinstance(branch.reached, Outcome)
            else search.survives_replies(branch.reached, left)
        )
    ]
    return min(failing, key=lambda branch: not _is_loss(branch))


def _is_loss(branch: Branch) -> bool:
    reached = branch.reached
    return isinstance(reached, Outcome) or losing_reply(reached) is not None


def _end_by_reply(line: _Line, situation: Situation) -> Refutation | None:
    """The end by a reply that wins for the enemy, or of an enemy who has none."""
    losing = losing_reply(situation)
    if losing:
        reply, (shown, outcome) = losing
        assert isinstance(outcome, Outcome)
        able = {reply.origin: reply.able if shown is None else 1 << shown}
        ending = Ending(_LOST[outcome.by], (reply.target, reply.origin))
        return line.end(situation, ending, narrower=able, outcome=outcome, last=reply.move)
    if may_be_at_a_standstill(situation):
        stuck = dict(zip(sets_in(situation), stuck_kinds(situation) or (), strict=True))
        return line.end(situation, Ending("stuck"), narrower=stuck, outcome=_STANDSTILL)
    return None


def _refuting(situation: Situation, left: int, search: Search) -> Iterator[_Answer]:
    """The replies after which no win is forced in time."""
    for reply in replies(situation):
        for shown, reached in after_reply(situation, reply):
            if isinstance(reached, Situation) and not search.can_win(reached, left):
                yield _Answer(reply, shown, reached)


def _threat(situation: Situation) -> Step | None:
    """The step that would win at once in every world if the enemy did nothing."""
    if not wins_at_once(situation):
        return None
    return next(step for step in own_steps(situation) if _wins(situation, step))


def _wins(situation: Situation, step: Step) -> bool:
    return all(
        isinstance(reached, Outcome) and reached.winner == situation.player
        for _, reached in after_step(situation, step)
    )


_PARRIES = ("escaped", "taken", "occupied", "blocked")


def _parried(threat: Step, reply: Reply) -> Ending:
    """How a reply meets a threat."""
    origin, target = threat.move
    if reply.target == origin:
        return Ending("taken", (origin, reply.origin))
    if reply.origin == target:
        return Ending("escaped", (reply.origin, reply.target))
    if reply.target == target:
        return Ending("occupied", (target,))
    return Ending("blocked", (reply.target, target))


def _tempting(situation: Situation, left: int) -> Step | None:
    """What a learner would like to do next, with so many own moves left, if anything may win.

    A step of the candidate that arrives in time comes first, where it is not punished at once if
    there is such a one; then the capture that wins in the most worlds.
    """
    choice = sorted(own_steps(situation), key=lambda step: str(step.move))
    forward = [step for step in choice if _arrives(situation, step, left)]
    if forward:
        return min(forward, key=lambda step: _is_punished(situation, step))
    best = max(choice, key=lambda step: worlds_won(situation, step), default=None)
    return best if best and worlds_won(situation, best) else None


def _arrives(situation: Situation, step: Step, left: int) -> bool:
    """Whether the candidate steps towards the palace, and can be there in time."""
    if step.kind is not Kind.CANDIDATE:
        return False
    before, after = (_rows_to_go(square, situation.player) for square in step.move)
    return after < before <= left


def _palace_distance(situation: Situation) -> int:
    """How many rows the own candidate is from the palace, none if it is not on the mat."""
    candidate = situation.kinds >> PLANE * Kind.CANDIDATE & situation.own
    return _rows_to_go(candidate.bit_length() - 1, situation.player) if candidate else 0


def _rows_to_go(square: int, player: int) -> int:
    return HEIGHT - 1 - row_of(square) if player == Player.IVORY else row_of(square)


def _is_punished(situation: Situation, step: Step) -> bool:
    """Whether a step may lose, at once or by the reply."""
    return any(
        branch.reached.winner != situation.player
        if isinstance(branch.reached, Outcome)
        else losing_reply(branch.reached) is not None
        for branch in after_step(situation, step)
    )
