"""What is taken from the pages of a language arrives where the site is finished."""

from pathlib import Path

import pytest

from volto_site import handover
from volto_site.handover import Taken
from volto_site.puzzles.pages import SHELL, WHOLE
from volto_site.search.index import Files
from volto_site.search.records import Record

PAGE = """<!doctype html><html lang="{language}"><body><article><h1 id="a">{title}</h1><p>Oui.</p>
</article></body></html>"""


def write(folder: Path, language: str, title: str) -> None:
    folder.mkdir(parents=True)
    html = PAGE.format(language=language, title=title)
    (folder / "index.html").write_text(html, "utf-8")


@pytest.mark.parametrize(("language", "root"), [("fr", ""), ("nl", "nl/")])
def test_shell_and_index_of_one_language_are_handed_over_and_nothing_stays(
    language: str, root: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / root / "rules", language, "Un")
    # Another process is writing the pages of another language.
    write(tmp_path / "pt" / "rules", "pt", "Outra")
    for name in (SHELL, WHOLE):
        write(tmp_path / root / name, language, "Shell")
    indexed: dict[str, list[Record]] = {}

    def index_of(language: str, records: list[Record]) -> Files:
        indexed[language] = records
        return {"entry": b"{}"}

    monkeypatch.setattr(handover, "index_of", index_of)
    taken = Taken.of(tmp_path, language)
    assert [record["url"] for record in indexed[language]] == [f"/{root}rules/"]
    assert taken.shell.language == language
    before = sorted(tmp_path.rglob("*"))
    taken.hand_over(tmp_path)
    assert Taken.handed_over(tmp_path, language) == taken
    assert sorted(tmp_path.rglob("*")) == before
