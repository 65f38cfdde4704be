/** What is wrong with a text or a placement, from the core's codes to sentences. */

import { kindsOf } from "../board/squares.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {{ code: string, player: number, what: string, found: number, allowed: number }} Problem */

/**
 * @typedef {object} Wrong an error of the core
 * @property {string} code
 * @property {string} [reason]
 * @property {string} [found]
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} [move]
 * @property {string} [rule]
 * @property {string} [square]
 * @property {Problem[]} [problems]
 * @property {Wrong} [cause]
 */

/**
 * @param {Wrong} wrong
 * @param {Words} words
 * @returns {string[]} sentences, the last of which says where
 */
export function wrongSaid(wrong, words) {
  const { code, reason = "", found = "", line = 1, column = 1, cause } = wrong;
  if (code !== "notation") {
    return causeSaid(wrong, words);
  }
  const what = cause ? causeSaid(cause, words) : [words.t(`wrong-${reason}`, { found })];
  return [...what, words.t("wrong-place", { line, column })];
}

/**
 * @param {Wrong} wrong that is no matter of notation
 * @param {Words} words
 */
function causeSaid({ code, move = "", square = "", problems }, words) {
  return problems
    ? problemsSaid(problems, [], words)
    : [words.t(`wrong-${code}`, { move, square })];
}

/**
 * @param {Problem[]} problems
 * @param {string[]} outside the squares that are meant by one of them
 * @param {Words} words
 */
export function problemsSaid(problems, outside, words) {
  return problems.map(({ code, player, what, found, allowed }) =>
    words.t(`problem-${code}`, {
      player,
      kind: kindsOf(what)[0] ?? "hidden",
      count: Math.abs(found - allowed),
      found,
      allowed,
      squares: outside.length ? words.every(outside) : "",
    }),
  );
}
