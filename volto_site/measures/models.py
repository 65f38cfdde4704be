"""The model games of the page on strategy, by their names there."""

from functools import cache
from pathlib import Path

from volto_core.arena.models import ModelGame, read_models
from volto_core.rules import Rule

MODELS = Path(__file__).with_suffix(".json")


@cache
def models(path: Path = MODELS) -> dict[str, ModelGame]:
    """The model games, each by the way in which it was won."""
    return {_name(model): model for model in read_models(path)}


def _name(model: ModelGame) -> str:
    outcome = model.game.outcome
    assert outcome
    return {Rule.WIN_PALACE: "palace", Rule.WIN_LADIES: "ladies"}.get(outcome.by, "candidate")
