/** The state of an attempt at a task or a puzzle, as the core reports it. */

/** @typedef {import("./data.js").PlayedMove} PlayedMove */
/** @typedef {import("./data.js").PuzzleData} PuzzleData */
/** @typedef {import("./data.js").TaskData} TaskData */
/** @typedef {import("./data.js").PuzzleKind} PuzzleKind */
/** @typedef {import("./state.js").Reason} Reason */
/** @typedef {"open" | "slower" | "undecided" | "misnamed" | "answers" | "wrong" | "solved" | "given-up"} Stage */
/** @typedef {Omit<PlayedMove, "with"> & { shown: string, by: string | null, lasts?: number | null }} PlanStep */

/**
 * @typedef {object} Look at an earlier position
 * @property {number} at after how many moves
 * @property {Record<string, Record<string, Reason>>} shows by square the kinds that the last move rules out
 * @property {string} [square] where the mask to name stood
 */

/**
 * @typedef {object} Attempt
 * @property {Stage} stage
 * @property {PuzzleKind} kind
 * @property {number} left own moves
 * @property {boolean} first whether no right move has been made yet
 * @property {{ given: number, mask?: string, target?: string, masks?: string[], kinds?: string }} hint
 * @property {string | null} tried
 * @property {number | null} slower
 * @property {{ line: string[], at: number | null, played: PlayedMove[], outcome: object | null }} [witness]
 * @property {string} [named]
 * @property {Reason | null} [why]
 * @property {{ line: string[], own: boolean, played: PlayedMove[], next: PlanStep[] }} [plan]
 * @property {PlayedMove[]} [played] all moves so far, where they can be stepped through
 * @property {Look} [look] if the board does not show the latest position
 * @property {string} [solution]
 * @property {string} [mover] the letter of the mask that makes its first move
 * @property {string} [answer]
 * @property {Record<string, Reason>} [because]
 */

/**
 * @typedef {object} Task the status of a task, as the core judges it
 * @property {"open" | "reached" | "failed" | "solved" | "given-up"} status
 * @property {string} said the id of the message about it
 * @property {string | null} rule
 * @property {string[]} reached
 * @property {number} goals
 * @property {number} hints given so far
 * @property {boolean} answers whether the other side has something to answer
 * @property {number} [stars] what it has earned, once it is solved
 * @property {string} [shows] the next move of an example
 * @property {boolean} [deals] whether the other side stands elsewhere each time
 * @property {PlayedMove[]} [played] all moves of such a game
 * @property {Attempt} [puzzle]
 */

/**
 * A task or a puzzle before the first action.
 *
 * @param {TaskData | PuzzleData} data
 * @returns {Task}
 */
export function untried(data) {
  const isPuzzle = "within" in data;
  const goals = isPuzzle ? 1 : data.goals;
  const nothing = { status: /** @type {const} */ ("open"), said: "", rule: null, reached: [] };
  const more = isPuzzle ? { puzzle: newAttempt(data) } : { shows: data.shows, deals: data.deals };
  return { ...nothing, goals, hints: 0, answers: false, ...more };
}

/**
 * @param {PuzzleData} puzzle
 * @returns {Attempt}
 */
function newAttempt({ kind, within, played = [] }) {
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
