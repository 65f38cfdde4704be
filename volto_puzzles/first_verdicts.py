"""The verdicts on the moves of a puzzle, computed in advance and serialised to be stored.

Every first move gets its verdict, and wherever the best defence leads a learner who plays right,
all slower wins are found, so that no visitor waits for the solver.
"""

from collections.abc import Iterator

from volto_core.game.outcomes import Outcome
from volto_core.json import Json
from volto_core.puzzles.argument import needed_clues, shown_clues
from volto_core.puzzles.attempt import Attempt, Stage, attempt_at
from volto_core.puzzles.defence import defended, most_stubborn
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.puzzles.stored_verdicts import witness_table
from volto_core.puzzles.verdicts import slower_win, verdict_on
from volto_core.solver import Search, Undecided, own_steps

Slower = dict[str, int]


def first_verdicts(puzzle: Puzzle) -> Json:
    """The verdict on each first move but the key, and what the defence does against that one."""
    if puzzle.aim is Aim.UNMASK:
        return {}
    search = Search()
    if puzzle.aim is not Aim.WIN:
        return {"slower": {}, "refuted": _refuted(puzzle, search, {}, search), "line": {}}
    first, *others = _moments(puzzle, search)
    further = Search()
    slower = _slower_wins(first, further)
    later = {_line(moment): _slower_wins(moment, further) for moment in others}
    return {
        "slower": slower or {},
        "refuted": _refuted(puzzle, search, slower, further),
        "line": _line_data(puzzle, search),
        "slower-later": {
            line: _by_length(wins) for line, wins in later.items() if wins is not None
        },
        "clues": _clues(first),
    }


def _clues(attempt: Attempt) -> list[int]:
    """The places of the clues that the answer needs, which takes a search to find out."""
    shown = shown_clues(attempt)
    needed = needed_clues(attempt, shown)
    return [place for place, clue in enumerate(shown) if clue in needed]


def _moments(puzzle: Puzzle, search: Search) -> Iterator[Attempt]:
    """The start, and every later moment at which a learner who has played right is to move."""
    waiting = [attempt_at(puzzle, search=search)]
    while waiting:
        attempt = waiting.pop()
        yield attempt
        for step in own_steps(attempt.situation):
            if search.forces(attempt.situation, step, attempt.left):
                after = attempt.tries(step.move)
                after = after.answered() if after.stage is Stage.ANSWERS else after
                if after.stage is Stage.OPEN:
                    waiting.append(after)


def _line(attempt: Attempt) -> str:
    return " ".join(map(str, attempt.line))


def _slower_wins(attempt: Attempt, further: Search) -> Slower | None:
    """The length of each slower win in own moves, None if the search leaves one undecided."""
    situation, left = attempt.situation, attempt.left
    found: Slower = {}
    try:
        for step in own_steps(situation):
            if not attempt.search.forces(situation, step, left):
                late = slower_win(attempt.puzzle, situation, step, left, search=further)
                found |= {str(step.move): late} if late else {}
    except Undecided:
        return None
    return dict(sorted(found.items()))


def _by_length(slower: Slower) -> dict[str, str]:
    """The slower wins by length, the shorter form in JSON."""
    return {
        str(late): " ".join(move for move, takes in slower.items() if takes == late)
        for late in sorted(set(slower.values()))
    }


def _refuted(
    puzzle: Puzzle, search: Search, slower: Slower | None, further: Search
) -> dict[str, Json]:
    situation, left = puzzle.query.situation, puzzle.own_moves
    refuted: dict[str, Json] = {}
    for move in sorted((step.move for step in own_steps(situation)), key=str):
        if move != puzzle.solution:
            verdict = verdict_on(
                puzzle, situation, move, left, search=search, slower=slower, further=further
            )
            if verdict.witness:
                refuted[str(move)] = witness_table(verdict.witness)
    return refuted


def _line_data(puzzle: Puzzle, search: Search) -> Json:
    assert puzzle.solution is not None
    situation, left = puzzle.query.situation, puzzle.own_moves
    shown, reached = most_stubborn(situation, puzzle.solution, left, search=search)
    told: Json = {} if shown is None else {"shown": shown.letter}
    if isinstance(reached, Outcome):
        return told
    best = defended(reached, left - 1, search=search)
    replied: Json = {} if best.shown is None else {"replied": best.shown.letter}
    return told | {"reply": str(best.reply)} | replied
