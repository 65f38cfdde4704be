"""Every word of the built pages is in a dictionary of its language, or in a list of our own."""

import json
import os
import subprocess
from html.parser import HTMLParser
from pathlib import Path

from tests.support.site import Site
from volto_site.languages import CODES, LANGUAGES
from volto_site.node import NODE
from volto_site.places import NODE_MODULES

LISTS = Path(__file__).with_name("spelling")
DICTIONARIES = {"fr": "fr-fr", "en": "en-gb-mit", "pt": "pt-pt", "nl": "nl-nl"}
SLIPS = {"fr": "prétandant", "en": "advisour", "pt": "pretendemte", "nl": "kandidaad"}
FOREIGN = {"fr": "vrouwen", "en": "pourquoi", "pt": "vrouwen", "nl": "pourquoi"}
SILENT = ("script", "style", "code", "pre", "kbd")
VOID = ("area", "base", "br", "col", "hr", "img", "input", "link", "meta", "path", "use", "wbr")


class Said(HTMLParser):
    """What a page says in its own language: no code, and nothing marked as another language."""

    def __init__(self, page: str, language: str) -> None:
        super().__init__()
        self.language = language
        self.lines: list[str] = []
        self._silenced: list[bool] = [False]
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        other = (found.get("lang") or self.language).split("-")[0] != self.language
        silent = self._silenced[-1] or tag in SILENT or other
        if not silent:
            names = ("aria-label", "title", "alt", "placeholder")
            self.lines += [value for name in names if (value := found.get(name))]
        if tag == "meta" and found.get("name") == "description":
            self.lines.append(found.get("content") or "")
        if tag not in VOID:
            self._silenced.append(silent)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element without content silences nobody."""

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self._silenced.pop()

    def handle_data(self, data: str) -> None:
        if not self._silenced[-1]:
            self.lines.append(data)


def said_in(site: Site, language: str) -> str:
    """All that the pages of a language say."""
    others = {each.prefix.rstrip("/") for each in LANGUAGES if each.prefix}
    prefix = next(each.prefix for each in LANGUAGES if each.code == language).rstrip("/")
    folder = site.folder / prefix
    pages = [
        page
        for page in site.pages
        if page.is_relative_to(folder)
        and (prefix or page.relative_to(site.folder).parts[0] not in others)
    ]
    assert len(pages) == len(site.names)
    lines = (line for page in pages for line in Said(page.read_text("utf-8"), language).lines)
    # Each line once: most of them are on every page.
    return "\n".join(dict.fromkeys(lines))


def unknown_words(said: dict[str, str], folder: Path) -> dict[str, set[str]]:
    """The words of each language that neither its dictionary nor our own lists know."""
    own = [path for name in ("names", *said) if (path := LISTS / f"{name}.txt").is_file()]
    extensions = [f"dict-{DICTIONARIES[language]}" for language in said]
    settings = {
        "version": "0.2",
        # cspell's own lists are for programmers, and would let a slip through.
        "loadDefaultConfiguration": False,
        "import": [str(NODE_MODULES / "@cspell" / name / "cspell-ext.json") for name in extensions],
        "dictionaryDefinitions": [{"name": path.stem, "path": str(path)} for path in own],
        "overrides": [
            {
                "filename": f"**/{language}.txt",
                "language": language,
                "dictionaries": [
                    DICTIONARIES[language].removesuffix("-mit"),
                    *(path.stem for path in own if path.stem in ("names", language)),
                ],
            }
            for language in said
        ],
        "minWordLength": 3,
        "maxNumberOfProblems": 100_000,
    }
    (folder / "cspell.json").write_text(json.dumps(settings), "utf-8")
    for language, text in said.items():
        (folder / f"{language}.txt").write_text(text, "utf-8")
    command = [str(NODE), str(NODE_MODULES / "cspell" / "bin.mjs"), "lint", "*.txt"]
    options = ["--config", "cspell.json", "--no-progress", "--no-summary"]
    done = subprocess.run(
        [*command, *options, "--issue-template", "$filename $text"],
        check=False,
        cwd=folder,
        capture_output=True,
        text=True,
        env=dict(os.environ),
    )
    # cspell answers 1 for words that it does not know, and more when it could not look.
    assert done.returncode in (0, 1), done.stderr
    found: dict[str, set[str]] = {language: set() for language in said}
    for line in done.stdout.splitlines():
        file, word = line.split(" ")
        found[file.removesuffix(".txt")].add(word)
    return found


def test_every_word_is_spelt_as_a_dictionary_has_it_and_a_slip_is_found(
    site: Site, tmp_path: Path
) -> None:
    said = {language: said_in(site, language) for language in CODES}
    assert min(len(text.split()) for text in said.values()) > 5000
    # A slip of each language, and a word that only another one knows: all in one run of cspell,
    # which takes longer to read its dictionaries than our pages.
    wrong = {language: {SLIPS[language], FOREIGN[language]} for language in CODES}
    text = {language: "\n".join([said[language], *wrong[language]]) for language in CODES}
    assert unknown_words(text, tmp_path) == wrong
