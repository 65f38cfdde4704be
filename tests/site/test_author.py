"""What an author sees soon after a change, before the whole site is built again."""

from pathlib import Path
from threading import Event

import pytest

from tests.support.combinations import EXHAUSTIVE
from volto_site import author
from volto_site.author import Author
from volto_site.build import BuildFailed, build_page, write_styles
from volto_site.places import DOCS, WEB

HOME = "http://127.0.0.1:8000/volto/"


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Path:
    """A site with the assets of the built one, and no page yet."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "assets").symlink_to(built.resolve() / "assets")
    return tmp_path / "site"


@pytest.mark.parametrize(
    ("page", "file"),
    [
        ("nl/rules.md", "nl/rules/index.html"),
        pytest.param("fr/index.md", "index.html", marks=EXHAUSTIVE),
    ],
)
def test_a_page_built_alone_is_the_page_of_the_site(
    built: Path, copy: Path, page: str, file: str
) -> None:
    assert build_page(page, copy) == copy / file
    assert (copy / file).read_text("utf-8") == (built / file).read_text("utf-8")
    assert {path for path in copy.rglob("*.html") if path.is_file()} == {copy / file}


def test_styles_written_alone_are_those_of_the_site(built: Path, tmp_path: Path) -> None:
    folder = Path("assets/volto/css")
    (tmp_path / folder).mkdir(parents=True)
    write_styles(tmp_path)
    written = {path.name: path.read_bytes() for path in (tmp_path / folder).iterdir()}
    assert written == {path.name: path.read_bytes() for path in (built / folder).iterdir()}


@pytest.mark.parametrize(
    ("page", "address"), [("fr/index.md", ""), ("fr/rules.md", "rules/"), ("pt/faq.md", "pt/faq/")]
)
def test_the_address_of_the_new_page_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    page: str,
    address: str,
) -> None:
    def build_page(name: str, site: Path, *, site_url: str) -> Path:
        assert (name, site, site_url) == (page, tmp_path, HOME)
        return tmp_path / address / "index.html"

    monkeypatch.setattr(author, "build_page", build_page)
    Author(HOME, site=tmp_path).soon([DOCS / page])
    assert capsys.readouterr().out.splitlines() == [
        f"==> docs/{page} has changed",
        f"==> The page is there: {HOME}{address}",
    ]


def test_only_changed_styles_are_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    written: list[Path] = []
    monkeypatch.setattr(author, "write_styles", written.append)
    builder = Author(HOME, site=tmp_path)
    builder.soon([WEB / "site.js"])
    assert written == []
    builder.soon([WEB / "site.css"])
    assert written == [tmp_path]


def test_a_page_that_is_gone_is_left_to_the_whole_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delattr(author, "build_page")
    Author(HOME, site=tmp_path).soon([DOCS / "fr" / "gone.md"])


@pytest.mark.parametrize(
    ("is_given_up", "said"), [(True, ""), (False, "==> Not built; the site stays as it was\n")]
)
def test_only_a_build_that_fails_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    is_given_up: bool,
    said: str,
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise BuildFailed

    monkeypatch.setattr(author, "build", fails)
    given_up = Event()
    if is_given_up:
        given_up.set()
    Author(HOME).whole(given_up)
    assert capsys.readouterr().out == said
