/** A small picture of a position, drawn from the definitions that the page holds once. */

import { maskName } from "../board/kinds.js";
import { ALL_ROWS, centre, parsePosition, viewBox } from "../board/squares.js";
import { drawInto } from "../frame/trusted.js";

/** Draws pictures when they come near the window: a page of them is long. */
const visibility = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) {
        visibility.unobserve(target);
        draw(target, target.dataset.position ?? "");
      }
    }
  },
  { rootMargin: "200px" },
);

/**
 * Draw a position, seen by whose turn it is, as soon as the element is near the window.
 *
 * @param {HTMLElement} element which has the place of the picture already
 * @param {string} position
 */
export function thumbnail(element, position) {
  element.classList.add("volto-thumbnail");
  element.dataset.position = position;
  element.ariaHidden = "true";
  visibility.observe(element);
}

/**
 * @param {HTMLElement} element
 * @param {string} position
 */
function draw(element, position) {
  const { masks, player } = parsePosition(position);
  const turn = player === 2 ? ' transform="rotate(180 250 350)"' : "";
  const drawn = [...masks].map(([square, mask]) => {
    const { x, y } = centre(square, player);
    return `<use href="#volto-${maskName(mask, player)}" x="${x}" y="${y}"/>`;
  });
  const box = viewBox(ALL_ROWS, player);
  const content = `<use href="#volto-mat"${turn}/>${drawn.join("")}`;
  drawInto(element, `<svg class="volto" viewBox="${box}">${content}</svg>`);
}
