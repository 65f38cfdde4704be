"""A learner of bounded ability, who has never seen the game, reaches the end of the course."""

from collections import Counter
from random import Random

import pytest

from tests.support.bounded_learner import BoundedLearner
from tests.support.combinations import sampled
from tests.support.messages import hints_of
from tests.support.tasks import played
from volto_core.game.moves import legal_moves
from volto_core.page.board import board_of
from volto_core.teaching.lessons import all_lessons
from volto_core.teaching.tasks import Task
from volto_site.strings import strings_of

# Who points at random at one of twenty masks from one of three places may need long.
MOST_TRIES = 300
# So many tries are enough for four tasks in five.
FEW_TRIES = 12


@pytest.mark.parametrize("seed", sampled(range(3), 0))
def test_who_follows_arrows_and_else_tries_what_is_plausible_reaches_the_end(seed: int) -> None:
    strings = strings_of("en")
    learner = BoundedLearner(seed, most_tries=MOST_TRIES)
    tries: Counter[bool] = Counter()
    for lesson in all_lessons():
        for step in lesson.steps:
            if not isinstance(step, Task):
                # Whatever is answered, the course explains it and goes on.
                continue
            if step.bot:
                # A game may be lost: who has played one can go on.
                _play(step, Random(seed))
            else:
                hints = [strings.t(name) for name in hints_of(step)]
                needed = learner.tries_for(step, strings.t(f"task-{step.id}"), hints)
                assert needed is not None, step.id
                tries[needed <= FEW_TRIES] += 1
    assert tries[True] >= 4 * tries[False]


def _play(task: Task, rng: Random) -> None:
    board = board_of(task, deal="7")
    while not board.game.outcome:
        board = played(board, rng.choice(sorted(legal_moves(board.game.position))))
