/** One file with all that a learner has but secrets: course, puzzles with notes, games, set-ups, settings. */

import { parseRecord } from "../learn/record.js";
import { parseGames } from "../play/games.js";
import { parseSettings } from "../play/settings.js";
import { isSetup } from "../play/setups.js";
import { parsePostGames } from "../post/games.js";
import { parseAllNotes } from "../puzzles/notes-storage.js";
import { BACKUP, parseProgress } from "../puzzles/progress.js";

/** @typedef {import("../learn/record.js").CourseRecord} CourseRecord */
/** @typedef {import("../puzzles/progress.js").Progress} Progress */
/** @typedef {import("../puzzles/notes-storage.js").AllNotes} AllNotes */
/** @typedef {import("../play/games.js").Kept} Kept */
/** @typedef {import("../play/settings.js").Settings} Settings */
/** @typedef {import("../post/games.js").Kept} PostGames */

/**
 * @typedef {object} Backup
 * @property {CourseRecord | null} course
 * @property {Progress | null} puzzles
 * @property {AllNotes} notes on the masks of puzzles; older files have none
 * @property {Kept | null} games
 * @property {PostGames | null} post the games by post without their secrets
 * @property {string[]} setups
 * @property {Settings | null} settings
 */

/** @param {Backup} backup */
export function formatBackup(backup) {
  return JSON.stringify({ format: BACKUP, version: 1, ...backup }, null, 1);
}

/**
 * @param {string} text of a backup, or of a file that the trainer has saved
 * @returns {Backup | null} null if it is neither; a part that is broken is left out
 */
export function parseBackup(text) {
  try {
    const value = JSON.parse(text);
    if (value?.format !== BACKUP) {
      const puzzles = parseProgress(text);
      return (
        puzzles && {
          course: null,
          puzzles,
          notes: {},
          games: null,
          post: null,
          setups: [],
          settings: null,
        }
      );
    }
    const { course, puzzles, notes, games, post, setups, settings } = value;
    return {
      course: parseRecord(JSON.stringify(course ?? null)),
      puzzles: parseProgress(JSON.stringify(puzzles ?? null)),
      notes: parseAllNotes(JSON.stringify(notes ?? null)),
      games: parseGames(JSON.stringify(games ?? null)),
      post: parsePostGames(JSON.stringify(post ?? null)),
      setups: Array.isArray(setups) ? setups.filter(isSetup) : [],
      settings: settings ? parseSettings(JSON.stringify(settings)) : null,
    };
  } catch {
    return null;
  }
}
