/** The boards of the lab, each loaded into the core before it is shown. */

import { makeBoard } from "../board/markup.js";
import { ask } from "../editor/resources.js";

/** @typedef {import("../editor/resources.js").Reply} Reply */
/** @typedef {import("./address.js").Viewer} Viewer */
/** @typedef {{ start: string, moves: string[], deal?: string, viewer: Viewer }} LabGame */

let count = 0;

/**
 * Load a game into the core, under a unique name.
 *
 * @param {LabGame} game whose hidden masks stay hidden if it has no seed
 * @returns {Promise<{ name: string, answer: Reply }>}
 */
export async function loadGame({ start, moves, deal, viewer }) {
  count += 1;
  const name = `lab-${count}`;
  const content = { position: start, moves, viewer, ...(deal ? { deal } : {}) };
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
