/** Whether there is anything by post for the page, before the scripts that read it are fetched. */

import { recall } from "../frame/storage.js";
import { NAME } from "./names.js";

/** Whether the address has a letter in it. */
export function hasLetter() {
  return location.hash.startsWith("#letter=");
}

/** Whether this browser has games by post. */
export function hasGames() {
  return recall(NAME) !== null;
}
