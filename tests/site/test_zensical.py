import tomllib
from pathlib import Path

from volto_site.languages import CODES
from volto_site.places import DOCS
from volto_site.zensical import lay_out


def test_every_language_is_a_project_with_all_of_its_pages(tmp_path: Path) -> None:
    projects = lay_out(tmp_path)
    assert [project.name for project in projects] == list(CODES)
    for project in projects:
        names = {path.name for path in (project / "docs").glob("*.md")}
        written = {path.name for path in (DOCS / project.name).glob("*.md")}
        assert names == written | {"learn.md", "cases.md", "matrix.md", "measured.md"}
        settings = tomllib.loads((project / "zensical.toml").read_text("utf-8"))["project"]
        assert settings["theme"]["language"] == project.name
