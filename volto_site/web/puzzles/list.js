/** The list of all puzzles, without their solutions, and selections from it. */

import { numberOfDay } from "./days.js";

/** @typedef {import("../board/data.js").PuzzleKind} PuzzleKind */
/** @typedef {{ id: string, kind: PuzzleKind, themes: string[], difficulty: number, rating?: number, position: string, file: number, number: number, within?: number, square?: string, off?: string, history?: string }} Entry */
/** @typedef {{ puzzles: Entry[], path: string[] }} List */
/** @typedef {"open" | "missed" | "solved"} PuzzleState what the learner has made of it */
/** @typedef {{ theme: string[], kind: string[], difficulty: string[], state: string[] }} Filter */
/** @typedef {import("./progress.js").Progress} Progress */

/** The step between daily puzzles, large because neighbours in the list are similar. */
const STRIDE = 7919;

/** The ratings that stand for the five difficulties where a puzzle has none of its own. */
const LEVELS = [900, 1200, 1500, 1800, 2100];

/** @type {Promise<List> | undefined} */
let loading;

/** @returns {Promise<List>} loaded once */
export function loadList() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @returns {Promise<List>} */
async function load() {
  const response = await fetch(new URL("../puzzles.json", import.meta.url));
  if (!response.ok) {
    throw new Error(`${response.status} ${response.url}`);
  }
  const { puzzles, path } = await response.json();
  return {
    puzzles: puzzles.map((/** @type {Entry} */ entry, /** @type {number} */ place) => ({
      ...entry,
      number: place + 1,
    })),
    path,
  };
}

/**
 * The rating of a puzzle, on a scale like Elo's.
 *
 * @param {Pick<Entry, "rating" | "difficulty">} entry
 */
export function ratingOf({ rating, difficulty }) {
  return rating ?? LEVELS[difficulty - 1] ?? 1500;
}

/**
 * The name of a puzzle, which tells its number, its kind and its length alone.
 *
 * @param {Entry} entry
 * @param {import("../frame/strings.js").Strings} strings
 */
export function nameOf({ number, kind, within = 1 }, strings) {
  return strings.t("trainer-name", { number, kind, within });
}

/**
 * The daily puzzle of a date, the same for everyone, of medium difficulty.
 *
 * @param {List} list
 * @param {string} day
 */
export function puzzleOfTheDay({ puzzles }, day) {
  const fit = puzzles.filter(({ difficulty }) => difficulty > 1 && difficulty < 5);
  return (fit.length ? fit : puzzles)[(numberOfDay(day) * STRIDE) % (fit.length || puzzles.length)];
}

/**
 * @param {Entry} entry
 * @param {Progress} progress
 * @returns {PuzzleState}
 */
export function stateOf({ id }, { solved, mistakes }) {
  return id in solved ? "solved" : id in mistakes ? "missed" : "open";
}

/**
 * The puzzles that match all themes, and one of each other wish.
 *
 * @param {List} list
 * @param {Filter} wish
 * @param {Progress} progress
 */
export function filtered({ puzzles }, { theme, kind, difficulty, state }, progress) {
  /** @param {string[]} wished @param {string} value */
  const fits = (wished, value) => !wished.length || wished.includes(value);
  return puzzles.filter(
    (entry) =>
      theme.every((each) => entry.themes.includes(each)) &&
      fits(kind, entry.kind) &&
      fits(difficulty, String(entry.difficulty)) &&
      fits(state, stateOf(entry, progress)),
  );
}

/**
 * @param {string} search of an address, such as `?theme=hunt&difficulty=2`
 * @returns {Filter}
 */
export function parseFilter(search) {
  const asked = new URLSearchParams(search);
  return {
    theme: asked.getAll("theme"),
    kind: asked.getAll("kind"),
    difficulty: asked.getAll("difficulty"),
    state: asked.getAll("state"),
  };
}
