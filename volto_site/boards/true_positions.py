"""The true positions of the boards, which only the worker fetches: no page holds a hidden mask."""

import hashlib
import json
from collections.abc import Iterator
from random import Random

from volto_core.game.history import Game, game_of
from volto_core.game.position import Position, position_of
from volto_core.geometry import PALACE, SQUARE_BY_NAME, squares_of
from volto_core.page.answers import targets_json
from volto_core.pieces import KINDS, ROSTER, Kind, Mask, Player
from volto_core.text.notation import format_position
from volto_site.boards.data import opening_of, sees_of
from volto_site.boards.diagram import Diagram, DiagramError, game_in, parse_diagram
from volto_site.content.parity import read_pages
from volto_site.content.source import parse_source
from volto_site.languages import CODES
from volto_site.pages.generated import generated_pages
from volto_site.places import DOCS

_LENGTH = 10
# More than enough: of so many arrangements of ten masks, many fit.
_ATTEMPTS = 1000
# What is on the mat as long as the game goes on, if it has not been lost.
_NEEDED = (Kind.CANDIDATE, Kind.LADY)


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
    random = Random(int(key, 16))
    masks = start.masks()
    for player in Player:
        squares = squares_of(start.masks_of(player) & start.hidden)
        if squares:
            kinds = _identities(start, player, squares, diagram, random)
            masks |= {
                square: Mask(player, kind) for square, kind in zip(squares, kinds, strict=True)
            }
    return position_of(masks, player=start.player, lost=start.lost)


def _identities(
    start: Position, player: Player, squares: tuple[int, ...], diagram: Diagram, random: Random
) -> list[Kind]:
    """Kinds for these squares that fit the box, the suspects and the state of play."""
    left = _left_in_the_box(start, player)
    needed = [kind for kind in left if kind in _NEEDED]
    others = [kind for kind in left if kind not in _NEEDED]
    # A small diagram has no room for all that a game would have.
    if len(needed) > len(squares):
        needed, others = [], left
    in_reach = _in_reach(diagram)
    found: list[Kind] | None = None
    for _ in range(_ATTEMPTS):
        kinds = needed + random.sample(others, len(squares) - len(needed))
        random.shuffle(kinds)
        named = dict(zip(squares, kinds, strict=True))
        if all(_fits(square, kind, player, diagram) for square, kind in named.items()):
            found = kinds
            # A first capture that ends the game would be a poor first try.
            if all(named.get(square) is not Kind.CANDIDATE for square in in_reach):
                break
    if found:
        return found
    raise DiagramError("the suspects leave no identities for the hidden masks", 1)


def _in_reach(diagram: Diagram) -> set[int]:
    """Where the learner can go with the first move."""
    answer = targets_json(diagram.view._replace(sees=sees_of(diagram)))
    entries = (entry for entry in answer.values() if isinstance(entry, dict))
    return {SQUARE_BY_NAME[name] for entry in entries for name in entry["targets"]}


def _left_in_the_box(start: Position, player: Player) -> list[Kind]:
    """The masks of a player that are neither seen on the mat nor ladies lost."""
    left = []
    for kind in KINDS:
        gone = start.lost[player - 1] if kind is Kind.LADY else 0
        left += [kind] * (ROSTER[kind] - start.of_kind(kind, player).bit_count() - gone)
    return left


def _fits(square: int, kind: Kind, player: Player, diagram: Diagram) -> bool:
    if kind is Kind.CANDIDATE and PALACE[player.opponent] >> square & 1:
        return False
    return kind in diagram.suspects.get(square, KINDS)
