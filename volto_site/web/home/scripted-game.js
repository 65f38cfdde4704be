/** The game of the home page: answers that the core gave when the site was built. */

/** @typedef {import("../board/state.js").BoardAnswer} BoardAnswer */
/** @typedef {import("../board/game.js").Request} Request */
/** @typedef {{ play: BoardAnswer, reply?: BoardAnswer }} Branch */
/** @typedef {{ start: BoardAnswer, moves: Record<string, Branch> }} Answers */

export class ScriptedGame {
  /** @type {Promise<Answers>} */
  #answers;
  /** @type {Branch | null} */
  #branch = null;

  /** @param {Promise<Answers>} answers */
  constructor(answers) {
    this.#answers = answers;
  }

  /** What the enemy plays now, if it has anything to capture. */
  get reply() {
    return this.#branch?.reply?.moves.at(-1);
  }

  /** @param {Request} request */
  async tell(request) {
    const { start, moves } = await this.#answers;
    if (request.do === "play") {
      this.#branch = moves[request.move] ?? null;
      return this.#branch?.play ?? start;
    }
    const branch = this.#branch;
    this.#branch = null;
    return (request.do === "reply" && branch?.reply) || start;
  }

  /** @param {Request} request */
  async query(request) {
    return { ok: true, ...(await this.tell(request)) };
  }

  /** Nothing has to be loaded before the first move. */
  async prepare() {}

  forget() {
    this.#branch = null;
  }
}
