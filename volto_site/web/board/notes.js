/** Notes on enemy masks: the kinds that a learner has struck out, which follow a mask as it moves. */

import { KIND_LETTERS } from "./kinds.js";

/** @typedef {import("./data.js").PlayedMove} PlayedMove */
/** @typedef {Record<string, string>} Notes letters struck out, by the first square of the mask */

/**
 * Where the mask on a square stood at first.
 *
 * @param {PlayedMove[]} played
 * @returns {(square: string) => string}
 */
export function originsAfter(played) {
  /** @type {Map<string, string>} */
  const moved = new Map();
  const originOf = (/** @type {string} */ square) => moved.get(square) ?? square;
  for (const { move, with: taken } of played) {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    const origin = originOf(from);
    moved.delete(from);
    moved.delete(to);
    // Who captures a lady leaves with her.
    if (!taken) {
      moved.set(to, origin);
    }
  }
  return originOf;
}

/**
 * The notes by the squares where the masks stand now.
 *
 * @param {Notes} notes
 * @param {PlayedMove[]} played
 * @param {Iterable<string>} squares of the masks that can have notes
 */
export function notesBySquare(notes, played, squares) {
  const originOf = originsAfter(played);
  return new Map(
    [...squares].flatMap((square) => {
      const struck = notes[originOf(square)];
      return struck ? [/** @type {const} */ ([square, struck])] : [];
    }),
  );
}

/**
 * The notes with a kind struck out, or no longer.
 *
 * @param {Notes} notes
 * @param {string} origin of the mask
 * @param {string} letter
 * @returns {Notes}
 */
export function toggled(notes, origin, letter) {
  const before = notes[origin] ?? "";
  const has = before.includes(letter);
  const after = [...KIND_LETTERS].filter((each) =>
    each === letter ? !has : before.includes(each),
  );
  const { [origin]: _, ...others } = notes;
  return after.length ? { ...others, [origin]: after.join("") } : others;
}
