/** Pointer, touch and keyboard input on an editor, reported as actions on its masks. */

import { enableDrag } from "../board/drag.js";
import { maskDrawing } from "../board/drawing.js";
import { kindOf } from "../board/kinds.js";
import { drawInto } from "../frame/trusted.js";

/** @typedef {import("../board/grid.js").Grid} Grid */
/** @typedef {import("../board/squares.js").Mask} Mask */
/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("./tray.js").Tray} Tray */

/**
 * @typedef {object} Handlers
 * @property {(square: string) => Mask | undefined} maskOn
 * @property {(square: string) => void} touch
 * @property {(hand: Mask | null, selected: string | null) => void} hold
 * @property {(from: string, to: string | null) => void} move
 * @property {(mask: Mask, to: string | null) => void} drop
 * @property {(square: string, kind: Mask["kind"]) => void} put
 * @property {(square: string) => void} remove
 * @property {(player: Player) => void} choose whose masks the letter keys place
 * @property {(step: 1 | -1) => void} go undoes or redoes a change
 * @property {() => void} release
 */

/**
 * @param {Grid} grid
 * @param {Tray[]} trays
 * @param {Handlers} handlers
 */
export function listen(grid, trays, handlers) {
  grid.element.addEventListener("click", ({ target }) => {
    const square = grid.squareOf(target);
    if (square) {
      handlers.touch(square);
    }
  });
  for (const { element } of [grid, ...trays]) {
    element.addEventListener("keydown", (event) => {
      if (press(event, grid.squareOf(event.target), handlers)) {
        event.preventDefault();
        // The page has its own shortcuts, such as the key that opens the search.
        event.stopPropagation();
      }
    });
  }
  const ghost = new Ghost();
  const move = (/** @type {unknown} */ _, /** @type {number} */ x, /** @type {number} */ y) =>
    ghost.move(x, y);
  const cancel = () => {
    ghost.remove();
    handlers.hold(null, null);
  };
  enableDrag(grid.element, {
    take: (target) => {
      const square = grid.squareOf(target);
      return square && handlers.maskOn(square) ? square : null;
    },
    lift: (square) => {
      ghost.lift(handlers.maskOn(square));
      handlers.hold(null, square);
    },
    move,
    drop: (square, x, y) => {
      ghost.remove();
      handlers.move(square, grid.squareAt(x, y));
    },
    cancel,
  });
  for (const tray of trays) {
    enableDrag(tray.element, {
      take: (target) => tray.maskAt(target),
      lift: (mask) => {
        ghost.lift(mask);
        handlers.hold(mask, null);
      },
      move,
      drop: (mask, x, y) => {
        ghost.remove();
        handlers.drop(mask, grid.squareAt(x, y));
      },
      cancel,
    });
  }
}

/**
 * @param {KeyboardEvent} event
 * @param {string | null} square that has the focus
 * @param {Handlers} handlers
 * @returns {boolean} whether the key was handled
 */
function press(event, square, handlers) {
  const key = event.key.toLowerCase();
  const kind = kindOf(key);
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && (key === "z" || key === "y")) {
    handlers.go(key === "y" || event.shiftKey ? 1 : -1);
  } else if (isCommand || event.altKey) {
    return false;
  } else if (key === "escape") {
    handlers.release();
  } else if (square && (key === "delete" || key === "backspace")) {
    handlers.remove(square);
  } else if (square && kind) {
    handlers.put(square, kind);
  } else if (square && (key === "1" || key === "2")) {
    handlers.choose(key === "1" ? 1 : 2);
  } else {
    return false;
  }
  return true;
}

/** The copy of a mask that follows the pointer while it is dragged. */
class Ghost {
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
