"""From a fence in Markdown to a figure in the page."""

import markdown
import pytest
from pymdownx.superfences import SuperFencesException  # type: ignore[import-untyped]

from tests.support.documents import Document
from volto_site.boards import fences
from volto_site.boards.diagram import parse_diagram
from volto_site.boards.fences import Rendering, accept_fence, draw_fence, figure, problems_in
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
    fences.begin(Rendering("docs/fr/page.md", language, parse_source(text)))
    options = {
        "custom_fences": [
            {"name": "volto", "class": "volto", "format": draw_fence, "validator": accept_fence}
        ]
    }
    return markdown.markdown(
        text,
        extensions=["pymdownx.superfences"],
        extension_configs={"pymdownx.superfences": options},
    )


def test_every_fence_becomes_a_board_and_pictures_of_fences_do_not() -> None:
    page = Document(rendered(PAGE))
    assert page.tags["volto-board"] == page.tags["figcaption"] == fences.current().expected == 2
    assert fences.current().drawn == 2


def test_a_board_says_what_it_shows() -> None:
    (board, _) = Document(rendered(PAGE)).all("volto-board")
    assert board == {
        "data-position": "5/5/2x2/2N2/5/5/5 1 00",
        "data-viewer": "open",
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
    with pytest.raises(SuperFencesException, match=r"^docs/fr/page\.md:18: no mask of the player"):
        rendered(text)


def test_front_matter_counts_as_lines() -> None:
    source = parse_source('---\ntitle: "T"\n---\n\n```volto\nposition: x\ncaption: C\n```\n')
    ((line, problem),) = problems_in(source)
    assert line == 6
    assert "1 fields" in problem


def test_options_on_the_opening_line_are_refused() -> None:
    with pytest.raises(SuperFencesException, match="takes no options: title"):
        rendered('```volto title="No"\nposition: 5/5/5/5/5/5/5 1 00\ncaption: C.\n```\n')


def test_an_unforeseen_error_also_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(fences, "figure", broken)
    with pytest.raises(SuperFencesException, match=r"page\.md:5: ZeroDivisionError"):
        rendered(PAGE)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(("viewer", "one", "other"), [("1", "n", "l"), ("2", "N", "L")])
def test_what_a_viewer_cannot_tell_apart_gives_the_same_bytes(
    language: str, viewer: str, one: str, other: str
) -> None:
    figures = {
        figure(parse_diagram(_position(letter, viewer)), strings_of(language), ident="b")
        for letter in (one, other)
    }
    assert len(figures) == 1


def _position(letter: str, viewer: str) -> str:
    ivory, night = (letter, "s") if letter.isupper() else ("S", letter)
    return f"position: {night}3a/5/5/5/5/5/{ivory}3C 1 00\nviewer: {viewer}\ncaption: C."


def test_a_board_drawn_once_speaks_each_language() -> None:
    french, dutch = rendered(PAGE, "fr"), rendered(PAGE, "nl")
    assert "VOLTO-" not in french + dutch
    assert Document(french).all("volto-board") == Document(dutch).all("volto-board")
    assert french.partition("<desc")[2] != dutch.partition("<desc")[2]


def test_of_an_empty_mat_there_is_nothing_to_describe() -> None:
    page = Document(rendered("```volto\nposition: 5/5/5/5/5/5/5 1 00\ncaption: Empty.\n```\n"))
    assert page.tags["title"] == 1
    assert page.tags["desc"] == 0
