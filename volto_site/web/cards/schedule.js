/** Spaced repetition: when a card comes back, by the FSRS algorithm of `ts-fsrs`. */

/** @typedef {Record<string, unknown> & { due: string }} Card as FSRS stores it */
/** @typedef {"missed" | "hard" | "good"} Grade */

/**
 * The card after one more try.
 *
 * @param {Card | undefined} card undefined for the first try
 * @param {Grade} grade
 * @param {Date} now
 * @returns {Promise<Card>}
 */
export async function rescheduled(card, grade, now) {
  const { createEmptyCard, fsrs, Rating, TypeConvert } = await import("ts-fsrs");
  const before = card ? TypeConvert.card(/** @type {any} */ (card)) : createEmptyCard(now);
  const rating = { missed: Rating.Again, hard: Rating.Hard, good: Rating.Good }[grade];
  // No fuzz: every due date can be derived from the saved file.
  const { card: after } = fsrs({ enable_fuzz: false, enable_short_term: false }).next(
    before,
    now,
    /** @type {import("ts-fsrs").Grade} */ (rating),
  );
  return JSON.parse(JSON.stringify(after));
}

/**
 * Whether a value can be read as a card.
 *
 * @param {any} value
 * @returns {value is Card}
 */
export function isCard(value) {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !Number.isNaN(Date.parse(value.due))
  );
}

/**
 * In how many days a card comes back.
 *
 * @param {Card} card
 * @param {Date} now
 */
export function daysUntil({ due }, now) {
  return Math.max(0, Math.round((Date.parse(due) - now.getTime()) / 86_400_000));
}
