/** The set-ups that a reader has saved in the browser, as lines of text. */

import { recall, remember } from "../storage.js";

const NAME = "setups";
const SETUP = /^[NACSL]{5}\/[NACSL]{5}$/;

/** @returns {string[] | null} null if what is remembered cannot be read */
export function recallSetups() {
  const text = recall(NAME);
  if (text === null) {
    return [];
  }
  try {
    const setups = JSON.parse(text);
    const isRight = Array.isArray(setups) && setups.every((each) => SETUP.test(each));
    return isRight ? setups : null;
  } catch {
    return null;
  }
}

/** @param {string[]} setups */
export function rememberSetups(setups) {
  remember(NAME, JSON.stringify(setups));
}
