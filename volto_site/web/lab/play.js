/** A living board for any position: the core is told of it before the board is there. */

import { ask } from "../editor/resources.js";

/** @typedef {import("../board/verdicts.js").Opening} Opening */
/** @typedef {import("../editor/resources.js").Answer} Answer */
/** @typedef {import("./address.js").Viewer} Viewer */
/** @typedef {{ start: string, moves: string[], deal?: string, view: Viewer }} Game */
/**
 * @typedef {HTMLElement & {
 *   opening: Opening,
 *   live(): void,
 *   tell(request: object): Promise<void>,
 * }} LivingBoard
 */

const SVG = "http://www.w3.org/2000/svg";
let count = 0;

/**
 * Tell the core of a game, under a name of its own.
 *
 * @param {Game} game whose hidden masks stay so if chance does not deal them
 * @returns {Promise<{ name: string, answer: Answer }>}
 */
export async function load({ start, moves, deal, view }) {
  count += 1;
  const name = `lab-${count}`;
  const request = { do: "load", board: name, position: start, moves, deal, viewer: view };
  return { name, answer: await ask(request) };
}

/**
 * The board of a game that the core knows; it asks itself what can be done on it.
 *
 * @param {string} name
 * @param {{ [field: string]: any }} state as the core has told it
 * @param {{ viewBox: string, seat: string }} look
 */
export function boardOf(name, state, { viewBox, seat }) {
  const board = /** @type {LivingBoard} */ (document.createElement("volto-board"));
  board.dataset.position = state.position;
  board.dataset.seat = seat;
  board.dataset.status = "static";
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "volto");
  svg.setAttribute("viewBox", viewBox);
  board.opening = { key: "", board: name, viewer: "", from: {}, complete: true, moves: state.moves };
  board.append(svg);
  return board;
}
