"""The true positions of the boards, which only the worker fetches: no page holds a hidden mask."""

import json
from collections.abc import Iterable

from volto_core.game.history import Game, game_of
from volto_core.game.position import Position
from volto_core.geometry import SQUARE_BY_NAME
from volto_core.knowledge.counting import ANY_KIND, kind_set
from volto_core.knowledge.dealing import dealt, number_of_deals
from volto_core.page.answers import targets_json
from volto_core.pieces import Kind
from volto_core.text.notation import format_position
from volto_site.boards.data import board_data, sees_of
from volto_site.boards.diagram import AuthoredDiagram, Diagram


def boards_json(diagrams: Iterable[AuthoredDiagram]) -> bytes:
    """Every board that can be tried, by its key: the true position, and the moves since."""
    entries = {each.diagram.key: _entry(each) for each in diagrams if _has_entry(each.diagram)}
    return json.dumps(dict(sorted(entries.items())), separators=(",", ":")).encode()


def true_game(authored: AuthoredDiagram) -> Game:
    """The game of a diagram with an identity for every mask that it leaves open."""
    diagram, game = authored
    if not game.start.hidden:
        return game
    return game_of(_with_identities(game.start, diagram), game.moves)


def _has_entry(diagram: Diagram) -> bool:
    # A task is known to the core by its name, and of a question nobody asks it.
    is_told = diagram.task or diagram.question
    return not is_told and board_data(diagram) is not None


def _entry(authored: AuthoredDiagram) -> dict[str, object]:
    game = true_game(authored)
    entry: dict[str, object] = {"position": format_position(game.start)}
    return entry | ({"moves": list(map(str, game.moves))} if game.turns else {})


def _with_identities(start: Position, diagram: Diagram) -> Position:
    """The position with hidden masks named: always the same way, and as a game could have it."""
    suspects = {square: kind_set(kinds) for square, kinds in diagram.suspects.items()}
    reach = _in_reach(diagram)
    # A first capture that ends the game would be a poor first try, and so would one that takes the
    # capturer along before the rule of it has been read.
    for unwanted in ((Kind.CANDIDATE, Kind.LADY), (Kind.CANDIDATE,), ()):
        others = ANY_KIND & ~kind_set(unwanted)
        limits = suspects | {square: suspects.get(square, ANY_KIND) & others for square in reach}
        if number_of_deals(start, limits=limits):
            return dealt(start, str(int(diagram.key, 16)), limits=limits)
    raise ValueError(f"{diagram.caption!r}: no identities fit the suspects of the hidden masks")


def _in_reach(diagram: Diagram) -> set[int]:
    """Where the learner can go with the first move."""
    answer = targets_json(diagram.view._replace(sees=sees_of(diagram)))
    entries = (entry for entry in answer.values() if isinstance(entry, dict))
    return {SQUARE_BY_NAME[name] for entry in entries for name in entry["targets"]}
