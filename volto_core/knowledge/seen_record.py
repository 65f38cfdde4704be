"""A record whose reader may not know every mask, replayed as a view.

A family with an `X` in the start is seen from the front. The game is replayed in any world that
fits all that was seen; the view of it is the same in each of them.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from volto_core.errors import GameOver, VoltoError
from volto_core.game.events import What
from volto_core.game.history import Game, game_of
from volto_core.game.moves import Move
from volto_core.game.outcomes import Outcome
from volto_core.game.position import Position, position_of
from volto_core.game.setup import arrange
from volto_core.knowledge.beliefs import Belief, belief_of
from volto_core.knowledge.dealing import dealt, hidden_sides, is_complete
from volto_core.knowledge.views import EVERYONE, Sees, View, view_of
from volto_core.pieces import Kind, Mask, Player
from volto_core.rules import Rule
from volto_core.text.notation import parse_home, parse_move, parse_position, parse_setup
from volto_core.text.record import (
    MOVE_LENGTH,
    check_result,
    format_result,
    format_turn,
    moves_of,
    other_tags,
    parse_record,
    start_tags,
)
from volto_core.text.sheet import Token, parse_sheet, parsed

_STUCK = Outcome(None, Rule.RULING_NO_MOVE)


class SeenRecord(NamedTuple):
    """A game in one of the worlds that fit, whose masks its reader sees, and the other tags."""

    game: Game
    sees: Sees
    tags: dict[str, str]

    @property
    def view(self) -> View:
        """The game as its reader sees it, the same in every world that fits."""
        return view_of(self.game, self.sees)


def parse_seen_record(text: str) -> SeenRecord:
    """Parse a record in whose start masks may be hidden, or raise NotationError."""
    sheet = parse_sheet(text)
    start = _parse_start(sheet.tags)
    hidden = hidden_sides(start)
    if not hidden:
        record = parse_record(text)
        return SeenRecord(record.game, EVERYONE, record.tags)
    replay = _Replay(start, hidden, sheet.tags.get("Result"))
    words = list(moves_of(sheet))
    for number, word in enumerate(words, 1):
        replay.play(word, is_last=number == len(words))
    check_result(sheet, replay.game)
    return SeenRecord(replay.game, EVERYONE - hidden, other_tags(sheet))


def _parse_start(tags: dict[str, Token]) -> Position:
    """The first position, in which every family that hides masks is complete."""
    if "Position" in tags:
        token = tags["Position"]
        start = parsed(token, parse_position)
    else:
        ivory, night, first = start_tags(tags)
        token = night
        masks = parsed(ivory, lambda text: _home(text, Player.IVORY))
        masks |= parsed(night, lambda text: _home(text, Player.NIGHT))
        start = arrange(masks, player=int(first.text))
    for player in sorted(hidden_sides(start)):
        if not is_complete(start, player):
            problem = f"masks of player {int(player)} are hidden, and others are off the mat"
            raise token.error(problem, "incomplete", str(int(player)))
    return start


def _home(text: str, player: Player) -> dict[int, Mask]:
    """The masks of a set-up; what it lacks is known only where none is hidden."""
    masks = parse_home(text, player)
    if all(mask.kind is not None for mask in masks.values()):
        parse_setup(text, player)
    return masks


class _Replay:
    """A game that is replayed in a world that fits, and in another as soon as it fits no more."""

    def __init__(self, start: Position, hidden: Sees, result: Token | None) -> None:
        self.game = Game(dealt(start, "0"))
        self._hidden = hidden
        self._ends_stuck = None if result is None else result.text == format_result(_STUCK)
        self._given = {
            square: mask.kind for square, mask in start.masks().items() if mask.kind is not None
        }

    def play(self, word: Token, *, is_last: bool) -> None:
        """Play a written move, in another world if it has to be."""
        move = parsed(word, lambda text: parse_move(text[:MOVE_LENGTH]))
        if self.game.outcome:
            raise word.wrapped(GameOver(*self.game.outcome))
        tried = (self._played(game, move, word) for game in self._choices(move))
        played = next((game for game in tried if game), None)
        if played is None:
            raise word.error("no world fits what is written here", "no-world", word.text)
        self.game = self._stuck_as_written(played, is_last=is_last)

    def _played(self, game: Game, move: Move, word: Token) -> Game | None:
        """The game with a move, None if that is not the move as it is written."""
        try:
            played = game.play(move)
        except VoltoError:
            return None
        turn = played.turns[-1]
        true = format_turn(turn)
        shows = any(
            event.what in (What.REVEALED, What.SHOWN) and event.player in self._hidden
            for event in turn.events
        )
        return played if word.text in ((true,) if shows else (true, str(move))) else None

    def _choices(self, move: Move) -> Iterator[Game]:
        """The game so far in a world for each choice of who makes the move and who is hit."""
        yield self.game
        view = view_of(self.game, EVERYONE - self._hidden)
        beliefs = {player: belief_of(view, player) for player in sorted(self._hidden)}
        asked = [
            (square, belief.suspects[square].kinds)
            for square in move
            for belief in beliefs.values()
            if square in belief.suspects
        ]
        for kinds in product(*(choice for _, choice in asked)):
            given = {square: kind for (square, _), kind in zip(asked, kinds, strict=True)}
            masks = [self._world(player, belief, given) for player, belief in beliefs.items()]
            if all(masks):
                yield _in_world(self.game, masks)

    def _stuck_as_written(self, game: Game, *, is_last: bool) -> Game:
        """The game in a world in which a player has no legal move exactly if the record says so."""
        is_stuck = game.outcome == _STUCK
        should = self._ends_stuck if is_last else False
        player = Player(game.position.player)
        if should in (None, is_stuck) or player not in self._hidden:
            return game
        view = view_of(game, EVERYONE - self._hidden)
        belief = belief_of(view._replace(outcome=_STUCK if should else None), player)
        masks = self._world(player, belief, {})
        return _in_world(game, [masks]) if masks else game

    def _world(self, player: Player, belief: Belief, given: Mapping[int, Kind]) -> dict[int, Mask]:
        """The masks of a player at the start in some world with kinds given; none if none fits."""
        kinds = {square: kind for square, kind in given.items() if square in belief.suspects}
        for square, suspect in belief.suspects.items():
            known = self._given.get(suspect.origin)
            if known is not None and kinds.setdefault(square, known) is not known:
                return {}
        world = next(belief.worlds(kinds), {})
        return {
            belief.suspects[square].origin: Mask(player, kind) for square, kind in world.items()
        }


def _in_world(game: Game, masks: list[dict[int, Mask]]) -> Game:
    """The same game with other masks at its start."""
    named = game.start.masks()
    for family in masks:
        named |= family
    return game_of(position_of(named, player=game.start.player, lost=game.start.lost), game.moves)
