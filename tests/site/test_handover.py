"""What is taken from the pages of a language arrives where the site is finished."""

from pathlib import Path

import pytest

from volto_site.handover import Taken
from volto_site.puzzles.pages import SHELL, WHOLE

PAGE = """<!doctype html><html lang="{language}"><body><article><h1 id="a">{title}</h1><p>Oui.</p>
</article></body></html>"""


def write(folder: Path, language: str, title: str) -> None:
    folder.mkdir(parents=True)
    html = PAGE.format(language=language, title=title)
    (folder / "index.html").write_text(html, "utf-8")


@pytest.mark.parametrize(("language", "root"), [("fr", ""), ("nl", "nl/")])
def test_shell_and_records_of_one_language_are_handed_over_and_nothing_stays(
    language: str, root: str, tmp_path: Path
) -> None:
    write(tmp_path / root / "rules", language, "Un")
    # Another process is writing the pages of another language.
    write(tmp_path / "pt" / "rules", "pt", "Outra")
    for name in (SHELL, WHOLE):
        write(tmp_path / root / name, language, "Shell")
    taken = Taken.of(tmp_path, language)
    assert [record["url"] for record in taken.records] == [f"/{root}rules/"]
    assert taken.shell.language == language
    before = sorted(tmp_path.rglob("*"))
    taken.hand_over(tmp_path)
    assert Taken.handed_over(tmp_path, language) == taken
    assert sorted(tmp_path.rglob("*")) == before
