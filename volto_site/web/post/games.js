/** The games by post of this browser, as plain data: parsed, validated, updated and joined. */

import { hasTextsAlone } from "../frame/json.js";

/** @typedef {import("../board/state.js").Outcome} Outcome */
/** @typedef {import("../board/state.js").Post} Post */

/**
 * @typedef {object} PostGame what its player may know, and the ticket for the secret
 * @property {string} id
 * @property {string} name that its player has given it
 * @property {string} changed when, in ISO 8601
 * @property {Record<string, string>} resume what loads it into the core
 * @property {string} ticket the worker's, for the seed
 * @property {string} letter the last own one, to be sent again
 * @property {number} letters how many there are
 * @property {boolean} isSent whether the last own letter has left
 * @property {boolean} isSaved whether the secret was saved as a file, or its player did not want to
 * @property {"own" | "other" | "over"} turn whose letter it is
 * @property {"won" | "lost" | "drawn" | ""} result empty as long as nobody has checked it
 */

/** @typedef {{ version: 1, games: PostGame[] }} Kept */

const ID = /^[0-9a-f]{32}$/;
const TICKET = /^[0-9a-f]*$/;
/** So long is a name at most. */
export const LONGEST_NAME = 40;

/** @returns {Kept} */
export function nothingYet() {
  return { version: 1, games: [] };
}

/**
 * @param {string} text
 * @returns {Kept | null} null if it is not valid
 */
export function parsePostGames(text) {
  try {
    const value = JSON.parse(text);
    const isRight = value?.version === 1 && Array.isArray(value.games) && value.games.every(isGame);
    return isRight ? value : null;
  } catch {
    return null;
  }
}

/** @param {any} value */
function isGame(value) {
  return (
    typeof value === "object" &&
    value !== null &&
    ID.test(value.id) &&
    typeof value.name === "string" &&
    !Number.isNaN(Date.parse(value.changed)) &&
    hasTextsAlone(value.resume) &&
    TICKET.test(value.ticket) &&
    typeof value.letter === "string" &&
    Number.isInteger(value.letters) &&
    typeof value.isSent === "boolean" &&
    typeof value.isSaved === "boolean" &&
    ["own", "other", "over"].includes(value.turn) &&
    ["won", "lost", "drawn", ""].includes(value.result)
  );
}

/**
 * The games with this one as it stands now, the last changed first.
 *
 * @param {Kept} kept
 * @param {PostGame} game
 * @returns {Kept}
 */
export function withPostGame({ games }, game) {
  return { version: 1, games: [game, ...games.filter(({ id }) => id !== game.id)] };
}

/**
 * @param {Kept} kept
 * @param {string} id
 * @returns {Kept}
 */
export function withoutPostGame({ games }, id) {
  return { version: 1, games: games.filter((game) => game.id !== id) };
}

/**
 * The games as a backup has them: letters and names, and nothing that tells of a hidden mask.
 *
 * @param {Kept} kept
 * @returns {Kept}
 */
export function withoutSecrets({ games }) {
  const shown = games.map((game) => {
    const { setup: _, ...resume } = game.resume;
    return { ...game, resume, ticket: "" };
  });
  return { version: 1, games: shown };
}

/**
 * Both together; a game in both stays as it is here, where its secret is.
 *
 * @param {Kept} mine
 * @param {Kept} other
 * @returns {Kept}
 */
export function joined(mine, other) {
  const own = new Set(mine.games.map(({ id }) => id));
  const games = [...mine.games, ...withoutSecrets(other).games.filter(({ id }) => !own.has(id))];
  games.sort((one, two) => Date.parse(two.changed) - Date.parse(one.changed));
  return { version: 1, games };
}

/**
 * What is noted of a game after an answer of the core.
 *
 * @param {Post} post
 * @param {Outcome | null} outcome
 * @returns {Pick<PostGame, "resume" | "letter" | "letters" | "turn" | "result">}
 */
export function standingOf({ seat, writer, letter, letters, resume, checked }, outcome) {
  const turn = writer === null ? "over" : writer === seat ? "own" : "other";
  return { resume, letter, letters, turn, result: checked ? resultFor(seat, outcome) : "" };
}

/**
 * @param {1 | 2} seat
 * @param {Outcome | null} outcome
 */
function resultFor(seat, outcome) {
  if (!outcome) {
    return "";
  }
  return outcome.winner === null ? "drawn" : outcome.winner === seat ? "won" : "lost";
}

/**
 * The name of a game, with a number if another game has it already.
 *
 * @param {Kept} kept
 * @param {Pick<PostGame, "id" | "name">} game
 */
export function distinctName({ games }, { id, name }) {
  const names = new Set(games.filter((game) => game.id !== id).map((game) => game.name));
  let distinct = name;
  for (let number = 2; names.has(distinct); number += 1) {
    const mark = ` (${number})`;
    distinct = name.slice(0, LONGEST_NAME - mark.length) + mark;
  }
  return distinct;
}

/**
 * A name that its player has typed, or an empty text.
 *
 * @param {string} text
 */
export function cleanName(text) {
  return text.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}
