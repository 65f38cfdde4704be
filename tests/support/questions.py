"""What people ask the search at a kitchen table, and the sections that answer it."""

import tomllib
from pathlib import Path

_TABLES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))

# The sections by language and question, as addresses below that of the language.
QUESTIONS: dict[str, dict[str, list[str]]] = {
    language: {question: found for table in tables.values() for question, found in table.items()}
    for language, tables in _TABLES.items()
}
