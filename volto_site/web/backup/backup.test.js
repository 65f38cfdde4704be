import assert from "node:assert/strict";
import { test } from "node:test";
import { nothingYet as noRecord, withStars } from "../learn/record.js";
import { nothingYet as noGames } from "../play/games.js";
import { nothingYet as noPostGames } from "../post/games.js";
import { joinedNotes } from "../puzzles/notes-storage.js";
import { nothingYet as noProgress, parseProgress, withSolved } from "../puzzles/progress.js";
import { formatBackup, parseBackup } from "./backup.js";

const PUZZLES = withSolved(noProgress(), "win-1", { on: "2026-11-17", wrong: 0, hints: 0 });
/** @type {import("./backup.js").Backup} */
const BACKUP = {
  course: withStars(noRecord(), "step-1", 3),
  puzzles: PUZZLES,
  notes: { "win-1": { c5: "NA" } },
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

test("an older backup without notes is still opened", () => {
  const { notes: _, ...older } = JSON.parse(formatBackup(BACKUP));
  assert.deepEqual(parseBackup(JSON.stringify(older)), { ...BACKUP, notes: {} });
});

test("notes that cannot be read are left out", () => {
  const notes = /** @type {any} */ ({ "win-1": { c5: "NA" }, "win-2": { c5: 7 }, "win-3": [] });
  assert.deepEqual(parseBackup(formatBackup({ ...BACKUP, notes })), BACKUP);
});

test("the own notes stay where both browsers have some", () => {
  const own = { "win-1": { c5: "N" }, "win-2": { a1: "L" } };
  const theirs = { "win-1": { c5: "NA" }, "win-3": { b2: "S" } };
  assert.deepEqual(joinedNotes(own, theirs), { ...own, "win-3": { b2: "S" } });
});

test("the notes of the latest puzzles are kept, and their own first of all", () => {
  const theirs = Object.fromEntries([...Array(80).keys()].map((n) => [`their-${n}`, { a1: "L" }]));
  const joined = joinedNotes({ own: { c5: "N" } }, theirs);
  assert.equal(Object.keys(joined).length, 60);
  assert.deepEqual(joined.own, { c5: "N" });
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
