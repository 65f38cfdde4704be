"""What a step does to the mat, and the rule by which a captured mask leaves it."""

from collections.abc import Sequence

from volto_core.game.moves import Step, identity_at
from volto_core.game.position import EVERY_PLANE, PLANE, Position, make_position
from volto_core.pieces import Kind
from volto_core.rules import Rule

_LADY_PLANE = PLANE * Kind.LADY


def after(position: Position, step: Step) -> Position:
    """The position after a legal step; a lady takes the mask that captured her along."""
    return each_after(position, (step,))[0]


def each_after(position: Position, steps: Sequence[Step]) -> list[Position]:
    """The position after each of these steps, in one loop for the speed of the search."""
    player, own, other, kinds, lost = position
    opponent = 3 - player
    made = []
    for target, span, planes, _, _ in steps:
        if not target & other:
            reached = (opponent, other, own ^ span, kinds ^ planes, lost)
        elif kinds >> _LADY_PLANE & target:
            left = kinds & ~(span * EVERY_PLANE)
            fewer = (lost[0], lost[1] + 1) if player == 1 else (lost[0] + 1, lost[1])
            reached = (opponent, other ^ target, own & ~span, left, fewer)
        else:
            left = kinds & ~(target * EVERY_PLANE)
            reached = (opponent, other ^ target, own ^ span, left ^ planes, lost)
        made.append(make_position(Position, reached))
    return made


def captured_by(position: Position, step: Step) -> Kind | None:
    """The kind of the enemy mask that the step captures, if any, or HiddenMask."""
    if not step.target & position.other:
        return None
    return identity_at(position, step.move.target)


def capture_rule(captured: Kind, capturer: Kind) -> Rule:
    """The rule that says what capturing this kind with that one does."""
    if captured is Kind.CANDIDATE:
        return Rule.CAPTURE_CANDIDATE
    if captured is not Kind.LADY:
        return Rule.CAPTURE_PLAIN
    if capturer is Kind.CANDIDATE:
        return Rule.CAPTURE_LADY_BY_CANDIDATE
    return Rule.CAPTURE_LADY
