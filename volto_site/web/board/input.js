/** Pointer, touch and keyboard input on a grid, reported as squares. */

import { enableDrag } from "./drag.js";

/** @typedef {import("./grid.js").Grid} Grid */

/**
 * @typedef {object} Handlers
 * @property {(square: string) => boolean} canDrag
 * @property {(square: string) => void} touch
 * @property {(square: string, x: number, y: number) => void} drag called again as it moves
 * @property {(from: string, to: string | null) => void} drop
 * @property {() => void} cancel
 * @property {(text: string) => void} typing
 * @property {(from: string, to: string) => void} typed
 */

/** How long a half-typed move waits for the rest, in milliseconds. */
const TYPING_PAUSE = 4000;

/**
 * @param {Grid} grid
 * @param {Handlers} handlers
 */
export function listen(grid, handlers) {
  listenToPointer(grid, handlers);
  listenToKeys(grid, handlers);
}

/**
 * @param {Grid} grid
 * @param {Handlers} handlers
 */
function listenToPointer(grid, handlers) {
  grid.element.addEventListener("click", ({ target }) => {
    const square = grid.squareOf(target);
    if (square) {
      handlers.touch(square);
    }
  });
  // A finger scrolls the page, unless the mask under it is selected: see grid.css.
  enableDrag(grid.element, {
    take: (target) => {
      const square = grid.squareOf(target);
      return square && handlers.canDrag(square) ? square : null;
    },
    move: (from, x, y) => handlers.drag(from, x, y),
    drop: (from, x, y) => handlers.drop(from, grid.squareAt(x, y)),
    cancel: (from) => handlers.drop(from, null),
  });
}

/**
 * @param {Grid} grid
 * @param {Handlers} handlers
 */
function listenToKeys(grid, handlers) {
  let text = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const forget = () => {
    text = "";
    clearTimeout(timer);
  };
  grid.element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      forget();
      handlers.cancel();
      return;
    }
    const key = event.key.toLowerCase();
    const wanted = text.length % 2 === 0 ? /^[a-e]$/ : /^[1-7]$/;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (!wanted.test(key)) {
      // A valid letter after a typing error starts a new move.
      text = /^[a-e]$/.test(key) ? key : "";
      if (text) {
        handlers.typing(text);
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(timer);
    timer = setTimeout(forget, TYPING_PAUSE);
    text += key;
    if (text.length === 4) {
      const [from, to] = [text.slice(0, 2), text.slice(2)];
      forget();
      grid.focus(to);
      handlers.typed(from, to);
    } else {
      handlers.typing(text);
      if (text.length === 2) {
        grid.focus(text);
      }
    }
  });
}
