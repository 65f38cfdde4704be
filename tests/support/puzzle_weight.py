"""What a puzzle weighs in the built site, uncompressed, with all files that it causes."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from volto_site.languages import LANGUAGES

_ANSWERS = re.compile(r'"answers":"(\w+)"')
_ENTRY = re.compile(r"<url><loc>[^<]*/puzzles/[^/<]+/</loc></url>\n")


def kilobytes_a_puzzle(site: Path) -> float:
    """The mean over all puzzles: pages in every language, data, proofs and what lists them."""
    ids: list[str] = [each["id"] for each in json.loads(_list(site).read_text("utf-8"))["puzzles"]]
    pages = [
        site / language.prefix / "puzzles" / id / "index.html"
        for language in LANGUAGES
        for id in ids
    ]
    files = [*pages, *_answers(site, ids), *_shared(site)]
    entries = _ENTRY.findall((site / "sitemap.xml").read_text("utf-8"))
    assert len(entries) == len(pages)
    total = sum(path.stat().st_size for path in files) + sum(map(len, entries))
    return total / len(ids) / 1000


def _list(site: Path) -> Path:
    return site / "assets/volto/puzzles.json"


def _answers(site: Path, ids: list[str]) -> set[Path]:
    """The first answers of puzzles, which all languages share."""
    texts = ((site / "puzzles" / id / "index.html").read_text("utf-8") for id in ids)
    names = [found[1] for found in map(_ANSWERS.search, texts) if found]
    assert len(names) == len(ids)
    return {site / "assets/volto/answers" / f"{name}.json" for name in names}


def _shared(site: Path) -> Iterator[Path]:
    """The files that have a part for each puzzle."""
    yield _list(site)
    yield site / "assets/puzzles/volto-puzzles.json"
    yield from (site / "assets/volto/puzzles").glob("*.json")
