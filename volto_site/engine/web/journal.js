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
      const before = this.#boards.get(board) ?? [];
      const kept = what === "reset" && !answer.task ? neededForReset(before) : before;
      kept.push(request);
      this.#boards.set(board, kept);
    }
  }

  /** Every request that leads from nothing to the boards as they are. */
  requests() {
    return [...this.#boards.values()].flat();
  }
}

/**
 * A board without a task begins again as if nothing had been played: whoever plays for hours
 * has a short journal all the same.
 *
 * @param {Request[]} requests
 */
function neededForReset(requests) {
  const start = Math.max(requests.findLastIndex(({ do: what }) => what === "free"), 0);
  const seen = requests.slice(start + 1).findLast(({ do: what }) => what === "see");
  return [...requests.slice(0, start + 1), ...(seen ? [seen] : [])];
}
