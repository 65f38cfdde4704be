/** What the page asks of the core for a game by post; the whole protocol of the letters is there. */

import { ask } from "../editor/resources.js";

/** @typedef {import("../editor/resources.js").Reply} Reply with `post` in it, and a `ticket` if it loads */
/** @typedef {Record<string, string>} Written what `post.resume` of an answer is, too */

let count = 0;

/** A name for a board that no other has. */
export function newBoard() {
  count += 1;
  return `post-${count}`;
}

/**
 * Invite, or accept the invitation that a letter is; the worker draws the seed.
 *
 * @param {string} board
 * @param {Written} post
 */
export function beginByPost(board, post) {
  return ask({ do: "load", board, post, seed: true });
}

/**
 * Take a game up again that this browser has the secret of.
 *
 * @param {string} board
 * @param {Written} post
 * @param {string} ticket
 */
export function resumeByPost(board, post, ticket) {
  return ask({ do: "load", board, post, ticket });
}

/**
 * Take a game up from the file of its secret, and from a letter that may be newer.
 *
 * @param {string} board
 * @param {string} secret
 * @param {string} letter
 */
export function restoreByPost(board, secret, letter) {
  return ask({ do: "load", board, post: letter ? { letter } : {}, seed: secret });
}

/**
 * Read a letter of the other player, pasted or from an address.
 *
 * @param {string} board
 * @param {string} letter
 */
export function receiveLetter(board, letter) {
  return ask({ do: "receive", board, letter });
}

/**
 * The text of the file that takes the game to another browser.
 *
 * @param {string} board
 */
export async function secretOf(board) {
  const answer = await ask({ do: "secret", board });
  return answer.ok ? String(answer.secret) : "";
}

/**
 * Which game a letter belongs to, before it is known whether this browser plays it.
 *
 * @param {string} text
 */
export function examineLetter(text) {
  return ask({ do: "letter", text });
}

/**
 * The whole game, once all masks lie open: its start and its moves.
 *
 * @param {string} board
 * @returns {Promise<{ start: string, moves: string[] }>}
 */
export async function wholeGame(board) {
  const answer = await ask({ do: "line", board });
  /** @type {{ move: string }[]} */
  const line = answer.ok ? answer.line : [];
  return { start: answer.ok ? answer.start : "", moves: line.map(({ move }) => move) };
}
