/** When a missed puzzle comes back: the FSRS algorithm, from its own library. */

/** @typedef {import("./progress.js").Card} Card */
/** @typedef {"missed" | "hard" | "good"} Grade */

/** @returns {Promise<typeof import("ts-fsrs")>} */
function load() {
  return import(new URL("../../fsrs/index.mjs", import.meta.url).href);
}

/**
 * The card of a puzzle after one more try.
 *
 * @param {Card | undefined} card undefined for a puzzle missed for the first time
 * @param {Grade} grade
 * @param {Date} now
 * @returns {Promise<Card>}
 */
export async function reviewed(card, grade, now) {
  const { createEmptyCard, fsrs, Rating, TypeConvert } = await load();
  const before = card ? TypeConvert.card(/** @type {any} */ (card)) : createEmptyCard(now);
  const rating = { missed: Rating.Again, hard: Rating.Hard, good: Rating.Good }[grade];
  // Without chance: who looks at the file knows why a puzzle comes back when it does.
  const { card: after } = fsrs({ enable_fuzz: false, enable_short_term: false }).next(
    before,
    now,
    /** @type {import("ts-fsrs").Grade} */ (rating),
  );
  return JSON.parse(JSON.stringify(after));
}

/**
 * In how many days a puzzle comes back.
 *
 * @param {Card} card
 * @param {Date} now
 */
export function daysUntil({ due }, now) {
  return Math.max(0, Math.round((Date.parse(due) - now.getTime()) / 86_400_000));
}
