/** A game that is looked back on: its board in the core, on which nothing can be moved. */

import { Failure } from "../board/game.js";
import { makeBoard } from "../board/markup.js";
import { ask } from "../editor/resources.js";

/** @typedef {import("../board/data.js").PlayedMove} PlayedMove */
/** @typedef {import("../board/game.js").Request} Request */
/** @typedef {import("../board/state.js").BoardAnswer} BoardAnswer */
/** @typedef {import("../editor/resources.js").Reply} Reply */
/** @typedef {"1" | "2" | "everyone" | "nobody"} Viewer */

/**
 * @typedef {object} ReviewedGame
 * @property {string} start the first position
 * @property {string[]} moves
 * @property {import("./sentences.js").Learner} learner
 */

let count = 0;

export class Replay {
  #name;
  #viewer;
  /** @type {PlayedMove[]} as the viewer has seen them */
  played = [];
  board;

  /**
   * @param {string} name of the board in the core
   * @param {Viewer} viewer
   * @param {ReviewedGame} game
   * @param {string} position as the viewer sees it now
   */
  constructor(name, viewer, { moves, learner }, position) {
    this.#name = name;
    this.#viewer = viewer;
    const data = { key: "", board: name, from: {}, complete: true, moves, overlay: true };
    this.board = makeBoard({ position, seat: learner || 1, data }).element;
    Object.assign(this.board, { game: this });
  }

  /**
   * Load a game into the core, under a unique name; if that hides masks, nobody sees them.
   *
   * @param {ReviewedGame} game
   * @param {Viewer} viewer
   */
  static async load(game, viewer) {
    count += 1;
    const name = `review-${count}`;
    const { start: position, moves } = game;
    const answer = await ask({ do: "load", board: name, position, moves, viewer });
    if (!answer.ok) {
      throw Object.assign(new Error("refused"), { refusal: answer.error });
    }
    // The moves of a game that hides masks say what they have revealed, too.
    const plain = { ...game, moves: answer.moves };
    const replay = new Replay(name, answer.viewer, plain, answer.position);
    await replay.#list();
    return replay;
  }

  get viewer() {
    return this.#viewer;
  }

  /** @param {number} at after how many moves */
  async go(at) {
    await this.board.tell({ do: "go", to: String(at) });
  }

  /** @param {Viewer} viewer */
  async see(viewer) {
    this.#viewer = viewer;
    await this.board.tell({ do: "see", viewer });
    await this.#list();
  }

  /** @param {{ do: "review", turn: string } | { do: "moments" }} request */
  async ask(request) {
    return checked(await ask({ ...request, board: this.#name }));
  }

  async #list() {
    this.played = checked(await ask({ do: "line", board: this.#name })).line;
  }

  // What follows is what a board asks of its game.

  /**
   * The answer of the core, without anything that may be moved.
   *
   * @param {Request} request
   * @returns {Promise<BoardAnswer>}
   */
  async tell(request) {
    const answer = checked(
      await ask(/** @type {any} */ ({ ...request, board: this.#name, suspects: true })),
    );
    const still = { from: {}, can: { undo: false, redo: false } };
    return /** @type {BoardAnswer} */ (/** @type {unknown} */ ({ ...answer, ...still }));
  }

  /** @param {Request} request */
  async query(request) {
    return { ok: true, ...(await this.tell(request)) };
  }

  async prepare() {}

  forget() {}
}

/**
 * @param {Reply} answer
 * @returns {Record<string, any>}
 */
function checked(answer) {
  if (!answer.ok) {
    throw new Failure("crash");
  }
  return answer;
}
