/** A QR code as a drawing, for two phones at one table. */

import { part } from "../frame/parts.js";
import { drawInto } from "../frame/trusted.js";

/** @typedef {{ size: number, get: (x: number, y: number) => boolean }} Code */

/** So many modules around it stay empty, for readers to find it. */
const MARGIN = 4;

/**
 * @param {string} text
 * @param {string} label what it is, for those who do not see it
 */
export async function drawCode(text, label) {
  const { generate } = await import("lean-qr");
  const element = part("div", "volto-code");
  element.role = "img";
  element.ariaLabel = label;
  drawInto(element, codeDrawing(generate(text)));
  return element;
}

/**
 * One path of squares, in rows.
 *
 * @param {Code} code
 */
export function codeDrawing({ size, get }) {
  const whole = size + 2 * MARGIN;
  const squares = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (get(x, y)) {
        squares.push(`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`);
      }
    }
  }
  return `<svg viewBox="0 0 ${whole} ${whole}"><path d="${squares.join("")}"/></svg>`;
}
