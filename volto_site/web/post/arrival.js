/** Whether there is anything by post for the page, before the scripts that read it are fetched. */

import { recall } from "../frame/storage.js";

/** Under which name the games by post are stored. */
export const NAME = "post";

/** Whether the address has a letter in it. */
export function hasLetter() {
  return location.hash.startsWith("#letter=");
}

/** Whether this browser has games by post. */
export function hasGames() {
  return recall(NAME) !== null;
}
