/** What an editor is made of, and how each of its squares looks and is named. */

/** @typedef {import("../board/grid.js").Grid} Grid */
/** @typedef {import("../board/squares.js").Mask} Mask */
/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("./placement.js").Box} Box */
/** @typedef {import("./placement.js").Placement} Placement */

/**
 * @typedef {object} Options
 * @property {Words} words
 * @property {Box} box
 * @property {string} viewBox of the drawings of the page
 * @property {Player[]} players whose masks can be put
 * @property {Mask["kind"][]} kinds
 * @property {string[]} [marks] squares that are meant to be used
 * @property {(placement: Placement) => void} changed
 */

const SVG = "http://www.w3.org/2000/svg";

/**
 * A board with its drawing under its grid, a line that speaks, and words for whoever has no pointer.
 *
 * @param {Grid} grid
 * @param {{ title: string, hint: string, viewBox: string }} words
 */
export function frameOf(grid, { title, hint, viewBox }) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "volto");
  svg.setAttribute("viewBox", viewBox);
  svg.setAttribute("aria-hidden", "true");
  const table = document.createElement("div");
  table.className = "volto-table";
  table.append(svg, grid.element);
  const board = document.createElement("volto-board");
  board.dataset.status = "ready";
  board.append(table);
  const status = document.createElement("p");
  status.className = "volto-editor__status";
  status.role = "status";
  const help = document.createElement("p");
  help.id = "volto-editor-hint";
  help.hidden = true;
  help.textContent = hint;
  grid.element.ariaLabel = title;
  grid.element.setAttribute("aria-describedby", help.id);
  const element = document.createElement("div");
  element.className = "volto-editor";
  element.append(board, status, help);
  return { svg, board, status, element };
}

/**
 * @param {string} square
 * @param {{ masks: ReadonlyMap<string, Mask>, selected: string | null, hand: Mask | null }} state
 * @param {Words} words
 */
export function shownAs(square, { masks, selected, hand }, words) {
  const mask = masks.get(square);
  const what = mask
    ? words.t("play-square-mask", { square, player: mask.owner, kind: mask.kind })
    : words.t("play-square-empty", { square });
  if (selected === square) {
    return { name: words.t("play-also-selected", { what }), look: "is-selected", isPressed: true };
  }
  return { name: what, look: mask ? "is-movable" : hand ? "is-target" : "", isPressed: false };
}
