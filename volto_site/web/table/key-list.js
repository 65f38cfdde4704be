/** The list of the keys of a table, shown on request. */

import { button, part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

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
