/** The keys of a table: next, hint, undo, and the list of them all. */

import { button, part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

/** The buttons that a key presses: the first of them that can be pressed. */
const KEYS = /** @type {Record<string, string[]>} */ ({
  n: ["[data-action=next]"],
  h: ["[data-action=hint]"],
  u: ["[data-tool=undo]", "[data-action=undo]", "[data-action=again]"],
});
/** What the list explains, in its order: the keys that are the same in every language. */
const LISTED = /** @type {[string, string][]} */ ([
  ["arrows", "← ↑ → ↓"],
  ["enter", ""],
  ["squares", "b2 b3"],
  ["n", "N"],
  ["h", "H"],
  ["u", "U"],
  ["escape", ""],
  ["help", "?"],
]);

export class KeyList {
  #dialog = part("dialog", "volto-keys");

  /** @param {Strings} strings */
  constructor(strings) {
    const list = part("dl");
    for (const [key, sign] of LISTED) {
      list.append(
        part("dt", "", part("kbd", "", sign || strings.t(`table-key-${key}`))),
        part("dd", "", strings.t(`table-key-${key}-does`)),
      );
    }
    const title = part("h2", "volto-keys__title", strings.t("table-keys"));
    const close = button(strings.t("table-close"), () => this.#dialog.close(), "close");
    this.#dialog.append(title, list, close);
    this.#dialog.ariaLabel = strings.t("table-keys");
  }

  show() {
    if (!this.#dialog.isConnected) {
      document.body.append(this.#dialog);
    }
    this.#dialog.showModal();
  }
}

/**
 * @param {HTMLElement} table
 * @param {KeyList} list
 */
export function listenToKeys(table, list) {
  document.addEventListener("keydown", (event) => {
    if (!table.isConnected || isElsewhere(event)) {
      return;
    }
    if (event.key === "?") {
      event.preventDefault();
      list.show();
      return;
    }
    const found = pressable(table, KEYS[event.key.toLowerCase()] ?? []);
    if (found) {
      event.preventDefault();
      found.click();
    }
  });
}

/**
 * Whether a key is meant for something else: a shortcut, a field, an open dialog.
 *
 * @param {KeyboardEvent} event
 */
function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }) {
  const isField = target instanceof Element && target.closest("input, select, textarea");
  const isModal = document.querySelector("dialog[open]") !== null;
  return Boolean(ctrlKey || metaKey || altKey || defaultPrevented || isField || isModal);
}

/**
 * @param {HTMLElement} table
 * @param {string[]} selectors
 */
function pressable(table, selectors) {
  const found = /** @type {HTMLElement[]} */ (
    selectors.flatMap((selector) => [...table.querySelectorAll(selector)])
  );
  return found.find((each) => each.ariaDisabled !== "true" && each.checkVisibility());
}
