/** The mixed feed: puzzles of all kinds at the learner's own level, without those that are known. */

import { ratingOf } from "./list.js";

/** @typedef {import("./list.js").Entry} Entry */

/** How far from the learner's rating puzzles are looked for; the first width that has some. */
const WIDTHS = [100, 200, 400, Number.POSITIVE_INFINITY];

/**
 * The next puzzle, or null if none is left.
 *
 * @param {Entry[]} puzzles
 * @param {{ rating: number, isKnown: (id: string) => boolean, last?: string }} learner
 *   `last` is the kind of puzzle that was just met
 * @param {() => number} [random]
 */
export function nextOfFeed(puzzles, { rating, isKnown, last }, random = Math.random) {
  const fresh = puzzles.filter(({ id }) => !isKnown(id));
  /** @param {number} width */
  const within = (width) => fresh.filter((each) => Math.abs(ratingOf(each) - rating) <= width);
  const near = WIDTHS.map(within).find(({ length }) => length > 0) ?? [];
  const kinds = [...new Set(near.map(({ kind }) => kind))];
  const others = kinds.filter((kind) => kind !== last);
  // First a kind, then a puzzle of it: most puzzles are wins, and a feed is to be mixed.
  const kind = drawn(others.length ? others : kinds, random);
  return drawn(
    near.filter((each) => each.kind === kind),
    random,
  );
}

/**
 * Puzzles from easy to hard, drawn anew each time, for a challenge.
 *
 * @param {Entry[]} puzzles
 * @param {number} count
 * @param {() => number} [random]
 * @returns {string[]}
 */
export function rising(puzzles, count, random = Math.random) {
  const taken = new Set(shuffled(puzzles, random).slice(0, count));
  return [...taken]
    .sort((one, other) => ratingOf(one) - ratingOf(other) || one.number - other.number)
    .map(({ id }) => id);
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {() => number} [random]
 * @returns {Item[]} the same in random order
 */
export function shuffled(items, random = Math.random) {
  return items
    .map((item) => /** @type {const} */ ([random(), item]))
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {() => number} random
 * @returns {Item | null}
 */
function drawn(items, random) {
  return items[Math.floor(random() * items.length)] ?? null;
}
