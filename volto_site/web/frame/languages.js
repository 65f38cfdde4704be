/** The language list: its links keep the reader's place, and it closes like a menu. */

/** Make the links to the other languages lead to the section that is being read. */
export function keepAnchors() {
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".volto-languages a")
  );
  const update = () => {
    for (const link of links) {
      link.hash = location.hash;
    }
  };
  update();
  addEventListener("hashchange", update);

  const list = document.querySelector(".volto-languages");
  if (!(list instanceof HTMLDetailsElement)) {
    return;
  }
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !list.contains(target)) {
      list.open = false;
    }
  });
  list.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && list.open) {
      list.open = false;
      list.querySelector("summary")?.focus();
    }
  });
}
