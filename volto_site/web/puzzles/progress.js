/** The progress of a learner, as plain data: parsed, validated, updated and joined. */

import { isCard } from "../cards/schedule.js";
import { isObject } from "../frame/json.js";
import { dayAfter } from "./days.js";
import { isRating } from "./rating.js";
import { isTry, joinedTries } from "./tries.js";

/** @typedef {{ on: string, wrong: number, hints: number }} Solved the first solution */
/** @typedef {import("../cards/schedule.js").Card} Card */
/** @typedef {import("./tries.js").Try} Try */
/** @typedef {import("./rating.js").Rating} Rating */
/** @typedef {import("./challenge.js").Mode} Mode */

/**
 * @typedef {object} Progress
 * @property {1} version
 * @property {Record<string, Solved>} solved by puzzle
 * @property {Record<string, Card>} mistakes missed puzzles with their review cards
 * @property {{ last: string, days: number }} streak of days
 * @property {Try[]} [tries] in the order of time
 * @property {Rating} [rating]
 * @property {true} [unrated] whether the learner does not want to see it
 * @property {Partial<Record<Mode, number>>} [best] the most puzzles solved in each challenge
 */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MODES = ["storm", "strikes"];

/** @returns {Progress} */
export function nothingYet() {
  return { version: 1, solved: {}, mistakes: {}, streak: { last: "", days: 0 } };
}

/** What a file with everything that a learner has calls itself. */
export const BACKUP = "volto-backup";

/**
 * @param {string} text of the progress, or of a backup that has it
 * @returns {Progress | null} null if it is not valid progress
 */
export function parseProgress(text) {
  try {
    const whole = JSON.parse(text);
    const value = whole?.format === BACKUP ? whole.puzzles : whole;
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {any} value
 * @returns {value is Progress}
 */
function isProgress(value) {
  return (
    isObject(value) &&
    value.version === 1 &&
    isObject(value.solved) &&
    isObject(value.mistakes) &&
    isObject(value.streak) &&
    Number.isInteger(value.streak.days) &&
    (value.streak.last === "" || DAY.test(value.streak.last)) &&
    Object.entries(value.solved).every(([id, solved]) => ID.test(id) && isSolved(solved)) &&
    Object.entries(value.mistakes).every(([id, card]) => ID.test(id) && isCard(card)) &&
    hasExtras(value)
  );
}

/**
 * Whether what older progress does not have is valid where it is there.
 *
 * @param {any} value
 */
function hasExtras({ tries = [], rating, unrated, best = {} }) {
  return (
    Array.isArray(tries) &&
    tries.every((each) => isTry(each) && ID.test(each.id)) &&
    (rating === undefined || isRating(rating)) &&
    (unrated === undefined || unrated === true) &&
    isObject(best) &&
    Object.entries(best).every(([mode, count]) => MODES.includes(mode) && Number.isInteger(count))
  );
}

/** @param {any} value */
function isSolved(value) {
  return (
    isObject(value) &&
    DAY.test(value.on) &&
    Number.isInteger(value.wrong) &&
    Number.isInteger(value.hints)
  );
}

/**
 * The progress with a puzzle solved; the result of the first solution is kept.
 *
 * @param {Progress} progress
 * @param {string} id
 * @param {Solved} solved
 * @returns {Progress}
 */
export function withSolved(progress, id, solved) {
  return {
    ...progress,
    solved: { [id]: solved, ...progress.solved },
    streak: longer(progress.streak, solved.on),
  };
}

/**
 * @param {Progress} progress
 * @param {string} id
 * @param {Card} card
 * @returns {Progress}
 */
export function withMistake(progress, id, card) {
  return { ...progress, mistakes: { ...progress.mistakes, [id]: card } };
}

/**
 * @param {Progress} progress
 * @param {Try} tried
 * @param {Rating} [rating] the learner's afterwards, if it counts for that
 * @returns {Progress}
 */
export function withTry(progress, tried, rating = progress.rating) {
  const tries = joinedTries(progress.tries ?? [], [tried]);
  return { ...progress, tries, ...(rating && { rating }) };
}

/**
 * The progress in which the latest try at a puzzle has seen its solution.
 *
 * @param {Progress} progress
 * @param {string} id
 * @returns {Progress}
 */
export function withShown(progress, id) {
  const { tries = [] } = progress;
  const place = tries.findLastIndex((each) => each.id === id);
  return {
    ...progress,
    tries: tries.map((each, at) => (at === place ? { ...each, shown: true } : each)),
  };
}

/**
 * @param {Progress} progress
 * @param {Mode} mode
 * @param {number} count of puzzles solved
 * @returns {Progress}
 */
export function withScore(progress, mode, count) {
  return {
    ...progress,
    best: { ...progress.best, [mode]: Math.max(bestOf(progress, mode), count) },
  };
}

/**
 * @param {Progress} progress
 * @param {Mode} mode
 */
export function bestOf({ best = {} }, mode) {
  return best[mode] ?? 0;
}

/**
 * @param {Progress["streak"]} streak
 * @param {string} day
 */
function longer({ last, days }, day) {
  if (last === day || isAhead(last, day)) {
    return { last, days };
  }
  return { last: day, days: dayAfter(last) === day ? days + 1 : 1 };
}

/**
 * The streak of days up to today or yesterday.
 *
 * @param {Progress} progress
 * @param {string} today
 */
export function streakNow({ streak: { last, days } }, today) {
  return last === today || dayAfter(last) === today || isAhead(last, today) ? days : 0;
}

/**
 * Whether today is a day before the last solution, as after a journey west across time zones.
 *
 * @param {string} last
 * @param {string} today
 */
function isAhead(last, today) {
  return last === dayAfter(today);
}

/**
 * The mistakes due for review, oldest first.
 *
 * @param {Progress} progress
 * @param {Date} now
 */
export function dueMistakes({ mistakes }, now) {
  return Object.entries(mistakes)
    .filter(([, { due }]) => Date.parse(due) <= now.getTime())
    .sort(([, one], [, other]) => Date.parse(one.due) - Date.parse(other.due))
    .map(([id]) => id);
}

/**
 * The mistakes that have not been solved since, the latest first.
 *
 * @param {Progress} progress
 */
export function openMistakes({ mistakes, tries = [] }) {
  const latest = new Map(tries.map((each) => [each.id, each]));
  const missed = (/** @type {string} */ id) => (latest.get(id)?.result ?? "missed") === "missed";
  const times = (/** @type {string} */ id) => Date.parse(latest.get(id)?.at ?? "") || 0;
  return Object.keys(mistakes)
    .filter(missed)
    .sort((one, other) => times(other) - times(one));
}

/**
 * Both together: a puzzle solved in either is solved, and a card that comes back later has been
 * seen more often.
 *
 * @param {Progress} mine
 * @param {Progress} other
 * @returns {Progress}
 */
export function joined(mine, other) {
  const mistakes = { ...mine.mistakes };
  for (const [id, card] of Object.entries(other.mistakes)) {
    const own = mistakes[id];
    mistakes[id] = own && Date.parse(own.due) >= Date.parse(card.due) ? own : card;
  }
  const streak = mine.streak.last >= other.streak.last ? mine.streak : other.streak;
  const solved = { ...other.solved, ...mine.solved };
  return { version: 1, solved, mistakes, streak, ...joinedExtras(mine, other) };
}

/**
 * What newer progress has besides; a part that neither has stays away.
 *
 * @param {Progress} mine
 * @param {Progress} other
 * @returns {Partial<Progress>}
 */
function joinedExtras(mine, other) {
  const tries = joinedTries(mine.tries ?? [], other.tries ?? []);
  const modes = /** @type {Mode[]} */ (MODES).filter(
    (mode) => mine.best?.[mode] ?? other.best?.[mode],
  );
  const best = modes.map((mode) => [mode, Math.max(bestOf(mine, mode), bestOf(other, mode))]);
  const rating = latestRating(mine, other);
  return {
    ...(tries.length && { tries }),
    ...(rating && { rating }),
    ...(mine.unrated && { unrated: true }),
    ...(best.length && { best: Object.fromEntries(best) }),
  };
}

/**
 * The rating that comes from more tries: the two cannot be added.
 *
 * @param {Progress} mine
 * @param {Progress} other
 */
function latestRating(mine, other) {
  const counts = [mine, other].map(
    ({ tries = [] }) => tries.filter(({ rating }) => rating !== undefined).length,
  );
  const isMine = (counts[0] ?? 0) >= (counts[1] ?? 0);
  return isMine ? (mine.rating ?? other.rating) : (other.rating ?? mine.rating);
}
