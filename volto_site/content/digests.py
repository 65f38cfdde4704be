"""Digests of the French pages, stored in their translations to detect stale ones."""

import hashlib
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from volto_site.content.problems import Problem
from volto_site.content.source import Source, read_source
from volto_site.languages import SOURCE, TRANSLATIONS

KEY = "follows"
_LENGTH = 12
_LINE = re.compile(rf"^{KEY}:.*\n", re.MULTILINE)


def digest_of(source: Source) -> str:
    """A digest of the title, the description and the body of a page."""
    text = "\n".join(
        (source.meta.get("title", ""), source.meta.get("description", ""), source.body)
    )
    return hashlib.sha256(text.encode()).hexdigest()[:_LENGTH]


def stale_problems(docs: Path) -> Iterator[Problem]:
    """Every translation whose stored digest is not that of the French page."""
    for source, path in _pairs(docs):
        name = path.relative_to(docs).as_posix()
        followed = read_source(path).meta.get(KEY)
        if followed != digest_of(read_source(source)):
            what = "an older text" if followed else "nothing"
            text = f"follows {what}: update it, then run `python -m volto_site follow {name}`"
            yield Problem(f"docs/{name}", 1, text)


def follow(docs: Path, names: Collection[str] = ()) -> Iterator[Path]:
    """Store the current digests in all translations, or in those with such a page or path."""
    for source, path in _pairs(docs):
        name = path.relative_to(docs).as_posix()
        if names and name not in names and name.partition("/")[2] not in names:
            continue
        text = _LINE.sub("", path.read_text("utf-8"), count=1)
        mark = f'{KEY}: "{digest_of(read_source(source))}"\n'
        # After the opening line and before the closing one of the front matter.
        opening, closing, rest = text.partition("\n---\n")
        stamped = f"{opening}\n{mark}---\n{rest}" if closing else f"---\n{mark}---\n\n{text}"
        if stamped != path.read_text("utf-8"):
            path.write_text(stamped, "utf-8")
            yield path


def _pairs(docs: Path) -> Iterator[tuple[Path, Path]]:
    """Each French page with each of its translations."""
    for source in sorted((docs / SOURCE).rglob("*.md")):
        for language in TRANSLATIONS:
            path = docs / language / source.relative_to(docs / SOURCE)
            if path.is_file():
                yield source, path
