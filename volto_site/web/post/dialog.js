/** A dialog over the table: a title, what it holds, and a button that closes it. */

import { button, part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

export class Dialog {
  #strings;
  #title = part("h2", "volto-keys__title");
  #body = part("div", "volto-letter");
  #said = part("p", "volto-keeping");
  #dialog = part("dialog", "volto-keys volto-mail");

  /** @param {Strings} strings */
  constructor(strings) {
    this.#strings = strings;
    this.#said.role = "status";
    this.#title.id = "volto-mail-title";
    this.#dialog.setAttribute("aria-labelledby", this.#title.id);
    const close = button(strings.t("table-close"), () => this.close(), "close");
    this.#dialog.append(this.#title, this.#body, this.#said, part("div", "volto-actions", close));
  }

  /**
   * @param {string} title the id of its message
   * @param {Node[]} content
   */
  show(title, ...content) {
    this.#title.textContent = this.#strings.t(title);
    this.#body.replaceChildren(...content);
    this.#said.replaceChildren();
    if (!this.#dialog.isConnected) {
      document.body.append(this.#dialog);
    }
    if (!this.#dialog.open) {
      this.#dialog.showModal();
    }
  }

  /** @param {(Node | string)[]} content said beside what it holds */
  say(...content) {
    this.#said.replaceChildren(...content);
  }

  close() {
    this.#dialog.close();
  }
}
