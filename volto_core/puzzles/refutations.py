"""Why a move is wrong: a world, and a line in it that stops where the move is punished.

After the move the enemy parries what it threatens, and the line is at its end; or the learner goes
on with what is most tempting: what would have won had the enemy passed, a step of the candidate
that arrives in time, a capture that may win. It stops where that is punished, or else at the reply
by which the enemy gains most.
"""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from volto_core.game.moves import Move, Step
from volto_core.game.outcomes import Outcome
from volto_core.game.position import PLANE
from volto_core.geometry import HEIGHT, column_of, row_of, squares_of
from volto_core.pieces import Kind, Player
from volto_core.puzzles.endings import Ending, Line, Refutation
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
from volto_core.solver.kind_sets import CANDIDATE, kinds_at
from volto_core.solver.saves import losing_reply
from volto_core.solver.situations import sets_in
from volto_core.solver.threats import may_be_at_a_standstill, stuck_kinds, wins_at_once

# So many replies are compared, to show the one that is easiest to understand.
COMPARED = 8
_STANDSTILL = Outcome(None, Rule.RULING_NO_MOVE)
_LOST = {
    Rule.CAPTURE_LADY_BY_CANDIDATE: "lady",
    Rule.WIN_LADIES: "ladies",
    Rule.WIN_CANDIDATE: "covered",
    Rule.WIN_PALACE: "palace",
}
_THREATENED = {Rule.WIN_CANDIDATE: "attacked", Rule.WIN_PALACE: "nearing"}
_PARRIES = ("escaped", "taken", "occupied", "blocked")


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
    line = Line((), {square: square for square in query.squares}, {})
    return _refuted(line, situation, step, left - 1, search)


def _refuted(line: Line, situation: Situation, step: Step, left: int, search: Search) -> Refutation:
    """The line goes on with a step that forces nothing, so many own moves being left after it."""
    # Best of all a loss.
    shown, reached = max(search.failing(situation, step, left), key=_is_loss)
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
        ending = Ending("quiet") if shown is None else Ending("other", (target,), shown)
        return line.end(reached, ending)
    threat = _threat(reached)
    answers = list(islice(_refuting(reached, left, search), COMPARED))
    if threat:
        endings = [(_parried(threat, each.reply), each) for each in answers]
        ending, answer = min(endings, key=lambda one: _PARRIES.index(one[0].code))
        return line.after_reply(answer.reply, answer.shown).end(answer.reached, ending)
    return _followed(line, reached, answers, left, search)


def _followed(
    line: Line, situation: Situation, answers: list[_Answer], left: int, search: Search
) -> Refutation:
    """The line goes on with a reply and the most tempting step after it, if that is punished."""
    within = search.least(situation, left)
    plan = _hoped_for(situation, line.moves[-1], within, search) if within else None
    stopped = min(
        (_stopped(line, situation, answer, left, is_idle=not within) for answer in answers),
        key=lambda one: one.ending.place,
    )
    found = [(answer, _tempting(answer.reached, plan, left)) for answer in answers]
    going = [(answer, step) for answer, step in found if step]
    if not going:
        return stopped
    answer, step = max(going, key=lambda one: _is_punished(one[0].reached, one[1]))
    after = line.after_reply(answer.reply, answer.shown)
    followed = _refuted(after, answer.reached, step, left - 1, search)
    return min(stopped, followed, key=lambda one: one.ending.place)


def _stopped(
    line: Line, before: Situation, answer: _Answer, left: int, *, is_idle: bool
) -> Refutation:
    """The line that stops at a reply, with what the enemy gains by it."""
    reply, shown, situation = answer
    squares = (reply.origin, reply.target)
    line = line.after_reply(reply, shown)
    threat = losing_reply(situation)
    if threat:
        found, (seen, outcome) = threat
        assert isinstance(outcome, Outcome)
        able = {found.origin: found.able if seen is None else 1 << seen}
        ending = Ending(_THREATENED[outcome.by], (found.target, found.origin), left=left)
        return line.end(situation, ending, narrower=able)
    if before.own >> reply.target & 1:
        ending = Ending("captured", (reply.target, reply.origin), left=left)
        return line.end(situation, ending)
    if kinds_at(situation.kinds, reply.target) & CANDIDATE and _is_hunted(before, reply, left):
        narrower = {reply.target: CANDIDATE}
        return line.end(situation, Ending("free", squares, left=left), narrower=narrower)
    return line.end(situation, Ending("idle" if is_idle else "held", squares, left=left))


def _is_hunted(situation: Situation, reply: Reply, left: int) -> bool:
    """Whether a win was to come by a capture, and own masks were as near as there are moves."""
    own = situation.kinds >> PLANE * Kind.CANDIDATE & situation.own
    if own and _rows_to_go(own.bit_length() - 1, situation.player) <= left:
        return False
    ladies = situation.kinds >> PLANE * Kind.LADY
    hunters = squares_of(situation.own & ~ladies)
    return any(_distance(hunter, reply.origin) <= left for hunter in hunters)


def _distance(square: int, other: int) -> int:
    """How many steps in any direction lie between two squares."""
    rows = abs(row_of(square) - row_of(other))
    return max(rows, abs(column_of(square) - column_of(other)))


def _is_loss(branch: Branch) -> bool:
    """Whether what fails is lost, at once or by the reply."""
    reached = branch.reached
    return isinstance(reached, Outcome) or losing_reply(reached) is not None


def _end_by_reply(line: Line, situation: Situation) -> Refutation | None:
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
    """The replies after which no win is forced in time, captures and candidates first."""

    def order(reply: Reply) -> tuple[bool, bool]:
        return not situation.own >> reply.target & 1, not reply.able & CANDIDATE

    for reply in sorted(replies(situation), key=order):
        for shown, reached in after_reply(situation, reply):
            if isinstance(reached, Situation) and not search.is_won(reached, left):
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


def _hoped_for(situation: Situation, made: Move, within: int, search: Search) -> Move | None:
    """The move that begins the quickest win if the enemy passes; none takes back the one made."""
    choice = sorted(own_steps(situation), key=lambda step: str(step.move))
    return next(
        (
            step.move
            for step in choice
            if step.move != (made.target, made.origin) and search.forces(situation, step, within)
        ),
        None,
    )


def _tempting(situation: Situation, plan: Move | None, left: int) -> Step | None:
    """What a learner would like to do next, with so many own moves left, if anything may win.

    The plan comes first; then a step of the candidate that arrives in time, where it is not
    punished at once if there is such a one; then the capture that wins in the most worlds.
    """
    choice = sorted(own_steps(situation), key=lambda step: str(step.move))
    planned = next((step for step in choice if step.move == plan), None)
    if planned:
        return planned
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
