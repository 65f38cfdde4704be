/** What has happened on each board of a page, so that a new worker can be told all of it. */

/** @typedef {{ do: string, board?: string, [field: string]: unknown }} Request */
/** @typedef {{ ok: boolean, [field: string]: unknown }} Answer */

/** What changes a board; everything else only asks. */
const CHANGES = new Set([
  "play",
  "reply",
  "undo",
  "redo",
  "reset",
  "see",
  "answer",
  "point",
  "hint",
  "free",
  "go",
  "name",
  "give-up",
  "refute",
  "plan",
]);

/** By so many requests a journal may be longer than its game. */
const MARGIN = 40;

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
      const requests = [...(this.#boards.get(board) ?? []), request];
      this.#boards.set(board, shortened(requests, answer));
    }
  }

  /** Every request that leads from nothing to the boards as they are. */
  requests() {
    return [...this.#boards.values()].flat();
  }
}

/**
 * Whoever plays for hours has a short journal all the same: where there is no task and nothing to
 * redo, a board is its start, who looks at it, and its moves.
 *
 * @param {Request[]} requests
 * @param {Answer} answer to the last of them
 */
function shortened(requests, { task, can, moves }) {
  const isPlain = !task && Array.isArray(moves) && !(/** @type {any} */ (can)?.redo);
  if (!isPlain || requests.length < moves.length + MARGIN) {
    return requests;
  }
  const start = Math.max(
    requests.findLastIndex(({ do: what }) => what === "free"),
    0,
  );
  const seen = requests.slice(start + 1).findLast(({ do: what }) => what === "see");
  const { board } = requests[0] ?? {};
  return [
    ...requests.slice(0, start + 1),
    ...(seen ? [seen] : []),
    { do: "reset", board },
    ...moves.map((move) => ({ do: "reply", board, move })),
  ];
}
