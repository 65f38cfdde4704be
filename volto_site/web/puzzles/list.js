/** The list of all puzzles, without their solutions, and selections from it. */

import { numberOfDay } from "./progress.js";

/** @typedef {import("../board/data.js").PuzzleKind} PuzzleKind */
/** @typedef {{ id: string, kind: PuzzleKind, themes: string[], difficulty: number, position: string, file: number, number: number, within?: number, square?: string, off?: string, history?: string }} Entry */
/** @typedef {{ puzzles: Entry[], path: string[] }} List */
/** @typedef {{ theme: string[], kind: string[], difficulty: string[] }} Filter */

/** The step between daily puzzles, large because neighbours in the list are similar. */
const STRIDE = 7919;

/** @returns {Promise<List>} */
export async function loadList() {
  const response = await fetch(new URL("../../puzzles.json", import.meta.url));
  if (!response.ok) {
    throw new Error(`${response.status} ${response.url}`);
  }
  const { puzzles, path } = await response.json();
  return { puzzles: numbered(puzzles), path };
}

/**
 * The puzzles numbered within their themes.
 *
 * @param {Entry[]} puzzles in the order of their themes
 */
function numbered(puzzles) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return puzzles.map((entry) => {
    const [theme = ""] = entry.themes;
    const number = (counts.get(theme) ?? 0) + 1;
    counts.set(theme, number);
    return { ...entry, number };
  });
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
 * The puzzles that match all themes, one of the kinds and one of the difficulties.
 *
 * @param {List} list
 * @param {Filter} wish
 */
export function filtered({ puzzles }, { theme, kind, difficulty }) {
  return puzzles.filter(
    (entry) =>
      theme.every((each) => entry.themes.includes(each)) &&
      (!kind.length || kind.includes(entry.kind)) &&
      (!difficulty.length || difficulty.includes(String(entry.difficulty))),
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
  };
}

/**
 * @param {string[]} ids
 * @returns {string[]} the same in random order
 */
export function shuffled(ids) {
  return ids
    .map((id) => /** @type {const} */ ([Math.random(), id]))
    .sort(([one], [other]) => one - other)
    .map(([, id]) => id);
}
