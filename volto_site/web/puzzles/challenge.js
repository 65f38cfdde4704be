/** The two challenges as plain data: the storm of three minutes, and the run until the third strike. */

/** @typedef {"storm" | "strikes"} Mode */
/** @typedef {"time" | "strikes" | "done" | "left"} Ending done: no puzzle is left; left: the page was left or reloaded */

/**
 * @typedef {object} Challenge
 * @property {Mode} mode
 * @property {number | null} started in milliseconds; null before the first puzzle is seen
 * @property {string[]} solved
 * @property {string[]} missed
 * @property {Ending | null} ended
 */

/** How long a storm lasts, and what a mistake costs in it, in milliseconds. */
export const STORM = 180_000;
export const PENALTY = 10_000;
export const STRIKES = 3;

/**
 * @param {Mode} mode
 * @returns {Challenge}
 */
export function newChallenge(mode) {
  return { mode, started: null, solved: [], missed: [], ended: null };
}

/**
 * The challenge when a page is loaded: it begins, or, if it had begun before, it is over.
 *
 * @param {Challenge} challenge
 * @param {number} now
 * @returns {Challenge}
 */
export function opened(challenge, now) {
  if (challenge.started === null) {
    return { ...challenge, started: now };
  }
  return { ...challenge, ended: challenge.ended ?? "left" };
}

/**
 * What is left of a storm, in milliseconds; without a clock, without an end.
 *
 * @param {Challenge} challenge
 * @param {number} now
 */
export function timeLeft({ mode, started, missed }, now) {
  if (mode !== "storm") {
    return Number.POSITIVE_INFINITY;
  }
  const spent = started === null ? 0 : now - started;
  return Math.max(0, STORM - spent - PENALTY * missed.length);
}

/** @param {Challenge} challenge */
export function strikesLeft({ missed }) {
  return Math.max(0, STRIKES - missed.length);
}

/**
 * The challenge after a puzzle; what comes after its end does not count, nor does a second verdict.
 *
 * @param {Challenge} challenge
 * @param {{ id: string, isSolved: boolean, now: number, isLast: boolean }} verdict
 * @returns {Challenge}
 */
export function scored(challenge, { id, isSolved, now, isLast }) {
  const before = timed(challenge, now);
  if (before.ended || before.solved.includes(id) || before.missed.includes(id)) {
    return before;
  }
  const list = isSolved ? "solved" : "missed";
  const after = { ...before, [list]: [...before[list], id] };
  if (after.mode === "strikes" && strikesLeft(after) === 0) {
    return { ...after, ended: "strikes" };
  }
  return timed(isLast ? { ...after, ended: "done" } : after, now);
}

/**
 * The challenge at a time, over if its time is.
 *
 * @param {Challenge} challenge
 * @param {number} now
 * @returns {Challenge}
 */
export function timed(challenge, now) {
  const isOver = challenge.ended === null && timeLeft(challenge, now) === 0;
  return isOver ? { ...challenge, ended: "time" } : challenge;
}

/**
 * @param {any} value
 * @returns {value is Challenge}
 */
export function isChallenge(value) {
  return (
    ["storm", "strikes"].includes(value?.mode) &&
    (value.started === null || Number.isFinite(value.started)) &&
    [value.solved, value.missed].every(Array.isArray) &&
    [null, "time", "strikes", "done", "left"].includes(value.ended)
  );
}
