/** The study of the lab in the browser's storage. */

import { VIEWERS } from "../board/address.js";
import { recall, recallInTab, remember, rememberInTab } from "../frame/storage.js";

/** @typedef {import("../board/address.js").Viewer} Viewer */

/**
 * @typedef {object} Study what is on the board of the lab
 * @property {string} start
 * @property {string[]} moves
 * @property {number} at how many of the moves are shown on the board
 * @property {string} ticket the worker's, for how the hidden masks are dealt; empty before
 * @property {Viewer} viewer
 * @property {Record<string, string>} tags of the record it came from
 * @property {"edit" | "play"} mode
 * @property {string} from the fragment that it came from
 */

const NAME = "lab";
const POSITION = /^[1-5nacslx]+(\/[1-5nacslx]+){6} [12] [0-2]{2}$/i;

/**
 * The study of this tab or, in a new tab, the one stored last.
 *
 * @returns {Study | string | null} the stored text if it is not a valid study
 */
export function recallStudy() {
  const text = recallInTab(NAME) ?? recall(NAME);
  if (!text) {
    return null;
  }
  try {
    const study = upgraded(JSON.parse(text));
    return isStudy(study) ? study : text;
  } catch {
    return text;
  }
}

/**
 * A study as it is stored now; once its viewer was called `view`, and it held the number of its deal.
 *
 * @param {any} study
 */
function upgraded(study) {
  const { deal: _, view, ...rest } = study;
  return { ticket: "", viewer: view, ...rest };
}

let wasKept = true;

/**
 * @param {Study} study
 * @param {() => void} warn called when storing first fails
 */
export function rememberStudy(study, warn) {
  const text = JSON.stringify(study);
  rememberInTab(NAME, text);
  const isKept = remember(NAME, text);
  if (wasKept && !isKept) {
    warn();
  }
  wasKept = isKept;
}

/**
 * @param {any} study
 * @returns {study is Study}
 */
function isStudy(study) {
  return (
    typeof study === "object" &&
    study !== null &&
    typeof study.start === "string" &&
    POSITION.test(study.start) &&
    Array.isArray(study.moves) &&
    study.moves.every((/** @type {unknown} */ move) => typeof move === "string") &&
    Number.isInteger(study.at) &&
    typeof study.ticket === "string" &&
    /^[0-9a-f]*$/.test(study.ticket) &&
    VIEWERS.includes(study.viewer) &&
    (study.mode === "edit" || study.mode === "play") &&
    typeof study.from === "string" &&
    typeof study.tags === "object" &&
    study.tags !== null
  );
}
