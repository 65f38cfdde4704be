/** What a learner of the course has done, as plain data: read, checked and changed. */

/** @typedef {import("../puzzles/progress.js").Card} Card */
/** @typedef {{ right: boolean, card: Card }} Known how the last check of a rule went */

/**
 * @typedef {object} Learned
 * @property {1} version
 * @property {string} at the step where the learner left
 * @property {Record<string, number>} stars by step; a question answered right has three
 * @property {string[]} missed questions that come back
 * @property {Record<string, Known>} rules
 */

/** @returns {Learned} */
export function nothingYet() {
  return { version: 1, at: "", stars: {}, missed: [], rules: {} };
}

/**
 * @param {string} text
 * @returns {Learned | null} null if nothing can be made of it
 */
export function parseRecord(text) {
  try {
    const value = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {any} value
 * @returns {value is Learned}
 */
function isRecord(value) {
  return (
    isTable(value) &&
    value.version === 1 &&
    typeof value.at === "string" &&
    isTable(value.stars) &&
    Object.values(value.stars).every((stars) => [1, 2, 3].includes(stars)) &&
    Array.isArray(value.missed) &&
    value.missed.every((/** @type {any} */ step) => typeof step === "string") &&
    isTable(value.rules) &&
    Object.values(value.rules).every(isKnown)
  );
}

/** @param {any} value */
function isTable(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {any} value */
function isKnown(value) {
  return (
    isTable(value) &&
    typeof value.right === "boolean" &&
    isTable(value.card) &&
    !Number.isNaN(Date.parse(value.card.due))
  );
}

/**
 * The record with a step done; the most stars that it ever earned stay.
 *
 * @param {Learned} record
 * @param {string} step
 * @param {number} stars
 * @returns {Learned}
 */
export function withStars(record, step, stars) {
  const most = Math.max(stars, record.stars[step] ?? 0);
  const missed = record.missed.filter((each) => each !== step);
  return { ...record, missed, stars: { ...record.stars, [step]: most } };
}

/**
 * @param {Learned} record
 * @param {string} step
 * @returns {Learned}
 */
export function withMiss(record, step) {
  return { ...record, missed: [...record.missed.filter((each) => each !== step), step] };
}

/**
 * The rules whose day has come to be asked again, the oldest first.
 *
 * @param {Learned} record
 * @param {Date} now
 */
export function dueRules({ rules }, now) {
  return Object.entries(rules)
    .filter(([, { card }]) => Date.parse(card.due) <= now.getTime())
    .sort(([, one], [, other]) => Date.parse(one.card.due) - Date.parse(other.card.due))
    .map(([rule]) => rule);
}
