"""What is said of a board to someone who does not see it."""

import pytest

from tests.support.diagrams import diagram_in
from volto_site.boards.descriptions import description_of, title_of
from volto_site.strings import strings_of

PLAYED = "position: 3c1/5/2l2/5/1N1N1/2S2/5 1 00\nmoves: c2c5\nviewer: 1"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            "Ivoire\u00a0: nobles en b3 et d3. Nuit\u00a0: masque caché en d7. "
            "Nuit a perdu une demoiselle. "
            "Dernier coup\u00a0: de c2 en c5, une demoiselle est capturée.",
        ),
        (
            "en",
            "Ivory: nobles on b3 and d3. Night: hidden mask on d7. Night has lost one lady. "
            "Last move: from c2 to c5, capturing a lady.",
        ),
        (
            "pt",
            "Marfim: nobres em b3 e d3. Noite: máscara escondida em d7. "
            "A Noite perdeu uma dama. "
            "Última jogada: de c2 para c5, uma dama é capturada.",
        ),
        (
            "nl",
            "Ivoor: edelen op b3 en d3. Nacht: verborgen masker op d7. "
            "Nacht heeft één dame verloren. "
            "Laatste zet: van c2 naar c5, een dame wordt geslagen.",
        ),
    ],
)
def test_a_board_is_told_in_each_language(language: str, said: str) -> None:
    diagram = diagram_in(PLAYED)
    assert description_of(diagram.view, diagram.seat, strings_of(language)) == said


def told(text: str, language: str = "en") -> str:
    diagram = diagram_in(text)
    return description_of(diagram.view, diagram.seat, strings_of(language))


def test_the_own_side_is_told_first() -> None:
    text = "position: n4/5/5/5/5/5/N4 1 00\nseat: 2"
    assert told(text) == "Night: noble on a7. Ivory: noble on a1."


def test_kinds_are_told_apart_and_squares_are_listed() -> None:
    text = "position: 5/5/5/5/5/5/NNNAC 1 00"
    assert told(text) == "Ivory: nobles on a1, b1 and c1; advisor on d1; candidate on e1."


def test_a_diagram_without_masks_for_the_player_to_move_is_no_draw() -> None:
    assert told("position: 5/5/5/5/5/5/N4 2 00") == "Ivory: noble on a1."


def test_the_end_of_a_game_is_told() -> None:
    text = "position: 5/2C2/5/5/5/5/5 1 00\nmoves: c6c7"
    assert told(text).endswith("Last move: from c6 to c7. Ivory has won.")


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("position: 5/5/5/5/5/5/5 1 00", "The empty mat"),
        ("position: 5/5/5/5/5/5/C4 2 00", "The mat, Night to move"),
        ("position: 5/2C2/5/5/5/5/5 1 00\nmoves: c6c7", "The mat, Ivory has won"),
        ("position: 5/5/5/5/xxx2/LLx2/CSx2 1 00", "The mat, a drawn game"),
    ],
)
def test_the_title_says_whose_turn_it_is_or_how_it_ended(text: str, title: str) -> None:
    assert title_of(diagram_in(text).view, strings_of("en")) == title
