/** The notes on the masks of puzzles, kept in the browser: those of the latest puzzles. */

import { hasTextsAlone, isObject } from "../frame/json.js";
import { recall, remember } from "../frame/storage.js";

/** @typedef {import("../board/notes.js").Notes} Notes */
/** @typedef {Record<string, Notes>} AllNotes by the id of the puzzle, the latest last */

const NAME = "puzzle-notes";
/** So many puzzles are kept. */
const KEPT = 60;

/**
 * @param {string} text of the notes of all puzzles
 * @returns {AllNotes} without what cannot be read
 */
export function parseAllNotes(text) {
  try {
    const value = JSON.parse(text);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([, notes]) => hasTextsAlone(notes)))
      : {};
  } catch {
    return {};
  }
}

/**
 * The notes of two browsers: those of the own one stay where both have some.
 *
 * @param {AllNotes} own
 * @param {AllNotes} theirs
 * @returns {AllNotes}
 */
export function joinedNotes(own, theirs) {
  const others = Object.entries(theirs).filter(([id]) => !(id in own));
  return latest({ ...Object.fromEntries(others), ...own });
}

/** @returns {AllNotes} */
export function recallAllNotes() {
  return parseAllNotes(recall(NAME) ?? "");
}

/**
 * @param {AllNotes} notes of all puzzles
 * @returns {boolean} whether they were stored
 */
export function keepAllNotes(notes) {
  return remember(NAME, JSON.stringify(latest(notes)));
}

/**
 * @param {string} id of the puzzle
 * @returns {Notes}
 */
export function recallNotes(id) {
  return recallAllNotes()[id] ?? {};
}

/**
 * @param {string} id of the puzzle
 * @param {Notes} notes
 */
export function keepNotes(id, notes) {
  const { [id]: _, ...others } = recallAllNotes();
  keepAllNotes(Object.keys(notes).length ? { ...others, [id]: notes } : others);
}

/** @param {AllNotes} notes */
function latest(notes) {
  return Object.fromEntries(Object.entries(notes).slice(-KEPT));
}
