/** The panel that saves everything as one file, and opens it again. */

import { changeSetups, recallSetups } from "../editor/setup-storage.js";
import { download, importButton } from "../frame/files.js";
import { button, part } from "../frame/parts.js";
import { recall } from "../frame/storage.js";
import { loadMoreStrings } from "../frame/strings.js";
import { joined as joinedRecord, nothingYet, parseRecord } from "../learn/record.js";
import { changeRecord } from "../learn/record-storage.js";
import { joined as joinedGames } from "../play/games.js";
import { changeGames, recallGames } from "../play/games-storage.js";
import { parseSettings, rememberSettings, NAME as SETTINGS } from "../play/settings.js";
import { joined as joinedProgress, today } from "../puzzles/progress.js";
import { keepProgress, recallProgress } from "../puzzles/progress-storage.js";
import { formatBackup, parseBackup } from "./backup.js";

/** @typedef {import("./backup.js").Backup} Backup */

/** @returns {Backup} all that this browser has kept */
function everything() {
  return {
    course: parseRecord(recall("course") ?? ""),
    puzzles: recallProgress().progress,
    games: recallGames(),
    setups: recallSetups() ?? [],
    settings: parseSettings(recall(SETTINGS) ?? ""),
  };
}

/**
 * Join a backup with what is here: nothing is overwritten by less.
 *
 * @param {Backup} backup
 * @returns {boolean} whether all of it was stored
 */
function restore({ course, puzzles, games, setups, settings }) {
  const kept = [
    !course || changeRecord((record) => joinedRecord(record, course), nothingYet()).isKept,
    !puzzles || keepProgress(joinedProgress(recallProgress().progress, puzzles)),
    !games || changeGames((own) => joinedGames(own, games)),
    !setups.length || changeSetups((own) => [...new Set([...own, ...setups])]).isKept,
    !settings || rememberSettings(settings),
  ];
  return kept.every(Boolean);
}

/**
 * @param {HTMLElement} root
 * @param {import("../frame/strings.js").Strings} strings
 */
function build(root, strings) {
  const said = part("p", "volto-keeping");
  said.role = "status";
  const save = () => download(`volto-${today()}.json`, formatBackup(everything()));
  const open = (/** @type {string} */ text) => {
    const backup = parseBackup(text);
    const isKept = backup && restore(backup);
    said.textContent = strings.t(
      backup ? (isKept ? "backup-opened" : "backup-unkept") : "backup-wrong",
    );
    if (backup) {
      // Who lists what is kept hears of it as from another tab.
      dispatchEvent(new StorageEvent("storage", { key: null }));
    }
  };
  root.replaceChildren(
    part(
      "div",
      "volto-actions",
      button(strings.t("backup-save"), save, "backup"),
      ...importButton(strings.t("backup-open"), open),
    ),
    said,
  );
}

const root = document.querySelector(".volto-backup");
if (root instanceof HTMLElement) {
  build(root, await loadMoreStrings("match"));
}
