import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isOver,
  joined,
  nothingYet,
  parseRecord,
  starsOf,
  withMiss,
  withPassed,
  withRules,
  withStars,
} from "./record.js";

/** @param {[string, string][]} steps with their stages */
function lesson(...steps) {
  const heading = /** @type {any} */ (null);
  const nothing = { lesson: "moves", rules: [], answer: "", choices: [] };
  return {
    id: "moves",
    title: "",
    heading,
    steps: steps.map(([id, stage]) => /** @type {any} */ ({ id, stage, ...nothing })),
  };
}

test("a record survives being written and read", () => {
  const rules = { "move.noble": { right: true, card: { due: "2026-03-01" } } };
  const record = withRules(withMiss(withStars(nothingYet(), "one", 2), "two"), rules);
  assert.deepEqual(parseRecord(JSON.stringify(record)), record);
});

test("a record from before there were tests is read", () => {
  const { passed, ...old } = withStars(nothingYet(), "one", 3);
  assert.deepEqual(parseRecord(JSON.stringify(old)), { ...old, passed });
});

test("a lesson finished in the first course stays finished, and its steps have successors", () => {
  const done = [
    "learn-lady-last",
    "learn-lady",
    "case-lady-cannot-capture",
    "case-lady-to-an-empty-square",
  ];
  const stars = Object.fromEntries(done.map((step) => [step, 2]));
  const old = { ...nothingYet(), version: 1, at: "e4-ivory", stars, passed: ["noble"] };
  const missed = ["case-third-time", "case-second-time-only", "learn-count"];
  const record = parseRecord(JSON.stringify({ ...old, missed: [...missed] }));
  assert.deepEqual(record, {
    ...nothingYet(),
    at: "learn-offer-again",
    stars,
    missed: ["case-second-time-only", "learn-count"],
    passed: ["noble", "lady"],
  });
});

test("a text that is no record is refused", () => {
  const right = nothingYet();
  const wrong = [
    { ...right, version: 3 },
    { ...right, version: 1, missed: "one" },
    { ...right, stars: { one: 4 } },
    { ...right, missed: "one" },
    { ...right, passed: [1] },
    { ...right, rules: { "move.noble": { right: "yes", card: { due: "2026-03-01" } } } },
    { ...right, rules: { "move.noble": { right: true, card: { due: "soon" } } } },
  ];
  for (const each of ["{", ...wrong.map((value) => JSON.stringify(value))]) {
    assert.equal(parseRecord(each), null, each);
  }
});

test("the most stars that a step has earned stay", () => {
  const record = withStars(withStars(nothingYet(), "one", 3), "one", 1);
  assert.deepEqual(record.stars, { one: 3 });
});

test("a step that is done is missed no more", () => {
  const record = withStars(withMiss(withMiss(nothingYet(), "one"), "two"), "one", 1);
  assert.deepEqual(record.missed, ["two"]);
});

test("a step missed twice comes back once, after the others", () => {
  const record = ["one", "two", "one"].reduce(withMiss, nothingYet());
  assert.deepEqual(record.missed, ["two", "one"]);
});

test("a worked example earns no stars", () => {
  const record = withStars(nothingYet(), "two", 2);
  const { stars, total, isDone } = starsOf(lesson(["one", "worked"], ["two", "alone"]), record);
  assert.deepEqual([stars, total, isDone], [2, 3, true]);
});

test("a lesson is over when every step has stars, or its test is passed", () => {
  const both = lesson(["one", "alone"], ["two", "question"]);
  const half = withStars(nothingYet(), "one", 3);
  assert.deepEqual(
    [half, withStars(half, "two", 1), withPassed(half, "moves")].map((record) =>
      isOver(both, record),
    ),
    [false, true, true],
  );
});

test("two records together have the stars of both, and nothing missed that was done", () => {
  const mine = withStars(withMiss(nothingYet(), "b"), "a", 1);
  const other = withPassed(withStars(withStars(nothingYet(), "a", 3), "b", 2), "lesson");
  const both = joined(mine, other);
  assert.deepEqual(both.stars, { a: 3, b: 2 });
  assert.deepEqual(both.missed, []);
  assert.deepEqual(both.passed, ["lesson"]);
  assert.deepEqual(joined(other, mine).stars, both.stars);
});
