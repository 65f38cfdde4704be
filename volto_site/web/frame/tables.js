/** A table that is wider than its page is scrolled by keyboard too: it takes the focus while it is. */

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
