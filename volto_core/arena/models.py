"""Model games: numbered games of high levels, each with its review."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from volto_core.arena.contest import fought
from volto_core.arena.contestants import contestant
from volto_core.arena.tournament import digest
from volto_core.game.history import Game, game_of
from volto_core.json import Json
from volto_core.review.report import moments_json, review_json
from volto_core.review.review import Review
from volto_core.text.notation import format_position, parse_move, parse_position


class ModelGame(NamedTuple):
    """A game by its name, and what each side could know before each of its moves."""

    # Two levels and a number, such as `5-2:69`.
    name: str
    game: Game
    analyses: list[Json]
    moments: list[Json]
    # How certain Ivory and Night were, at first and after each move.
    curve: list[list[int]]


def model_game(name: str) -> ModelGame:
    """The numbered game of two levels, played and reviewed."""
    return reviewed(name, played_again(name))


def played_again(name: str) -> Game:
    """The numbered game as two levels play it today, from set-ups that they choose."""
    pairing, _, number = name.partition(":")
    first, _, second = pairing.partition("-")
    return fought((contestant(first), contestant(second)), int(number), (first, second))


def reviewed(name: str, game: Game) -> ModelGame:
    """A game with its review."""
    review = Review(game)
    moments = moments_json(review)["moments"]
    assert isinstance(moments, list)
    return ModelGame(name, game, review_json(review), moments, [list(at) for at in review.curve()])


def reviewed_again(path: Path) -> None:
    """Review the games of a file anew, whatever has become of the levels that played them."""
    played_by = json.loads(path.read_text("utf-8"))["digest"]
    again = [reviewed(model.name, model.game) for model in read_models(path)]
    write_models(path, again, played_by=played_by)


def write_models(path: Path, models: list[ModelGame], *, played_by: str = "") -> None:
    """Write model games with the digest of what decided them."""
    rows = [
        {
            "name": model.name,
            "start": format_position(model.game.start),
            "moves": [str(move) for move in model.game.moves],
            "analyses": model.analyses,
            "moments": model.moments,
            "curve": model.curve,
        }
        for model in models
    ]
    path.write_text(
        json.dumps({"digest": played_by or digest(), "games": rows}, indent=1) + "\n", "utf-8"
    )


def read_models(path: Path) -> list[ModelGame]:
    """The model games of a file, each move of them checked."""
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return [
        ModelGame(
            row["name"],
            game_of(parse_position(row["start"]), tuple(map(parse_move, row["moves"]))),
            row["analyses"],
            row["moments"],
            row["curve"],
        )
        for row in data["games"]
    ]
