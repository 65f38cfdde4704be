/** The board of a game by post, in the core under a name of its own. */

import { makeBoard } from "../board/markup.js";

/** @typedef {import("../board/state.js").Outcome} Outcome */
/** @typedef {import("../board/state.js").Post} Post */

/** @typedef {{ post: Post, outcome: Outcome | null, canUndo: boolean }} Standing */

export class PostBoard {
  name;
  element;

  /**
   * @param {string} name
   * @param {{ position: string, moves: string[], post: Post }} loaded
   * @param {{ stands: (standing: Standing) => void, lose: () => void }} host
   */
  constructor(name, { position, moves, post }, { stands, lose }) {
    this.name = name;
    const data = { key: "", board: name, from: {}, complete: true, moves, isByPost: true };
    this.element = makeBoard({ position, seat: post.seat, data }).element;
    this.element.addEventListener("volto-line", (event) => {
      const { post: now, outcome, can } = /** @type {CustomEvent} */ (event).detail;
      stands({ post: now, outcome, canUndo: can.undo });
    });
    this.element.addEventListener("volto-lost", lose);
  }

  /** Start the board once it is in the page. */
  async start() {
    this.element.start();
    await this.show();
  }

  /** Show what a letter has changed. */
  async show() {
    await this.element.tell({ do: "state" });
  }

  /** @param {"answer" | "undo" | "resign"} what is done without a move */
  async write(what) {
    await this.element.tell({ do: what });
  }
}
