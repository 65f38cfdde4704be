/** The games in the browser's storage, which may be corrupt, full or forbidden. */

import { putAside, recall, recallInTab, remember, rememberInTab } from "../frame/storage.js";
import { gameToResume, nothingYet, parseGames } from "./games.js";

/** @typedef {import("./games.js").Kept} Kept */

export const NAME = "games";
/** The game of this tab. */
const OPEN = "match";

/** What storage has no room for, as long as the page is open. @type {Kept | null} */
let unkept = null;

/** @returns {Kept} a corrupt text is moved to a backup */
export function recallGames() {
  const text = recall(NAME);
  const kept = text === null ? nothingYet() : parseGames(text);
  if (!kept) {
    putAside(NAME);
  }
  return unkept ?? kept ?? nothingYet();
}

/**
 * Update the stored games, including changes made by other tabs.
 *
 * @param {(kept: Kept) => Kept} change
 * @returns {boolean} whether they were stored
 */
export function changeGames(change) {
  const kept = change(recallGames());
  // A corrupt text that could not be backed up is not overwritten.
  const there = recall(NAME);
  const isFree = there === null || parseGames(there) !== null;
  const isKept = isFree && remember(NAME, JSON.stringify(kept));
  unkept = isKept ? null : kept;
  return isKept;
}

/** The game that this tab goes on with, or null. */
export function recallOpenGame() {
  return gameToResume(recallGames(), recallInTab(OPEN));
}

/** @param {string} id of the game of this tab, empty if it has none any more */
export function rememberOpenGame(id) {
  rememberInTab(OPEN, id);
}
