/** The rating of a learner, by the Glicko-2 system of `glicko2-lite`, on the scale of the puzzles. */

/** @typedef {{ value: number, deviation: number, volatility: number, on: string }} Rating on: its last day */
/** @typedef {(rating: number, deviation: number, volatility: number, games: [number, number, number][]) => { rating: number, rd: number, vol: number }} Glicko */

/** Where everyone begins: below the middle of the scale, and very uncertain. */
export const FIRST = { value: 1200, deviation: 350, volatility: 0.06 };
/** How uncertain the rating of a puzzle is, and how certain that of a learner may become. */
const OF_PUZZLES = 60;
const LEAST = 45;
/** A rating less certain than this still leaps from puzzle to puzzle: after some ten it no longer does. */
const FORMING = 110;
/** Points of a rating in one unit of the volatility. */
const SCALE = 173.7178;
const DAY_IN_MS = 86_400_000;
/** What a result is worth. */
export const SCORES = { solved: 1, helped: 0.5, missed: 0 };

/** @returns {Promise<Glicko>} */
export async function loadGlicko() {
  const { default: rate } = await import("glicko2-lite");
  return rate;
}

/**
 * The rating after one puzzle, and by how many points it has changed.
 *
 * @param {Glicko} rate
 * @param {Rating | undefined} before undefined for the first puzzle
 * @param {{ puzzle: number, result: keyof typeof SCORES, on: string }} game the rating of the puzzle, how it went, and on which day
 */
export function rated(rate, before, { puzzle, result, on }) {
  const { value, deviation, volatility } = before ? rested(before, on) : FIRST;
  const after = rate(value, deviation, volatility, [[puzzle, OF_PUZZLES, SCORES[result]]]);
  const rating = {
    value: Math.max(0, after.rating),
    deviation: Math.max(LEAST, after.rd),
    volatility: after.vol,
    on,
  };
  return { rating, change: points(rating) - points({ value }) };
}

/**
 * The rating after days without a puzzle: as high, but less certain.
 *
 * @param {Rating} rating
 * @param {string} on
 */
function rested({ value, deviation, volatility, on: last }, on) {
  const days = Math.max(0, (Date.parse(on) - Date.parse(last)) / DAY_IN_MS);
  const grown = Math.hypot(deviation, volatility * SCALE * Math.sqrt(days));
  return { value, deviation: Math.min(FIRST.deviation, grown), volatility };
}

/**
 * Whether a rating is certain enough to be told.
 *
 * @param {Rating | undefined} rating
 */
export function isSettled(rating) {
  return rating !== undefined && rating.deviation <= FORMING;
}

/**
 * A rating as it is told.
 *
 * @param {{ value: number } | undefined} rating
 */
export function points(rating) {
  return Math.round((rating ?? FIRST).value);
}

/**
 * @param {any} value
 * @returns {value is Rating}
 */
export function isRating(value) {
  const numbers = [value?.value, value?.deviation, value?.volatility];
  return numbers.every((each) => Number.isFinite(each) && each >= 0) && isDay(value.on);
}

/** @param {any} value */
function isDay(value) {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
