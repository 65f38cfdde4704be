/** The row in which the learner strikes out what an enemy mask is not. */

import { button, part } from "../frame/parts.js";
import { drawInto } from "../frame/trusted.js";
import { maskDrawing } from "./drawing.js";
import { KINDS, letterOf } from "./kinds.js";

/** @typedef {import("./squares.js").Player} Player */
/** @typedef {import("../frame/strings.js").Strings} Strings */

export class Pencil {
  #strings;
  #hint;
  #name = part("b", "volto-pencils__square");
  /** @type {Map<string, HTMLButtonElement>} by letter */
  #kinds;
  /** @type {HTMLButtonElement[]} */
  #end = [];
  #square = "";
  element = part("div", "volto-pencils");

  /**
   * @param {Strings} strings
   * @param {Player} enemy
   * @param {(square: string, letter: string) => void} strike
   * @param {() => void} [done] called by a button that ends the notes on a mask, if there is one
   */
  constructor(strings, enemy, strike, done) {
    this.#strings = strings;
    this.#hint = part("p", "volto-pencils__hint", strings.t("notes-hint", { player: enemy }));
    this.#kinds = new Map(
      KINDS.map((kind) => {
        const each = button("", () => strike(this.#square, letterOf(kind)), "strike");
        drawInto(each, maskDrawing({ owner: enemy, kind }));
        each.className = "volto-pencils__kind";
        each.dataset.kind = kind;
        each.ariaLabel = strings.t("notes-strike", { kind });
        each.title = each.ariaLabel;
        return [letterOf(kind), each];
      }),
    );
    if (done) {
      const end = button("✓", done, "noted");
      end.className = "volto-pencils__done";
      end.ariaLabel = strings.t("notes-done");
      end.title = end.ariaLabel;
      this.#end = [end];
    }
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
    this.#choose(square);
    this.element.ariaLabel = this.#strings.t("notes-mask", { square });
    this.#name.textContent = square;
    for (const [letter, each] of this.#kinds) {
      each.ariaPressed = String(struck.includes(letter));
    }
    if (!this.#name.isConnected) {
      this.element.replaceChildren(this.#name, ...this.#kinds.values(), ...this.#end);
    }
  }

  /** @param {Record<string, string>} wrong the letters struck out in error, by square */
  mark(wrong) {
    for (const [letter, each] of this.#kinds) {
      const isWrong = wrong[this.#square]?.includes(letter);
      each.dataset.tone = isWrong ? "wrong" : "";
      each.ariaDescription = isWrong ? this.#strings.t("notes-wrong") : "";
    }
  }

  close() {
    this.#choose("");
    this.element.ariaLabel = this.#strings.t("notes-title");
    this.element.replaceChildren(this.#hint);
  }

  /**
   * Take the notes on this mask, and show on the board which one it is.
   *
   * @param {string} square empty for none
   */
  #choose(square) {
    this.#square = square;
    const table = this.element.closest("volto-table");
    for (const each of table?.querySelectorAll("volto-board [data-square]") ?? []) {
      each.toggleAttribute("data-noted", each.getAttribute("data-square") === square);
    }
  }
}
