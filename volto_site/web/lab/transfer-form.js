/** The form that exports and imports positions, games and links as text. */

import { field } from "../editor/fields.js";
import { button, part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {"position" | "link" | "record" | "game-link"} Export */

/** @type {Export[]} */
const EXPORTS = ["position", "link", "record", "game-link"];

export class TransferForm {
  #out;
  #in;
  element = part("div", "volto-exchange");

  /**
   * @param {Strings} strings
   * @param {HTMLElement} message
   * @param {{ give: (what: Export) => void, take: (text: string) => void }} lab
   */
  constructor(strings, message, { give, take }) {
    this.#out = field(strings.t("lab-out"), { rows: 3, isReadOnly: true, name: "out" });
    this.#in = field(strings.t("lab-in"), { rows: 3, name: "in" });
    this.#out.element.hidden = true;
    const gives = EXPORTS.map((what) =>
      button(strings.t(`lab-give-${what}`), () => give(what), `give-${what}`),
    );
    const open = button(strings.t("lab-take"), () => take(this.#in.area.value.trim()), "take");
    this.element.append(
      part("h2", "volto-exchange__title", strings.t("lab-give")),
      part("div", "volto-actions", ...gives),
      this.#out.element,
      message,
      part("h2", "volto-exchange__title", strings.t("lab-take-title")),
      this.#in.element,
      part("div", "volto-actions", open),
    );
  }

  /** @param {string} text that was exported */
  give(text) {
    this.#out.element.hidden = false;
    this.#out.area.value = text;
    this.#out.area.rows = Math.min(text.split("\n").length + 1, 12);
  }

  /** @param {string} text to be corrected by the reader */
  offer(text) {
    this.#in.area.value = text;
  }

  /**
   * Select the character at which parsing failed.
   *
   * @param {number} line
   * @param {number} column
   */
  point(line, column) {
    const { area } = this.#in;
    const text = area.value;
    // The text was parsed without the white space around it.
    const start = text.length - text.trimStart().length;
    const before =
      text
        .trim()
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length + (line > 1 ? 1 : 0);
    const place = Math.min(start + before + column - 1, text.length);
    area.focus({ preventScroll: true });
    area.setSelectionRange(place, Math.min(place + 1, text.length));
  }

  hideOut() {
    this.#out.element.hidden = true;
  }
}
