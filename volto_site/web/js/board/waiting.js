/** The wait for the engine: who waits longer than a moment is shown how far it is. */

import { openEngine } from "./game.js";

/** In milliseconds. */
const SHORT_WAIT = 250;

/**
 * @param {import("./voice.js").Voice} voice
 * @param {() => void} loads called when it takes longer
 * @returns {() => void} to be called when the wait is over
 */
export function wait(voice, loads) {
  const end = new AbortController();
  const begin = async () => {
    const engine = await openEngine();
    if (!end.signal.aborted && engine.state !== "ready") {
      loads();
      voice.load({ loaded: 0, total: 0 });
      engine.addEventListener("progress", advance, { signal: end.signal });
    }
  };
  /** @param {Event} event */
  const advance = (event) => {
    voice.load(/** @type {CustomEvent} */ (event).detail);
  };
  const timer = setTimeout(() => begin().catch(() => {}), SHORT_WAIT);
  return () => {
    clearTimeout(timer);
    end.abort();
    voice.stopLoading();
  };
}
