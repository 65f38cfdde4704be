"""Compares the structure of translations with the French pages: ids, diagrams and links."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from volto_site.content.problems import Problem
from volto_site.content.source import Fence, Source, read_source
from volto_site.languages import CODES, SOURCE, TRANSLATIONS

LONGEST_DESCRIPTION = 155
Pages = dict[str, Source]


def read_pages(docs: Path, language: str) -> Pages:
    """The pages of one language by their path in its folder."""
    folder = docs / language
    paths = sorted(folder.rglob("*.md"))
    return {path.relative_to(folder).as_posix(): read_source(path) for path in paths}


def page_problems(docs: Path) -> Iterator[Problem]:
    """Incomplete pages, and differences between a translation and its source."""
    sources = read_pages(docs, SOURCE)
    for language in CODES:
        pages = read_pages(docs, language)
        for name, page in pages.items():
            place = f"docs/{language}/{name}"
            yield from _front_matter(place, page)
            yield from _heading_ids(place, page)
            if language in TRANSLATIONS and name in sources:
                yield from _differences(place, language, page, sources[name])
        yield from _missing(language, set(pages), set(sources))


def _missing(language: str, pages: set[str], sources: set[str]) -> Iterator[Problem]:
    for name in sorted(sources - pages):
        yield Problem(f"docs/{language}/{name}", 1, f"missing, as there is docs/{SOURCE}/{name}")
    for name in sorted(pages - sources):
        yield Problem(f"docs/{language}/{name}", 1, f"there is no docs/{SOURCE}/{name}")


def _front_matter(place: str, page: Source) -> Iterator[Problem]:
    for key in ("title", "description"):
        if not page.meta.get(key):
            yield Problem(place, 1, f"no {key} in the front matter")
    length = len(page.meta.get("description", ""))
    if length > LONGEST_DESCRIPTION:
        text = f"the description has {length} characters, more than {LONGEST_DESCRIPTION}"
        yield Problem(place, 1, text)


def _heading_ids(place: str, page: Source) -> Iterator[Problem]:
    seen: set[str] = set()
    for heading in page.headings:
        if not heading.id:
            yield Problem(place, heading.line, f"no id on the heading {heading.title!r}")
        elif heading.id in seen:
            yield Problem(place, heading.line, f"the id #{heading.id} is there twice")
        seen.add(heading.id)


def _differences(place: str, language: str, page: Source, source: Source) -> Iterator[Problem]:
    yield from _headings(place, page, source)
    yield from _fences(place, page, source)
    yield from _links(place, language, page, source)


def _headings(place: str, page: Source, source: Source) -> Iterator[Problem]:
    levels = {heading.id: heading.level for heading in source.headings}
    here = {heading.id for heading in page.headings}
    for heading in source.headings:
        if heading.id not in here:
            yield Problem(place, page.body_line, f"the heading #{heading.id} is missing")
    for heading in page.headings:
        if heading.id not in levels:
            text = f"the heading #{heading.id} is not in the {SOURCE} page"
            yield Problem(place, heading.line, text)
        elif heading.level != levels[heading.id]:
            text = f"the heading #{heading.id} has level {heading.level}, not {levels[heading.id]}"
            yield Problem(place, heading.line, text)
    if here == set(levels):
        pairs = zip(page.headings, source.headings, strict=False)
        moved = next((mine for mine, theirs in pairs if mine.id != theirs.id), None)
        if moved:
            text = f"the heading #{moved.id} comes in another order"
            yield Problem(place, moved.line, text)


def _fences(place: str, page: Source, source: Source) -> Iterator[Problem]:
    if len(page.fences) != len(source.fences):
        text = f"{len(page.fences)} blocks of code, not {len(source.fences)}"
        yield Problem(place, page.body_line, text)
        return
    for mine, theirs in zip(page.fences, source.fences, strict=True):
        if mine.info != theirs.info:
            yield Problem(place, mine.line, f"a {mine.info!r} block, not {theirs.info!r}")
        elif _structure(mine) != _structure(theirs):
            yield Problem(place, *_first_difference(mine, theirs))


def _structure(fence: Fence) -> list[str]:
    """The lines that do not depend on the language: all but captions."""
    return [line.strip() for line in fence.lines if not line.lstrip().startswith("caption:")]


def _first_difference(mine: Fence, theirs: Fence) -> tuple[int, str]:
    pairs = zip(_structure(mine), _structure(theirs), strict=False)
    for place, (here, there) in enumerate(pairs, 1):
        if here != there:
            return mine.line + place, f"{here!r} in the block, not {there!r}"
    return mine.line, "the block has more or fewer lines"


def _links(place: str, language: str, page: Source, source: Source) -> Iterator[Problem]:
    """Differences of the links by section, in any order, as languages differ in word order."""
    here, there = _targets(page, language), _targets(source, SOURCE)
    for section in sorted({section for section, *_ in {**here, **there}}):
        mine = Counter({key: count for key, count in here.items() if key[0] == section})
        theirs = Counter({key: count for key, count in there.items() if key[0] == section})
        line = next((each.line for each in page.headings if each.id == section), page.body_line)
        for _, what, target in sorted((theirs - mine).elements()):
            yield Problem(place, line, f"#{section} lacks the {what} {target}")
        for _, what, target in sorted((mine - theirs).elements()):
            yield Problem(place, line, f"#{section} has the {what} {target}, unlike {SOURCE}")


def _targets(page: Source, language: str) -> Counter[tuple[str, str, str]]:
    found: Counter[tuple[str, str, str]] = Counter()
    for link in page.links:
        above = [heading.id for heading in page.headings if heading.line <= link.line]
        target = link.target.replace(f"-{language}.", "-LANGUAGE.")
        found[above[-1] if above else "", "image" if link.is_image else "link", target] += 1
    return found
