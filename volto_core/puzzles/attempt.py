"""One puzzle being solved: the state of an attempt, and its transitions."""

from enum import StrEnum
from typing import NamedTuple

from volto_core.errors import BadRequest, IllegalMove
from volto_core.game.history import Game
from volto_core.game.moves import Move, why_not
from volto_core.game.outcomes import Outcome
from volto_core.json import Json
from volto_core.knowledge.views import EVERYONE, View, view_of
from volto_core.pieces import Kind
from volto_core.puzzles.defence import (
    calmest,
    defended,
    luckiest,
    most_stubborn,
    some_world,
    world_after_move,
    world_after_reply,
)
from volto_core.puzzles.endings import Refutation
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.stored_verdicts import NONE_STORED, StoredVerdicts
from volto_core.puzzles.trail import Trail, trail_to
from volto_core.puzzles.verdicts import Verdict, step_by, verdict_on
from volto_core.solver import (
    Branch,
    Query,
    Search,
    Situation,
    after_reply,
    after_step,
    reply_by,
)

HINTS = 3


class Stage(StrEnum):
    """How an attempt stands: it waits for the learner or for the defence, or it is over."""

    OPEN = "open"
    SLOWER = "slower"
    UNDECIDED = "undecided"
    MISNAMED = "misnamed"
    ANSWERS = "answers"
    WRONG = "wrong"
    SOLVED = "solved"
    GIVEN_UP = "given-up"


class Attempt(NamedTuple):
    """A puzzle, the moves since its start, and what is known after them.

    The game is that of one of the worlds that fit; the learner's view is the same in each.
    After a wrong move the trail and the situation are those before it, and the game is the one of
    the witness; `shown` of its moves are on the board, all masks turned over. `plan` is the place
    in the plan that the board shows instead, `looked` after how many moves of the game the board
    is shown to somebody who looks back.
    """

    puzzle: Puzzle
    query: Query
    stored: StoredVerdicts
    search: Search
    trail: Trail
    situation: Situation
    left: int
    game: Game
    stage: Stage = Stage.OPEN
    hints: int = 0
    # Whether a hint was spent on what each hidden mask can still be.
    is_aided: bool = False
    tried: Move | None = None
    named: tuple[Kind, ...] = ()
    slower: int | None = None
    witness: Refutation | None = None
    shown: int | None = None
    plan: Json | None = None
    looked: int | None = None

    @property
    def view(self) -> View:
        """What the page may see: the learner's view, or every mask where all are turned over."""
        game = Game(self.game.start, self.game.turns[: self.looked])
        if self.puzzle.is_open or self.shown is not None:
            return view_of(game, EVERYONE)
        return view_of(game, frozenset({self.puzzle.learner}))

    @property
    def line(self) -> tuple[Move, ...]:
        """The moves since the puzzle was set."""
        return self.trail.moves[len(self.puzzle.history) :]

    @property
    def is_first(self) -> bool:
        """Whether no right move has been made yet."""
        return not self.line

    @property
    def can_play(self) -> bool:
        """Whether the learner is to move."""
        is_now = self.looked is None
        return is_now and self._is_open and self.puzzle.aim is not Aim.UNMASK

    @property
    def _is_open(self) -> bool:
        return self.stage in (Stage.OPEN, Stage.SLOWER, Stage.UNDECIDED, Stage.MISNAMED)

    @property
    def is_over(self) -> bool:
        """Whether the key may be shown."""
        return self.stage in (Stage.SOLVED, Stage.GIVEN_UP)

    def hinted(self) -> "Attempt":
        """One more hint, as long as there are any and something is asked."""
        hints = min(self.hints + 1, HINTS)
        return self._replace(hints=hints, looked=None) if self._is_open else self

    def aided(self) -> "Attempt":
        """The attempt of somebody who is told what each hidden mask can still be."""
        if not self._is_open or self.puzzle.is_open:
            raise BadRequest("no-aid", "board")
        return self._replace(is_aided=True, looked=None)

    def given_up(self) -> "Attempt":
        """The puzzle as it was, with its key."""
        return self.untouched()._replace(stage=Stage.GIVEN_UP)

    def again(self) -> "Attempt":
        """Where a wrong move was made from, or else the puzzle as it was; hints given stay."""
        if self.stage is Stage.WRONG:
            return self._at_rest()
        is_aided = self.is_aided and not self.is_over
        return self.untouched()._replace(hints=self._first_hints, is_aided=is_aided)

    def untouched(self) -> "Attempt":
        """The puzzle as it was before the first move."""
        return attempt_at(self.puzzle, stored=self.stored, search=self.search)

    @property
    def _first_hints(self) -> int:
        return self.hints if self.is_first and not self.is_over else 0

    def _at_rest(self) -> "Attempt":
        """The attempt as it was before the last try."""
        return Attempt(
            self.puzzle,
            self.query,
            self.stored,
            self.search,
            self.trail,
            self.situation,
            self.left,
            self.trail.game(some_world(self.situation)),
            hints=self.hints,
            is_aided=self.is_aided,
        )

    def names(self, kinds: tuple[Kind, ...]) -> "Attempt":
        """The attempt after a name for each mask in question; they are judged together."""
        if not self._is_open or not self.puzzle.asked:
            raise BadRequest("not-yours", "kinds")
        if len(kinds) != len(self.puzzle.asked):
            raise BadRequest("unknown", "kinds")
        is_right = kinds == tuple(self.puzzle.asked.values())
        stage = Stage.SOLVED if is_right else Stage.MISNAMED
        return self._replace(stage=stage, named=kinds, looked=None)

    def tries(self, move: Move) -> "Attempt":
        """The attempt after a move of the learner, judged."""
        if not self.can_play:
            raise BadRequest("not-yours", "move")
        rule = why_not(self.game.position, move)
        if rule:
            raise IllegalMove(str(move), rule)
        verdict = self._verdict(move)
        now = self._at_rest()._replace(tried=move)
        if verdict.is_right:
            return now._goes_on(move)
        if verdict.slower:
            return now._replace(stage=Stage.SLOWER, slower=verdict.slower)
        if verdict.witness is None:
            return now._replace(stage=Stage.UNDECIDED)
        game = self.trail.game(verdict.witness.world, move)
        return now._replace(stage=Stage.WRONG, game=game, witness=verdict.witness)

    def _verdict(self, move: Move) -> Verdict:
        puzzle, situation, search = self.puzzle, self.situation, self.search
        stored = self.stored.on_first(puzzle, move) if self.is_first else None
        slower = self.stored.slower_after(self.line)
        return stored or verdict_on(
            puzzle, situation, move, self.left, search=search, slower=slower
        )

    def _goes_on(self, move: Move) -> "Attempt":
        """The attempt after a right move, and what the defence lets it show."""
        shown, reached = self._chosen(move)
        game = self.trail.game(world_after_move(self.situation, move, shown), move)
        now = self._replace(game=game, hints=0)
        if isinstance(reached, Outcome) or self.puzzle.aim is not Aim.WIN:
            return now._replace(stage=Stage.SOLVED)
        return now._replace(
            trail=self.trail.after(move, shown),
            situation=reached,
            left=self.left - 1,
            stage=Stage.ANSWERS,
        )

    def _chosen(self, move: Move) -> Branch:
        if self.puzzle.aim is Aim.SAVE:
            return calmest(self.situation, move)
        if self.puzzle.aim is Aim.ODDS:
            return luckiest(self.situation, move)
        line = self.stored.main_line() if self.is_first else None
        if line and move == self.puzzle.solution:
            branches = after_step(self.situation, step_by(self.situation, move))
            return next(branch for branch in branches if branch.shown == line.shown)
        return most_stubborn(self.situation, move, self.left, search=self.search)

    def answered(self) -> "Attempt":
        """The attempt after the best defence."""
        if self.stage is not Stage.ANSWERS:
            raise BadRequest("no-answer", "board")
        reply, shown = self._best_reply()
        found = reply_by(self.situation, reply)
        assert found is not None
        reached = next(
            branch.reached for branch in after_reply(self.situation, found) if branch.shown == shown
        )
        game = self.trail.game(world_after_reply(self.situation, reply, shown), reply)
        now = self._replace(game=game, tried=None, looked=None)
        if isinstance(reached, Outcome):
            return now._replace(stage=Stage.SOLVED)
        return now._replace(
            trail=self.trail.after(reply, shown), situation=reached, stage=Stage.OPEN
        )

    def _best_reply(self) -> tuple[Move, Kind | None]:
        line = self.stored.main_line() if len(self.line) == 1 else None
        if line and line.reply and self.line[0] == self.puzzle.solution:
            return line.reply, line.replied
        best = defended(self.situation, self.left, search=self.search)
        return best.reply, best.shown

    def refuted(self, to: int) -> "Attempt":
        """The attempt with so many moves of the witness on the board, all masks turned over."""
        if self.witness is None or not 0 <= to <= len(self.witness.line):
            raise BadRequest("unknown", "to")
        game = self.trail.game(self.witness.world, *self.witness.line[:to])
        return self._replace(game=game, shown=to)


def attempt_at(
    puzzle: Puzzle, *, stored: StoredVerdicts = NONE_STORED, search: Search | None = None
) -> Attempt:
    """A puzzle that nobody has tried yet."""
    query = puzzle.query
    situation = query.situation
    trail = trail_to(puzzle)
    return Attempt(
        puzzle=puzzle,
        query=query,
        stored=stored,
        search=search or Search(),
        trail=trail,
        situation=situation,
        left=puzzle.own_moves,
        game=trail.game(some_world(situation)),
    )
