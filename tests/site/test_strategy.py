"""The page on strategy: no figure is typed, every claim is measured, and its games are real."""

import re
from html import escape
from itertools import pairwise

import pytest

from volto_core.arena.first_games import read_trials
from volto_core.arena.models import played_again
from volto_core.geometry import SQUARE_NAMES
from volto_core.knowledge.beliefs import belief_of
from volto_core.knowledge.views import view_of
from volto_core.pieces import Player
from volto_core.review.analysis import certain_in
from volto_core.review.report import analysis_json
from volto_core.review.review import Review
from volto_core.text.notation import format_position
from volto_site.content.source import Source, read_source
from volto_site.languages import CODES, SOURCE
from volto_site.measures.first_games import MOST, TRIALS, first_games_markdown
from volto_site.measures.models import models
from volto_site.measures.page import measured_markdown
from volto_site.measures.strategy import SHARES, figure_texts, studies, studies_digest, worlds_after
from volto_site.measures.strength import strength
from volto_site.pages.remarks import remarks_of
from volto_site.pages.strategy import MARK, UnknownMark, moves_html, with_figures
from volto_site.places import DOCS
from volto_site.strings import strings_of

# Numbers as figures: more than one digit, or any with a per cent sign; 95 of 100 is a method.
TYPED = re.compile(r"\d+\s*%|(?<![\w.#])(?!95\b|100\b)\d{2,}")


def source(language: str) -> Source:
    return read_source(DOCS / language / "strategy.md")


def marks_in(language: str) -> list[str]:
    return sorted(mark[0] for mark in MARK.finditer(source(language).body))


@pytest.mark.parametrize("language", CODES)
def test_no_figure_is_typed_by_hand(language: str) -> None:
    page = source(language)
    captions = [line for fence in page.fences for line in fence.lines if "caption:" in line]
    prose = "\n".join((*(text for _, text in page.prose), *captions))
    assert TYPED.findall(MARK.sub("", prose)) == []


@pytest.mark.parametrize("language", CODES)
def test_every_figure_is_filled_in_from_the_data(language: str) -> None:
    assert marks_in(language) == marks_in(SOURCE)
    filled = with_figures(source(language).body, language)
    assert "<!--" not in filled
    figures = figure_texts(strings_of(language))
    for mark in MARK.finditer(source(language).body):
        assert mark[1] in ("model", "measured") or figures[mark[1]] in filled
    assert studies_digest() in filled


def test_every_share_is_told() -> None:
    told = {mark[1] for mark in MARK.finditer(source(SOURCE).body)}
    assert set(SHARES) <= told


def test_a_mark_that_nobody_knows_stops_the_build() -> None:
    with pytest.raises(UnknownMark):
        with_figures("<!-- no-such-figure -->", "fr")
    with pytest.raises(UnknownMark):
        with_figures("<!-- model no-such-game -->", "fr")


def share(name: str) -> float:
    return SHARES[name].of(studies())


def is_clear(one: str, other: str) -> bool:
    """Whether one share is larger than another by more than both may be off."""
    margins = SHARES[one].margin(studies()) + SHARES[other].margin(studies())
    return share(one) - share(other) > margins


def test_what_the_words_say_of_the_figures_holds() -> None:
    assert is_clear("ended-palace", "ended-candidate")
    assert is_clear("ended-candidate", "ended-ladies")
    assert abs(share("began-won") - 0.5) < SHARES["began-won"].margin(studies())
    assert is_clear("door-lady", "door-candidate")
    assert is_clear("door-lady", "middle-lady")
    assert share("ladies-at-door") > 0.5 < share("door-won")
    assert share("still-lady") < 0.05 > share("middle-lady")
    assert share("captured-by-candidate") > 0.5
    assert abs(share("chosen-won") - 0.5) < SHARES["chosen-won"].margin(studies())
    assert share("knew-more") < 0.6
    places = ("candidate", "soldier", "lady")
    assert all(
        abs(share(f"{kind}-palace-won") - share(f"{kind}-front-won")) < 0.1 for kind in places
    )


def test_a_first_step_straight_ahead_gives_least_away() -> None:
    worlds = [worlds_after(move) for move in ("", "a2a3", "b2a3", "d2d4")]
    assert all(more > fewer for more, fewer in pairwise(worlds))


def test_a_model_game_begins_as_its_board_shows_and_ends_in_each_of_three_ways() -> None:
    assert list(models()) == ["palace", "ladies", "candidate"]
    starts = [format_position(model.game.start) for model in models().values()]
    for language in CODES:
        boards = [line for fence in source(language).boards for line in fence.lines]
        assert all(f"position: {start}" in boards for start in starts)


@pytest.mark.parametrize("name", models())
def test_the_level_that_the_page_names_has_won(name: str) -> None:
    model = models()[name]
    pairing, _, number = model.name.partition(":")
    outcome = model.game.outcome
    assert outcome
    # The first of the pair sits on the other side every other time.
    first = Player.NIGHT if int(number) % 2 else Player.IVORY
    level = pairing.split("-")[0 if outcome.winner is first else 1]
    for language in CODES:
        body = source(language).body
        section = body[body.index(f"{{#model-{name}}}") :].split("<div")[0]
        assert re.findall(r"\d", section) == [level]


@pytest.mark.parametrize("name", models())
def test_what_each_side_knew_in_a_model_game_is_what_the_core_says(name: str) -> None:
    model = models()[name]
    review = Review(model.game)
    assert model.curve == [list(at) for at in review.curve()]
    for turn, analysis in enumerate(model.analyses, 1):
        before = model.game._replace(turns=model.game.turns[: turn - 1])
        player = Player(before.position.player)
        belief = belief_of(view_of(before, frozenset({player})), player.opponent)
        assert analysis["worlds"] == belief.number_of_worlds()
        named = {SQUARE_NAMES[at]: kind.letter for at, kind in certain_in(belief).items()}
        assert analysis["certain"] == named
    last = len(model.game.turns)
    assert analysis_json(review.analysis(last)) == model.analyses[-1]


@pytest.mark.parametrize("language", CODES)
def test_every_move_of_a_model_game_is_told_with_what_was_known(language: str) -> None:
    strings = strings_of(language)
    for model in models().values():
        html = moves_html(model, strings)
        assert html.count("<li data-turn=") == len(model.game.turns)
        remarks = remarks_of(model.game).values()
        assert len(remarks) >= 5
        for code, count in remarks:
            assert escape(strings.t(f"strategy-remark-{code}", count=count), quote=False) in html


@pytest.mark.parametrize("name", models())
def test_a_model_game_is_what_the_levels_that_it_names_play_today(name: str) -> None:
    model = models()[name]
    again = played_again(model.name)
    assert again.start == model.game.start
    assert again.moves == model.game.moves, "python -m volto_core.arena models plays others"


def test_what_was_known_is_told_of_whoever_moved() -> None:
    html = moves_html(models()["palace"], strings_of("en"))
    moves = re.findall(r'<li data-turn="\d+">(.*?)</li>', html)
    assert len(moves) == len(models()["palace"].game.turns)
    for place, move in enumerate(moves):
        other = "Before this move " + ("Night" if place % 2 == 0 else "Ivory")
        assert other not in move
    assert "This move won the game for Ivory, who could be sure it would." in moves[-1]


def test_a_beginner_rarely_loses_soon_and_the_first_level_beats_chance() -> None:
    _, trials = read_trials(TRIALS)
    assert [trial.masks for trial in trials] == [4, 6, 10]
    for trial in trials:
        assert trial.games >= 200
        assert trial.share <= MOST
        assert trial.is_current, "python -m volto_core.arena first-games plays them again"
    (score,) = [each for each in strength().scores if each.pairing.name == "1-random"]
    assert score.share >= 0.95


@pytest.mark.parametrize("language", CODES)
def test_the_page_measured_shows_the_first_games(language: str) -> None:
    strings = strings_of(language)
    rows = first_games_markdown(strings).splitlines()
    assert len(rows) == 2 + 3 + 2
    page = "\n".join(measured_markdown(strings))
    assert all(row in page for row in rows)
