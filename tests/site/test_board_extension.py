"""From a fence in Markdown to a figure in the page."""

import markdown
import pytest

from tests.support.diagrams import diagram_in
from tests.support.documents import Document
from volto_site.boards import extension
from volto_site.boards.extension import (
    BoardError,
    BoardExtension,
    boards_drawn,
    boards_written,
    with_definitions,
)
from volto_site.boards.figure import board_at_table, figure
from volto_site.content.source import parse_source
from volto_site.languages import CODES
from volto_site.strings import strings_of

PAGE = """\
# Title

- In a list:

    ```volto
    position: 5/5/2x2/2N2/5/5/5 1 00
    caption: One & two.
    ```

````text
```volto
position: not drawn
```
````

```volto
position: 5/5/2x2/2N2/5/5/5 1 00
caption: Two.
```
"""


def rendered(text: str, language: str = "fr") -> str:
    boards = BoardExtension("docs/fr/page.md", parse_source(text), strings_of(language))
    return markdown.markdown(text, extensions=["pymdownx.superfences", boards])


def test_every_fence_becomes_a_board_and_pictures_of_fences_do_not() -> None:
    page = Document(rendered(PAGE))
    assert page.tags["volto-board"] == page.tags["figcaption"] == 2


def test_no_other_part_of_the_parser_reads_a_board_that_is_drawn_already() -> None:
    diagram = diagram_in("position: 5/5/2x2/2N2/5/5/5 1 00")
    drawn = figure(diagram, strings_of("fr"), number=1)
    board = board_at_table(diagram, strings_of("fr"), number=2)
    text = f"{drawn}\n\n<div markdown>\n\n<div>{board}</div>\n\n*dit*\n\n</div>"
    boards = BoardExtension("docs/fr/learn.md", parse_source(text), strings_of("fr"))
    parser = markdown.Markdown(extensions=["md_in_html", boards])
    stashing = parser.preprocessors["volto_boards"]
    assert "volto-board" not in "".join(stashing.run(text.split("\n")))
    html = parser.convert(text)
    assert drawn in html
    assert f"<div>{board}</div>" in html
    assert "<em>dit</em>" in html


def test_boards_are_counted_in_the_source_and_in_the_page() -> None:
    assert boards_written(PAGE) == boards_drawn(rendered(PAGE)) == 2
    assert boards_written(f"{PAGE}\n<volto-board data-seat='1'></volto-board>") == 3


def test_what_drawings_share_comes_first_on_a_page_with_boards_alone() -> None:
    assert with_definitions("<p>None.</p>") == "<p>None.</p>"
    assert with_definitions(rendered(PAGE)).startswith("<svg")


def test_a_board_says_what_it_shows() -> None:
    (board, _) = Document(rendered(PAGE)).all("volto-board")
    assert board == {
        "data-position": "5/5/2x2/2N2/5/5/5 1 00",
        "data-viewer": "everyone",
        "data-seat": "1",
        "data-status": "static",
    }


def test_the_ids_of_a_page_with_many_boards_differ() -> None:
    assert set(Document(rendered(PAGE)).ids.values()) == {1}


def test_a_caption_is_text_and_not_markup() -> None:
    assert "<figcaption>One &amp; two.</figcaption>" in rendered(PAGE)


@pytest.mark.parametrize("language", CODES)
def test_the_spoken_words_are_in_the_language_of_the_page(language: str) -> None:
    title = strings_of(language).t("board-title", player=1)
    assert title in rendered(PAGE, language)


def test_a_bad_fence_names_page_and_line() -> None:
    text = PAGE.replace("caption: Two.", "select: a1\ncaption: Two.")
    with pytest.raises(BoardError, match=r"^docs/fr/page\.md:18: no mask of the player"):
        rendered(text)


def test_lines_are_those_of_the_file_even_if_others_were_added() -> None:
    text = PAGE.replace("caption: Two.", "select: a1\ncaption: Two.")
    boards = BoardExtension("docs/fr/page.md", parse_source(text), strings_of("fr"))
    with pytest.raises(BoardError, match=r"^docs/fr/page\.md:18: no mask of the player"):
        markdown.markdown(f"Added.\n\n{text}", extensions=["pymdownx.superfences", boards])


def test_an_unforeseen_error_also_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(extension, "figure", broken)
    with pytest.raises(ZeroDivisionError):
        rendered(PAGE)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(("viewer", "one", "other"), [("1", "n", "l"), ("2", "N", "L")])
def test_what_a_viewer_cannot_tell_apart_gives_the_same_bytes(
    language: str, viewer: str, one: str, other: str
) -> None:
    pages = set()
    for letter in (one, other):
        diagram = diagram_in(*_position(letter, viewer))
        page = figure(diagram, strings_of(language), number=1)
        pages.add(page.replace(diagram.key, "KEY"))
    assert len(pages) == 1


def _position(letter: str, viewer: str) -> tuple[str, str]:
    ivory, night = (letter, "s") if letter.isupper() else ("S", letter)
    return f"position: {night}3a/5/5/5/5/5/{ivory}3C 1 00", f"viewer: {viewer}"


def test_a_board_drawn_once_speaks_each_language() -> None:
    french, dutch = rendered(PAGE, "fr"), rendered(PAGE, "nl")
    assert Document(french).all("volto-board") == Document(dutch).all("volto-board")
    assert french.partition("<desc")[2] != dutch.partition("<desc")[2]


def test_of_an_empty_mat_there_is_nothing_to_describe() -> None:
    page = Document(rendered("```volto\nposition: 5/5/5/5/5/5/5 1 00\ncaption: Empty.\n```\n"))
    assert page.tags["title"] == 1
    assert page.tags["desc"] == 0
