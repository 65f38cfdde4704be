/** A run of puzzles, one after the other, in the session storage of the tab. */

import { recallInTab, rememberInTab } from "../frame/storage.js";

/** @typedef {"list" | "path" | "feed" | "mistakes" | "again" | "storm" | "strikes"} RunMode mistakes: those that are due; again: all of them at once */

/**
 * @typedef {object} Run
 * @property {RunMode} mode
 * @property {string[]} ids so far, where a run goes on by itself
 * @property {import("./challenge.js").Challenge} [challenge]
 */

const NAME = "run";
const MODES = ["list", "path", "feed", "mistakes", "again", "storm", "strikes"];

/** @returns {Run | null} */
export function currentRun() {
  try {
    const run = JSON.parse(recallInTab(NAME) ?? "null");
    return isRun(run) ? run : null;
  } catch {
    return null;
  }
}

/**
 * @param {any} run
 * @returns {run is Run}
 */
function isRun(run) {
  return (
    MODES.includes(run?.mode) &&
    Array.isArray(run.ids) &&
    run.ids.every((/** @type {unknown} */ id) => typeof id === "string")
  );
}

/**
 * @param {Run | null} run begun or changed; null if it is over
 */
export function keepRun(run) {
  rememberInTab(NAME, run && JSON.stringify(run));
}

/**
 * The run that this puzzle is a part of.
 *
 * @param {string} id
 */
export function runOf(id) {
  const run = currentRun();
  return run?.ids.includes(id) ? run : null;
}

/**
 * The puzzle after this one in a run, or an empty string at its end. The path is walked until all
 * of it is solved, wherever it was left.
 *
 * @param {Run} run
 * @param {string} id
 * @param {Record<string, unknown>} [solved] by puzzle
 */
export function nextInRun({ mode, ids }, id, solved = {}) {
  const place = ids.indexOf(id);
  const following = [...ids.slice(place + 1), ...(mode === "path" ? ids.slice(0, place) : [])];
  const open = mode === "path" ? following.filter((each) => !(each in solved)) : following;
  return open[0] ?? "";
}
