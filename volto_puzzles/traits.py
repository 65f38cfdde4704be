"""The themes of a puzzle and the reasons that make it hard, derived from the solver's results."""

from collections.abc import Iterator
from typing import NamedTuple

from volto_core import Kind, Outcome, Rule
from volto_core.game.moves import Step
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import Search, Situation, after_step, own_steps, who_is, winning_chances
from volto_core.solver.saves import losing_reply
from volto_core.solver.threats import is_in_danger
from volto_puzzles.keys import key_of
from volto_puzzles.plans import End, ends, is_bait, is_offered, threatens
from volto_puzzles.requirements import is_lone_witness, needs_counting, needs_history

MANY_WORLDS = 24
MANY_TEMPTATIONS = 4


def described(puzzle: Puzzle, *, search: Search | None = None) -> Puzzle:
    """The puzzle with its themes, and the reasons that make it hard."""
    search = search or Search()
    known = _knowledge(puzzle)
    themes = tuple(dict.fromkeys(_themes(puzzle, known, search)))
    return puzzle._replace(theme=themes[0], also=themes[1:], why=tuple(_reasons(puzzle, known)))


class _Knowledge(NamedTuple):
    """What a puzzle requires: its history, the moves of one mask in it, counting."""

    history: bool
    one: bool
    counting: bool


def _knowledge(puzzle: Puzzle) -> _Knowledge:
    history = needs_history(puzzle)
    return _Knowledge(history, history and is_lone_witness(puzzle), needs_counting(puzzle))


def _themes(puzzle: Puzzle, known: _Knowledge, search: Search) -> Iterator[str]:
    """The themes, the most specific first."""
    match puzzle.aim:
        case Aim.WIN:
            yield from _themes_of_win(puzzle, known, search)
        case Aim.SAVE:
            yield from _themes_of_save(puzzle)
        case Aim.UNMASK:
            yield from _themes_of_unmask(puzzle)
        case Aim.ODDS:
            assert puzzle.chances is not None
            is_likely = 2 * puzzle.chances.won >= puzzle.chances.worlds
            yield "best-bet" if is_likely else "long-shot"
    if puzzle.aim is Aim.ODDS or puzzle.aim is Aim.UNMASK:
        known = known._replace(counting=False)
    yield from _themes_of_knowledge(known)


def _themes_of_win(puzzle: Puzzle, known: _Knowledge, search: Search) -> Iterator[str]:
    situation, key, within = puzzle.query.situation, key_of(puzzle), puzzle.own_moves
    found = set(ends(search, situation, key, within))
    yield from _themes_of_key(situation, key, found)
    if known.one:
        yield "lone-witness"
    if Rule.WIN_PALACE not in {rule for rule, _ in found}:
        yield "hunt"
    if any(_is_poisoned_win(search, situation, step, within) for step in own_steps(situation)):
        yield "poisoned-lady"
    if is_in_danger(situation):
        yield "race"
    yield from _themes_of_knowledge(known)
    yield _theme_of_ends({rule for rule, _ in found})


def _themes_of_key(situation: Situation, key: Step, found: set[End]) -> Iterator[str]:
    is_lady = key.kind is Kind.LADY
    if (is_lady and is_offered(situation, key)) or (Rule.WIN_LADIES, None) in found:
        yield "bait"
    if key.kind is Kind.SOLDIER or any(kind is Kind.SOLDIER for _, kind in found):
        yield "soldiers-road"
    if len(after_step(situation, key)) > 1:
        yield "lift-the-mask"
    if not is_lady and key.kind is not Kind.CANDIDATE and is_offered(situation, key):
        yield "sacrifice"


def _themes_of_knowledge(known: _Knowledge) -> Iterator[str]:
    if known.history:
        yield "lone-witness" if known.one else "footprints"
    if known.counting:
        yield "counting-out"


def _theme_of_ends(rules: set[Rule]) -> str:
    if {Rule.WIN_PALACE, Rule.WIN_CANDIDATE} <= rules:
        return "two-roads"
    return "palace-run" if Rule.WIN_PALACE in rules else "hunt"


def _is_loud(situation: Situation, step: Step) -> bool:
    return bool(step.target & situation.other) or step.kind is Kind.CANDIDATE


def _themes_of_save(puzzle: Puzzle) -> Iterator[str]:
    situation, key = puzzle.query.situation, key_of(puzzle)
    if is_bait(situation, key):
        yield "bait"
    is_capture = bool(key.target & situation.other)
    if key.kind is Kind.LADY:
        yield "lady-shield"
    elif not is_capture and key.kind is not Kind.CANDIDATE:
        yield "wall"
    if any(_is_poisoned(situation, step) for step in own_steps(situation)):
        yield "poisoned-lady"
    if is_capture:
        yield "strike-first"
    elif key.kind is Kind.CANDIDATE:
        yield "flight"


def _is_poisoned(situation: Situation, step: Step) -> bool:
    """Whether a capture would save the game if the mask were no lady, which it may be."""
    plain = _unless_a_lady(situation, step)
    return bool(plain) and all(
        isinstance(reached, Outcome) or losing_reply(reached) is None for reached in plain
    )


def _is_poisoned_win(search: Search, situation: Situation, step: Step, within: int) -> bool:
    """Whether a capture would win in time if the mask were no lady, which it may be."""
    plain = _unless_a_lady(situation, step)
    return bool(plain) and all(
        isinstance(reached, Outcome) or search.is_won_after_replies(reached, within - 1)
        for reached in plain
    )


def _unless_a_lady(situation: Situation, step: Step) -> list[Situation | Outcome]:
    """The situations after a capture if the mask is no lady; empty if a lady would not lose."""
    branches = after_step(situation, step)
    if not any(shown is Kind.LADY and isinstance(end, Outcome) for shown, end in branches):
        return []
    return [reached for shown, reached in branches if shown is not Kind.LADY]


def _themes_of_unmask(puzzle: Puzzle) -> Iterator[str]:
    if Kind.CANDIDATE in puzzle.asked.values():
        yield "betrayed"
    # The kind is left over for the one mask that can still be it, or the mask for its one kind.
    is_last = any(_is_last(puzzle, square, kind) for square, kind in puzzle.asked.items())
    yield "last-of-its-kind" if is_last else "counting-out"


def _is_last(puzzle: Puzzle, square: int, kind: Kind) -> bool:
    """Whether no other enemy mask can be of a kind by itself."""
    query = puzzle.query
    return not any(
        could >> kind & 1
        for other, could in zip(query.squares, query.allowed, strict=True)
        if other != square
    )


def _reasons(puzzle: Puzzle, known: _Knowledge) -> Iterator[str]:
    """What makes a puzzle harder, each worth a point."""
    if (puzzle.within or 0) > 1:
        yield "length"
    if puzzle.query.number_of_worlds() >= MANY_WORLDS:
        yield "worlds"
    if puzzle.solution is not None and _temptations(puzzle) >= MANY_TEMPTATIONS:
        yield "temptation"
    if puzzle.aim in (Aim.WIN, Aim.SAVE) and not _is_loud(puzzle.query.situation, key_of(puzzle)):
        yield "quiet"
    if (known.counting and puzzle.aim in (Aim.WIN, Aim.SAVE)) or _counts_far(puzzle):
        yield "counting"
    if known.history:
        yield "history"


def _temptations(puzzle: Puzzle) -> int:
    """The wrong moves that look good: captures, steps of the candidate, threats, other chances."""
    situation = puzzle.query.situation
    wrong = [step for step in own_steps(situation) if step.move != puzzle.solution]
    if puzzle.aim is Aim.ODDS:
        chances = winning_chances(puzzle.query)
        return 2 * sum(chances[step.move] > 0 for step in wrong)
    return sum(_is_loud(situation, step) or threatens(situation, step) for step in wrong)


def _counts_far(puzzle: Puzzle) -> bool:
    """Whether a deduction has to take several masks together."""
    query = puzzle.query
    reasons = [why for square in puzzle.asked for why in who_is(query, square).excluded.values()]
    return any(len(reason.squares) > 1 for reason in reasons)
