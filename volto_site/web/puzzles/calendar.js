/** A calendar of days: how many puzzles on each, in weeks that begin on Monday. */

import { numberOfDay } from "./days.js";

/** @typedef {{ day: string, count: number, shade: number }} Day shade: 0 for none to 4 for many */

const DAY_IN_MS = 86_400_000;
/** From how many puzzles on a day is darker. */
const SHADES = [1, 4, 9, 16];

/**
 * How many tries each day has, by the date where the learner is.
 *
 * @param {{ at: string }[]} tries
 * @param {(at: string) => string} [dayOf]
 */
export function countByDay(tries, dayOf = localDay) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { at } of tries) {
    const day = dayOf(at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/**
 * The last weeks up to today, each with its days; the last week may be incomplete.
 *
 * @param {Map<string, number>} counts
 * @param {string} today
 * @param {number} weeks
 * @returns {Day[][]}
 */
export function calendarOf(counts, today, weeks) {
  const last = numberOfDay(today);
  const monday = last - weekdayOf(last) - 7 * (weeks - 1);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => monday + 7 * week + weekday)
      .filter((number) => number <= last)
      .map((number) => {
        const day = new Date(number * DAY_IN_MS).toISOString().slice(0, 10);
        const count = counts.get(day) ?? 0;
        return { day, count, shade: SHADES.filter((least) => count >= least).length };
      }),
  );
}

/**
 * 0 for Monday to 6 for Sunday.
 *
 * @param {number} number of a day since 1970-01-01, which was a Thursday
 */
function weekdayOf(number) {
  return (number + 3) % 7;
}

/** @param {string} at */
function localDay(at) {
  const time = new Date(at);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
