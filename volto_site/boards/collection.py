"""Every diagram of the site: of the cases, of the course, and of the fences in all languages."""

from collections.abc import Iterator
from pathlib import Path

from volto_core.teaching.cases import all_cases
from volto_core.teaching.lessons import all_lessons
from volto_site.boards.diagram import (
    AuthoredDiagram,
    case_diagram,
    case_view_diagram,
    course_diagram,
    question_diagram,
)
from volto_site.boards.fence import FenceError, fence_diagram
from volto_site.content.parity import read_pages
from volto_site.languages import CODES
from volto_site.places import DOCS


def all_diagrams(docs: Path = DOCS) -> dict[str, AuthoredDiagram]:
    """The diagrams by their keys."""
    every = (*case_diagrams(), *course_diagrams(), *fence_diagrams(docs))
    return {each.diagram.key: each for each in every}


def case_diagrams() -> Iterator[AuthoredDiagram]:
    """The diagrams of the page of the cases."""
    for case in all_cases():
        yield case_diagram(case)
        yield from (case_view_diagram(case, viewer) for viewer in case.views)


def course_diagrams() -> Iterator[AuthoredDiagram]:
    """The diagrams of the course."""
    for lesson in all_lessons():
        yield from map(course_diagram, lesson.tasks)
        yield from map(question_diagram, lesson.questions)


def fence_diagrams(docs: Path) -> Iterator[AuthoredDiagram]:
    """The diagrams of all pages; a translation being written may have one of its own."""
    for language in CODES:
        for page in read_pages(docs, language).values():
            for fence in page.boards:
                try:
                    yield fence_diagram(fence)
                except FenceError:
                    # The checks of the site name the problem.
                    continue
