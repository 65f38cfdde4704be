/** The resources of an editor: its strings, the content of the box, and access to the core. */

import { openEngine } from "../board/game.js";
import { loadMoreStrings } from "../frame/strings.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./placement.js").Box} Box */
/** @typedef {import("./errors.js").CoreError} CoreError */
/** @typedef {{ ok: true, [field: string]: any } | { ok: false, error: CoreError }} Reply */

/** @returns {Promise<{ strings: Strings, box: Box }>} */
export async function loadResources() {
  const address = new URL("../box.json", import.meta.url);
  const [strings, box] = await Promise.all([
    loadMoreStrings("editor"),
    fetch(address).then((response) => response.json()),
  ]);
  return { strings, box };
}

/**
 * Ask the core; fails only if there is no answer at all.
 *
 * @param {import("../engine/protocol.js").Request} request
 * @returns {Promise<Reply>}
 */
export async function ask(request) {
  const engine = await openEngine();
  const answer = await engine.ask(request);
  return /** @type {Reply} */ (/** @type {unknown} */ (answer));
}

/** Restart the core after a failure. */
export async function retry() {
  const engine = await openEngine().catch(() => null);
  engine?.retry();
}
