"""The script that looks for barriers in a page, and how to ask it: for all, some, or not some."""

from collections.abc import Collection

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
# So does it with the rows of tables, if their texts have the same colours and sizes as well.
# What axe finds on it, it finds on the earlier one; it takes half as long on a page of few boards.
WITHOUT_LIKENESSES = """() => {
  const known = new Set();
  const make = (part) => [
    part.tagName, part.getAttribute("class"), part.getAttribute("role"),
    ...part.getAttributeNames()].join(" ");
  const look = (part) => {
    const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(part);
    return [make(part), color, backgroundColor, fontSize, fontWeight, opacity,
      part.textContent.trim() !== ""].join(" ");
  };
  const takeOut = (element, place, of) => {
    const parts = [element, ...element.querySelectorAll(":not(svg *)")].map(of);
    const whole = [element.checkVisibility(), place, ...new Set(parts.sort())].join();
    if (known.has(whole)) element.remove();
    known.add(whole);
  };
  for (const board of document.querySelectorAll("volto-board")) {
    takeOut(board, board.closest("figure, details, volto-table")?.className, make);
  }
  for (const [number, table] of document.querySelectorAll("article table").entries()) {
    for (const row of table.rows.length > 3 ? [...table.rows] : []) takeOut(row, number, look);
  }
}"""
ASK_AXE_OF = """async ([parts, only]) => {
  const options = { resultTypes: ["violations"], ...(only.length && { runOnly: only }) };
  const { violations } = await axe.run({ include: parts }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}"""


def barriers_in(*parts: Locator, only: Collection[str] = ()) -> list[str]:
    """What axe finds in parts of a page, where the rest is looked at by another test."""
    page = parts[0].page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(
        ASK_AXE_OF, [[part.element_handle() for part in parts], list(only)]
    )
    return found
