/** What a learner chooses before a game, in the browser's storage. */

import { recall, remember } from "../frame/storage.js";
import { isSetup, MODELS } from "./setups.js";

/** @typedef {import("./setups.js").Side} Side */
/** @typedef {"1" | "2" | "3" | "4" | "5"} Level */
/** @typedef {"me" | "other" | "chance"} First who begins */
/** @typedef {"on" | "request" | "off"} Aid whether the suspects are shown */
/** @typedef {"1" | "2" | "chance"} Beginner who begins a game of two people at this device */
/** @typedef {"handed" | "facing"} Seating whether the device is handed over, or lies between them */

/**
 * @typedef {object} Settings
 * @property {Level} level
 * @property {Side} side
 * @property {First} first
 * @property {Aid} aid
 * @property {string} setup the one that was played last
 * @property {Beginner} beginner
 * @property {Seating} seating
 */

export const NAME = "play";

/** @type {Level[]} */
export const LEVELS = ["1", "2", "3", "4", "5"];
/** @type {Side[]} */
export const SIDES = ["1", "2"];
/** @type {First[]} */
export const FIRSTS = ["me", "other", "chance"];
/** @type {Aid[]} */
export const AIDS = ["on", "request", "off"];

/** @type {Beginner[]} */
export const BEGINNERS = ["1", "2", "chance"];
/** @type {Seating[]} */
export const SEATINGS = ["handed", "facing"];

/** @type {Settings} */
const USUAL = {
  level: "1",
  side: "1",
  first: "me",
  aid: "request",
  setup: MODELS.ladies,
  beginner: "1",
  seating: "handed",
};

/** @returns {Settings} what was chosen last, or what is usual */
export function recallSettings() {
  return parseSettings(recall(NAME) ?? "") ?? USUAL;
}

/**
 * @param {string} text
 * @returns {Settings | null} null if it is not valid
 */
export function parseSettings(text) {
  try {
    const value = { ...USUAL, ...JSON.parse(text) };
    const isRight =
      LEVELS.includes(value.level) &&
      SIDES.includes(value.side) &&
      FIRSTS.includes(value.first) &&
      AIDS.includes(value.aid) &&
      BEGINNERS.includes(value.beginner) &&
      SEATINGS.includes(value.seating) &&
      isSetup(value.setup);
    return isRight ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {Settings} settings
 * @returns {boolean} whether they were stored
 */
export function rememberSettings(settings) {
  return remember(NAME, JSON.stringify(settings));
}

/**
 * The player who begins, drawn where that is left to chance.
 *
 * @param {Settings} settings
 * @returns {Side}
 */
export function firstOf({ side, first }) {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  const isOwn = first === "me" || (first === "chance" && byte < 128);
  return isOwn ? side : side === "1" ? "2" : "1";
}
