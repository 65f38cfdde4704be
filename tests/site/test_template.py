"""What templates are given."""

import pytest

from volto_site.assets.files import assets, stamped
from volto_site.pages.addresses import relative, without_language
from volto_site.pages.template import PageFacts, Template

PAGE = PageFacts(
    "https://host.example/volto/", "en/rules/", "en", title="Rules", description='A "word"'
)


def test_alternates_stay_on_the_page() -> None:
    paths = [each.path for each in Template(PAGE).alternates]
    assert paths == ["rules/", "en/rules/", "pt/rules/", "nl/rules/"]


def test_the_head_is_escaped() -> None:
    assert '<meta name="description" content="A &quot;word&quot;">' in Template(PAGE).head


def test_words_are_in_the_language_of_the_page() -> None:
    template = Template(PAGE)
    assert template.t("board-title", player=2) == "The mat, Night to move"
    assert template.strings("nl").t("nav-home") == "Start"
    assert template.words("nav-")["nav-more"] == "More"
    assert template.home == "en/"


@pytest.mark.build
def test_an_asset_is_stamped_with_its_content() -> None:
    path, mark = Template(PAGE).asset("favicon.svg").split("?")
    assert path == "assets/volto/favicon.svg"
    assert len(mark) == 8
    assert stamped("assets/volto/nothing.css") == "assets/volto/nothing.css"


def test_paths_lose_and_find_their_languages() -> None:
    assert without_language("en/rules/", "en") == "rules/"
    assert without_language("rules/", "fr") == "rules/"
    assert relative("rules/#s", "en/matrix/") == "../../rules/#s"
    assert relative("", "") == "./"


@pytest.mark.build
def test_the_engine_is_fetched_early_only_where_one_plays() -> None:
    assert Template(PAGE).early == Template(PAGE).soon == ()
    table, reading = (Template(PAGE._replace(path=f"en/{name}/")) for name in ("play", "examples"))
    assert table.soon == reading.early == ()
    assert table.early == reading.soon
    assert table.early[0] == "assets/engine/pyodide.asm.wasm"
    assert set(table.early) <= set(assets())
