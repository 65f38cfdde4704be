"""The true positions of the boards, which only the worker fetches: no page holds a hidden mask."""

import hashlib
import json
from collections.abc import Iterator

from volto_core.game.history import Game, game_of
from volto_core.game.position import Position
from volto_core.geometry import SQUARE_BY_NAME
from volto_core.knowledge.counting import ANY_KIND, kind_set
from volto_core.knowledge.dealing import dealt, number_of_deals
from volto_core.page.answers import targets_json
from volto_core.pieces import Kind
from volto_core.text.notation import format_position
from volto_site.boards.data import opening_of, sees_of
from volto_site.boards.diagram import Diagram, DiagramError, game_in, parse_diagram
from volto_site.content.parity import read_pages
from volto_site.content.source import parse_source
from volto_site.languages import CODES
from volto_site.pages.generated import generated_pages
from volto_site.places import DOCS

_LENGTH = 10


def key_of(text: str) -> str:
    """The name of a diagram, the same in every language: all of it but its caption."""
    lines = (line.strip() for line in text.splitlines())
    said = "\n".join(line for line in lines if line and not line.startswith("caption:"))
    return hashlib.sha256(said.encode()).hexdigest()[:_LENGTH]


def boards_json() -> bytes:
    """Every board that can be tried, by its key: the true position, and the moves since."""
    boards = {key_of(text): text for text in _fences()}
    stock = {key: entry for key, text in sorted(boards.items()) if (entry := _entry(text, key))}
    return json.dumps(stock, separators=(",", ":")).encode()


def true_game(text: str, key: str) -> Game:
    """The game of a diagram with an identity for every mask that it leaves open."""
    diagram, game = parse_diagram(text), game_in(text)
    if not game.start.hidden:
        return game
    return game_of(_with_identities(game.start, diagram, key), game.moves)


def _fences() -> Iterator[str]:
    """The diagrams of all pages; a translation being written may have one of its own."""
    for language in CODES:
        pages = read_pages(DOCS, language)
        made = {name: parse_source(text) for name, text in generated_pages(language).items()}
        for page in (pages | made).values():
            yield from (fence.text for fence in page.boards)


def _entry(text: str, key: str) -> dict[str, object] | None:
    try:
        diagram = parse_diagram(text)
    except DiagramError:
        # The page that shows it names the problem.
        return None
    # A task is known to the core by its name.
    if diagram.task or opening_of(diagram, key) is None:
        return None
    game = true_game(text, key)
    entry: dict[str, object] = {"position": format_position(game.start)}
    return entry | ({"moves": list(map(str, game.moves))} if game.turns else {})


def _with_identities(start: Position, diagram: Diagram, key: str) -> Position:
    """The position with hidden masks named: always the same way, and as a game could have it."""
    suspects = {square: kind_set(kinds) for square, kinds in diagram.suspects.items()}
    # A first capture that ends the game would be a poor first try.
    harmless = {
        square: suspects.get(square, ANY_KIND) & ~kind_set((Kind.CANDIDATE,))
        for square in _in_reach(diagram)
    }
    for limits in (suspects | harmless, suspects):
        if number_of_deals(start, limits=limits):
            return dealt(start, str(int(key, 16)), limits=limits)
    raise DiagramError("the suspects leave no identities for the hidden masks", 1)


def _in_reach(diagram: Diagram) -> set[int]:
    """Where the learner can go with the first move."""
    answer = targets_json(diagram.view._replace(sees=sees_of(diagram)))
    entries = (entry for entry in answer.values() if isinstance(entry, dict))
    return {SQUARE_BY_NAME[name] for entry in entries for name in entry["targets"]}
