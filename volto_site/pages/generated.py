"""The pages made from data in each language: the course, cases, the table of rules, figures."""

from collections.abc import Iterator
from functools import cache

from volto_site.content.catalogue import Titles
from volto_site.measures.page import measured_markdown
from volto_site.pages.cases import cases_markdown
from volto_site.pages.course import course_markdown
from volto_site.pages.matrix import matrix_markdown
from volto_site.strings import Strings, strings_of


@cache
def generated_pages(language: str) -> dict[str, str]:
    """The generated pages of a language as Markdown, by their file names."""
    strings, titles = strings_of(language), Titles(language)
    return {
        "learn.md": _page("learn", strings, course_markdown(strings, titles)),
        "cases.md": _page("cases", strings, cases_markdown(strings, titles)),
        "matrix.md": _page("matrix", strings, matrix_markdown(strings, titles)),
        "measured.md": _page("measured", strings, measured_markdown(strings)),
    }


def _page(name: str, strings: Strings, body: Iterator[str]) -> str:
    front = "\n".join(f'{key}: "{strings.t(f"{name}-{key}")}"' for key in ("title", "description"))
    heading = f"# {strings.t(f'{name}-heading')} {{#{name}}}"
    return "\n\n".join((f"---\n{front}\n---", heading, strings.t(f"{name}-intro"), *body)) + "\n"
