/** Turns the error codes of the core into sentences. */

import { kindOf } from "../board/kinds.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {{ code: string, player: number, what: string, found: number, allowed: number }} SetupProblem */

/**
 * @typedef {object} CoreError an error of the core
 * @property {string} code
 * @property {string} [reason]
 * @property {string} [found]
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} [move]
 * @property {string} [rule]
 * @property {string} [square]
 * @property {SetupProblem[]} [problems]
 * @property {CoreError} [cause]
 */

/**
 * @param {CoreError} wrong
 * @param {Strings} strings
 * @returns {string[]} sentences, the last of which says where
 */
export function errorTexts(wrong, strings) {
  const { code, reason = "", found = "", line = 1, column = 1, cause } = wrong;
  if (code !== "notation") {
    return causeTexts(wrong, strings);
  }
  const what = cause ? causeTexts(cause, strings) : [strings.t(`wrong-${reason}`, { found })];
  return [...what, strings.t("wrong-place", { line, column })];
}

/**
 * @param {CoreError} wrong other than an error of notation
 * @param {Strings} strings
 */
function causeTexts({ code, move = "", square = "", problems }, strings) {
  return problems
    ? problemTexts(problems, [], strings)
    : [strings.t(`wrong-${code}`, { move, square })];
}

/**
 * @param {SetupProblem[]} problems
 * @param {string[]} outside the squares that one of the problems names
 * @param {Strings} strings
 */
export function problemTexts(problems, outside, strings) {
  return problems.map(({ code, player, what, found, allowed }) =>
    strings.t(`problem-${code}`, {
      player,
      kind: kindOf(what) ?? "hidden",
      count: Math.abs(found - allowed),
      found,
      allowed,
      squares: outside.length ? strings.every(outside) : "",
    }),
  );
}
