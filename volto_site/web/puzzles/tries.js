/** The tries of a learner, one for each visit to a puzzle that came to a verdict. */

/** @typedef {"solved" | "helped" | "missed"} Result helped: solved with a hint */

/**
 * @typedef {object} Try
 * @property {string} id of the puzzle
 * @property {string} at when it ended, in UTC
 * @property {number} took in seconds, while the page was seen
 * @property {Result} result the first verdict, which is the one that counts
 * @property {true} [shown] whether the solution was shown instead of found
 * @property {"storm" | "strikes"} [mode] the challenge that it was a part of
 * @property {number} [rating] of the learner afterwards
 * @property {number} [change] of that rating, once it is settled
 */

/** The most tries that are kept; the oldest go first. */
export const MOST = 10_000;

const RESULTS = ["solved", "helped", "missed"];
const MODES = [undefined, "storm", "strikes"];

/**
 * @param {any} value
 * @returns {value is Try}
 */
export function isTry(value) {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof value.id === "string" &&
    !Number.isNaN(Date.parse(value.at)) &&
    isCount(value.took) &&
    RESULTS.includes(value.result) &&
    MODES.includes(value.mode) &&
    [undefined, true].includes(value.shown) &&
    (value.rating === undefined || isCount(value.rating)) &&
    (value.change === undefined || Number.isInteger(value.change))
  );
}

/** @param {any} value */
function isCount(value) {
  return Number.isInteger(value) && value >= 0;
}

/**
 * Both lists in the order of time, without what both have.
 *
 * @param {Try[]} mine
 * @param {Try[]} others
 */
export function joinedTries(mine, others) {
  const found = new Map([...others, ...mine].map((each) => [`${each.at} ${each.id}`, each]));
  return [...found.values()]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(-MOST);
}

/**
 * Whether a try is the first meeting with its puzzle, which alone counts for a rating.
 *
 * @param {import("./progress.js").Progress} progress before the try
 * @param {string} id
 */
export function isFirst({ solved, mistakes, tries = [] }, id) {
  return !(id in solved || id in mistakes || tries.some((each) => each.id === id));
}

/**
 * All tries, with one for each puzzle that was solved before tries were kept.
 *
 * @param {import("./progress.js").Progress} progress
 * @returns {(Omit<Try, "took"> & { took: number | null })[]}
 */
export function allTries({ solved, tries = [] }) {
  const kept = new Set(tries.map(({ id }) => id));
  const earlier = Object.entries(solved)
    .filter(([id]) => !kept.has(id))
    .map(([id, { on, wrong, hints }]) => {
      const result = /** @type {Result} */ (wrong ? "missed" : hints ? "helped" : "solved");
      return { id, at: `${on}T12:00:00Z`, took: null, result };
    });
  return [...earlier, ...tries].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
