/** How a puzzle stands, as the core tells it. */

/** @typedef {"win" | "save" | "unmask" | "odds"} Aim */
/** @typedef {"open" | "slower" | "misnamed" | "answers" | "wrong" | "solved" | "given-up"} Stage */
/** @typedef {{ move: string, shown: string, by: string | null, lasts?: number | null }} Step */

/**
 * @typedef {object} Assignment what the page carries of a puzzle
 * @property {string} id
 * @property {number} file that the worker finds it in
 * @property {Aim} kind
 * @property {string} theme
 * @property {number} within
 * @property {string} square of the mask to name
 */

/**
 * @typedef {object} Standing
 * @property {Stage} stage
 * @property {Aim} kind
 * @property {number} left own moves
 * @property {boolean} first whether no right move has been made yet
 * @property {{ given: number, mask?: string, target?: string, masks?: string[], kinds?: string }} hint
 * @property {string | null} tried
 * @property {number | null} slower
 * @property {{ line: string[], at: number | null, outcome: object | null }} [witness]
 * @property {string} [named]
 * @property {import("../board/state.js").Reason | null} [why]
 * @property {{ line: string[], own: boolean, next: Step[] }} [plan]
 * @property {string} [solution]
 * @property {string} [answer]
 * @property {Record<string, import("../board/state.js").Reason>} [because]
 */

/**
 * A puzzle that nobody has touched.
 *
 * @param {Assignment} assignment
 * @returns {Standing}
 */
export function untouched({ kind, within }) {
  return {
    stage: "open",
    kind,
    left: within,
    first: true,
    hint: { given: 0 },
    tried: null,
    slower: null,
  };
}
