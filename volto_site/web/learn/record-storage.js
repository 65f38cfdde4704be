/** The record of the course in the browser's storage, which may be broken, full or forbidden. */

import { putAside, recall, remember } from "../frame/storage.js";
import { nothingYet, parseRecord } from "./record.js";

/** @typedef {import("./record.js").CourseRecord} CourseRecord */

const NAME = "course";

/**
 * @param {CourseRecord} [held] what stands if nothing is kept or it cannot be read
 * @returns {{ record: CourseRecord, isBroken: boolean }} a text that cannot be read is put aside
 */
export function recallRecord(held = nothingYet()) {
  const text = recall(NAME);
  if (text === null) {
    return { record: held, isBroken: false };
  }
  const record = parseRecord(text);
  if (record) {
    return { record, isBroken: false };
  }
  putAside(NAME);
  return { record: held, isBroken: true };
}

/**
 * Change what is kept now, whichever tab has kept it.
 *
 * @param {(record: CourseRecord) => CourseRecord} change
 * @param {CourseRecord} held by this tab
 * @returns {{ record: CourseRecord, isKept: boolean }}
 */
export function changeRecord(change, held) {
  const { record: before, isBroken } = recallRecord(held);
  const record = change(before);
  // What cannot be read and found no room elsewhere is not written over.
  const isFree = !isBroken || recall(NAME) === null;
  return { record, isKept: isFree && remember(NAME, JSON.stringify(record)) };
}

/**
 * Hear of what another tab has kept.
 *
 * @param {(record: CourseRecord) => void} hear
 */
export function onRecord(hear) {
  addEventListener("storage", ({ key, newValue }) => {
    const record = key === `volto.${NAME}` && newValue ? parseRecord(newValue) : null;
    if (record) {
      hear(record);
    }
  });
}
