/** The notes on the masks of puzzles, kept in the browser: those of the latest puzzles. */

import { recall, remember } from "../frame/storage.js";

/** @typedef {import("../board/notes.js").Notes} Notes */

const NAME = "puzzle-notes";
/** So many puzzles are kept, the latest last. */
const KEPT = 60;

/** @returns {Record<string, Notes>} by puzzle */
function recallAll() {
  try {
    const kept = JSON.parse(recall(NAME) ?? "{}");
    return isTable(kept) ? kept : {};
  } catch {
    return {};
  }
}

/**
 * @param {string} id of the puzzle
 * @returns {Notes}
 */
export function recallNotes(id) {
  const { [id]: notes = {} } = recallAll();
  const isRead = isTable(notes) && Object.values(notes).every((each) => typeof each === "string");
  return isRead ? notes : {};
}

/**
 * @param {string} id of the puzzle
 * @param {Notes} notes
 */
export function keepNotes(id, notes) {
  const { [id]: _, ...others } = recallAll();
  const all = Object.entries(Object.keys(notes).length ? { ...others, [id]: notes } : others);
  remember(NAME, JSON.stringify(Object.fromEntries(all.slice(-KEPT))));
}

/** @param {unknown} value */
function isTable(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
