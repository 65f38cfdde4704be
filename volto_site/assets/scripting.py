"""Styles for pages with and without scripts, for browsers that do not know the media feature.

Safari knows `scripting` since version 17 only, and an iPhone 8 stays at 16. So what a sheet says
under that feature is sent under the class that the first script of every page sets.
"""

import re
from collections.abc import Iterator

# The media query as authors write it, what is left of it, and the class of the page.
_QUERIES = {
    "screen and (scripting: enabled)": ("screen", "js"),
    "(scripting: none)": ("all", "no-js"),
}
_NAME = re.compile(r"@[\w-]+")
# At-rules with rules inside; what is inside any other has no selectors of elements.
_GROUPS = ("@media", "@container", "@supports")
# The page itself has the class, and stands in nothing that has it.
_ROOT = re.compile(r"(?:html|:root)\b")


def by_class(sheet: str) -> str:
    """The sheet with a class of the page in place of the media feature."""
    return "".join(
        _by_class(prelude.removeprefix("@media").strip(), block, f"{prelude}{{{block}}}")
        for prelude, block in _rules(sheet)
    )


def _by_class(query: str, block: str, rule: str) -> str:
    if query not in _QUERIES:
        if "(scripting" in rule:
            raise ValueError(f"a query for scripts that is not known: {query}")
        return rule
    media, name = _QUERIES[query]
    return f"@media {media}{{{_under(name, block)}}}"


def _under(name: str, block: str) -> str:
    """The rules of a block, each for pages of this class; that makes no selector stronger."""
    rules = []
    for prelude, inside in _rules(block):
        at = _NAME.match(prelude)
        if at is None:
            selectors = [f":where(.{name}) {_described(each)}" for each in _listed(prelude)]
            rules.append(f"{','.join(selectors)}{{{inside}}}")
        else:
            body = _under(name, inside) if at[0] in _GROUPS else inside
            rules.append(f"{prelude}{{{body}}}")
    return "".join(rules)


def _described(selector: str) -> str:
    if _ROOT.match(selector):
        raise ValueError(f"the page itself cannot be styled for scripts: {selector}")
    return selector


def _rules(sheet: str) -> Iterator[tuple[str, str]]:
    """Each rule as what stands before its braces and what stands in them."""
    start = depth = opened = 0
    for place, letter in enumerate(sheet):
        if letter == "{":
            depth += 1
            opened = place if depth == 1 else opened
        elif letter == "}":
            depth -= 1
            if depth == 0:
                yield sheet[start:opened].strip(), sheet[opened + 1 : place]
                start = place + 1
    if sheet[start:].strip():
        raise ValueError(f"no rule: {sheet[start:].strip()}")


def _listed(selectors: str) -> list[str]:
    """The selectors of a list; a comma in brackets parts none."""
    depth, listed = 0, [""]
    for letter in selectors:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            listed.append("")
        else:
            listed[-1] += letter
    return [each.strip() for each in listed]
