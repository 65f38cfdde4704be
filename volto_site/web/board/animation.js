/** Animates masks that move, are revealed or leave, unless reduced motion is preferred. */

import { kindOf, maskName } from "./kinds.js";
import { centre } from "./squares.js";
import { moveOf } from "./state.js";

/** @typedef {import("./squares.js").Mask} Mask */
/** @typedef {import("./squares.js").Player} Player */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").GameEvent} GameEvent */
/** @typedef {import("./state.js").Move} Move */

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";
const GLIDE = 240;
const REVEAL = 1700;

export function prefersReducedMotion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Animate the mask on `to` from `from`.
 *
 * @param {SVGElement} svg
 * @param {Move} move
 * @param {Player} seat
 */
export function glide(svg, { from, to }, seat) {
  const mask = maskAt(svg, to, seat);
  if (!mask || prefersReducedMotion()) {
    return;
  }
  const [start, end] = [centre(from, seat), centre(to, seat)];
  mask.animate(
    { transform: [`translate(${start.x - end.x}px, ${start.y - end.y}px)`, "none"] },
    { duration: GLIDE, easing: EASE },
  );
}

/**
 * Animate a change; a move played on this board was animated before the answer.
 *
 * @param {SVGElement} svg
 * @param {import("./game.js").Request["do"]} what
 * @param {State} state
 * @param {State} before
 */
export function showChange(svg, what, state, before) {
  const isOneBack = what === "look" && state.moves.length === before.moves.length - 1;
  const isUndone = what === "undo" || isOneBack;
  const { from, to } = moveOf((isUndone ? before : state).moves.at(-1) ?? "");
  if (isUndone) {
    glide(svg, { from: to, to: from }, state.seat);
  } else if (state.moves.length > before.moves.length) {
    if (what !== "play") {
      glide(svg, { from, to }, state.seat);
    }
    showLeaving(svg, state, before);
  }
}

/**
 * Show captured masks briefly.
 *
 * @param {SVGElement} svg
 * @param {State} state
 * @param {State} before
 */
function showLeaving(svg, { events, seat }, before) {
  if (prefersReducedMotion()) {
    return;
  }
  const leaving = events.filter(({ event }) => event === "left");
  leaving.forEach(({ square = "", player, kind = "" }, place) => {
    const revealed = kindOf(kind);
    if (player && revealed) {
      const aside = leaving.length > 1 ? (place ? 26 : -26) : 0;
      const wasHidden = before.masks.get(square)?.kind === "hidden" && place === 0;
      leave(svg, { owner: player, kind: revealed }, square, seat, { aside, wasHidden });
    }
  });
}

/**
 * A mask that turns, rises towards the reader and fades.
 *
 * @param {SVGElement} svg
 * @param {Mask} mask
 * @param {string} square
 * @param {Player} seat
 * @param {{ aside: number, wasHidden: boolean }} how
 */
function leave(svg, mask, square, seat, { aside, wasHidden }) {
  const name = maskName(mask, seat);
  const ghost = ghostOf(name, square, seat);
  svg.append(ghost);
  const turned = wasHidden ? "scale(0, 1)" : "none";
  const risen = `translate(${aside}px, -34px) scale(1.25)`;
  ghost.firstElementChild?.animate(
    [
      { transform: turned, opacity: 1, offset: 0 },
      { transform: risen, opacity: 1, offset: 0.25 },
      { transform: risen, opacity: 1, offset: 0.75 },
      { transform: `translate(${aside}px, -70px) scale(1.1)`, opacity: 0, offset: 1 },
    ],
    { duration: REVEAL, easing: EASE },
  );
  setTimeout(() => ghost.remove(), REVEAL);
}

/**
 * A copy of a mask above all others, transformed about its centre.
 *
 * @param {string} name
 * @param {string} square
 * @param {Player} seat
 */
export function ghostOf(name, square, seat) {
  const place = document.createElementNS(SVG, "g");
  const mask = document.createElementNS(SVG, "use");
  const { x, y } = centre(square, seat);
  place.setAttribute("transform", `translate(${x} ${y})`);
  mask.setAttribute("href", `#volto-${name}`);
  place.append(mask);
  return place;
}

/**
 * The drawn mask on a square.
 *
 * @param {SVGElement} svg
 * @param {string} square
 * @param {Player} seat
 * @returns {SVGElement | null}
 */
export function maskAt(svg, square, seat) {
  const { x, y } = centre(square, seat);
  const masks = ['[href^="#volto-ivory"]', '[href^="#volto-night"]'];
  const found = masks.map((mask) => `use${mask}[x="${x}"][y="${y}"]`).join();
  return [.../** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(found))].at(-1) ?? null;
}
