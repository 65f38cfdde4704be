/** How a puzzle stands, as the core tells it. */

/** @typedef {"win" | "save" | "unmask" | "odds"} Aim */
/** @typedef {"open" | "slower" | "undecided" | "misnamed" | "answers" | "wrong" | "solved" | "given-up"} Stage */
/** @typedef {{ move: string, shown: string, by: string | null, lasts?: number | null }} Step */

/** @typedef {import("../board/state.js").Reason} Reason */
/** @typedef {import("../lab/line.js").Played} Played */

/**
 * @typedef {object} Look back at an earlier moment
 * @property {number} at after how many moves
 * @property {Record<string, Record<string, Reason>>} shows by square the kinds that the last move rules out
 * @property {string} [square] where the mask to name stood
 */

/**
 * @typedef {object} Assignment what the page carries of a puzzle
 * @property {string} id
 * @property {number} file that the worker finds it in
 * @property {Aim} kind
 * @property {string} theme
 * @property {number} within
 * @property {string} square of the mask to name
 * @property {Played[]} [played] what was seen before
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
 * @property {Reason | null} [why]
 * @property {{ line: string[], own: boolean, next: Step[] }} [plan]
 * @property {Played[]} [played] all moves so far, where they can be looked at
 * @property {Look} [look] if the board is not that of now
 * @property {string} [solution]
 * @property {string} [answer]
 * @property {Record<string, Reason>} [because]
 */

/**
 * A puzzle that nobody has touched.
 *
 * @param {Assignment} assignment
 * @returns {Standing}
 */
export function untouched({ kind, within, played = [] }) {
  return {
    stage: "open",
    kind,
    left: within,
    first: true,
    hint: { given: 0 },
    tried: null,
    slower: null,
    played,
  };
}
