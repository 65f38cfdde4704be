/** The copy of a mask that follows the pointer while it is dragged. */

import { maskDrawing } from "../board/drawing.js";
import { drawInto } from "../frame/trusted.js";

/** @typedef {import("../board/squares.js").Mask} Mask */

export class Ghost {
  /** @type {SVGElement | null} */
  #element = null;

  /** @param {Mask | undefined} mask */
  lift(mask) {
    if (mask) {
      const holder = document.createElement("div");
      drawInto(holder, maskDrawing(mask));
      this.#element = /** @type {SVGElement} */ (holder.firstElementChild);
      this.#element.classList.add("volto-ghost");
      document.body.append(this.#element);
    }
  }

  /**
   * @param {number} x in the window
   * @param {number} y
   */
  move(x, y) {
    if (this.#element) {
      this.#element.style.translate = `${x}px ${y}px`;
    }
  }

  remove() {
    this.#element?.remove();
    this.#element = null;
  }
}
