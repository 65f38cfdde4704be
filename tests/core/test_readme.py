import doctest
from pathlib import Path

import volto_core
from volto_core import IVORY, Game, parse_position, parse_square, view_of
from volto_core.game.moves import steps
from volto_core.svg import board_svg

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "assets" / "board.svg"


def picture() -> str:
    """The board at the top of the README."""
    position = parse_position("xx1xx/x2xx/2x2/1xC2/2N1A/NAL1N/1LAS1 1 00")
    candidate = parse_square("c4")
    return board_svg(
        view_of(Game(position), IVORY),
        title="A game of VOLTO seen by Ivory",
        selected=candidate,
        targets=[step.move.target for step in steps(position) if step.move.origin == candidate],
    )


def test_the_session_in_the_readme_is_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried) == (0, 6)


def test_the_session_in_the_package_is_true() -> None:
    failed, tried = doctest.testmod(volto_core)
    assert (failed, tried) == (0, 3)


def test_the_board_in_the_readme_is_drawn_by_the_core() -> None:
    assert PICTURE.read_text("utf-8") == picture() + "\n", (
        "python -m tests.core.test_readme draws it again"
    )


def test_every_public_name_says_what_it_is() -> None:
    for name in volto_core.__all__:
        assert getattr(volto_core, name).__doc__, name


if __name__ == "__main__":
    PICTURE.write_text(picture() + "\n", "utf-8")
