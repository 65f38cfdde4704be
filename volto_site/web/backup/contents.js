/** What a backup is made from and joined with: all that this browser has kept. */

import { changeSetups, recallSetups } from "../editor/setup-storage.js";
import { recall } from "../frame/storage.js";
import { joined as joinedRecord, nothingYet, parseRecord } from "../learn/record.js";
import { changeRecord } from "../learn/record-storage.js";
import { joined as joinedGames } from "../play/games.js";
import { changeGames, recallGames } from "../play/games-storage.js";
import { parseSettings, rememberSettings, NAME as SETTINGS } from "../play/settings.js";
import { joined as joinedPost, withoutSecrets } from "../post/games.js";
import { changePostGames, recallPostGames } from "../post/storage.js";
import { today } from "../puzzles/days.js";
import { joinedNotes, keepAllNotes, recallAllNotes } from "../puzzles/notes-storage.js";
import { joined as joinedProgress } from "../puzzles/progress.js";
import { keepProgress, recallProgress } from "../puzzles/progress-storage.js";
import { formatBackup, parseBackup } from "./backup.js";

/** @typedef {import("./backup.js").Backup} Backup */

/** The backup of today: its name and its text. */
export function backupOfToday() {
  return {
    name: `volto-${today()}.json`,
    text: formatBackup({
      course: parseRecord(recall("course") ?? ""),
      puzzles: recallProgress().progress,
      notes: recallAllNotes(),
      games: recallGames(),
      post: withoutSecrets(recallPostGames()),
      setups: recallSetups() ?? [],
      settings: parseSettings(recall(SETTINGS) ?? ""),
    }),
  };
}

/**
 * Join a backup with what is here: nothing is overwritten by less.
 *
 * @param {string} text
 * @returns {"opened" | "opened-post" | "unkept" | "wrong"}
 */
export function restore(text) {
  const backup = parseBackup(text);
  if (!backup) {
    return "wrong";
  }
  const { course, puzzles, notes, games, post, setups, settings } = backup;
  const kept = [
    !course || changeRecord((record) => joinedRecord(record, course), nothingYet()).isKept,
    !puzzles || keepProgress(joinedProgress(recallProgress().progress, puzzles)),
    !Object.keys(notes).length || keepAllNotes(joinedNotes(recallAllNotes(), notes)),
    !games || changeGames((own) => joinedGames(own, games)),
    !post || changePostGames((own) => joinedPost(own, post)),
    !setups.length || changeSetups((own) => [...new Set([...own, ...setups])]).isKept,
    !settings || rememberSettings(settings),
  ];
  const opened = post?.games.length ? "opened-post" : "opened";
  return kept.every(Boolean) ? opened : "unkept";
}
