/** What has happened on each board of a page, so that a new worker can be told all of it. */

import { CHANGES, LOADS, SECRETS } from "./protocol.js";

/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {Extract<Request, { board: string }>} BoardRequest */
/** @typedef {{ ok: boolean, [field: string]: unknown }} Answer */

/** By so many requests a journal may be longer than its game. */
const MARGIN = 40;

export class Journal {
  /** @type {Map<string, BoardRequest[]>} */
  #boards = new Map();

  /**
   * Keep a request that has changed a board.
   *
   * @param {Request} request
   * @param {Answer} answer
   */
  keep(request, answer) {
    if (!answer.ok || !("board" in request)) {
      return;
    }
    const { do: what, board } = request;
    if (LOADS.has(what)) {
      this.#boards.set(board, [replayed(request, answer)]);
    } else if (CHANGES.has(what)) {
      const before = this.#boards.get(board) ?? [];
      const requests = [...before, replayed(request, answer)];
      this.#boards.set(
        board,
        answer.match || answer.shared || answer.post
          ? resumed(before, answer)
          : shortened(requests, board, answer),
      );
    }
  }

  /**
   * Forget a board that cannot be made again.
   *
   * @param {string} board
   */
  forget(board) {
    this.#boards.delete(board);
  }

  /** Every request that leads from nothing to the boards as they are. */
  requests() {
    return [...this.#boards.values()].flat();
  }
}

/**
 * The request as a new worker is told it: with the ticket in place of secrets, and without what
 * only the answer needs.
 *
 * @param {BoardRequest} request
 * @param {Answer} answer
 */
function replayed(request, { ticket }) {
  const left = ["suspects", ...(ticket ? (SECRETS[request.do] ?? []) : [])];
  const kept = Object.entries(request).filter(([name]) => !left.includes(name));
  return /** @type {BoardRequest} */ ({
    ...Object.fromEntries(kept),
    ...(ticket ? { ticket } : {}),
  });
}

/**
 * A match is taken up again after its moves, which the opponent need not find a second time, a
 * shared game with whoever looks at it, and a game by post after its last letter.
 *
 * @param {BoardRequest[]} requests
 * @param {Answer} answer to the last change
 */
function resumed([load], { match, shared, post, moves, viewer }) {
  const { resume } = /** @type {{ resume: Record<string, string> }} */ (match ?? shared ?? post);
  const played = match ? { match: resume, moves } : { shared: resume, moves, viewer };
  const standing = post ? { post: resume } : played;
  return /** @type {BoardRequest[]} */ ([{ ...load, ...standing }]);
}

/**
 * Whoever plays for hours has a short journal all the same: where there is no task and nothing to
 * redo, a board is its start, who looks at it, and its moves.
 *
 * @param {BoardRequest[]} requests
 * @param {string} board
 * @param {Answer} answer to the last of them
 * @returns {BoardRequest[]}
 */
function shortened(requests, board, { task, can, moves }) {
  const isPlain = !task && Array.isArray(moves) && !(/** @type {any} */ (can)?.redo);
  if (!isPlain || requests.length < moves.length + MARGIN) {
    return requests;
  }
  const start = Math.max(
    requests.findLastIndex(({ do: what }) => what === "free"),
    0,
  );
  const seen = requests.slice(start + 1).findLast(({ do: what }) => what === "see");
  return [
    ...requests.slice(0, start + 1),
    ...(seen ? [seen] : []),
    { do: "reset", board },
    ...moves.map((move) => ({ do: /** @type {const} */ ("reply"), board, move })),
  ];
}
