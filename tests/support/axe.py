"""The script that looks for barriers in a page, and how to ask it: for all, some, or not some."""

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
