/** The wait for the engine: what is wished for meanwhile, and how far it is. */

import { openEngine } from "./game.js";

/** In milliseconds. */
const SHORT_WAIT = 250;

/** Whether a board waits for an answer, and what a learner wants it to do next. */
export class Patience {
  isWaiting = false;
  /** @type {(() => void) | null} */
  #wish = null;

  /**
   * Do this now, or when the wait is over; of several wishes the last one counts.
   *
   * @param {() => void} wish
   */
  when(wish) {
    if (this.isWaiting) {
      this.#wish = wish;
    } else {
      wish();
    }
  }

  begin() {
    this.isWaiting = true;
  }

  end() {
    const wish = this.#wish;
    this.giveUp();
    wish?.();
  }

  /** End without an answer: whatever was wished for was meant for a board that did not come. */
  giveUp() {
    this.isWaiting = false;
    this.#wish = null;
  }
}

/**
 * Who waits longer than a moment is shown how far it is.
 *
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
