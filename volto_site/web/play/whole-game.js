/** A game as a whole: before it has begun, in its record, and as the review takes it. */

import { isShared, learnerOf } from "./games.js";

/** @typedef {import("./games.js").KeptGame} KeptGame */
/** @typedef {{ start: string, moves: string[], learner: 0 | 1 | 2 }} Position a game up to a moment */
/** @typedef {Position & { resigned?: 1 | 2 }} Reviewed a whole game */
/** @typedef {import("../board/address.js").Shared} Shared */
/** @typedef {import("./settings.js").Settings} Settings */

/** The review of games, fetched when one is to be looked at; null if it is not there. */
export function loadReview() {
  return import("../review/review.js").catch(() => null);
}

/**
 * @param {KeptGame} game that is over
 * @returns {Reviewed}
 */
export function reviewed(game) {
  const { start, moves, resume } = game;
  const loser = isShared(game) && resume.resigned === "2" ? 2 : learnerOf(game);
  const learner = isShared(game) ? 0 : learnerOf(game);
  return { start, moves, learner, ...(resume.resigned ? { resigned: loser } : {}) };
}

/**
 * A game that somebody shares, told to whoever has the learner's seat.
 *
 * @param {Shared} shared
 * @returns {Reviewed}
 */
export function shownIn({ position, moves, viewer }) {
  return { start: position, moves, learner: viewer === "1" ? 1 : viewer === "2" ? 2 : 0 };
}

/**
 * Whether a position hides masks from its reader.
 *
 * @param {string} position
 */
export function hidesMasks(position) {
  return /x/i.test(position);
}

/**
 * The game as its learner saw it, to be shared: the opponent's masks stay hidden, but for what the
 * moves have revealed, which the record writes beside them.
 *
 * @param {KeptGame} game that is over
 * @returns {Shared}
 */
export function seenIn(game) {
  const [placement = "", ...rest] = game.start.split(" ");
  const viewer = learnerOf(game) === 1 ? "1" : "2";
  const hidden =
    viewer === "1" ? placement.replace(/[a-z]/g, "x") : placement.replace(/[A-Z]/g, "X");
  const [, written = ""] = game.record.split("\n\n");
  const moves = written.split(/\s+/).filter((word) => word && !word.endsWith("."));
  return { position: [hidden, ...rest].join(" "), moves, viewer };
}

/**
 * A game that has not begun.
 *
 * @param {Pick<KeptGame, "resume" | "aid" | "retry">} how
 * @returns {KeptGame}
 */
export function newGame({ resume, aid, retry }) {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const id = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const nothing = { seen: "", ticket: "", notes: {}, start: "", record: "" };
  const moves = retry?.split(" ").filter(Boolean) ?? [];
  const again = retry === undefined ? {} : { retry };
  const began = new Date().toISOString();
  return { id, began, resume, aid, moves, ...nothing, outcome: null, ...again };
}

/**
 * A game that is played on from a moment of another one.
 *
 * @param {Position} moment
 * @param {Pick<Settings, "level" | "aid">} settings
 */
export function retryOf({ start, moves, learner }, { level, aid }) {
  const resume = { level, learner: String(learner || 1), position: start };
  return newGame({ resume, aid, retry: moves.join(" ") });
}

/**
 * What is told about a game in its record.
 *
 * @param {KeptGame} game
 * @returns {Record<string, string>}
 */
export function tagsOf(game) {
  const { began, resume } = game;
  const { level = "", learner = "", taken, resigned } = resume;
  if (isShared(game)) {
    return { Date: began.slice(0, 10), ...(resigned ? { Resigned: resigned } : {}) };
  }
  return {
    Date: began.slice(0, 10),
    Level: level,
    Learner: learner,
    ...(taken ? { "Taken-Back": "1" } : {}),
    ...(resigned ? { Resigned: learner } : {}),
  };
}
