/** The record of the course in the browser's storage, which may be corrupt, full or forbidden. */

import { putAside, recall, remember } from "../frame/storage.js";
import { nothingYet, parseRecord } from "./record.js";

/** @typedef {import("./record.js").CourseRecord} CourseRecord */

const NAME = "course";

/**
 * @param {CourseRecord} [held] the default if nothing valid is stored
 * @returns {{ record: CourseRecord, isBroken: boolean }} a corrupt text is moved to a backup
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
 * Update the stored record, including changes made by other tabs.
 *
 * @param {(record: CourseRecord) => CourseRecord} change
 * @param {CourseRecord} held by this tab
 * @returns {{ record: CourseRecord, isKept: boolean }}
 */
export function changeRecord(change, held) {
  const { record: before, isBroken } = recallRecord(held);
  const record = change(before);
  // A corrupt text that could not be backed up is not overwritten.
  const isFree = !isBroken || recall(NAME) === null;
  return { record, isKept: isFree && remember(NAME, JSON.stringify(record)) };
}

/**
 * Subscribe to records stored by other tabs.
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
