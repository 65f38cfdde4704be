/** The analysis of a game, asked for one move after the other, so that it can be shown and stopped. */

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {{ lost: boolean, exposed: boolean }} Truth */
/** @typedef {{ move: string, kind: string }} Step */

/**
 * @typedef {object} Analysis what the player of a move could know, as the core tells it; a text in
 *   place of a number says why it is not known
 * @property {Player} player
 * @property {string} move
 * @property {number} worlds
 * @property {Record<string, string>} certain
 * @property {number | string | null} forced
 * @property {boolean | string | null} kept
 * @property {number | string} lost
 * @property {number | string} exposed
 * @property {Truth | string} truth
 * @property {Step | null} winning what would have kept the win that the move let go
 */

/**
 * @typedef {object} Moment something that mattered
 * @property {string} code
 * @property {number} turn
 * @property {Player} player
 * @property {Record<string, string | number>} values
 * @property {boolean} told whether it is one of those told in words
 */

/** @typedef {[number, number]} Point how certain Ivory and Night were, in thousandths */
/** @typedef {(request: { do: "review", turn: string } | { do: "moments" }) => Promise<Record<string, any>>} Ask */

export class Analyses {
  #ask;
  #count;
  #isStopped = false;
  /** @type {Map<number, Analysis>} by the number of the move */
  moves = new Map();
  /** @type {Point[]} at first and after each move that is analysed */
  curve = [];
  /** @type {Moment[]} once all moves are */
  moments = [];

  /**
   * @param {Ask} ask
   * @param {number} count of moves
   */
  constructor(ask, count) {
    this.#ask = ask;
    this.#count = count;
  }

  get isDone() {
    return this.moves.size === this.#count;
  }

  /** Those that are told in words. */
  get told() {
    return this.moments.filter(({ told }) => told);
  }

  /** Leave the rest of the moves alone. */
  stop() {
    this.#isStopped = true;
  }

  /**
   * Analyse the moves that are left, until all are done or somebody stops it.
   *
   * @param {() => void} advance called after each move
   */
  async run(advance) {
    this.#isStopped = false;
    while (!this.isDone && !this.#isStopped) {
      const turn = this.moves.size + 1;
      const { analysis, winning, curve } = await this.#ask({ do: "review", turn: String(turn) });
      this.moves.set(turn, { ...analysis, winning });
      this.curve = [...(turn === 1 ? [] : this.curve.slice(0, turn - 1)), ...curve];
      if (!this.#isStopped) {
        advance();
      }
    }
    if (this.isDone && !this.#isStopped) {
      const { moments } = await this.#ask({ do: "moments" });
      this.moments = moments;
    }
  }
}
