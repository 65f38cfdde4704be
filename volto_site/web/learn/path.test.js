import assert from "node:assert/strict";
import { test } from "node:test";
import { Path } from "./path.js";
import { nothingYet } from "./record.js";

/**
 * @param {string} id
 * @param {string[]} steps
 */
function lesson(id, steps) {
  const made = [...steps, `${id}-card`].map((step) => ({
    id: step,
    lesson: id,
    stage: step.endsWith("-card") ? "card" : "alone",
  }));
  return /** @type {import("./steps.js").Lesson} */ (/** @type {unknown} */ ({ id, steps: made }));
}

const path = new Path([lesson("one", ["a", "b", "c"]), lesson("two", ["d", "e"])]);

/**
 * @param {string} id of the step
 * @param {string[]} missed
 */
function after(id, missed = [], isRepeat = false) {
  return path.after(path.step(id), { ...nothingYet(), missed }, isRepeat)?.id;
}

test("the steps follow each other across lessons until the last", () => {
  assert.deepEqual(
    path.steps.map(({ id }) => after(id)),
    ["b", "c", "one-card", "d", "e", "two-card", undefined],
  );
});

test("what was missed comes back at the end of its lesson, the last step itself at the end", () => {
  assert.equal(after("a", ["a"]), "b");
  assert.equal(after("c", ["c", "b"]), "b");
  assert.equal(after("c", ["c"]), "c");
  assert.equal(after("e", ["b"]), "two-card");
  assert.equal(after("one-card", ["b"]), "d");
});

test("every step that was missed comes back once, whether it is right then or not", () => {
  assert.equal(after("c", ["a", "b", "c"]), "a");
  assert.equal(after("a", ["b", "c"], true), "b");
  assert.equal(after("a", ["b", "c", "a"], true), "b");
  assert.equal(after("b", ["c", "a"], true), "c");
  assert.equal(after("c", ["a", "b", "c"], true), "one-card");
});

test("after a step that came back, the course goes on with the card of its lesson", () => {
  assert.equal(after("a", [], true), "one-card");
});

test("the first step stays where it is, and the end of the course leads to the last step", () => {
  assert.equal(path.before(path.step("d"))?.id, "one-card");
  assert.equal(path.before(path.step("a"))?.id, "a");
  assert.equal(path.before(null)?.id, "two-card");
});

test("a lesson is found by its id, by its steps and by its number", () => {
  assert.equal(path.firstOf("two")?.id, "d");
  assert.equal(path.firstOf("record"), null);
  const two = path.lessonOf(path.step("e"));
  assert.equal(two && path.numberOf(two), 2);
  assert.equal(path.lessonOf(null), null);
});
