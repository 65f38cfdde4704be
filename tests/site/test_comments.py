"""Styles lose their comments on the way to the browser, and nothing else."""

import re

from volto_site.assets.comments import without_comments
from volto_site.assets.styles import compact
from volto_site.places import WEB

COMMENTED = """\
/*
 * A mask, *kept* as it is.
 */
.mask { content: "/* no comment */"; } /* stays */

  /* goes */
.lady { content: "https://volto.example/"; }
"""
UNCOMMENTED = """\



.mask { content: "/* no comment */"; } /* stays */


.lady { content: "https://volto.example/"; }
"""


def test_a_comment_becomes_empty_lines_unless_a_rule_is_beside_it() -> None:
    assert without_comments(COMMENTED) == UNCOMMENTED


def test_every_style_says_the_same_without_its_comments_and_white_space() -> None:
    for path in sorted(WEB.rglob("*.css")):
        style = path.read_text("utf-8")
        assert said_by(compact(without_comments(style))) == said_by(style), path.name


def said_by(style: str) -> list[str]:
    """The tokens of a style sheet, as far as white space matters between them."""
    said = re.sub(r"/\*.*?\*/", " ", style, flags=re.DOTALL)
    return re.sub(r"([{};,])", r" \1 ", said).split()
