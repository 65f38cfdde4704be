/** The row in which the learner strikes out what an enemy mask is not. */

import { maskDrawing } from "../board/drawing.js";
import { KINDS, letterOf } from "../board/kinds.js";
import { button, part } from "../frame/parts.js";
import { drawInto } from "../frame/trusted.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../frame/strings.js").Strings} Strings */

export class Pencil {
  #strings;
  #hint;
  #name = part("b", "volto-pencils__square");
  /** @type {Map<string, HTMLButtonElement>} by letter */
  #kinds;
  #square = "";
  element = part("div", "volto-pencils");

  /**
   * @param {Strings} strings
   * @param {Player} enemy
   * @param {(square: string, letter: string) => void} strike
   */
  constructor(strings, enemy, strike) {
    this.#strings = strings;
    this.#hint = part(
      "p",
      "volto-pencils__hint",
      strings.t("match-pencil-hint", { player: enemy }),
    );
    this.#kinds = new Map(
      KINDS.map((kind) => {
        const each = button("", () => strike(this.#square, letterOf(kind)), "strike");
        drawInto(each, maskDrawing({ owner: enemy, kind }));
        each.className = "volto-pencils__kind";
        each.dataset.kind = kind;
        each.ariaLabel = strings.t("match-strike", { kind });
        each.title = each.ariaLabel;
        return [letterOf(kind), each];
      }),
    );
    this.element.role = "group";
    this.close();
  }

  get square() {
    return this.#square;
  }

  /**
   * @param {string} square of the mask
   * @param {string} struck the letters struck out on it
   */
  open(square, struck) {
    this.#square = square;
    this.element.ariaLabel = this.#strings.t("match-pencil", { square });
    this.#name.textContent = square;
    for (const [letter, each] of this.#kinds) {
      each.ariaPressed = String(struck.includes(letter));
    }
    if (!this.#name.isConnected) {
      this.element.replaceChildren(this.#name, ...this.#kinds.values());
    }
  }

  close() {
    this.#square = "";
    this.element.ariaLabel = this.#strings.t("match-notes");
    this.element.replaceChildren(this.#hint);
  }
}
