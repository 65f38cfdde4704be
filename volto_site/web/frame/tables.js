/** Makes tables that overflow the page focusable, so that they scroll by keyboard too. */

const observer = new ResizeObserver((changes) => {
  for (const { target: table } of changes) {
    if (table.scrollWidth > table.clientWidth) {
      table.setAttribute("tabindex", "0");
    } else {
      table.removeAttribute("tabindex");
    }
  }
});
for (const table of document.querySelectorAll("article table")) {
  observer.observe(table);
}
