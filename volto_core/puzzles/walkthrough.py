"""The plan of a solved puzzle as a tree to walk through, one step asked for at a time."""

from typing import NamedTuple

from volto_core.errors import BadRequest
from volto_core.game.history import Game
from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.json import Json
from volto_core.pieces import KIND_BY_LETTER, Kind
from volto_core.puzzles.attempt import Attempt
from volto_core.puzzles.defence import ranked, world_after_move, world_after_reply
from volto_core.puzzles.hints import best_move
from volto_core.puzzles.verdicts import step_by
from volto_core.solver import (
    Branch,
    after_reply,
    after_step,
    own_steps,
    reply_by,
)
from volto_core.text.notation import parse_move


class Node(NamedTuple):
    """A place in the tree: the attempt there, whose turn it is, and the end if it is one."""

    attempt: Attempt
    is_own: bool
    outcome: Outcome | None = None


def walked(attempt: Attempt, line: list[str]) -> Attempt:
    """The attempt with the board of the plan after these steps, such as `b2b3` or `b2b3=N`."""
    node = Node(attempt.untouched(), is_own=True)
    for text in line:
        node = _after(node, text)
    plan: Json = {"line": line, "own": node.is_own, "next": _next(node)}
    return attempt._replace(game=node.attempt.game, plan=plan, looked=None)


def _after(node: Node, text: str) -> Node:
    name, _, letter = text.partition("=")
    move = parse_move(name)
    shown = KIND_BY_LETTER.get(letter)
    branches = () if node.outcome else _branches(node, move)
    reached = next((branch.reached for branch in branches if branch.shown == shown), None)
    if reached is None:
        raise BadRequest("unknown", "line")
    attempt = node.attempt
    world = world_after_move if node.is_own else world_after_reply
    game = attempt.trail.game(world(attempt.situation, move, shown), move)
    if isinstance(reached, Outcome):
        return Node(attempt._replace(game=game), not node.is_own, reached)
    there = attempt._replace(
        trail=attempt.trail.after(move, shown),
        situation=reached,
        left=attempt.left - node.is_own,
        game=game,
    )
    return Node(there, not node.is_own)


def _branches(node: Node, move: Move) -> tuple[Branch, ...]:
    situation = node.attempt.situation
    if node.is_own:
        steps = own_steps(situation)
        return (
            after_step(situation, step_by(situation, move))
            if any(step.move == move for step in steps)
            else ()
        )
    reply = reply_by(situation, move)
    return after_reply(situation, reply) if reply else ()


def _next(node: Node) -> list[Json]:
    """The plan's move with all it may show, or every reply, the best defence first."""
    attempt = node.attempt
    if node.outcome:
        return []
    if node.is_own:
        move = best_move(attempt)
        return [
            _told(attempt, move, branch)
            for branch in after_step(attempt.situation, step_by(attempt.situation, move))
        ]
    return [
        _told(attempt, one.reply, Branch(one.shown, one.reached)) | {"lasts": one.lasts}
        for one in ranked(attempt.situation, attempt.left, search=attempt.search)
    ]


def _told(attempt: Attempt, move: Move, branch: Branch) -> Json:
    """A step with who makes it and whom it captures, as far as the learner would see it."""
    shown, reached = branch
    mover, taken = attempt.trail.masks[move.origin], attempt.trail.masks.get(move.target)
    if mover.owner is attempt.puzzle.learner:
        kind, captured = mover.kind, shown
    else:
        kind, captured = mover.kind if shown is None else shown, taken.kind if taken else None
    return {
        "move": str(move),
        "player": int(mover.owner),
        "kind": _letter(kind),
        "captured": _letter(captured),
        "shown": _letter(shown),
        "by": reached.by.value if isinstance(reached, Outcome) else None,
    }


def _letter(kind: Kind | None) -> str:
    return "" if kind is None else kind.letter


def twin(attempt: Attempt) -> Game:
    """The same position with the masks turned over, in one of the worlds that fit."""
    return Game(attempt.untouched().game.position)
