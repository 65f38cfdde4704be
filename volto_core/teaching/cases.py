"""The cases: small positions that prove each rule, kept as data with the reason for each."""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.game.position import Position
from volto_core.pieces import Player
from volto_core.rules import Rule
from volto_core.text.notation import parse_move, parse_position


class Case(NamedTuple):
    """What happens in a position, by which rules, and why that is worth proving.

    After `moves`, the position is `after` and the outcome `outcome`; the move `refused` is
    refused by the first of the rules; the players see `views`.
    """

    id: str
    rules: tuple[Rule, ...]
    why: str
    position: Position
    moves: tuple[Move, ...]
    after: Position | None
    outcome: Outcome | None
    refused: Move | None
    views: dict[str, str]


@cache
def all_cases() -> tuple[Case, ...]:
    """Every case, in the order of the file."""
    # Lazily imported: few pages need a case, and tomllib takes as long to load as half the core.
    path = import_module("pathlib").Path(__file__).with_suffix(".toml")
    tables = import_module("tomllib").loads(path.read_text("utf-8"))["case"]
    return tuple(_case(table) for table in tables)


def case_by_id(name: str) -> Case | None:
    """The case with this id."""
    return next((case for case in all_cases() if case.id == name), None)


def cases_of(rule: Rule) -> tuple[Case, ...]:
    """The cases that prove a rule."""
    return tuple(case for case in all_cases() if rule in case.rules)


def _case(table: dict[str, Any]) -> Case:
    return Case(
        id=table["id"],
        rules=tuple(map(Rule, table["rules"])),
        why=table["why"],
        position=parse_position(table["position"]),
        moves=tuple(map(parse_move, table.get("moves", ()))),
        after=parse_position(table["after"]) if "after" in table else None,
        outcome=_outcome(table["outcome"]) if "outcome" in table else None,
        refused=parse_move(table["refused"]) if "refused" in table else None,
        views=table.get("views", {}),
    )


def _outcome(table: dict[str, Any]) -> Outcome:
    winner = Player(table["winner"]) if "winner" in table else None
    return Outcome(winner, Rule(table["by"]))
