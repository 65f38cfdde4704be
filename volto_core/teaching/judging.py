"""The progress of a learner with a task, judged from the learner's view alone."""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from volto_core.game.moves import Move
from volto_core.geometry import column_of, row_of
from volto_core.knowledge.views import Seen, View
from volto_core.rules import Rule
from volto_core.teaching.strikes import Comparison, Notes, compared
from volto_core.teaching.tasks import Remark, Task
from volto_core.text.notation import format_mask, parse_square

# What is said of every task: a goal that was reached before, a move that leads nowhere, and one
# that a worked example does not show.
KNOWN = "known"
ASTRAY = "astray"
STRAYED = "strayed"


class Status(StrEnum):
    """How a task stands: a try that has reached one goal of several is over but not the task."""

    OPEN = "open"
    REACHED = "reached"
    FAILED = "failed"
    SOLVED = "solved"


class Progress(NamedTuple):
    """The state of a task: goals reached, hints given, tries missed, and the message to show."""

    task: Task
    reached: tuple[str, ...] = ()
    hints: int = 0
    status: Status = Status.OPEN
    said: str = ""
    rule: Rule | None = None
    missed: int = 0
    # What a learner who strikes out kinds has last compared.
    compared: Comparison | None = None

    @property
    def is_open(self) -> bool:
        """Whether the task waits for the learner."""
        return self.status is Status.OPEN

    @property
    def is_solved(self) -> bool:
        """Whether every goal has been reached."""
        return self.status is Status.SOLVED

    def again(self) -> "Progress":
        """A new try: hints given stay, and what was reached or missed until the task is solved."""
        reached = () if self.is_solved else self.reached
        missed = 0 if self.is_solved else self.missed
        return Progress(self.task, reached, self.hints, missed=missed)

    def hinted(self) -> "Progress":
        """One more hint, as long as there are any."""
        return self._replace(hints=min(self.hints + 1, self.task.hints))


class Try(NamedTuple):
    """What a learner has just done: the last own move, the square pointed at, or notes compared."""

    view: View
    own: Seen | None
    pointed: int | None = None
    compared: Comparison | None = None


def judge(
    progress: Progress, view: View, *, pointed: int | None = None, notes: Notes | None = None
) -> Progress:
    """The progress after what was done; without that, or after the end, it stays as it is."""
    task = progress.task
    since = view.turns[len(task.game.turns) :]
    own = [seen for seen in since if seen.player is task.learner]
    is_idle = not own and pointed is None and notes is None
    if is_idle or progress.is_solved:
        return progress
    comparison = None if notes is None else compared(task, view, notes)
    progress = progress._replace(compared=comparison)
    done = Try(view, own[-1] if own else None, pointed, comparison)
    is_strayed = bool(task.shown) and tuple(seen.move for seen in own) != task.shown[: len(own)]
    goal = None if is_strayed else _first(task.goals, done)
    if goal:
        return _reached(progress, goal)
    mistake = _first(task.mistakes, done)
    if mistake:
        return _missed(progress, _said(task, mistake), mistake.rule)
    if is_strayed:
        return _missed(progress, STRAYED, None)
    if view.position.player == task.learner and not view.outcome:
        return progress._replace(status=Status.OPEN, said="", rule=None)
    return _missed(progress, ASTRAY, None)


def _missed(progress: Progress, said: str, rule: Rule | None) -> Progress:
    status = Status.FAILED if progress.task.moves else Status.OPEN
    missed = progress.missed + 1
    return progress._replace(status=status, said=said, rule=rule, missed=missed)


def _first(remarks: tuple[Remark, ...], done: Try) -> Remark | None:
    return next((remark for remark in remarks if _fits(remark, done)), None)


def _fits(remark: Remark, done: Try) -> bool:
    return all(CONDITIONS[name](done, value) for name, value in remark.when)


def _reached(progress: Progress, goal: Remark) -> Progress:
    task = progress.task
    is_new = goal.goal not in progress.reached
    reached = (*progress.reached, goal.goal) if is_new else progress.reached
    is_solved = len(reached) == len(task.to_reach)
    status = Status.SOLVED if is_solved else Status.REACHED
    said = _said(task, goal) if is_new or len(task.to_reach) == 1 else KNOWN
    return progress._replace(status=status, reached=reached, said=said, rule=goal.rule)


def _said(task: Task, remark: Remark) -> str:
    return f"{task.id}-{remark.id}"


def _moved_by(done: Try, letters: str) -> bool:
    """The learner moved a mask of one of these kinds."""
    return done.own is not None and done.own.kind is not None and done.own.kind.letter in letters


def _moved_to(done: Try, squares: str) -> bool:
    """The learner moved to one of these squares."""
    return done.own is not None and done.own.move.target in map(parse_square, squares.split())


def _captured(done: Try, letters: str) -> bool:
    """The learner's move captured one of these kinds, or nothing where they are `-`."""
    if done.own is None:
        return False
    kind = done.own.captured
    return (kind.letter if kind is not None else "-") in letters


def _ended(done: Try, rule: str) -> bool:
    """The game has ended by this rule."""
    return done.view.outcome is not None and done.view.outcome.by == rule


def _winner(done: Try, who: str) -> bool:
    """The game has been won by the learner or lost, or it is drawn."""
    outcome = done.view.outcome
    if outcome is None or done.own is None:
        return False
    if outcome.winner is None:
        return who == "nobody"
    return who == ("learner" if outcome.winner == done.own.player else "other")


def _points(done: Try, letters: str) -> bool:
    """The learner points at one of these masks as it is seen, or at none where they are `-`."""
    if done.pointed is None:
        return False
    mask = done.view.position.mask_at(done.pointed)
    return (format_mask(mask) if mask else "-") in letters


def _place(done: Try, place: str) -> bool:
    """The learner stands in this place."""
    return (" ".join(str(int(player)) for player in done.view.sees) or "nobody") == place


def _walked(done: Try, how: str) -> bool:
    """The mask that moved last has gone straight and diagonally, or in one way only."""
    ways: set[str] = set()
    square = done.own.move.target if done.own else None
    for seen in reversed(done.view.turns):
        if seen.move.target == square:
            square = seen.move.origin
            ways.add("straight" if _is_straight(seen.move) else "diagonal")
    return how == ("mixed" if len(ways) > 1 else "".join(ways))


def _is_straight(move: Move) -> bool:
    origin, target = move
    return column_of(origin) == column_of(target) or row_of(origin) == row_of(target)


def _struck(done: Try, sign: str) -> bool:
    """The learner has struck out all that can be, too much, or too little."""
    return done.compared is not None and done.compared.sign == sign


CONDITIONS: dict[str, Callable[[Try, str], bool]] = {
    "by": _moved_by,
    "to": _moved_to,
    "captured": _captured,
    "ended": _ended,
    "winner": _winner,
    "points": _points,
    "place": _place,
    "struck": _struck,
    "walk": _walked,
}
