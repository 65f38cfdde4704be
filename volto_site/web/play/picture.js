/** A picture of a position on which nothing can be moved. */

import { Canvas } from "../board/canvas.js";
import { drawing } from "../board/drawing.js";
import { makeBoard } from "../board/markup.js";
import { boardLabel } from "../board/sentences.js";
import { initialState } from "../board/state.js";

/**
 * @param {string} position
 * @param {string} side from where it is seen
 * @param {import("../frame/strings.js").Strings} strings
 */
export function pictureOf(position, side, strings) {
  const { element, svg } = makeBoard({ position, seat: side });
  const state = initialState(position, side === "2" ? 2 : 1, { key: "", from: {} });
  new Canvas(svg).draw(drawing(state));
  svg.role = "img";
  svg.ariaLabel = boardLabel(state, strings);
  return element;
}
