/** The menus of the header, which open without any script: they close again, and keep the place. */

export function enableMenus() {
  keepAnchors();
  for (const menu of document.querySelectorAll("details.volto-menu")) {
    if (menu instanceof HTMLDetailsElement) {
      closeLikeMenu(menu);
    }
  }
}

/** Make the links to the other languages lead to the section that is being read. */
function keepAnchors() {
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
}

/**
 * Close on Escape, and on a click or the focus elsewhere.
 *
 * @param {HTMLDetailsElement} menu
 */
function closeLikeMenu(menu) {
  for (const sign of ["click", "focusin"]) {
    document.addEventListener(sign, ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) {
        menu.open = false;
      }
    });
  }
  menu.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && menu.open) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
