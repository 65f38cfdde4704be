import assert from "node:assert/strict";
import { test } from "node:test";
import { byTheme, figuresOf } from "./statistics.js";

/**
 * @param {string} id
 * @param {"solved" | "helped" | "missed"} result
 * @param {number | null} took
 */
function tried(id, result, took, shown = false) {
  return { id, result, took, ...(shown && { shown: /** @type {const} */ (true) }) };
}

/**
 * @param {string} id
 * @param {string[]} themes
 */
function entry(id, themes) {
  const kind = /** @type {const} */ ("win");
  return { id, kind, themes, number: 1, difficulty: 3, position: "", file: 0 };
}

test("speed is the median of what was solved and timed", () => {
  const tries = [
    tried("a-1", "solved", 10),
    tried("b-2", "solved", 20),
    tried("c-3", "missed", 500),
    tried("d-4", "solved", null),
  ];
  assert.deepEqual(figuresOf(tries), { tries: 4, solved: 3, seconds: 15 });
  assert.deepEqual(figuresOf([]), { tries: 0, solved: 0, seconds: null });
});

test("a puzzle counts for each of its themes, the most tried first", () => {
  const puzzles = [entry("a-1", ["hunt"]), entry("b-2", ["hunt", "bait"])];
  const tries = [tried("a-1", "missed", 9), tried("b-2", "solved", 7)];
  assert.deepEqual(byTheme(tries, puzzles, { "a-1": {}, "b-2": {} }), [
    ["hunt", { tries: 2, solved: 1, seconds: 7 }],
    ["bait", { tries: 1, solved: 1, seconds: 7 }],
  ]);
});

test("the theme of a puzzle that is still open is not told", () => {
  const puzzles = [entry("a-1", ["hunt"]), entry("b-2", ["bait"])];
  const tries = [tried("a-1", "missed", 9), tried("b-2", "missed", 9, true)];
  assert.deepEqual(
    byTheme(tries, puzzles, {}).map(([theme]) => theme),
    ["bait"],
  );
});
