"""A figure and the text before it stand together, and nothing else moves."""

import re

import markdown

from volto_site.boards.extension import BoardExtension
from volto_site.content.source import parse_source
from volto_site.strings import strings_of

FENCE = """
```volto
position: 5/5/2x2/2N2/5/5/5 1 00
rows: 3-5
caption: Un noble.
```
"""


def rendered(text: str) -> str:
    """The page with `[board]` in the place of its figures, and without spaces between lines."""
    boards = BoardExtension("docs/fr/page.md", parse_source(text), strings_of("fr"))
    usual = ["attr_list", "md_in_html", "tables", "toc"]
    html = markdown.markdown(text, extensions=[*usual, boards])
    short = re.sub(r"<figure.*?</figure>", "[board]", html, flags=re.DOTALL)
    return re.sub(r"\s*\n\s*", "", short)


def passage(text: str, *rest: str, marks: str = "") -> str:
    beside = f'<div class="volto-passage__text">{text}</div>'
    return f'<div class="volto-passage{marks}">{beside}{"".join(rest)}</div>'


def test_a_heading_and_its_text_stand_beside_their_board() -> None:
    page = rendered(f"## A {{#a}}\n\n### B {{#b}}\n\nText.\n{FENCE}")
    assert page == '<h2 id="a">A</h2>' + passage('<h3 id="b">B</h3><p>Text.</p>', "[board]")


def test_text_after_a_board_belongs_to_the_next_one() -> None:
    page = rendered(f"## A {{#a}}\n\nOne.\n{FENCE}\nTwo.\n{FENCE}\nEnd.")
    first, second = passage("<p>One.</p>", "[board]"), passage("<p>Two.</p>", "[board]")
    assert page == f'<h2 id="a">A</h2>{first}{second}<p>End.</p>'


def test_boards_in_a_row_share_their_text() -> None:
    page = rendered(f"## A {{#a}}\n\nOne.\n{FENCE}{FENCE}")
    assert page.endswith(
        passage("<p>One.</p>", "[board]", "[board]", marks=" volto-passage--several")
    )


def test_a_passage_says_that_it_sets_a_task_or_shows_a_case() -> None:
    task = "\n```volto\ntask: e1\ncaption: Une tâche.\n```\n"
    page = rendered(f"## A {{#a}}\n\nOne.\n{task}")
    assert page.endswith(passage("<p>One.</p>", "[board]", marks=" volto-passage--task"))
    case = '<figure class="volto-figure volto-case"></figure>'
    page = rendered(f"## A {{#a}}\n\nOne.\n\n{case}\n")
    assert page.endswith(passage("<p>One.</p>", "[board]", marks=" volto-passage--case"))


def test_the_links_of_a_rule_stay_with_it() -> None:
    links = '<details class="volto-links" markdown>\n<summary>S</summary>\n\nL\n\n</details>'
    page = rendered(f"## A {{#a}}\n\nOne.\n{FENCE}\n{links}\n\nTwo.")
    folded = '<details class="volto-links"><summary>S</summary><p>L</p></details>'
    assert page.endswith(passage("<p>One.</p>", "[board]", folded) + "<p>Two.</p>")


def test_what_is_folded_has_passages_of_its_own() -> None:
    fold = (
        f'<details class="volto-fold" markdown>\n<summary>S</summary>\n\nOne.\n{FENCE}\n</details>'
    )
    page = rendered(f"## A {{#a}}\n\n{fold}")
    inside = passage("<p>One.</p>", "[board]")
    assert page.endswith(f'<details class="volto-fold"><summary>S</summary>{inside}</details>')


def test_a_table_keeps_the_whole_width() -> None:
    page = rendered(f"## A {{#a}}\n\n| a |\n| - |\n| b |\n{FENCE}")
    assert page.endswith('</table><div class="volto-passage">[board]</div>')


def test_the_opening_of_a_page_keeps_its_layout() -> None:
    assert "volto-passage" not in rendered(f"# A {{#a}}\n\nOne.\n{FENCE}\n## B {{#b}}\n\nTwo.")
