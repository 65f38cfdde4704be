"""Lays out the Markdown of every language for Zensical, to watch the way out of MkDocs.

Zensical knows neither our plugin nor static-i18n, so each language is a project of its own, with
the pages that are made from data. Diagrams stay the code that they are written as.
"""

import shutil
import sys
from pathlib import Path

from volto_site.languages import CODES
from volto_site.pages.generated import generated_pages
from volto_site.places import DOCS

SETTINGS = """\
[project]
site_name = "VOLTO"
site_url = "https://volto.example/{code}/"

[project.theme]
variant = "classic"
language = "{code}"
font = false

[project.markdown_extensions]
admonition = {{}}
attr_list = {{}}
md_in_html = {{}}
tables = {{}}

[project.markdown_extensions.toc]
permalink = true

[project.markdown_extensions.pymdownx.superfences]
disable_indented_code_blocks = true
"""


def lay_out(folder: Path) -> list[Path]:
    """Write a project for each language below this folder, and return where they are."""
    projects = [folder / code for code in CODES]
    for project in projects:
        code = project.name
        shutil.copytree(DOCS / code, project / "docs", dirs_exist_ok=True)
        for name, text in generated_pages(code).items():
            (project / "docs" / name).write_text(text, "utf-8")
        (project / "zensical.toml").write_text(SETTINGS.format(code=code), "utf-8")
    return projects


if __name__ == "__main__":
    for project in lay_out(Path(sys.argv[1])):
        print(project)
