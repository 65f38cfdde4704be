/** Where each mask may go and the rule against every other square, as the core has said it. */

import { squaresIn } from "./squares.js";

/**
 * @typedef {object} Verdict of one mask
 * @property {Set<string>} targets
 * @property {(square: string) => string} why the rule that refuses the move to this square
 */

/** @typedef {Map<string, Verdict>} Verdicts by the square of the mask */

/**
 * @typedef {object} Opening what the page carries of a board
 * @property {string} key
 * @property {string} [board] its name, if the core knows it already
 * @property {string} viewer
 * @property {string} [still] the rule against not moving
 * @property {Record<string, string>} [shared] squares by the rule that refuses them to every mask
 * @property {Record<string, [string, string, Record<string, string>?]>} from
 *   by mask: its targets, the rule against the rest, and squares by rules of its own
 * @property {Record<string, string>} [suspects] squares by the kinds that the masks there can be
 * @property {boolean} [complete] whether all masks are on the mat, so that they can be counted
 * @property {string} [select]
 * @property {string[]} [arrows]
 * @property {string[]} [marks]
 * @property {string[]} [moves]
 * @property {boolean} [overlay] whether the suspects are drawn
 * @property {{ winner: import("./squares.js").Player | null, by: string }} [outcome]
 * @property {import("./task.js").Assignment} [task]
 * @property {import("../puzzles/standing.js").Assignment} [puzzle]
 */

/** @typedef {{ targets: string[], refused: Record<string, string> }} Answer of the worker */

/**
 * @param {Opening} opening
 * @returns {Verdicts}
 */
export function verdictsOfOpening({ from, shared = {}, still = "" }) {
  const common = rulesBySquare(shared);
  return new Map(
    Object.entries(from).map(([origin, [targets, rest, own = {}]]) => {
      const special = rulesBySquare(own);
      /** @param {string} square */
      const why = (square) =>
        square === origin ? still : (special.get(square) ?? common.get(square) ?? rest);
      return [origin, { targets: new Set(squaresIn(targets)), why }];
    }),
  );
}

/**
 * @param {Record<string, Answer>} from
 * @returns {Verdicts}
 */
export function verdictsOfAnswer(from) {
  return new Map(
    Object.entries(from).map(([origin, { targets, refused }]) => [
      origin,
      { targets: new Set(targets), why: (/** @type {string} */ square) => refused[square] ?? "" },
    ]),
  );
}

/**
 * The rule against moving anything but an own mask: nobody has moved then, as when one stays.
 *
 * @param {Verdicts} verdicts
 */
export function ruleAgainstStaying(verdicts) {
  for (const [origin, { why }] of verdicts) {
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
