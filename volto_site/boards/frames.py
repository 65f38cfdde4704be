"""The frames of a line: the board before its first move and after each, to be shown in turn."""

from volto_core.json import Json
from volto_core.knowledge.views import Seen, View
from volto_core.page.answers import off_mat, state_json

# What leaves the mat is shown for a moment; everything else is told by the text.
_LEFT = "left"
_EVENT = ("event", "square", "player", "kind")


def frames_of(view: View) -> list[Json]:
    """What the page shows of each turn of a view, which has nothing that is hidden."""
    return [_frame(view, turns) for turns in range(len(view.turns) + 1)]


def _frame(view: View, turns: int) -> Json:
    seen = view.turns[:turns]
    outcome = seen[-1].outcome if seen else None
    told = state_json(view._replace(turns=seen, outcome=outcome))
    frame: Json = {
        "position": told["position"],
        "move": str(seen[-1].move) if seen else "",
        "events": _departures(seen[-1]) if seen else [],
        "off": told["off"] if any(off_mat(view)) else None,
        "outcome": told["outcome"],
    }
    return {name: value for name, value in frame.items() if value}


def _departures(seen: Seen) -> list[Json]:
    events = (event.as_json() for event in seen.events)
    return [{name: each[name] for name in _EVENT} for each in events if each["event"] == _LEFT]
