/** The curve of a rating over its tries, as a small drawing. */

import { part } from "../frame/parts.js";
import { drawInto } from "../frame/trusted.js";

const WIDTH = 300;
const HEIGHT = 60;
/** The least difference that fills the height, so that small steps look small. */
const LEAST = 200;

/**
 * @param {number[]} values in the order of time
 * @param {string} name
 * @returns {HTMLElement | null} null if there is nothing to compare
 */
export function ratingCurve(values, name) {
  if (values.length < 2) {
    return null;
  }
  const element = part("span", "volto-curve");
  element.role = "img";
  element.ariaLabel = name;
  const line = `<polyline points="${pointsOf(values)}"/>`;
  drawInto(
    element,
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${line}</svg>`,
  );
  return element;
}

/** @param {number[]} values */
function pointsOf(values) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(LEAST, high - low);
  const bottom = (low + high - range) / 2;
  return values
    .map((value, place) => {
      const x = (WIDTH * place) / (values.length - 1);
      const y = 3 + (HEIGHT - 6) * (1 - (value - bottom) / range);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}
