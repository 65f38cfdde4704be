/** A game as a whole: before it has begun, in its record, and as the review takes it. */

import { learnerOf } from "./games.js";

/** @typedef {import("./games.js").KeptGame} KeptGame */
/** @typedef {{ start: string, moves: string[], learner: 0 | 1 | 2 }} Position a game up to a moment */
/** @typedef {Position & { resigned?: 1 | 2 }} Reviewed a whole game */

const REVIEW = new URL("../review/review.js", import.meta.url).href;

/** The review of games, fetched when one is to be looked at; null if it is not there. */
export function loadReview() {
  return import(REVIEW).catch(() => null);
}

/**
 * @param {KeptGame} game that is over
 * @returns {Reviewed}
 */
export function reviewed(game) {
  const { start, moves, resume } = game;
  const learner = learnerOf(game);
  return { start, moves, learner, ...(resume.resigned ? { resigned: learner } : {}) };
}

/**
 * A game that has not begun.
 *
 * @param {Pick<KeptGame, "resume" | "aid">} how
 * @returns {KeptGame}
 */
export function newGame({ resume, aid }) {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const nothing = { moves: [], seen: "", ticket: "", notes: {}, start: "", record: "" };
  return { id, began: new Date().toISOString(), resume, aid, ...nothing, outcome: null };
}

/**
 * What is told about a game in its record.
 *
 * @param {KeptGame} game
 * @returns {Record<string, string>}
 */
export function tagsOf({ began, resume }) {
  const { level = "", learner = "", taken, resigned } = resume;
  return {
    Date: began.slice(0, 10),
    Level: level,
    Learner: learner,
    ...(taken ? { "Taken-Back": "1" } : {}),
    ...(resigned ? { Resigned: learner } : {}),
  };
}
