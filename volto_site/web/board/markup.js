/** The markup of a `volto-board` that a script adds to the page. */

import { ALL_ROWS, viewBox } from "./squares.js";

/** @typedef {import("./data.js").BoardData} BoardData */
/** @typedef {import("./game.js").Request} Request */

/**
 * @typedef {HTMLElement & {
 *   boardData: BoardData | null,
 *   start(): void,
 *   tell(request: object): Promise<void>,
 *   mark(changes: Partial<Pick<import("./state.js").State, "notes" | "overlay" | "isListed">>): void,
 * }} BoardElement
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * A board with an empty drawing; the data make it playable.
 *
 * @param {{ position: string, seat: string | number, data?: BoardData | null }} board
 */
export function makeBoard({ position, seat, data = null }) {
  const element = /** @type {BoardElement} */ (document.createElement("volto-board"));
  Object.assign(element.dataset, { position, seat: String(seat), status: "static" });
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "volto");
  svg.setAttribute("viewBox", viewBox(ALL_ROWS, 1));
  const mat = document.createElement("div");
  mat.className = "volto-mat";
  mat.append(svg);
  element.append(mat);
  element.boardData = data;
  return { element, svg };
}
