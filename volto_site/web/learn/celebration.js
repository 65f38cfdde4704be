/** The stars of a step, shown over its board for a moment. */

import { part } from "../frame/parts.js";

/** How long they are there, in milliseconds. */
const DURATION = 1_800;
const STARS = 3;

/**
 * @param {HTMLElement} step whose board they lie over
 * @param {number} stars
 */
export function celebrate(step, stars) {
  const place = step.querySelector(".volto-table__board");
  const signs = Array.from({ length: STARS }, (_, index) => {
    const sign = part("span", "", index < stars ? "★" : "☆");
    sign.style.setProperty("--turn", String(index));
    return sign;
  });
  const shown = part("div", "volto-celebration", ...signs);
  // They are told in words beside the board.
  shown.ariaHidden = "true";
  place?.append(shown);
  setTimeout(() => shown.remove(), DURATION);
}
