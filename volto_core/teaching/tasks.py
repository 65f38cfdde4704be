"""The tasks: positions with goals and foreseen mistakes, as data."""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move
from volto_core.pieces import Player
from volto_core.rules import Rule
from volto_core.text.notation import parse_move, parse_position, parse_square


class Remark(NamedTuple):
    """A message for a try that meets all conditions, and the goal that it reaches, if any."""

    id: str
    when: tuple[tuple[str, str], ...]
    goal: str = ""
    rule: Rule | None = None


class Task(NamedTuple):
    """A game so far, what its learner has to reach in one or more tries, and what may go wrong.

    A learner plays for the player to move; one who may change `viewers` only points at masks,
    and one who `strikes` only writes down what the enemy masks there cannot be.
    """

    id: str
    game: Game
    goals: tuple[Remark, ...]
    mistakes: tuple[Remark, ...]
    replies: dict[Move, Move]
    viewers: tuple[str, ...]
    hints: int
    # The moves that the other side makes in turn, whatever the learner does.
    waits: tuple[Move, ...] = ()
    # The level or the temperament of a bot that plays the other side to the end.
    bot: str = ""
    # Whether it is a whole game, in which both sides stand in another order each time.
    deals: bool = False
    # The fewest own moves in which the goal can be reached, 0 where nobody counts them.
    par: int = 0
    # The own moves of a worked example, which the learner follows or watches.
    shown: tuple[Move, ...] = ()
    # The squares of the enemy masks on which the learner strikes out kinds.
    strikes: tuple[int, ...] = ()
    # Whether the other side captures whatever it may take for harmless.
    guards: bool = False

    @property
    def learner(self) -> Player:
        """The player whom the learner plays."""
        return Player(self.game.position.player)

    @property
    def level(self) -> int:
        """The level of the opponent who plays the other side, 0 if there is none."""
        return int(self.bot) if self.bot.isdigit() else 0

    @property
    def points(self) -> bool:
        """Whether the learner points at masks instead of moving them."""
        return len(self.viewers) > 1

    @property
    def moves(self) -> bool:
        """Whether the learner moves masks."""
        return not (self.points or self.strikes)

    @property
    def to_reach(self) -> tuple[str, ...]:
        """The goals, each once."""
        return tuple(dict.fromkeys(remark.goal for remark in self.goals))


def example_tasks() -> tuple[Task, ...]:
    """Every task of the examples, in the order of the file."""
    return _tasks("example_tasks.toml")


def course_tasks() -> tuple[Task, ...]:
    """Every task that only the course sets, in the order of the file."""
    return _tasks("course_tasks.toml")


def task_by_id(name: str) -> Task | None:
    """The task with this id."""
    # A page of examples does not have to read the longer file of the course.
    files = (example_tasks, course_tasks)
    return next((task for tasks in files for task in tasks() if task.id == name), None)


@cache
def _tasks(name: str) -> tuple[Task, ...]:
    # Lazily imported, as for the cases.
    path = import_module("pathlib").Path(__file__).with_name(name)
    tables = import_module("tomllib").loads(path.read_text("utf-8"))["task"]
    return tuple(_task(table) for table in tables)


def _task(table: dict[str, Any]) -> Task:
    moves = tuple(map(parse_move, table.get("moves", ())))
    game = game_of(parse_position(table["position"]), moves)
    replies = table.get("replies", {}).items()
    return Task(
        id=table["id"],
        game=game,
        goals=tuple(_remark({"goal": goal["id"]} | goal) for goal in table["goals"]),
        mistakes=tuple(map(_remark, table["mistakes"])),
        replies={parse_move(move): parse_move(reply) for move, reply in replies},
        viewers=tuple(table.get("viewers", (str(game.position.player),))),
        hints=table["hints"],
        waits=tuple(map(parse_move, table.get("waits", ()))),
        bot=table.get("bot", ""),
        deals=table.get("deals", False),
        par=table.get("par", 0),
        shown=tuple(map(parse_move, table.get("shown", ()))),
        strikes=tuple(map(parse_square, table.get("strikes", ()))),
        guards=table.get("guards", False),
    )


def _remark(table: dict[str, Any]) -> Remark:
    return Remark(
        id=table["id"],
        when=tuple(table["when"].items()),
        goal=table.get("goal", ""),
        rule=Rule(table["rule"]) if "rule" in table else None,
    )
