/** The progress in the browser's storage, which may be broken, full or forbidden. */

import { nothingYet, parseProgress } from "./progress.js";

/** @typedef {import("./progress.js").Progress} Progress */

const NAME = "volto.puzzles";
const BROKEN = "volto.puzzles-broken";

/**
 * @returns {{ progress: Progress, broken: string | null }} broken is a text that cannot be read,
 *   now or from an earlier visit; it is put aside and never lost
 */
export function recallProgress() {
  const text = read(NAME);
  const progress = text === null ? nothingYet() : parseProgress(text);
  if (progress) {
    return { progress, broken: read(BROKEN) };
  }
  if (write(BROKEN, text ?? "")) {
    write(NAME, JSON.stringify(nothingYet()));
  }
  return { progress: nothingYet(), broken: text };
}

/**
 * @param {Progress} progress
 * @returns {boolean} whether the browser has kept it
 */
export function keepProgress(progress) {
  return write(NAME, JSON.stringify(progress));
}

/** Forget what could not be read. */
export function dropBroken() {
  try {
    localStorage.removeItem(BROKEN);
  } catch {
    // Where nothing can be kept, nothing is there.
  }
}

/** @param {string} name */
function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
