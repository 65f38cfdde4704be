/** The words of the trainer, loaded once. */

import { loadMoreWords } from "../board/words.js";

/** @type {Promise<import("../board/words.js").Words> | undefined} */
let loading;

export function loadTrainerWords() {
  loading ??= loadMoreWords("trainer").catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
