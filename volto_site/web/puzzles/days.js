/** Days as texts such as `2026-03-01`, by the learner's own calendar. */

const DAY_IN_MS = 86_400_000;

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

/** @param {string} day which may be empty */
export function dayAfter(day) {
  return day && new Date(Date.parse(day) + DAY_IN_MS).toISOString().slice(0, 10);
}
