/** The words of the trainer, and those of the moves to step through, each loaded once. */

import { loadMoreWords } from "../board/words.js";

/** @typedef {import("../board/words.js").Words} Words */

export const loadTrainerWords = once("trainer");
/** They come with those of the lab, where moves are stepped through too. */
export const loadLineWords = once("editor");

/**
 * @param {string} name
 * @returns {() => Promise<Words>}
 */
function once(name) {
  /** @type {Promise<Words> | undefined} */
  let loading;
  return () => {
    loading ??= loadMoreWords(name).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
