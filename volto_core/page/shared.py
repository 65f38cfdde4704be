"""A shared game on a page: two people at one device, who look at it in turn."""

from typing import NamedTuple

from volto_core.game.history import TIMES_TO_DRAW, Game
from volto_core.json import Json
from volto_core.knowledge.views import EVERYONE, VIEWERS, View, view_of
from volto_core.page.answers import (
    played_json,
    resignation_json,
    state_json,
    suspects_json,
    targets_json,
)
from volto_core.page.requests import Request
from volto_core.pieces import Player

# Who looks while the curtain is drawn.
CURTAIN = "nobody"


class Shared(NamedTuple):
    """A game, who of its two players looks at it now, and who has given it up."""

    game: Game
    viewer: str = CURTAIN
    loser: Player | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or somebody has resigned."""
        return self.loser is not None or self.game.outcome is not None

    @property
    def view(self) -> View:
        """The game as whoever looks sees it: at the end all masks are turned over."""
        return view_of(self.game, EVERYONE if self.is_over else VIEWERS[self.viewer])

    @property
    def viewers(self) -> tuple[str, ...]:
        """Who may look: each player in turn, and everybody at the end."""
        return tuple(name for name in VIEWERS if self.is_over or VIEWERS[name] != EVERYONE)

    @property
    def can_play(self) -> bool:
        """Whether the player to move looks at the board."""
        is_movers = VIEWERS[self.viewer] == {self.game.position.player}
        return is_movers and not self.is_over

    @property
    def is_repeated(self) -> bool:
        """Whether the picture on the mat has come twice, so that a third time draws."""
        shown = self.game.times_shown(self.game.position.picture)
        return shown == TIMES_TO_DRAW - 1 and not self.is_over

    @property
    def resume(self) -> dict[str, str]:
        """What loads the game again, together with its moves and the secret set-ups."""
        first = {"first": str(int(self.game.start.player))}
        return first if self.loser is None else first | {"resigned": str(int(self.loser))}


def shared_json(shared: Shared, request: Request) -> Json:
    """How a shared game stands, as whoever looks may know it."""
    view = shared.view
    answer = state_json(view) | {
        "can": {"undo": False, "redo": False},
        "from": targets_json(view) if shared.can_play else {},
        "shared": {"repeated": shared.is_repeated, "resume": shared.resume},
    }
    if shared.loser is not None:
        answer["outcome"] = resignation_json(shared.loser)
    if request.get("suspects") is True:
        answer["suspects"] = suspects_json(view)
    if request.get("played") is True:
        answer["played"] = played_json(view)
    return answer
