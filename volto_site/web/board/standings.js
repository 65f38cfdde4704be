/** The types of how a whole game stands, against whomever it is played. */

/** @typedef {import("./squares.js").Player} Player */

/**
 * @typedef {object} Match how a game against the opponent stands
 * @property {number} level
 * @property {Player} learner
 * @property {boolean} answers whether the opponent is to move
 * @property {boolean} taken whether a move was taken back
 * @property {string[]} danger the masks that endanger the learner's candidate, told once
 * @property {boolean} repeated whether the picture is there for the second time
 * @property {Record<string, string>} resume what loads it again
 * @property {import("./data.js").PlayedMove[]} [played] all its moves
 */

/** @typedef {Pick<Match, "repeated" | "resume" | "played">} Shared how a game of two people at one device stands */

/**
 * @typedef {object} Post how a game by post stands
 * @property {string} game its id
 * @property {Player} seat of the reader
 * @property {number} letters how many there are
 * @property {Player | null} writer who owes the next letter
 * @property {"" | "move" | "draw" | "open-lady" | "open-capturer" | "claim-draw" | "open-all"} duty what the reader's next letter has to hold
 * @property {Player | null} first who begins
 * @property {string} pending a capture whose effect the reader does not know yet
 * @property {boolean} resign whether the reader may resign now
 * @property {boolean} checked whether all masks lie open
 * @property {{ letter: number, player: Player, code: string, move?: string, kind?: string } | null} breach
 * @property {string} rematch the game before it
 * @property {string} letter the reader's last one
 * @property {string} short the same with nothing but the new turn
 * @property {Record<string, string>} resume what loads it again
 * @property {import("./data.js").PlayedMove[]} [played] all its moves
 */

export {};
