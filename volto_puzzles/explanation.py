"""A puzzle explained in the terminal: the position, the plan as a tree, why other moves fail."""

from collections.abc import Iterator

from rich.console import Group as Parts
from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from volto_core import Outcome, format_diagram
from volto_core.geometry import SQUARE_NAMES
from volto_core.puzzles.chances import chances_of
from volto_core.puzzles.puzzle import Aim, Puzzle
from volto_core.solver import (
    Plan,
    PlanReply,
    Search,
    Witness,
    own_steps,
    plan_of,
    refutation_of,
    saving_moves,
    who_is,
)
from volto_core.text.notation import format_kinds
from volto_puzzles.plan_groups import Group

# A plan has hundreds of replies; the first groups of them are enough to read.
REPLIES = 4


def explained(puzzle: Puzzle, *, replies: int = REPLIES) -> RenderableType:
    """The puzzle with its answer and the proof of it."""
    parts: list[RenderableType] = [
        Text(f"{puzzle.id}  {puzzle.aim.value}, {', '.join((puzzle.theme, *puzzle.also))}"),
        Text("\n" + format_diagram(puzzle.position) + "\n"),
        *map(Text, _story(puzzle)),
    ]
    return Parts(*parts, *_answer(puzzle, replies))


def _story(puzzle: Puzzle) -> Iterator[str]:
    yield f"player {puzzle.position.player} to move, {puzzle.query.number_of_worlds()} worlds"
    if puzzle.off is not None:
        yield f"off the mat: {''.join(kind.letter for kind in puzzle.off) or 'none'}"
    if puzzle.history:
        yield f"before: {' '.join(map(str, puzzle.history))}"
    for square, kinds in puzzle.suspects.items():
        yield f"{SQUARE_NAMES[square]} is one of {format_kinds(kinds)}"


def _answer(puzzle: Puzzle, replies: int) -> Iterator[RenderableType]:
    match puzzle.aim:
        case Aim.WIN:
            yield from _win(puzzle, replies)
        case Aim.SAVE:
            yield Text(f"\n{puzzle.solution} saves; the others lose:")
            yield from _refuted(puzzle, 1)
        case Aim.UNMASK:
            yield from map(Text, _deduction(puzzle))
        case Aim.ODDS:
            chances = chances_of(puzzle.query)
            for move, each in sorted(chances.items(), key=lambda chance: -chance[1].gain):
                yield Text(f"{move}: {each.won} won, {each.lost} lost of {each.worlds} worlds")


def _win(puzzle: Puzzle, replies: int) -> Iterator[RenderableType]:
    within = puzzle.own_moves
    plan = plan_of(puzzle.query.situation, within, search=Search(), first=puzzle.solution)
    if plan is None:
        yield Text(f"{puzzle.solution} does not win within {within}")
        return
    tree = Tree(f"\n{plan.move} wins within {plan.within}")
    _grow(tree, plan, replies)
    yield tree
    yield Text("\nwhy other moves fail:")
    yield from _refuted(puzzle, within)


def _grow(tree: Tree, plan: Plan, replies: int) -> None:
    """Add the branches of a plan to a tree, the longest resistance first."""
    for branch in plan.branches:
        shown = "" if branch.shown is None else f"shows {branch.shown.letter}: "
        if isinstance(branch.then, Outcome):
            tree.add(f"{shown}wins by {branch.then.by}")
            continue
        below = tree.add(shown.rstrip(": ")) if shown else tree
        groups = _by_next_move(branch.then)
        for kind, moves, then in groups[:replies]:
            seen = "" if kind is None else f" shows {kind.letter}"
            said = " ".join(map(str, moves[:3])) + (" …" if len(moves) > 3 else "") + seen
            if isinstance(then, Outcome):
                below.add(f"… {said}, and wins by {then.by}")
            else:
                _grow(below.add(f"… {said}, {then.move}"), then, replies)
        if len(groups) > replies:
            below.add(f"… and {len(groups) - replies} other answers")


def _by_next_move(replies: tuple[PlanReply, ...]) -> list[Group]:
    """Replies grouped by shown kind and next move, each with the plan after the first of them."""
    groups: dict[object, list[PlanReply]] = {}
    for one in replies:
        then = one.then if isinstance(one.then, Outcome) else one.then.move
        groups.setdefault((one.shown, then), []).append(one)
    return [
        (alike[0].shown, tuple(one.reply for one in alike), alike[0].then)
        for alike in groups.values()
    ]


def _refuted(puzzle: Puzzle, within: int) -> Iterator[RenderableType]:
    search = Search()
    saving = saving_moves(puzzle.query) if puzzle.aim is Aim.SAVE else (puzzle.solution,)
    for step in sorted(own_steps(puzzle.query.situation), key=lambda step: str(step.move)):
        if step.move not in saving:
            witness = refutation_of(puzzle.query, step.move, within, search=search)
            if witness:
                yield Text(f"  {_witness(witness)}")


def _witness(witness: Witness) -> str:
    world = " ".join(f"{SQUARE_NAMES[at]}={kind.letter}" for at, kind in witness.world.items())
    end = f" ({witness.outcome.by})" if witness.outcome else " and no win in time"
    return f"{' '.join(map(str, witness.line))}{end}, if {world}"


def _deduction(puzzle: Puzzle) -> Iterator[str]:
    for square in puzzle.asked:
        deduction = who_is(puzzle.query, square)
        name = SQUARE_NAMES[square]
        yield f"\n{name} alone could be {format_kinds(deduction.alone)}"
        for kind, reason in deduction.excluded.items():
            holders = " ".join(SQUARE_NAMES[square] for square in reason.squares) or "what is off"
            yield f"not {kind.letter}: {format_kinds(reason.kinds)} are used up by {holders}"
        yield f"so {name} is {format_kinds(deduction.kinds)}"
