import assert from "node:assert/strict";
import { test } from "node:test";
import { turnOf } from "./standing.js";
import { initialState } from "./state.js";

const TASK = { status: "open", said: "", rule: null, reached: [], goals: 1, hints: 0 };

/**
 * @param {object} changes
 * @param {object} [task]
 */
function state(changes, task) {
  const start = initialState("5/5/5/5/5/5/C4 1 00", 1, { key: "", from: {} });
  return { ...start, ...changes, task: /** @type {any} */ (task ? { ...TASK, ...task } : null) };
}

/** @param {ReturnType<typeof state>} now */
function turns(now) {
  return [turnOf(1, now), turnOf(2, now)];
}

test("one player is to move", () => {
  assert.deepEqual(turns(state({})), ["moves", ""]);
});

test("the other side of a task thinks while it answers", () => {
  assert.deepEqual(turns(state({ player: 2 }, { answers: true })), ["", "thinks"]);
});

test("nobody is to move after the end of a game or of a try", () => {
  assert.deepEqual(turns(state({ outcome: { winner: 1, by: "win.palace" } })), ["", ""]);
  assert.deepEqual(turns(state({}, { status: "failed" })), ["", ""]);
});

test("by post whoever writes next is to move, as far as the reader knows", () => {
  const post = { seat: 1, first: 1, writer: 1, duty: "move", pending: "" };
  const byPost = (/** @type {object} */ changes) => turns(state({ post: { ...post, ...changes } }));
  assert.deepEqual(byPost({}), ["moves", ""]);
  // Nobody knows who begins.
  assert.deepEqual(byPost({ first: null, writer: 2 }), ["", ""]);
  // The own capture waits for its answer.
  assert.deepEqual(byPost({ writer: 2, duty: "", pending: "d2d6" }), ["", "moves"]);
  assert.deepEqual(byPost({ duty: "open-lady", pending: "d6d2" }), ["", ""]);
});
