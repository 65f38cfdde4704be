"""The page on strategy: the figures in its sentences, its tables, and the moves of model games."""

import re
from collections.abc import Iterator
from html import escape

from volto_core.arena.models import ModelGame
from volto_core.json import Json
from volto_core.knowledge.views import EVERYONE, Seen, view_of
from volto_core.pieces import Kind
from volto_core.text.notation import format_position
from volto_site.boards.descriptions import kind_name, move_by_text
from volto_site.measures.formatting import number, percent, table
from volto_site.measures.models import models
from volto_site.measures.strategy import (
    SHARES,
    figure_texts,
    studies,
    studies_digest,
)
from volto_site.pages.remarks import Remark, remarks_of
from volto_site.strings import Strings, strings_of

PAGE = "strategy.md"
# What the page has in the place of a figure, a table or the moves of a game.
MARK = re.compile(r"<!-- ([\w-]+)(?: ([\w-]+))? -->")
# What a moment says itself, so that it need not be told again.
_SAID = {
    "missed": "forced",
    "proved": "forced",
    "trapped": "lost",
    "dared": "lost",
    "punished": "exposed",
    "spared": "exposed",
    "risked": "exposed",
    "narrowed": "worlds",
}


class UnknownMark(Exception):
    """A mark of the page for which there is no figure, table or game."""


def with_figures(markdown: str, language: str) -> str:
    """The page with what was measured in the place of its marks."""
    strings = strings_of(language)
    figures = figure_texts(strings)

    def filled(mark: re.Match[str]) -> str:
        name, of = mark.groups()
        if name == "model" and of in models():
            return moves_html(models()[of], strings)
        if name == "measured":
            return measured_table(strings)
        if name not in figures:
            raise UnknownMark(mark[0])
        return figures[name]

    return MARK.sub(filled, markdown)


def measured_table(strings: Strings) -> str:
    """A row for each study, and the digest of the code that decided its games."""
    columns = ("study", "games", "margin", "seconds")
    head = [strings.t(f"strategy-{name}") for name in columns]
    rows = [
        [
            strings.t(f"strategy-study-{name}", level=study.level),
            number(study.games, strings),
            percent(_largest_margin(name), strings),
            strings.t("measured-unit-s", value=number(study.seconds, strings)),
        ]
        for name, study in studies().items()
    ]
    code = strings.t("strategy-code", digest=studies_digest())
    return f"{table(head, rows)}\n\n{code} {strings.t('measured-strength-times')}"


def _largest_margin(study: str) -> float:
    found = studies()
    return max(share.margin(found) for share in SHARES.values() if share.study == study)


def moves_html(model: ModelGame, strings: Strings) -> str:
    """Every move of a model game with what its player knew and a remark, folded."""
    turns = view_of(model.game, EVERYONE).turns
    said = remarks_of(model.game)
    items = "".join(
        _move(number, seen, model, said.get(number), strings)
        for number, seen in enumerate(turns, 1)
    )
    moves = " ".join(map(str, model.game.moves))
    start = escape(strings.t("strategy-start"))
    summary = escape(strings.t("strategy-moves", count=len(turns)))
    return (
        f'<details class="volto-fold volto-model__all"><summary>{summary}</summary>'
        f'<ol class="volto-model__moves" data-moves="{moves}" data-start="{start}">{items}</ol>'
        f"<p>{_review_link(model, strings)}</p></details>"
    )


def _move(turn: int, seen: Seen, model: ModelGame, remark: Remark | None, strings: Strings) -> str:
    move = escape(move_by_text(seen, strings), quote=False)
    remarks = "".join(
        f"<p>{escape(text, quote=False)}</p>" for text in _remarks(turn, model, remark, strings)
    )
    ivory, night = (round(share / 10) for share in model.curve[turn])
    sure = escape(strings.t("strategy-certainty", ivory=ivory, night=night), quote=False)
    return (
        f'<li data-turn="{turn}"><p><strong>{move}</strong></p>{remarks}'
        f'<p class="volto-model__certainty">{sure}</p></li>'
    )


def _remarks(turn: int, model: ModelGame, remark: Remark | None, strings: Strings) -> Iterator[str]:
    """What a move shows, what its player knew, and what the review found."""
    if remark:
        yield strings.t(f"strategy-remark-{remark.code}", count=remark.squares)
    analysis = model.analyses[turn - 1]
    moments = [moment for moment in model.moments if moment["turn"] == turn and moment["told"]]
    yield " ".join(
        (*(_moment(moment, strings) for moment in moments), *_known(analysis, moments, strings))
    )


def _moment(moment: Json, strings: Strings) -> str:
    """A moment in words, told of a player and not to one."""
    values = moment["values"]
    assert isinstance(values, dict)
    kind = next((kind for kind in Kind if kind.letter == values.get("kind")), None)
    where = str(values.get("square", ""))
    mask = strings.t("board-masks", kind=kind_name(kind), count=1, squares=where)
    # A bait is told from the side of who laid it.
    player = int(str(moment["player"]))
    who = 3 - player if moment["code"] == "baited" else player
    said = values | {"kind": kind_name(kind), "mask": mask, "who": who}
    return strings.t(f"review-moment-{moment['code']}", **said)


def _known(analysis: Json, moments: list[Json], strings: Strings) -> Iterator[str]:
    """What the player of a move could know before it, and what the move risked."""
    said = {_SAID.get(str(moment["code"]), "") for moment in moments}
    who, worlds, certain = analysis["player"], analysis["worlds"], analysis["certain"]
    assert isinstance(who, int)
    assert isinstance(worlds, int)
    assert isinstance(certain, dict)
    if worlds == 1:
        yield strings.t("review-worlds", who=who, worlds=worlds)
    elif "worlds" not in said:
        yield strings.t("strategy-knew", who=who, worlds=worlds, certain=len(certain))
    forced, lost, exposed = (analysis[name] for name in ("forced", "lost", "exposed"))
    if isinstance(forced, int) and "forced" not in said:
        yield strings.t("review-forced", who=who, within=forced)
        yield strings.t("review-kept" if analysis["kept"] is True else "review-let-go")
    if isinstance(lost, int) and lost and "lost" not in said:
        yield strings.t("review-lost", lost=lost, worlds=worlds)
    if isinstance(exposed, int) and exposed and "exposed" not in said:
        yield strings.t("review-exposed", exposed=exposed, worlds=worlds)


def _review_link(model: ModelGame, strings: Strings) -> str:
    """A link to the review of the game on the page on which one plays."""
    position = format_position(model.game.start).replace(" ", "_")
    moves = ".".join(str(move) for move in model.game.moves)
    address = f"../play/#position={position}&amp;moves={moves}"
    return f'<a href="{address}">{escape(strings.t("strategy-review"), quote=False)}</a>'
