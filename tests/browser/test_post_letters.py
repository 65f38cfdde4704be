"""Letters that are old, foreign, contradictory or hostile: a clear sentence, and nothing lost."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

import pytest
from playwright.sync_api import Browser, expect

from tests.support.combinations import sampled
from tests.support.hostile import MARKUP
from tests.support.pages.page import Visit, visits
from tests.support.pages.post import PostPage, letter_in
from tests.support.post import NIGHT_SETUP, pair_of, seeds, text_of
from tests.support.site import Site
from tests.support.table import SMALLEST, Watch, in_each, shares, window
from volto_core import Player
from volto_core.post.letters import parse_letter
from volto_core.post.receipt import accept
from volto_core.post.secret import secret_of
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[PostPage]]:
    with visits(browser, site, PostPage) as visit:
        yield visit


def invited(visit: Visit[PostPage], language: str) -> tuple[PostPage, str]:
    """A player who has invited, and the letter."""
    page = visit(language)
    page.go()
    page.choose("with", "post")
    page.is_arranging("mail-task-invite", 1)
    page.use("next")
    return page, letter_in(page.send())


def flipped(letter: str) -> str:
    """The letter with one bit of it changed."""
    middle = len(letter) // 2
    other = "A" if letter[middle] != "A" else "B"
    return letter[:middle] + other + letter[middle + 1 :]


@pytest.mark.parametrize("language", sampled(CODES, "pt"))
def test_a_letter_that_is_hostile_or_one_of_two_gets_a_clear_sentence_and_no_game_is_lost(
    language: str, visit: Visit[PostPage]
) -> None:
    page, letter = invited(visit, language)
    before = page.post_games()
    hostile = {
        "no-letter": MARKUP,
        "too-long": "A" * 1_000_000,
        "cut-short": letter[:-7],
        "damaged": flipped(letter),
        "own-letter": letter,
    }
    for code, text in hostile.items():
        page.paste(text)
        expect(page.answer).to_contain_text(page.t(f"post-refused-{code}", letter=1))
        expect(page.page.locator("img[src=x]")).to_have_count(0)
        assert page.post_games() == before
    page.asked("wait")
    read_two_answers(page, letter)
    # A game whose secrets this browser has lost is not forgotten.
    name = page.post_games()[0]["name"]
    page.engine.has_lost_secrets = True
    page.page.reload()
    expect(page.answer).to_contain_text(page.t("mail-lost", name=name, turn="own"))
    assert len(page.post_games()) == 1


def read_two_answers(one: PostPage, letter: str) -> None:
    """Two answers to one letter are shown side by side, and the first one is kept."""
    secrets = (secret_of(Player.NIGHT, NIGHT_SETUP, seed) for seed in islice(seeds(), 2))
    answers = [text_of(accept(each, parse_letter(letter)).letters) for each in secrets]
    one.paste(answers[0])
    expect(one.task).not_to_have_text(one.t("mail-task-wait"))
    before = one.post_games()[0]["resume"]
    one.paste(answers[1])
    expect(one.answer).to_contain_text(one.t("post-refused-two-answers", player=2, letter=2))
    expect(one.answer.locator("li")).to_have_count(2)
    assert one.post_games()[0]["resume"] == before
    one.paste(answers[0])
    expect(one.answer).to_contain_text(one.t("post-refused-old", letter=2))


def test_a_hostile_address_leaves_the_page_usable_and_a_strange_letter_says_what_is_missing(
    visit: Visit[PostPage],
) -> None:
    page = visit("en")
    page.open(f"{page.home}play/#letter={MARKUP}")
    expect(page.answer).to_contain_text(page.t("post-refused-no-letter"))
    assert "#" not in page.page.url
    page.is_in("arrange")
    letters = pair_of().letters
    for is_short, message in ((False, "mail-missing"), (True, "mail-missing-short")):
        letter = text_of(letters, short=is_short)
        page.page.evaluate(f"location.hash = 'letter={letter}'")
        expect(page.answer).to_contain_text(page.t(message))
    assert page.post_games() == []
    page.begin()


@pytest.mark.parametrize(("language", "sizes"), shares("nl", first=SMALLEST))
def test_the_table_fits_every_window_by_post(
    language: str, sizes: Sequence[tuple[int, int]], visit: Visit[PostPage]
) -> None:
    page = visit(language, viewport=window(sizes[0]))
    page.go()
    page.choose("with", "post")
    page.is_arranging("mail-task-invite", 1)
    assert in_each(page.page, sizes, partial(invite_somebody, page)) == []


def invite_somebody(page: PostPage, watch: Watch) -> None:
    """Invite somebody, read what is no letter, and be ready to invite somebody else."""
    page.use("next")
    page.asked("send")
    watch.look()
    page.send()
    page.asked("wait")
    watch.look()
    page.paste("?")
    expect(page.answer).to_contain_text(page.t("post-refused-no-letter"))
    watch.look()
    page.use("new")
    page.is_in("arrange")
    page.choose("with", "post")
    page.is_arranging("mail-task-invite", 1)
