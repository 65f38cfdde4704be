/** The progress in the browser's storage, which may be broken, full or forbidden. */

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
 * @returns {{ progress: Progress, broken: string | null }} broken is a text that cannot be read,
 *   now or from an earlier visit; it is put aside and never lost
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
 * With what there was no room for: it is there as long as the tab is, and can be taken along.
 *
 * @param {Progress} progress
 */
function withTab(progress) {
  const inTab = parseProgress(recallInTab(NAME) ?? "");
  return inTab ? joined(progress, inTab) : progress;
}

/**
 * @param {Progress} progress
 * @returns {boolean} whether the browser has kept it
 */
export function keepProgress(progress) {
  const text = JSON.stringify(progress);
  const there = recall(NAME);
  // What cannot be read and could not be put aside is not written over.
  const isKept = (there === null || parseProgress(there) !== null) && remember(NAME, text);
  rememberInTab(NAME, isKept ? null : text);
  return isKept;
}

/** Forget what could not be read. */
export function dropBroken() {
  forget(BROKEN);
}
