/** The games that a learner has played, as plain data: parsed, validated, updated and joined. */

import { hasTextsAlone, isObject } from "../frame/json.js";

/** @typedef {import("../board/state.js").Outcome} Outcome */
/** @typedef {import("./settings.js").Aid} Aid */

/**
 * @typedef {object} KeptGame a game with nothing that its learner may not know
 * @property {string} id
 * @property {string} began when, in ISO 8601
 * @property {Record<string, string>} resume what loads it into the core
 * @property {string[]} moves
 * @property {string} seen the position as the learner saw it last, empty before it was shown
 * @property {string} ticket the worker's, for how the opponent's masks stand
 * @property {Aid} aid
 * @property {import("../board/notes.js").Notes} notes
 * @property {Outcome | null} outcome
 * @property {string} start the first position once the game is over, with all masks open
 * @property {string} record the whole game as text, once it is over
 * @property {string} [retry] the moves of another game up to the moment that this one tries again
 */

/** @typedef {{ version: 1, games: KeptGame[] }} Kept */

/** So many games are kept. */
export const MOST = 50;

const ID = /^[0-9a-f]{16,32}$/;
const TICKET = /^[0-9a-f]*$/;

/** @returns {Kept} */
export function nothingYet() {
  return { version: 1, games: [] };
}

/**
 * @param {string} text
 * @returns {Kept | null} null if it is not valid
 */
export function parseGames(text) {
  try {
    const value = JSON.parse(text);
    const isRight =
      isObject(value) &&
      value.version === 1 &&
      Array.isArray(value.games) &&
      value.games.every(isGame);
    return isRight ? value : null;
  } catch {
    return null;
  }
}

/** @param {any} value */
function isGame(value) {
  return (
    isObject(value) &&
    ID.test(value.id) &&
    !Number.isNaN(Date.parse(value.began)) &&
    hasTextsAlone(value.resume) &&
    Array.isArray(value.moves) &&
    value.moves.every(isText) &&
    isText(value.seen) &&
    TICKET.test(value.ticket) &&
    ["on", "request", "off"].includes(value.aid) &&
    hasTextsAlone(value.notes) &&
    (value.outcome === null || isOutcome(value.outcome)) &&
    isText(value.start) &&
    isText(value.record) &&
    (value.retry === undefined || isText(value.retry))
  );
}

/** @param {any} value */
function isOutcome(value) {
  return isObject(value) && [1, 2, null].includes(value.winner) && isText(value.by);
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string";
}

/**
 * The games with this one as it stands now; the newest come first, and the oldest go. Of those that
 * try a moment again only the last is kept.
 *
 * @param {Kept} kept
 * @param {KeptGame} game
 * @returns {Kept}
 */
export function withGame({ games }, game) {
  const isKnown = games.some(({ id }) => id === game.id);
  const all = isKnown
    ? games.map((each) => (each.id === game.id ? game : each))
    : [game, ...games.filter((each) => !isRetry(each))];
  return { version: 1, games: all.slice(0, MOST) };
}

/**
 * Whether a game only tries a moment of another one again: it is no game of the list.
 *
 * @param {KeptGame} game
 */
export function isRetry({ retry }) {
  return retry !== undefined;
}

/**
 * @param {Kept} kept
 * @param {string} id
 * @returns {Kept}
 */
export function withoutGame({ games }, id) {
  return { version: 1, games: games.filter((game) => game.id !== id) };
}

/**
 * Both together; of a game in both the longer one, and the one that is over.
 *
 * @param {Kept} mine
 * @param {Kept} other
 * @returns {Kept}
 */
export function joined(mine, other) {
  const games = [...mine.games];
  for (const game of other.games) {
    const place = games.findIndex(({ id }) => id === game.id);
    const own = games[place];
    if (!own) {
      games.push(game);
    } else if (!own.outcome && (game.outcome || game.moves.length > own.moves.length)) {
      games[place] = game;
    }
  }
  games.sort((one, two) => Date.parse(two.began) - Date.parse(one.began));
  return { version: 1, games: games.slice(0, MOST) };
}

/**
 * The game to go on with: the one of this tab, or the last one that is not over.
 *
 * @param {Kept} kept
 * @param {string | null} id of the game of this tab, empty if it has left its game
 */
export function gameToResume({ games }, id) {
  if (id !== null) {
    return games.find((game) => game.id === id) ?? null;
  }
  const [last] = games;
  return last && isOpen(last) ? last : null;
}

/**
 * Whether a game goes on, or its end has not been written down yet.
 *
 * @param {KeptGame} game
 */
export function isOpen({ record }) {
  return !record;
}

/**
 * Whether two people share a game at this device: then nobody is its learner.
 *
 * @param {KeptGame} game
 */
export function isShared({ resume }) {
  return !("learner" in resume);
}

/** @param {KeptGame} game */
export function learnerOf({ resume }) {
  return resume.learner === "2" ? 2 : 1;
}
