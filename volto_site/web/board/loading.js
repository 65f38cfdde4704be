/** The progress of loading the engine, shown once a request takes longer than a moment. */

import { openEngine } from "./game.js";

/** In milliseconds. */
const DELAY = 250;

/**
 * Show the progress of loading if the engine is not ready after a delay.
 *
 * @param {import("./announcer.js").Announcer} announcer
 * @param {() => void} onDelay called when the progress is shown
 * @returns {() => void} stops showing it
 */
export function showLoading(announcer, onDelay) {
  const end = new AbortController();
  const begin = async () => {
    const engine = await openEngine();
    if (!end.signal.aborted && engine.state !== "ready") {
      onDelay();
      announcer.load({ loaded: 0, total: 0 });
      engine.addEventListener("progress", advance, { signal: end.signal });
    }
  };
  /** @param {Event} event */
  const advance = (event) => {
    announcer.load(/** @type {CustomEvent} */ (event).detail);
  };
  const timer = setTimeout(() => begin().catch(() => {}), DELAY);
  return () => {
    clearTimeout(timer);
    end.abort();
    announcer.stopLoading();
  };
}
