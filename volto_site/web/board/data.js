/** The types of the JSON that a page carries for a board. */

/** @typedef {import("./squares.js").Player} Player */
/** @typedef {"win" | "save" | "unmask" | "odds"} PuzzleKind */
/** @typedef {import("../engine/protocol.js").Viewer} Viewer */

/** @typedef {{ move: string, player: Player, kind: string, captured: string, with: string }} PlayedMove */

/**
 * @typedef {object} Frame of a line that is shown without the core
 * @property {string} position
 * @property {string} [move] that led to it
 * @property {import("./state.js").GameEvent[]} [events] of this move
 * @property {[string, string]} [off]
 * @property {import("./state.js").Outcome | null} [outcome]
 */

/**
 * @typedef {object} TaskData
 * @property {string} id
 * @property {number} hints
 * @property {number} goals
 * @property {Viewer[]} [viewers] whose view the learner may take, to point at masks
 * @property {string} [shows] the first move of a worked example
 * @property {boolean} [deals] whether both sides are dealt anew each time
 * @property {string[]} [strikes] the masks on which the learner strikes out kinds
 */

/**
 * @typedef {object} PuzzleData
 * @property {string} id
 * @property {number} file that the worker reads it from
 * @property {PuzzleKind} kind
 * @property {number} within
 * @property {number} [level] shown once it is over
 * @property {string} square of the mask to name; of two, with a blank between them
 * @property {PlayedMove[]} [played] the moves seen before
 */

/**
 * @typedef {object} BoardData
 * @property {string} key
 * @property {string} [board] its name, if the core has loaded it already
 * @property {string} [answers] the name of the file with its first answers
 * @property {Viewer} [viewer] of a board that the worker fetches by its key
 * @property {string} [still] the rule against not moving
 * @property {Record<string, string>} [shared] squares by the rule that refuses them to every mask
 * @property {Record<string, [string, string, Record<string, string>?]>} from
 *   by mask: its targets, the rule against the rest, and squares by rules of its own
 * @property {Record<string, string>} [suspects] squares by the kinds that the masks there can be
 * @property {boolean} [complete] whether all masks are on the mat, so that they can be counted
 * @property {string} [select]
 * @property {string[]} [arrows]
 * @property {boolean} [line] whether they are a line, to be played in their order
 * @property {string[]} [marks]
 * @property {string[]} [moves]
 * @property {[string, string]} [off] the letters of the masks off the mat, of Ivory and of Night
 * @property {boolean} [overlay] whether the suspects are drawn
 * @property {{ winner: Player | null, by: string }} [outcome]
 * @property {TaskData} [task]
 * @property {PuzzleData} [puzzle]
 * @property {boolean} [match] whether the other side is the opponent's
 * @property {boolean} [question] whether it is only looked at until a question is answered
 * @property {Frame[]} [past] the moves that led there
 * @property {Frame[]} [future] the moves that a question is about
 * @property {{ move: string, rule: string, overEdge?: boolean }} [refused] or the one that is
 *   refused, and whether it goes over an edge of the mat
 * @property {boolean} [isShared] whether two people look at it in turn
 * @property {boolean} [isByPost] whether the other side is somebody's who writes letters
 */

export {};
