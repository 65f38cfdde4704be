/** The record of the course in the browser's storage, which may be broken, full or forbidden. */

import { recall, remember } from "../storage.js";
import { nothingYet, parseRecord } from "./record.js";

/** @typedef {import("./record.js").Learned} Learned */

const NAME = "course";
const BROKEN = "course-broken";

/** @returns {{ record: Learned, isBroken: boolean }} a text that cannot be read is put aside */
export function recallRecord() {
  const text = recall(NAME);
  const record = text === null ? nothingYet() : parseRecord(text);
  if (record) {
    return { record, isBroken: false };
  }
  remember(BROKEN, text ?? "");
  return { record: nothingYet(), isBroken: true };
}

/**
 * @param {Learned} record
 * @returns {boolean} whether the browser has kept it
 */
export function keepRecord(record) {
  const text = JSON.stringify(record);
  remember(NAME, text);
  return recall(NAME) === text;
}
