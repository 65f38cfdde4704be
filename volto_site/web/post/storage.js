/** The games by post in the browser's storage, which of them this tab has open, and the language. */

import { recall, recallInTab, remember, rememberInTab } from "../frame/storage.js";
import { preferredLanguage } from "../frame/suggestion.js";
import { TicketStore } from "../frame/tickets.js";
import { NAME } from "./arrival.js";
import { nothingYet, parsePostGames } from "./games.js";

/** @typedef {import("./games.js").Kept} Kept */

/** The game of this tab, and the language that its reader reads letters in. */
const OPEN = "post-game";
const LANGUAGE = "post-language";

/** @type {TicketStore<Kept>} */
const store = new TicketStore(NAME, parsePostGames, nothingYet);

export function recallPostGames() {
  return store.recall();
}

/**
 * @param {(kept: Kept) => Kept} change
 * @returns {boolean} whether they were stored
 */
export function changePostGames(change) {
  return store.change(change);
}

/** @param {string} id */
export function recallPostGame(id) {
  return recallPostGames().games.find((game) => game.id === id) ?? null;
}

/** The game by post of this tab, or null. */
export function recallOpenPostGame() {
  return recallPostGame(recallInTab(OPEN) ?? "");
}

/** @param {string} id of the game of this tab, empty if it has none any more */
export function rememberOpenPostGame(id) {
  rememberInTab(OPEN, id);
}

/**
 * The language in which letters were read and written last, or else the one the browser prefers.
 *
 * @param {readonly string[]} offered
 * @returns {string} empty if there is none
 */
export function readersLanguage(offered) {
  return recall(LANGUAGE) || (preferredLanguage(navigator.languages, offered) ?? "");
}

/** @param {string} language */
export function rememberLanguage(language) {
  remember(LANGUAGE, language);
}
