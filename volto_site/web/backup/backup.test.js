import assert from "node:assert/strict";
import { test } from "node:test";
import { nothingYet as noRecord, withStars } from "../learn/record.js";
import { nothingYet as noGames } from "../play/games.js";
import { nothingYet as noPostGames } from "../post/games.js";
import { nothingYet as noProgress, parseProgress, withSolved } from "../puzzles/progress.js";
import { formatBackup, parseBackup } from "./backup.js";

const PUZZLES = withSolved(noProgress(), "win-1", { on: "2026-11-17", wrong: 0, hints: 0 });
/** @type {import("./backup.js").Backup} */
const BACKUP = {
  course: withStars(noRecord(), "step-1", 3),
  puzzles: PUZZLES,
  games: noGames(),
  post: noPostGames(),
  setups: ["LNSNL/AACAN"],
  settings: {
    level: "2",
    side: "1",
    first: "me",
    aid: "off",
    setup: "LNSNL/AACAN",
    beginner: "chance",
    seating: "facing",
  },
};

test("what is backed up is there again", () => {
  assert.deepEqual(parseBackup(formatBackup(BACKUP)), BACKUP);
});

test("a file that the trainer has saved is still opened", () => {
  assert.deepEqual(parseBackup(JSON.stringify(PUZZLES))?.puzzles, PUZZLES);
});

test("the trainer opens its part of a backup", () => {
  assert.deepEqual(parseProgress(formatBackup(BACKUP)), PUZZLES);
});

test("a broken part does not take the others with it", () => {
  const text = formatBackup({ ...BACKUP, games: /** @type {any} */ ({ version: 7 }) });
  assert.deepEqual(parseBackup(text), { ...BACKUP, games: null });
  assert.deepEqual(parseBackup(formatBackup({ ...BACKUP, setups: ["?", "LNSNL/AACAN"] })), BACKUP);
});

test("a backup from before there were games by post is still opened", () => {
  const { post: _, ...older } = BACKUP;
  const text = formatBackup(/** @type {any} */ (older));
  assert.deepEqual(parseBackup(text), { ...BACKUP, post: null });
});

test("what is no backup is refused", () => {
  for (const text of ["", "[]", "null", '{"version": 1}']) {
    assert.equal(parseBackup(text), null);
  }
});
