/** The set-ups that a reader has saved in the browser, as lines of text. */

import { putAside, recall, remember } from "../frame/storage.js";

export const NAME = "setups";
const SETUP = /^[NACSL]{5}\/[NACSL]{5}$/;

/** @param {unknown} value */
function isSetup(value) {
  return typeof value === "string" && SETUP.test(value);
}

/** @returns {string[] | null} null if the stored text is corrupt */
export function recallSetups() {
  const text = recall(NAME);
  if (text === null) {
    return [];
  }
  try {
    const setups = JSON.parse(text);
    const isRight = Array.isArray(setups) && setups.every(isSetup);
    return isRight ? setups : null;
  } catch {
    return null;
  }
}

/**
 * Update the stored set-ups, including changes made by other tabs.
 *
 * @param {(setups: string[]) => string[]} change
 * @returns {{ setups: string[], isKept: boolean }}
 */
export function changeSetups(change) {
  const kept = recallSetups();
  const setups = change(kept ?? []);
  const hasRoom = kept !== null || putAside(NAME);
  return { setups, isKept: hasRoom && remember(NAME, JSON.stringify(setups)) };
}
