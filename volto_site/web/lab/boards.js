/** The boards of the lab, each loaded into the core before it is shown. */

import { makeBoard } from "../board/markup.js";
import { ask } from "../editor/resources.js";

/** @typedef {import("../editor/resources.js").Reply} Reply */
/** @typedef {import("../board/address.js").Viewer} Viewer */
/** @typedef {{ start: string, moves: string[], ticket?: string, viewer: Viewer }} LabGame */

let count = 0;

/**
 * Load a game into the core, under a unique name.
 *
 * @param {LabGame} game whose hidden masks are dealt as its ticket says, anew if that is empty, and
 *   not at all if it has none
 * @returns {Promise<{ name: string, answer: Reply }>}
 */
export async function loadGame({ start, moves, ticket, viewer }) {
  count += 1;
  const name = `lab-${count}`;
  const deal = ticket ? { ticket } : { deal: /** @type {const} */ (true) };
  const content = { position: start, moves, viewer, ...(ticket === undefined ? {} : deal) };
  return { name, answer: await ask({ do: "load", board: name, ...content }) };
}

/**
 * The board of a game that the core has loaded.
 *
 * @param {string} name
 * @param {{ [field: string]: any }} state as the core reports it
 * @param {string} seat
 */
export function boardOf(name, { position, moves }, seat) {
  const data = { key: "", board: name, from: {}, complete: true, moves };
  return makeBoard({ position, seat, data }).element;
}
