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
 * @property {Record<string, Record<string, Reason>>} [shows] by square the kinds that the last move
 *   rules out, for a learner who may be told
 * @property {string[]} [asked] where the masks to name stood
 */

/** @typedef {{ code: string, squares?: string[], kind?: string, left?: number }} Ending why a line stops */
/** @typedef {{ move: string, kind: string, won: number, lost: number, open: number }} Bet by worlds */

/**
 * @typedef {object} Clue one line of the argument that leads to the answer
 * @property {string} code
 * @property {string} square of the mask that it is about
 * @property {string} kinds that it rules out, or that are left
 * @property {string} rule
 * @property {number | null} turn
 * @property {string[]} squares
 * @property {string} used the kinds that other masks use up
 * @property {string[]} arrows
 */

/**
 * @typedef {object} Attempt
 * @property {Stage} stage
 * @property {PuzzleKind} kind
 * @property {number} left own moves
 * @property {boolean} first whether no right move has been made yet
 * @property {{ given: number, about?: string, mask?: string, target?: string, masks?: string[], kinds?: string }} hint
 * @property {boolean} aided whether a hint was spent on the suspects
 * @property {string | null} tried
 * @property {number | null} slower
 * @property {{ line: string[], at: number | null, played: PlayedMove[], outcome: object | null, end: Ending | null }} [witness]
 * @property {string} [named] the letters of the masks to name
 * @property {Reason} [because] why the mask cannot be what it was named, where that is plain to see
 * @property {{ line: string[], own: boolean, played: PlayedMove[], next: PlanStep[] }} [plan]
 * @property {PlayedMove[]} [played] all moves so far, where they can be stepped through
 * @property {Look} [look] if the board does not show the latest position
 * @property {string} [solution]
 * @property {string} [mover] the letter of the mask that makes its first move
 * @property {Record<string, string>} [answer] the letters by square
 * @property {string[]} [themes] and all that follows, once it is over
 * @property {string[]} [hard] the reasons of its difficulty
 * @property {Clue[]} [argument]
 * @property {Record<string, string>} [certain] by square the kinds that a hidden mask could be
 * @property {Bet[]} [bets] every move, the best first
 */

/**
 * @typedef {object} Compared what a learner has struck out, beside what can be known
 * @property {Record<string, string>} over the kinds struck out that are still possible, by square
 * @property {string[]} under the squares where something is left to strike out
 * @property {Record<string, import("./state.js").Suspect>} [because] the reasons, once all is right
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
 * @property {number} [par] the fewest own moves, once it is solved with more
 * @property {string} [shows] the next move of an example
 * @property {boolean} [deals] whether both sides stand elsewhere each time
 * @property {number} [level] of the opponent who plays the other side
 * @property {string[]} [danger] the masks that endanger the learner's candidate, told once
 * @property {PlayedMove[]} [played] all moves of such a game
 * @property {Compared} [compared] what was struck out, once it is compared
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
    aided: false,
    tried: null,
    slower: null,
    played,
  };
}
