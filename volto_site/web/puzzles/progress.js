/** The progress of a learner, as plain data: parsed, validated, updated and joined. */

import { isCard } from "../cards/schedule.js";

/** @typedef {{ on: string, wrong: number, hints: number }} Solved the first solution */
/** @typedef {import("../cards/schedule.js").Card} Card */

/**
 * @typedef {object} Progress
 * @property {1} version
 * @property {Record<string, Solved>} solved by puzzle
 * @property {Record<string, Card>} mistakes missed puzzles with their review cards
 * @property {{ last: string, days: number }} streak
 */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_IN_MS = 86_400_000;

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
    isTable(value) &&
    value.version === 1 &&
    isTable(value.solved) &&
    isTable(value.mistakes) &&
    isTable(value.streak) &&
    Number.isInteger(value.streak.days) &&
    (value.streak.last === "" || DAY.test(value.streak.last)) &&
    Object.entries(value.solved).every(([id, solved]) => ID.test(id) && isSolved(solved)) &&
    Object.entries(value.mistakes).every(([id, card]) => ID.test(id) && isCard(card))
  );
}

/** @param {any} value */
function isTable(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {any} value */
function isSolved(value) {
  return (
    isTable(value) &&
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
  return { version: 1, solved: { ...other.solved, ...mine.solved }, mistakes, streak };
}

/** The date in the learner's time zone, used by the daily puzzle and the streak. */
export function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * The number of days since 1970-01-01.
 *
 * @param {string} day such as `2026-03-01`
 */
export function numberOfDay(day) {
  return Date.parse(day) / DAY_IN_MS;
}

/** @param {string} day */
function dayAfter(day) {
  return day && new Date(Date.parse(day) + DAY_IN_MS).toISOString().slice(0, 10);
}
