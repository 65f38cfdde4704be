/** The markup of an editor, and the look and label of each of its squares. */

import { makeBoard } from "../board/markup.js";
import { part } from "../frame/parts.js";

/** @typedef {import("../board/grid.js").Grid} Grid */
/** @typedef {import("../board/squares.js").Mask} Mask */
/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./placement.js").Box} Box */
/** @typedef {import("./placement.js").Placement} Placement */

/**
 * @typedef {object} Options
 * @property {Strings} strings
 * @property {Box} box
 * @property {Player[]} players whose masks can be placed
 * @property {Player} [seat] from where the mat is seen at first
 * @property {Mask["kind"][]} kinds
 * @property {string[]} [marks] squares to be filled
 * @property {(trays: HTMLElement[]) => void} [arrange] puts the trays, the near one first, where
 *   they do not lie on either side of the mat
 * @property {(placement: Placement) => void} changed
 */

/**
 * A board with its drawing under its grid, a status line, and instructions for the keyboard.
 *
 * @param {Grid} grid
 * @param {{ title: string, hint: string }} texts
 */
export function editorMarkup(grid, { title, hint }) {
  const { element: board, svg } = makeBoard({ position: "", seat: 1 });
  svg.setAttribute("aria-hidden", "true");
  board.dataset.status = "ready";
  svg.after(grid.element);
  const status = part("p", "volto-editor__status");
  status.role = "status";
  const help = part("p", "", hint);
  help.id = "volto-editor-hint";
  help.hidden = true;
  grid.element.ariaLabel = title;
  grid.element.setAttribute("aria-describedby", help.id);
  return { svg, board, status, help, element: part("div", "volto-editor", board, status, help) };
}

/**
 * @param {string} square
 * @param {{ masks: ReadonlyMap<string, Mask>, selected: string | null, hand: Mask | null }} state
 * @param {Strings} strings
 */
export function squareLook(square, { masks, selected, hand }, strings) {
  const mask = masks.get(square);
  const what = mask
    ? strings.t("play-square-mask", { square, player: mask.owner, kind: mask.kind })
    : strings.t("play-square-empty", { square });
  if (selected === square) {
    return {
      name: strings.t("play-also-selected", { what }),
      look: "is-selected",
      isPressed: true,
    };
  }
  return { name: what, look: mask ? "is-movable" : hand ? "is-target" : "", isPressed: false };
}
