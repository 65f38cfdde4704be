/** The strings of the trainer and of the list of moves, each loaded once. */

import { loadMoreStrings } from "../frame/strings.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

export const loadTrainerStrings = once("trainer");
/** The messages of the move list are in the file of the lab, which has one too. */
export const loadLineStrings = once("editor");

/**
 * @param {string} name
 * @returns {() => Promise<Strings>}
 */
function once(name) {
  /** @type {Promise<Strings> | undefined} */
  let loading;
  return () => {
    loading ??= loadMoreStrings(name).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
