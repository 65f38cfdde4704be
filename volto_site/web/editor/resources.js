/** What an editor needs of the site: its words, what the box holds, and the core to ask. */

import { openEngine } from "../board/game.js";
import { loadMoreWords } from "../board/words.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("./placement.js").Box} Box */
/** @typedef {import("./wrongs.js").Wrong} Wrong */
/** @typedef {{ ok: true, [field: string]: any } | { ok: false, error: Wrong }} Answer */

/** @returns {Promise<{ words: Words, box: Box }>} */
export async function loadResources() {
  const address = new URL("../../box.json", import.meta.url);
  const [words, box] = await Promise.all([
    loadMoreWords("editor"),
    fetch(address).then((response) => response.json()),
  ]);
  return { words, box };
}

/**
 * Ask the core; fails only if there is no answer at all.
 *
 * @param {{ do: string, [field: string]: unknown }} request
 * @returns {Promise<Answer>}
 */
export async function ask(request) {
  const engine = await openEngine();
  const answer = await engine.ask({ board: "", ...request });
  return /** @type {Answer} */ (/** @type {unknown} */ (answer));
}

/** Let the core be asked again after a failure. */
export async function retry() {
  const engine = await openEngine().catch(() => null);
  engine?.retry();
}
