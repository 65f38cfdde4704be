/** The DOM events of a board: its status, its moves and the rules behind them. */

import { moveOf } from "./state.js";

/** @typedef {import("./state.js").Move} Move */
/** @typedef {import("./state.js").State} State */
/** @typedef {"static" | "loading" | "ready" | "thinking" | "solved" | "over" | "error"} Status */

export class Signals {
  #host;

  /** @param {HTMLElement} host the `volto-board` */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {Status} status
   * @param {State} state
   * @param {string[]} [rules]
   */
  status(status, { moves, task }, rules = []) {
    if (this.#host.dataset.status !== status) {
      this.#host.dataset.status = status;
      const move = moves.at(-1);
      const stars = task?.status === "solved" ? task.stars : undefined;
      this.#fire("volto-status", { status, stars, ...told(move ? moveOf(move) : null, rules) });
    }
  }

  /**
   * @param {Move} move
   * @param {string[]} rules
   */
  moved(move, rules) {
    this.#fire("volto-move", told(move, rules));
  }

  /**
   * @param {Move | null} move
   * @param {string} rule against it
   */
  refused(move, rule) {
    this.#fire("volto-status", { status: this.#host.dataset.status, ...told(move, [rule]) });
  }

  /** @param {import("./state.js").Meaning} meaning of a touch that plays no move */
  touched({ type, ...where }) {
    this.#fire("volto-touch", { type, square: "square" in where ? where.square : null });
  }

  /**
   * @param {import("./data.js").PlayedMove[]} played
   * @param {import("./state.js").BoardAnswer} answer of which they are the line
   */
  line(played, { moves, match, shared, post, viewer, player, outcome, can }) {
    const game = { match, shared, post, viewer, player, outcome, can };
    this.#fire("volto-line", { played, at: moves.length, ...game });
  }

  /**
   * @param {"volto-move" | "volto-status" | "volto-line" | "volto-touch"} name
   * @param {object} detail
   */
  #fire(name, detail) {
    this.#host.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }
}

/**
 * The status of an idle board.
 *
 * @param {State} state
 * @returns {Status}
 */
export function restingStatus({ task, outcome }) {
  if (task?.status === "solved") {
    return "solved";
  }
  return outcome ? "over" : "ready";
}

/**
 * The detail of an event about a move.
 *
 * @param {Move | null} move
 * @param {string[]} rules
 */
function told(move, rules) {
  return { move: move && move.from + move.to, rules };
}
