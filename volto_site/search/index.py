"""The Pagefind indexes, one a language, made anew only when its records have changed."""

import json
from base64 import b64decode
from functools import cache
from pathlib import Path

from volto_site.closure import digest_of
from volto_site.languages import CODES
from volto_site.memo import FileMemo
from volto_site.node import run_node
from volto_site.places import CACHE, ROOT
from volto_site.search.records import Record
from volto_site.search.words import words_of

PROGRAM = Path(__file__).with_suffix(".mjs")
# The folder of the indexes in the site.
FOLDER = "pagefind"
# What an index says of its languages: the one file in which those of two languages differ.
ENTRY = "pagefind-entry.json"

# The files of an index, by their address below its folder.
Files = dict[str, bytes]


def index_of(language: str, records: list[Record]) -> Files:
    """The index of what is to be found in a language; raises NodeFailed."""
    indexer = _kept_indexer(language)
    content = json.dumps(records)
    files = indexer(content)
    indexer.keep([content])
    return files


def indexed(records: str) -> Files:
    """What Pagefind makes of records in JSON, past the cache."""
    files = json.loads(run_node(PROGRAM, records))
    return {name: b64decode(content) for name, content in files.items()}


def write_indexes(indexes: dict[str, Files], site: Path) -> None:
    """Write the indexes of these languages into one folder, with what readers type in each."""
    files: Files = {}
    entries = []
    for language in sorted(indexes, key=CODES.index):
        files |= indexes[language] | {f"words.{language}.json": words_of(language).json().encode()}
        entries.append(json.loads(indexes[language][ENTRY]))
    languages = {name: about for entry in entries for name, about in entry["languages"].items()}
    entry = entries[0] | {"languages": languages}
    files[ENTRY] = json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode()
    folder = site / FOLDER
    for place in {Path(name).parent for name in files}:
        (folder / place).mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


@cache
def _kept_indexer(language: str) -> FileMemo[str, Files]:
    # The lock names Pagefind's version.
    made_by = {path.name: path.read_bytes() for path in (PROGRAM, ROOT / "package-lock.json")}
    return FileMemo(indexed, CACHE / f"search-{language}.pickle", digest_of(made_by))
