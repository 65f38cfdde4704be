/** The games in the browser's storage, and which of them this tab goes on with. */

import { recallInTab, rememberInTab } from "../frame/storage.js";
import { TicketStore } from "../frame/tickets.js";
import { gameToResume, nothingYet, parseGames } from "./games.js";

/** @typedef {import("./games.js").Kept} Kept */

export const NAME = "games";
/** The game of this tab. */
const OPEN = "match";

/** @type {TicketStore<Kept>} */
const store = new TicketStore(NAME, parseGames, nothingYet);

export function recallGames() {
  return store.recall();
}

/**
 * @param {(kept: Kept) => Kept} change
 * @returns {boolean} whether they were stored
 */
export function changeGames(change) {
  return store.change(change);
}

/** The game that this tab goes on with, or null. */
export function recallOpenGame() {
  return gameToResume(recallGames(), recallInTab(OPEN));
}

/** @param {string} id of the game of this tab, empty if it has none any more */
export function rememberOpenGame(id) {
  rememberInTab(OPEN, id);
}
