"""The links under each rule: examples, neighbouring rules, questions, and its cases."""

from collections.abc import Iterator

from volto_core.rules import Rule
from volto_site.content.catalogue import Entry, Titles, catalogue
from volto_site.content.source import parse_source
from volto_site.strings import Strings, strings_of


def with_links(markdown: str, language: str) -> str:
    """The rules page with a list of links at the end of every rule's section."""
    titles = Titles(language)
    strings = strings_of(language)
    rules = {rule.anchor: rule for rule in Rule}
    headings = parse_source(markdown).headings
    lines = markdown.split("\n")
    ends = [heading.line for heading in headings[1:]] + [len(lines) + 1]
    # From the last section to the first, so that the lines before stay where they are.
    for heading, end in reversed(list(zip(headings, ends, strict=True))):
        if heading.id in rules:
            block = _block(catalogue()[rules[heading.id]], titles, strings)
            lines[end - 1 : end - 1] = [block, ""]
    return "\n".join(lines)


def _block(entry: Entry, titles: Titles, strings: Strings) -> str:
    """The folded list as Markdown, so that MkDocs checks every link of it."""
    items = "\n".join(_items(entry, titles, strings))
    summary = f"<summary>{strings.t('links-title')}</summary>"
    return f'\n<details class="volto-links" markdown>\n{summary}\n\n{items}\n\n</details>\n'


def _items(entry: Entry, titles: Titles, strings: Strings) -> Iterator[str]:
    for name, links in (
        ("examples", [titles.link("examples.md", anchor) for anchor in entry.examples]),
        ("related", [titles.link("rules.md", rule.anchor) for rule in entry.related]),
        ("questions", [titles.link("faq.md", anchor) for anchor in entry.questions]),
    ):
        if links:
            label = f"<b>{strings.t(f'links-{name}')}</b>"
            yield f"- {label} {' · '.join(links)}"
    count = strings.t("links-cases", count=len(entry.cases))
    yield f"- [{count}](cases.md#{entry.rule.anchor})"


def case_link(case: str, strings: Strings) -> str:
    """A link to a case, named by its title."""
    return f"[{strings.t(f'case-{case}')}](cases.md#{case})"
