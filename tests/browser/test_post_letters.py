"""Letters that are old, foreign, contradictory or hostile: a clear sentence, and nothing lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.axe import ASK_AXE, AXE, CONTRAST
from tests.support.combinations import paired
from tests.support.hostile import MARKUP
from tests.support.pages.page import Visit, visits
from tests.support.pages.post import LETTER, PostPage
from tests.support.site import Site
from tests.support.table import EVEN_WINDOWS, WINDOWS, Watch, window
from volto_site.languages import CODES

pytestmark = pytest.mark.browser


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit[PostPage]]:
    with visits(browser, site, PostPage) as visit:
        yield visit


def text_of(link: str) -> str:
    found = LETTER.search(link)
    assert found
    return found[1]


def invited(visit: Visit[PostPage], language: str) -> tuple[PostPage, str]:
    """A player who has invited, and the letter."""
    page = visit(language)
    page.go()
    page.choose("with", "post")
    page.is_arranging("mail-task-invite", 1)
    page.use("next")
    return page, text_of(page.send())


def flipped(letter: str) -> str:
    """The letter with one bit of it changed."""
    middle = len(letter) // 2
    other = "A" if letter[middle] != "A" else "B"
    return letter[:middle] + other + letter[middle + 1 :]


@pytest.mark.parametrize("language", CODES)
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
    two, three = visit("en"), visit("en")
    answers = [
        each.accept(f"{each.home}play/#letter={letter}", "lanac/nslan") for each in (two, three)
    ]
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
    one, letter = invited(visit, "en")
    two, stranger = visit("fr"), visit("nl")
    answer = two.accept(f"{one.home}play/#letter={letter}", "lanac/nslan")
    stranger.open(answer)
    expect(stranger.answer).to_contain_text(stranger.t("mail-missing"))
    stranger.page.evaluate(f"location.hash = 'letter={two.told['post']['short']}'")
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


@pytest.mark.parametrize(("size", "language"), paired(WINDOWS, CODES, first=EVEN_WINDOWS))
def test_the_table_fits_every_window_by_post(
    size: tuple[int, int], language: str, visit: Visit[PostPage]
) -> None:
    page = visit(language, viewport=window(size))
    page.go()
    page.choose("with", "post")
    page.is_arranging("mail-task-invite", 1)
    watch = Watch(page.page)
    page.use("next")
    page.asked("send")
    watch.look()
    page.send()
    page.asked("wait")
    watch.look()
    page.paste("?")
    expect(page.answer).to_contain_text(page.t("post-refused-no-letter"))
    watch.look()
    assert watch.problems == []


def test_letters_have_no_barriers(visit: Visit[PostPage]) -> None:
    page, _ = invited(visit, "fr")
    page.page.evaluate(AXE)
    assert page.page.evaluate(ASK_AXE) == []
    page.use("send-again")
    expect(page.dialog).to_be_visible()
    assert page.page.evaluate(ASK_AXE) == []
    page.dialog.locator("[data-action=code]").click()
    expect(page.dialog.locator(".volto-code")).to_be_visible()
    assert page.page.evaluate(ASK_AXE) == []
    page.page.emulate_media(color_scheme="dark")
    assert page.page.evaluate(ASK_AXE, {"only": [CONTRAST]}) == []
