"""Letters that are old, foreign, contradictory or hostile: a clear sentence, and nothing lost."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

import pytest
from playwright.sync_api import Browser, expect

from tests.support.axe import ASK_AXE, CONTRAST, barriers_in
from tests.support.combinations import sampled
from tests.support.hostile import MARKUP
from tests.support.pages.page import Visit, visits
from tests.support.pages.post import PostPage, letter_in
from tests.support.post import NIGHT_SETUP, pair_of, seeds, text_of
from tests.support.site import Site
from tests.support.table import EVEN_WINDOWS, Watch, in_each, shares, window
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
def test_a_hostile_letter_gets_a_clear_sentence_and_changes_nothing(
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


def test_a_hostile_address_leaves_the_page_usable(visit: Visit[PostPage]) -> None:
    page = visit("en")
    page.open(f"{page.home}play/#letter={MARKUP}")
    expect(page.answer).to_contain_text(page.t("post-refused-no-letter"))
    assert "#" not in page.page.url
    page.is_in("arrange")
    page.begin()


def test_two_answers_to_one_letter_are_shown_side_by_side(visit: Visit[PostPage]) -> None:
    one, letter = invited(visit, "fr")
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


def test_a_letter_of_a_game_that_is_not_here_says_what_is_missing(visit: Visit[PostPage]) -> None:
    letters = pair_of().letters
    stranger = visit("nl")
    stranger.open(f"{stranger.home}play/#letter={text_of(letters)}")
    expect(stranger.answer).to_contain_text(stranger.t("mail-missing"))
    stranger.page.evaluate(f"location.hash = 'letter={text_of(letters, short=True)}'")
    expect(stranger.answer).to_contain_text(stranger.t("mail-missing-short"))
    assert stranger.post_games() == []


def test_a_game_whose_secrets_this_browser_has_lost_is_not_forgotten(
    visit: Visit[PostPage],
) -> None:
    page, _ = invited(visit, "pt")
    name = page.post_games()[0]["name"]
    page.engine.has_lost_secrets = True
    page.page.reload()
    expect(page.answer).to_contain_text(page.t("mail-lost", name=name, turn="other"))
    assert len(page.post_games()) == 1


@pytest.mark.parametrize(("language", "sizes"), shares("nl", first=EVEN_WINDOWS[:2]))
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


def test_letters_have_no_barriers(visit: Visit[PostPage]) -> None:
    page, _ = invited(visit, "fr")
    assert barriers_in(page.page.locator("article")) == []
    page.use("send-again")
    expect(page.dialog).to_be_visible()
    assert barriers_in(page.dialog) == []
    page.dialog.locator("[data-action=code]").click()
    expect(page.dialog.locator(".volto-code")).to_be_visible()
    assert barriers_in(page.dialog) == []
    page.page.emulate_media(color_scheme="dark")
    assert page.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []
