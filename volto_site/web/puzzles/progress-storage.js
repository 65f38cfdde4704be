/** The progress in the browser's storage, which may be corrupt, full or forbidden. */

import {
  forget,
  putAside,
  recall,
  recallInTab,
  remember,
  rememberInTab,
} from "../frame/storage.js";
import { joined, nothingYet, parseProgress } from "./progress.js";

/** @typedef {import("./progress.js").Progress} Progress */

const NAME = "puzzles";
const BROKEN = "puzzles-broken";

/**
 * @returns {{ progress: Progress, broken: string | null }} broken is a corrupt text,
 *   found now or on an earlier visit and kept as a backup
 */
export function recallProgress() {
  const text = recall(NAME);
  const progress = text === null ? nothingYet() : parseProgress(text);
  if (progress) {
    return { progress: withTab(progress), broken: recall(BROKEN) };
  }
  if (putAside(NAME)) {
    remember(NAME, JSON.stringify(nothingYet()));
    return { progress: withTab(nothingYet()), broken: recall(BROKEN) };
  }
  return { progress: withTab(nothingYet()), broken: text };
}

/**
 * The progress joined with what only the session storage of this tab had room for.
 *
 * @param {Progress} progress
 */
function withTab(progress) {
  const inTab = parseProgress(recallInTab(NAME) ?? "");
  return inTab ? joined(progress, inTab) : progress;
}

/**
 * @param {Progress} progress
 * @returns {boolean} whether it was stored
 */
export function keepProgress(progress) {
  const text = JSON.stringify(progress);
  const there = recall(NAME);
  // A corrupt text that could not be backed up is not overwritten.
  const isKept = (there === null || parseProgress(there) !== null) && remember(NAME, text);
  rememberInTab(NAME, isKept ? null : text);
  return isKept;
}

/** Delete the backup of a corrupt text. */
export function dropBroken() {
  forget(BROKEN);
}
