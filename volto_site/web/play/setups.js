/** Set-ups as lines of text: kept as Ivory's, arranged for either side. */

/** @typedef {"1" | "2"} Side */

const SETUP = /^[NACSL]{5}\/[NACSL]{5}$/;
const EMPTY_ROWS = "5/5/5/5/5";

/** The model set-ups, which the page on examples explains at length. */
export const MODELS = { ladies: "LNSNL/AACAN", shelter: "NASAN/CLALN", race: "NACAS/LNANL" };

/** @typedef {keyof typeof MODELS} Model */

/** @param {unknown} value */
export function isSetup(value) {
  return typeof value === "string" && SETUP.test(value);
}

/**
 * A set-up as it is written for a side: who sits opposite sees the same from there.
 *
 * @param {string} setup
 * @param {Side} side
 */
export function setupFor(setup, side) {
  return side === "1" ? setup : [...setup].reverse().join("").toLowerCase();
}

/**
 * The position with nothing but a set-up.
 *
 * @param {string} setup
 * @param {Side} side
 */
export function positionOf(setup, side) {
  const rows = setupFor(setup, side);
  return side === "1" ? `${EMPTY_ROWS}/${rows} 1 00` : `${rows}/${EMPTY_ROWS} 1 00`;
}

/**
 * The set-up in a position, written as Ivory's.
 *
 * @param {string} position
 * @param {Side} side
 * @returns {string | null} null if it is not complete
 */
export function setupIn(position, side) {
  const rows = (position.split(" ")[0] ?? "").split("/");
  const own = side === "1" ? rows.slice(-2).join("/") : rows.slice(0, 2).join("/");
  const setup = setupFor(side === "1" ? own : own.toUpperCase(), side).toUpperCase();
  return isSetup(setup) ? setup : null;
}
