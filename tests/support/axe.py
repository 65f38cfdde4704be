"""The script that looks for barriers in a page, and how to ask it: for all, some, or not some."""

from playwright.sync_api import Locator

from volto_site.places import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
ASK_AXE = """async (wish) => {
  const { only, without = [] } = wish ?? {};
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options = { resultTypes: ["violations"], rules, ...(only && { runOnly: only }) };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}"""
CONTRAST = "color-contrast"
# Takes out every board that looks like an earlier one: seen or hidden in the same kind of place,
# and made of the same tags with the same classes, roles and attributes around its drawing.
# What axe finds on it, it finds on the earlier one; it takes half as long on a page of few boards.
WITHOUT_LIKENESSES = """() => {
  const known = new Set();
  for (const board of document.querySelectorAll("volto-board")) {
    const parts = [board, ...board.querySelectorAll(":not(svg *)")].map((part) => [
      part.tagName, part.getAttribute("class"), part.getAttribute("role"),
      ...part.getAttributeNames()].join(" "));
    const place = board.closest("figure, details, volto-table")?.className;
    const make = [board.checkVisibility(), place, ...new Set(parts.sort())].join();
    if (known.has(make)) board.remove();
    known.add(make);
  }
}"""
ASK_AXE_OF = """async (parts) => {
  const { violations } = await axe.run({ include: parts }, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}"""


def barriers_in(*parts: Locator) -> list[str]:
    """What axe finds in parts of a page, where the rest is looked at by another test."""
    page = parts[0].page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(ASK_AXE_OF, [part.element_handle() for part in parts])
    return found
