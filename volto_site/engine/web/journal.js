/** What has happened on each board of a page, so that a new worker can be told all of it. */

/** @typedef {{ do: string, board?: string, [field: string]: unknown }} Request */
/** @typedef {{ ok: boolean, [field: string]: unknown }} Answer */

/** What changes a board; everything else only asks. */
const CHANGES = new Set(["play", "reply", "undo", "redo", "reset", "see", "answer", "point", "hint", "free", "go", "name", "give-up", "refute", "plan"]);

export class Journal {
  /** @type {Map<string, Request[]>} */
  #boards = new Map();

  /**
   * Keep a request that has changed a board.
   *
   * @param {Request} request
   * @param {Answer} answer
   */
  keep(request, answer) {
    const { do: what, board } = request;
    if (!answer.ok || typeof board !== "string") {
      return;
    }
    if (what === "load") {
      this.#boards.set(board, [request]);
    } else if (CHANGES.has(what)) {
      this.#boards.get(board)?.push(request);
    }
  }

  /** Every request that leads from nothing to the boards as they are. */
  requests() {
    return [...this.#boards.values()].flat();
  }
}
