"""A review as plain data."""

from volto_core.game.moves import Step
from volto_core.geometry import SQUARE_NAMES
from volto_core.json import Json
from volto_core.review.analysis import Analysis, Truth
from volto_core.review.moments import Moment, chosen, moments_of
from volto_core.review.review import Review


def review_json(review: Review) -> list[Json]:
    """The analyses of all moves."""
    return [analysis_json(analysis) for analysis in review]


def analysis_json(analysis: Analysis) -> Json:
    """An analysis with moves, squares and kinds as they are written."""
    truth = analysis.truth
    return {
        "player": int(analysis.player),
        "move": str(analysis.move),
        "worlds": analysis.worlds,
        "certain": {SQUARE_NAMES[at]: kind.letter for at, kind in analysis.certain.items()},
        "forced": analysis.forced,
        "kept": analysis.kept,
        "lost": analysis.lost,
        "exposed": analysis.exposed,
        "truth": truth._asdict() if isinstance(truth, Truth) else truth,
    }


def winning_json(analysis: Analysis) -> Json | None:
    """The step that would have kept the win which a move let go, if it did."""
    winning = analysis.winning
    if not isinstance(winning, Step):
        return None
    return {"move": str(winning.move), "kind": winning.kind.letter}


def moments_json(review: Review) -> Json:
    """The moments of a game, with those that are to be told in words."""
    moments = moments_of(review)
    told = chosen(moments)
    return {"moments": [_moment_json(moment, is_told=moment in told) for moment in moments]}


def _moment_json(moment: Moment, *, is_told: bool) -> Json:
    return {
        "code": moment.code,
        "turn": moment.turn,
        "player": int(moment.player),
        "values": moment.values,
        "told": is_told,
    }
