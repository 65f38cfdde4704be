/** What hands do on an editor: touches, drags and keys, told as what is meant by them. */

import { maskName } from "../board/drawing.js";
import { letDrag } from "./holding.js";

/** @typedef {import("../board/grid.js").Grid} Grid */
/** @typedef {import("../board/squares.js").Mask} Mask */
/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("./tray.js").Tray} Tray */

/**
 * @typedef {object} Acts
 * @property {(square: string) => Mask | undefined} maskOn
 * @property {(square: string) => void} touch
 * @property {(hand: Mask | null, selected: string | null) => void} hold
 * @property {(from: string, to: string | null) => void} move
 * @property {(mask: Mask, to: string | null) => void} drop
 * @property {(square: string, kind: Mask["kind"]) => void} put
 * @property {(square: string) => void} remove
 * @property {(player: Player) => void} choose whose masks the letters put
 * @property {(step: 1 | -1) => void} go through what was done
 * @property {() => void} release
 */

/** @type {Record<string, Mask["kind"]>} */
const KINDS = { n: "noble", a: "advisor", c: "candidate", s: "soldier", l: "lady", x: "hidden" };

/**
 * @param {HTMLElement} element
 * @param {Grid} grid
 * @param {Tray[]} trays
 * @param {Acts} acts
 */
export function listen(element, grid, trays, acts) {
  grid.element.addEventListener("click", ({ target }) => {
    const square = grid.squareOf(target);
    if (square) {
      acts.touch(square);
    }
  });
  element.addEventListener("keydown", (event) => {
    if (press(event, grid.squareOf(event.target), acts)) {
      event.preventDefault();
      // The page has letters of its own, such as the one that opens the search.
      event.stopPropagation();
    }
  });
  letDrag(grid.element, {
    take: (target) => {
      const square = grid.squareOf(target);
      return square && acts.maskOn(square) ? square : null;
    },
    look: (square) => lookOf(acts.maskOn(square)),
    lift: (square) => acts.hold(null, square),
    drop: (square, x, y) => acts.move(square, grid.squareAt(x, y)),
    cancel: () => acts.hold(null, null),
  });
  for (const tray of trays) {
    letDrag(tray.element, {
      take: (target) => tray.maskAt(target),
      look: lookOf,
      lift: (mask) => acts.hold(mask, null),
      drop: (mask, x, y) => acts.drop(mask, grid.squareAt(x, y)),
      cancel: () => acts.hold(null, null),
    });
  }
}

/** @param {Mask} [mask] */
function lookOf(mask) {
  return mask ? maskName(mask, 1) : "";
}

/**
 * @param {KeyboardEvent} event
 * @param {string | null} square that has the focus
 * @param {Acts} acts
 * @returns {boolean} whether the key meant something
 */
function press(event, square, acts) {
  const key = event.key.toLowerCase();
  const kind = KINDS[key];
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && (key === "z" || key === "y")) {
    acts.go(key === "y" || event.shiftKey ? 1 : -1);
  } else if (isCommand || event.altKey) {
    return false;
  } else if (key === "escape") {
    acts.release();
  } else if (square && (key === "delete" || key === "backspace")) {
    acts.remove(square);
  } else if (square && kind) {
    acts.put(square, kind);
  } else if (square && (key === "1" || key === "2")) {
    acts.choose(key === "1" ? 1 : 2);
  } else {
    return false;
  }
  return true;
}
