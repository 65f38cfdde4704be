"""Scripts and styles lose their comments on the way to the browser, and nothing else."""

import re
import subprocess
import sys
from pathlib import Path

from volto_site.assets.comments import without_comments
from volto_site.assets.files import FLUENT, FSRS
from volto_site.assets.styles import compact
from volto_site.places import NODE_MODULES, WEB

TYPESCRIPT = NODE_MODULES / "typescript" / "bin" / "tsc"
# Writes scripts as they are but for comments, without a look at types or imports.
OPTIONS = (
    *("--allowJs", "--removeComments", "--noCheck", "--noResolve", "--ignoreConfig"),
    *("--target", "esnext", "--module", "esnext"),
)
COMMENTED = """\
/**
 * A mask, *kept* as it is.
 */
const mask = "/* no comment */"; // stays

  // goes
/* a lady */ const lady = `
https://volto.example/ // text`;
"""
UNCOMMENTED = """\



const mask = "/* no comment */"; // stays


/* a lady */ const lady = `
https://volto.example/ // text`;
"""


def test_a_comment_becomes_empty_lines_unless_code_is_beside_it() -> None:
    assert without_comments(COMMENTED) == UNCOMMENTED


def written_by_typescript(folder: Path, scripts: list[str]) -> list[str]:
    """The scripts as TypeScript writes them when it leaves out every comment."""
    folder.mkdir()
    paths = [folder / f"{number}.mjs" for number in range(len(scripts))]
    for path, script in zip(paths, scripts, strict=True):
        path.write_text(script, "utf-8")
    node = Path(sys.executable).with_name("node")
    places = ("--rootDir", folder, "--outDir", folder / "out")
    subprocess.run([node, TYPESCRIPT, *OPTIONS, *places, *paths], check=True)
    return [(folder / "out" / path.name).read_text("utf-8") for path in paths]


def test_every_script_says_the_same_without_its_comments(tmp_path: Path) -> None:
    paths = [*sorted(WEB.rglob("*.js")), *sorted(FLUENT.glob("*.js")), FSRS]
    scripts = [path.read_text("utf-8") for path in paths]
    sent = [without_comments(script) for script in scripts]
    assert written_by_typescript(tmp_path / "sent", sent) == written_by_typescript(
        tmp_path / "written", scripts
    )
    assert [each.count("\n") for each in sent] == [each.count("\n") for each in scripts]


def test_every_style_says_the_same_without_its_comments_and_white_space() -> None:
    for path in sorted(WEB.rglob("*.css")):
        style = path.read_text("utf-8")
        assert said_by(compact(without_comments(style))) == said_by(style), path.name


def said_by(style: str) -> list[str]:
    """The tokens of a style sheet, as far as white space matters between them."""
    said = re.sub(r"/\*.*?\*/", " ", style, flags=re.DOTALL)
    return re.sub(r"([{};,])", r" \1 ", said).split()
