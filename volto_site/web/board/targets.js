/** Where each mask may go, and the rule against every other square, as the core decides it. */

import { squaresIn } from "./squares.js";

/**
 * @typedef {object} MaskTargets of one mask
 * @property {Set<string>} squares
 * @property {(square: string) => string} why the rule that refuses the move to this square
 */

/** @typedef {Map<string, MaskTargets>} Targets by the square of the mask */

/** @typedef {{ targets: string[], refused: Record<string, string> }} MaskAnswer of the worker */

/**
 * @param {import("./data.js").BoardData} data
 * @returns {Targets}
 */
export function targetsOfData({ from, shared = {}, still = "" }) {
  const common = rulesBySquare(shared);
  return new Map(
    Object.entries(from).map(([origin, [targets, rest, own = {}]]) => {
      const special = rulesBySquare(own);
      /** @param {string} square */
      const why = (square) =>
        square === origin ? still : (special.get(square) ?? common.get(square) ?? rest);
      return [origin, { squares: new Set(squaresIn(targets)), why }];
    }),
  );
}

/**
 * @param {Record<string, MaskAnswer>} from
 * @returns {Targets}
 */
export function targetsOfAnswer(from) {
  return new Map(
    Object.entries(from).map(([origin, { targets, refused }]) => [
      origin,
      { squares: new Set(targets), why: (/** @type {string} */ square) => refused[square] ?? "" },
    ]),
  );
}

/**
 * The rule against moving anything but an own mask: the same as against not moving at all.
 *
 * @param {Targets} targets
 */
export function ruleAgainstStaying(targets) {
  for (const [origin, { why }] of targets) {
    return why(origin);
  }
  return "";
}

/** @param {Record<string, string>} squares by rule */
function rulesBySquare(squares) {
  return new Map(
    Object.entries(squares).flatMap(([rule, text]) =>
      squaresIn(text).map((square) => /** @type {const} */ ([square, rule])),
    ),
  );
}
