/** The menus of the header, which open without any script: they close again, and keep the place. */

import { frameElement } from "./elements.js";

export function enableMenus() {
  keepAnchors();
  completeMenu();
  closeDrawer();
  for (const menu of document.querySelectorAll("details.volto-menu")) {
    if (menu instanceof HTMLDetailsElement) {
      closeLikeMenu(menu);
    }
  }
}

/** Give the section that a lean page shortens all its entries, as soon as somebody is near it. */
function completeMenu() {
  const menu = document.querySelector("[data-frame] .volto-pages details");
  const complete = async () => {
    const list = await frameElement("volto-more");
    const short = menu?.querySelector("ul");
    if (list && short !== list) {
      short?.replaceWith(list);
    }
  };
  for (const near of ["pointerover", "focusin"]) {
    menu?.addEventListener(near, complete, { once: true });
  }
  document.getElementById("volto-drawer")?.addEventListener("change", complete, { once: true });
}

/** Close the drawer of a narrow window on Escape, and give the focus back to its button. */
function closeDrawer() {
  const drawer = document.getElementById("volto-drawer");
  drawer?.parentElement?.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && drawer instanceof HTMLInputElement && drawer.checked) {
      drawer.checked = false;
      drawer.focus();
    }
  });
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
