"""The assets of the site, by their address below its root."""

import hashlib
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path

from volto_core.svg import emblem_svg
from volto_site.aid import aid_pdf
from volto_site.assets.manifest import ICONS, app_manifest
from volto_site.assets.pictures import icon_png, preview_png, touch_icon_png
from volto_site.assets.styles import later_styles, page_styles
from volto_site.boards.collection import all_diagrams
from volto_site.boards.data import answers_of
from volto_site.boards.first_answers import FOLDER as ANSWERS
from volto_site.boards.first_answers import file_name
from volto_site.boards.roster import box_json
from volto_site.boards.scripted_game import home_json
from volto_site.boards.true_positions import boards_json
from volto_site.engine import FOLDER as ENGINE
from volto_site.engine import engine_files
from volto_site.languages import CODES
from volto_site.places import NODE_MODULES, WEB
from volto_site.puzzles.data import list_json, worker_files
from volto_site.puzzles.open_data import ADDRESSES as OPEN_DATA
from volto_site.puzzles.open_data import open_files
from volto_site.puzzles.results import all_answers
from volto_site.scripts import page_scripts
from volto_site.strings import strings_of
from volto_site.strings.page_files import LATER, later_strings, page_strings

FOLDER = "assets/volto"
# Latin and Latin Extended; italics only in the weight that is used.
FONTS = (
    *(
        f"@fontsource-variable/{family}/files/{family}-{script}-wght-normal.woff2"
        for family in ("cormorant-garamond", "source-sans-3")
        for script in ("latin", "latin-ext")
    ),
    "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2",
    "@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff2",
)
ICON_SIZE, TOUCH_ICON_SIZE = 48, 180


# Names a site that was built before, whose assets a build of a single page takes.
BUILT = "VOLTO_BUILT"
# Where all of them lie; beside these folders the site has those of Material.
_FOLDERS = (FOLDER, ENGINE, "assets/aid", "assets/puzzles")


@cache
def assets() -> dict[str, bytes]:
    """The content of every asset by its address: built once per process, or built before."""
    if BUILT in os.environ:
        return assets_in(Path(os.environ[BUILT]))
    # Node and Typst release the GIL, so that the other assets are built in the meantime.
    with ThreadPoolExecutor(1) as compiling, ThreadPoolExecutor(1) as beside:
        engine = compiling.submit(engine_files)
        typeset = [(address, beside.submit(make)) for address, make in _typeset()]
        others = dict(_made()) | dict(_copied(engine.result()))
    return others | {address: task.result() for address, task in typeset}


def assets_in(site: Path) -> dict[str, bytes]:
    """The content of every asset of a built site."""
    paths = (path for folder in _FOLDERS for path in (site / folder).rglob("*") if path.is_file())
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in paths}


def preview_address(language: str) -> str:
    """The address of the social preview of a language."""
    return f"{FOLDER}/preview-{language}.png"


def aid_address(language: str) -> str:
    """The address of the printable aid of a language."""
    return f"assets/aid/volto-{language}.pdf"


def downloads(language: str) -> tuple[str, ...]:
    """The addresses of the downloads that the pages of a language link to."""
    return (aid_address(language), *OPEN_DATA)


def stamped(address: str) -> str:
    """The address with a digest of its content as the query, for cache busting."""
    content = assets().get(address)
    if content is None:
        return address
    return f"{address}?{hashlib.sha256(content).hexdigest()[:8]}"


@cache
def build_mark() -> str:
    """A digest of all assets, equal for pages that can share them."""
    total = hashlib.sha256()
    for address, content in sorted(assets().items()):
        total.update(f"{address} {len(content)}\n".encode() + content)
    return total.hexdigest()[:16]


def style_sheets() -> Iterator[tuple[str, bytes]]:
    """The address and the content of each style sheet."""
    for name, sheet in (*page_styles(), *later_styles()):
        yield f"{FOLDER}/css/{name}", sheet.encode()


def _made() -> Iterator[tuple[str, bytes]]:
    yield from style_sheets()
    yield f"{FOLDER}/favicon.svg", emblem_svg(title="VOLTO").encode()
    diagrams = all_diagrams().values()
    yield f"{FOLDER}/boards.json", boards_json(diagrams)
    yield f"{FOLDER}/box.json", box_json()
    yield f"{FOLDER}/home.json", home_json()
    yield f"{FOLDER}/puzzles.json", list_json()
    for name, content in worker_files():
        yield f"{FOLDER}/{name}", content
    of_tasks = (answers_of(each.diagram) for each in diagrams)
    for answers in (*filter(None, of_tasks), *all_answers().values()):
        yield f"{FOLDER}/{ANSWERS}/{file_name(answers)}.json", answers.encode()
    yield from open_files()
    for language in CODES:
        yield f"{FOLDER}/strings/{language}.ftl", page_strings(language).encode()
        for name in LATER:
            yield f"{FOLDER}/strings/{name}-{language}.ftl", later_strings(name, language).encode()
        yield f"{FOLDER}/app-{language}.webmanifest", app_manifest(language)


def _typeset() -> Iterator[tuple[str, Callable[[], bytes]]]:
    yield f"{FOLDER}/favicon.png", partial(icon_png, ICON_SIZE)
    yield f"{FOLDER}/touch-icon.png", partial(touch_icon_png, TOUCH_ICON_SIZE)
    for name, (size, is_cut) in ICONS.items():
        yield f"{FOLDER}/{name}", partial(icon_png, size, is_cut=is_cut)
    for language in CODES:
        yield preview_address(language), partial(preview_png, language)
        words = strings_of(language).starting_with("aid-")
        yield aid_address(language), partial(aid_pdf, language, words)


def _copied(engine: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    for name, script in page_scripts().items():
        yield f"{FOLDER}/js/{name}", script
    for path in sorted(WEB.rglob("*.svg")):
        yield f"{FOLDER}/{path.name}", path.read_bytes()
    for name, content in engine.items():
        yield f"{ENGINE}/{name}", content
    for font in FONTS:
        path = NODE_MODULES / font
        if path.is_file():
            yield f"{FOLDER}/fonts/{path.name}", path.read_bytes()
