/** The curtain between two people at one device: drawn over the mat before anything else happens. */

import { part } from "../frame/parts.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../frame/strings.js").Strings} Strings */

export class Curtain {
  #strings;
  #name = part("strong", "volto-curtain__name");
  #text = part("span", "volto-curtain__text");
  /** @type {HTMLElement | null} */
  #board = null;
  element;

  /** @param {Strings} strings */
  constructor(strings) {
    this.#strings = strings;
    this.element = part("div", "volto-curtain", this.#name, this.#text);
  }

  /**
   * @param {HTMLElement} board
   * @param {Player} player who is to look when it rises
   */
  draw(board, player) {
    this.#board = board;
    this.#name.textContent = this.#strings.t("play-side", { player });
    this.#text.textContent = this.#strings.t("shared-curtain", { player });
    this.element.dataset.player = String(player);
    board.append(this.element);
    for (const mat of matsOf(board)) {
      mat.inert = true;
    }
  }

  rise() {
    for (const mat of this.#board ? matsOf(this.#board) : []) {
      mat.inert = false;
    }
    this.#board = null;
    this.element.remove();
  }
}

/** @param {HTMLElement} board */
function matsOf(board) {
  return /** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll(":scope > .volto-mat"));
}
