import assert from "node:assert/strict";
import { test } from "node:test";
import { nextOfFeed, rising } from "./feed.js";

/**
 * @param {string} id
 * @param {"win" | "save" | "odds"} kind
 * @param {number} rating
 */
function entry(id, kind, rating) {
  return { id, kind, rating, number: 1, themes: [], difficulty: 3, position: "", file: 0 };
}

const PUZZLES = [
  entry("win-1", "win", 1180),
  entry("win-2", "win", 1220),
  entry("save-1", "save", 1260),
  entry("odds-1", "odds", 1900),
];

/** @param {Set<string>} known */
function learner(known, last = "") {
  return { rating: 1200, isKnown: (/** @type {string} */ id) => known.has(id), last };
}

test("a feed gives what is near the learner's rating and not known", () => {
  const known = new Set(["win-1"]);
  const given = [0, 0.5, 0.99].map((at) => nextOfFeed(PUZZLES, learner(known), () => at)?.id);
  assert.deepEqual(new Set(given), new Set(["win-2", "save-1"]));
});

test("a feed changes the kind where it can", () => {
  for (const at of [0, 0.3, 0.6, 0.99]) {
    assert.equal(nextOfFeed(PUZZLES, learner(new Set(), "win"), () => at)?.kind, "save");
  }
});

test("a feed widens until it finds something, and ends when all is known", () => {
  const near = new Set(["win-1", "win-2", "save-1"]);
  assert.equal(nextOfFeed(PUZZLES, learner(near), () => 0)?.id, "odds-1");
  assert.equal(
    nextOfFeed(PUZZLES, learner(new Set([...near, "odds-1"])), () => 0),
    null,
  );
});

test("a challenge gets harder, and has no puzzle twice", () => {
  const ids = rising(PUZZLES, 9);
  assert.deepEqual(ids, ["win-1", "win-2", "save-1", "odds-1"]);
  assert.equal(rising(PUZZLES, 2).length, 2);
});
