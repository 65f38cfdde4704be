"""A game by post as two pages ask for it: nothing but texts goes from one to the other."""

from functools import cache

import pytest

from tests.support.post import pair_of, seeds, text_of
from tests.support.session import Json, Page
from volto_core import parse_record

IVORY = {"seat": "1", "setup": "NASLN/CANAL"}
NIGHT = {"seat": "2", "setup": "nanac/lslan"}
# The soldier captures one lady, a noble the other.
MOVES = ["c2c6", "e6e5", "a2a3", "e5e6", "a3a4", "e6e5", "a4a5", "e5e6", "a5a6"]


def invited(seed: str = "1" * 64, **post: str) -> Page:
    """The page of the player who invites."""
    return Page(post=IVORY | post, seed=seed)


def accepted(letter: str, seed: str) -> Page:
    """The page of the player who accepts."""
    return Page(post=NIGHT | {"letter": letter}, seed=seed)


@cache
def seed_of_night() -> str:
    """A seed of the player who accepts that lets Ivory begin."""
    for seed in seeds():
        ivory = invited()
        night = accepted(ivory.loaded["post"]["letter"], seed)
        if send(night, ivory)["post"]["first"] == 1:
            return seed
    raise AssertionError


def two_pages() -> tuple[Page, Page]:
    """Both pages after two letters; Ivory will begin."""
    ivory = invited()
    night = accepted(ivory.loaded["post"]["letter"], seed_of_night())
    assert send(night, ivory)["ok"]
    return ivory, night


def post_of(page: Page) -> Json:
    post: Json = page.ask("state")["post"]
    return post


def send(writer: Page, reader: Page, *, kind: str = "letter") -> Json:
    return reader.ask("receive", letter=post_of(writer)[kind])


def played(moves: list[str], *, kind: str = "letter") -> tuple[Page, Page]:
    """Both pages after these moves and the letters that they ask for."""
    pages = two_pages()
    page, other = pages
    duty, left = post_of(page)["duty"], list(moves)
    while left or duty not in ("", "move"):
        written = page.ask("play", move=left.pop(0)) if duty == "move" else page.ask("answer")
        read = other.ask("receive", letter=written["post"][kind])
        page, other, duty = other, page, read["post"]["duty"]
    return pages


def test_an_invitation_is_a_letter_and_shows_the_own_masks_alone() -> None:
    page = invited()
    assert page.loaded["position"] == "xxxxx/xxxxx/5/5/5/NASLN/CANAL 1 00"
    post = page.loaded["post"]
    assert {name: post[name] for name in ("seat", "letters", "writer", "duty", "first")} == {
        "seat": 1,
        "letters": 1,
        "writer": 2,
        "duty": "",
        "first": None,
    }
    assert post["letter"].startswith("VlAB")
    assert page.loaded["from"] == {}


def test_the_page_that_accepts_has_its_letter_at_once() -> None:
    ivory = invited()
    night = accepted(ivory.loaded["post"]["letter"], "2" * 64)
    assert night.loaded["position"].startswith("nanac/lslan/5/5/5/XXXXX/XXXXX")
    assert night.loaded["post"]["letters"] == 2
    assert night.loaded["post"]["game"] == ivory.loaded["post"]["game"]


def test_an_invitation_is_accepted_from_a_short_letter_too() -> None:
    short = invited().loaded["post"]["short"]
    assert Page().ask("letter", text=short)["inviting"] == 1
    assert accepted(short, "2" * 64).loaded["post"]["letters"] == 2


def test_a_move_is_a_letter_and_the_other_page_goes_on_with_it() -> None:
    ivory, night = two_pages()
    assert post_of(ivory)["duty"] == "move"
    answer = ivory.ask("play", move="a2a3")
    assert answer["post"]["duty"] == ""
    assert answer["can"] == {"undo": True, "redo": False}
    state = send(ivory, night)
    assert state["moves"] == ["a2a3"]
    assert state["post"]["duty"] == "move"
    assert "e6" in state["from"]


def test_a_capture_waits_for_its_answer_on_the_page_of_the_capturer() -> None:
    ivory, night = two_pages()
    assert ivory.ask("play", move="c2c6")["post"]["pending"] == "c2c6"
    state = send(ivory, night)
    assert state["post"]["duty"] == "open-lady"
    assert state["post"]["pending"] == "c2c6"
    assert night.error("play", move="e6e5") == {"code": "not-now"}


@pytest.mark.parametrize("kind", ["letter", "short"])
def test_a_whole_game_is_played_with_whole_letters_and_with_short_ones(kind: str) -> None:
    for page in played(MOVES, kind=kind):
        state = page.ask("state")
        assert state["post"]["checked"]
        assert state["post"]["breach"] is None
        assert state["outcome"] == {"winner": 2, "by": "win.ladies"}
        assert "x" not in state["position"].lower()


def test_the_result_is_told_unchecked_until_both_have_opened_everything() -> None:
    ivory, night = two_pages()
    ivory.ask("play", move="a2a3")
    send(ivory, night)
    state = night.ask("resign")
    assert state["outcome"] == {"winner": 1, "by": "resignation"}
    assert not state["post"]["checked"]
    assert send(night, ivory)["post"]["duty"] == "open-all"
    assert ivory.ask("answer")["post"]["checked"]


def test_a_page_is_told_nothing_of_an_end_that_only_the_other_side_can_see() -> None:
    pages = played(MOVES[:-1])
    ivory = pages[0]
    assert ivory.ask("play", move=MOVES[-1])["outcome"] is None


@pytest.mark.parametrize("moves", [0, 1, 4, len(MOVES)])
def test_a_page_that_is_loaded_again_goes_on_where_it_was(moves: int) -> None:
    for page in played(MOVES[:moves]):
        state = page.ask("state", played=True)
        seed = page.ask("secret")["secret"].split("seed ")[1].split()[0]
        again = Page(post=state["post"]["resume"], seed=seed)
        assert again.ask("state", played=True) == state


def test_the_secret_alone_takes_a_game_to_another_browser() -> None:
    for page in played(MOVES[:4]):
        assert Page(post={}, seed=page.ask("secret")["secret"]).ask("state") == page.ask("state")


def test_an_older_secret_takes_up_a_newer_letter() -> None:
    ivory, night = two_pages()
    secret = ivory.ask("secret")["secret"]
    ivory.ask("play", move="a2a3")
    send(ivory, night)
    night.ask("play", move="e6e5")
    letter = post_of(night)["letter"]
    assert Page(post={"letter": letter}, seed=secret).loaded["moves"] == ["a2a3", "e6e5"]


def test_a_rematch_names_the_game_before_it() -> None:
    game = invited().loaded["post"]["game"]
    page = invited("3" * 64, rematch=game)
    assert page.loaded["post"]["rematch"] == game
    said = Page().ask("letter", text=page.loaded["post"]["letter"])
    assert said["rematch"] == game
    error = Page().error("load", post=IVORY | {"rematch": "<b>"}, seed="1" * 64)
    assert error == {"code": "type", "field": "rematch"}


def test_a_letter_in_an_address_is_told_by_its_game() -> None:
    _, night = two_pages()
    post = post_of(night)
    said = Page().ask("letter", text=f"https://volto.example/play/#letter={post['letter']}")
    assert said == {
        "ok": True,
        "game": post["game"],
        "letters": 2,
        "short": False,
        "inviting": 1,
        "by": 2,
        "rematch": "",
    }
    said = Page().ask("letter", text=post["short"])
    assert said == {"ok": True, "game": post["game"], "letters": 2, "short": True}


def test_a_letter_that_is_torn_up_was_never_written() -> None:
    ivory, _ = two_pages()
    before = ivory.ask("state")
    ivory.ask("play", move="a2a3")
    assert ivory.ask("undo") == before


def test_the_record_is_written_once_all_masks_lie_open() -> None:
    ivory, _ = two_pages()
    assert ivory.error("record") == {"code": "hidden", "field": "board"}
    for page in played(MOVES):
        game, tags = parse_record(page.ask("record", tags={"Name": "Ada"})["record"])
        assert tags == {"Name": "Ada"}
        assert [str(move) for move in game.moves] == MOVES


def test_the_line_begins_with_the_start_as_its_player_saw_it() -> None:
    ivory, _ = played(MOVES[:2])
    line = ivory.ask("line")
    assert line["start"] == "xxxxx/xxxxx/5/5/5/NASLN/CANAL 1 00"
    assert [each["move"] for each in line["line"]] == ["c2c6", "e6e5"]
    assert line["line"][0]["with"] == "S"


def test_suspects_are_told_while_one_waits_and_when_one_moves() -> None:
    ivory, _ = played(MOVES[:2])
    before = ivory.ask("state", suspects=True)["suspects"]
    assert before["e5"]["kinds"] == "NCSL"
    after = ivory.ask("play", move="a2a3", suspects=True)["suspects"]
    assert after == before


WRONG: dict[str, tuple[Json, Json]] = {
    "no seat": ({"post": {"setup": "NASLN/CANAL"}}, {"code": "missing", "field": "seat"}),
    "no set-up": ({"post": {"seat": "1"}}, {"code": "missing", "field": "setup"}),
    "a third seat": ({"post": IVORY | {"seat": "3"}}, {"code": "unknown", "field": "seat"}),
    "a stranger": ({"post": {"colour": "red"}}, {"code": "unknown", "field": "colour"}),
    "a seed too short": ({"post": IVORY, "seed": "12"}, {"code": "secrets"}),
    "another file": ({"post": {}, "seed": '{"version": 1}'}, {"code": "secrets"}),
    "another file and a letter": ({"post": {"letter": "VlAB"}, "seed": "x"}, {"code": "secrets"}),
    "an empty file": ({"post": {}, "seed": " "}, {"code": "secrets"}),
    "a file cut short": ({"post": {}, "seed": "volto-secret 1\nplayer 1"}, {"code": "secrets"}),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_game_that_lacks_something_is_refused(wrong: str) -> None:
    fields, error = WRONG[wrong]
    assert Page().error("load", **{"seed": "1" * 64} | fields) == error


def test_a_game_by_post_needs_a_seed() -> None:
    assert Page().error("load", post=IVORY) == {"code": "missing", "field": "seed"}


def test_a_seat_that_is_taken_is_refused() -> None:
    letter = text_of(pair_of().ivory.letters)
    page = invited()
    own = page.loaded["post"]["letter"]
    error = Page().error("load", post=IVORY | {"letter": own}, seed="2" * 64)
    assert error == {"code": "swapped-seats", "letter": 1, "player": 1}
    error = Page().error("load", post=NIGHT | {"letter": letter}, seed="2" * 64)
    assert error == {"code": "not-yours"}
