/** A run of puzzles to solve in order, in the session storage of the tab. */

/** @typedef {{ ids: string[], isReview: boolean }} Run */

const NAME = "volto.run";

/** @returns {Run | null} */
export function currentRun() {
  try {
    const run = JSON.parse(sessionStorage.getItem(NAME) ?? "null");
    const isRun =
      Array.isArray(run?.ids) &&
      run.ids.every((/** @type {unknown} */ id) => typeof id === "string");
    return isRun ? run : null;
  } catch {
    return null;
  }
}

/** @param {Run} run */
export function begin(run) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(run));
  } catch {
    // Without a stored run, the next puzzle is the next one of the theme.
  }
}

/**
 * The puzzle after this one in the run; empty at its end, null if this one is not in it.
 *
 * @param {string} id
 */
export function nextInRun(id) {
  const ids = currentRun()?.ids ?? [];
  const place = ids.indexOf(id);
  return place < 0 ? null : (ids[place + 1] ?? "");
}

/**
 * Whether this puzzle is under review.
 *
 * @param {string} id
 */
export function isReview(id) {
  const run = currentRun();
  return Boolean(run?.isReview && run.ids.includes(id));
}
