import assert from "node:assert/strict";
import test from "node:test";
import { StartQueue } from "./start-queue.js";

function scene() {
  /** @type {string[]} */
  const started = [];
  /** @type {string[]} */
  const finished = [];
  /** @type {(() => void)[]} */
  const soon = [];
  /** @type {(() => void)[]} */
  const idle = [];
  let time = 0;
  const queue = new StartQueue({
    now: () => time,
    soon: (act) => soon.push(act),
    idle: (act) => idle.push(act),
  });
  const board = (/** @type {string} */ name, cost = 10) => ({
    isHidden: name.startsWith("hidden"),
    start: () => {
      started.push(name);
      time += cost;
    },
    finish: () => finished.push(name),
  });
  return { started, finished, soon, idle, queue, board };
}

test("boards that start quickly share an idle moment, up to a few milliseconds", () => {
  const { queue, board, idle, started } = scene();
  for (const name of "abcde") {
    queue.add(board(name, 2));
  }
  idle.shift()?.();
  assert.deepEqual(started, ["a", "b", "c"]);
  idle.shift()?.();
  assert.deepEqual(started, ["a", "b", "c", "d", "e"]);
});

test("one slow board starts in each idle moment, in the order of the page", () => {
  const { queue, board, idle, started } = scene();
  queue.add(board("a"));
  queue.add(board("b"));
  assert.equal(idle.length, 1);
  idle.shift()?.();
  assert.deepEqual(started, ["a"]);
  idle.shift()?.();
  assert.deepEqual(started, ["a", "b"]);
  assert.equal(idle.length, 0);
});

test("a hidden board waits to be shown", () => {
  const { queue, board, idle, started } = scene();
  for (const name of ["a", "hidden", "b"]) {
    queue.add(board(name, 2));
  }
  idle.shift()?.();
  assert.deepEqual(started, ["a", "b"]);
});

test("a board that comes near starts soon, and only once", () => {
  const { queue, board, soon, idle, started } = scene();
  const [first, near] = [board("first"), board("near")];
  queue.add(first);
  queue.add(near);
  queue.hurry(near);
  soon.shift()?.();
  idle.shift()?.();
  assert.deepEqual(started, ["near", "first"]);
  soon.shift()?.();
  assert.deepEqual([soon.length, idle.length], [0, 0]);
});

test("near boards are finished once all of them have started, in a task each; far ones are not", () => {
  const { queue, board, soon, idle, started, finished } = scene();
  for (const near of [board("a"), board("b")]) {
    queue.hurry(near);
  }
  queue.add(board("far"));
  idle.shift()?.();
  soon.shift()?.();
  assert.deepEqual([started, finished], [["a", "b"], []]);
  soon.shift()?.();
  assert.deepEqual(finished, ["a"]);
  soon.shift()?.();
  idle.shift()?.();
  assert.deepEqual([finished, started, soon.length], [["a", "b"], ["a", "b", "far"], 0]);
});

test("several near boards start in a task each", () => {
  const { queue, board, soon, started } = scene();
  queue.hurry(board("a"));
  queue.hurry(board("b"));
  assert.equal(soon.length, 1);
  soon.shift()?.();
  assert.deepEqual(started, ["a"]);
  assert.equal(soon.length, 1);
});

test("who is near goes first in an idle moment too, and is not put back", () => {
  const { queue, board, idle, started } = scene();
  const near = board("near");
  queue.add(board("far"));
  queue.hurry(near);
  queue.add(near);
  idle.shift()?.();
  assert.deepEqual(started, ["near"]);
});

test("a board that a touch has started is forgotten", () => {
  const { queue, board, idle, soon, started } = scene();
  const touched = board("touched");
  queue.add(touched);
  queue.remove(touched);
  queue.hurry(touched);
  queue.remove(touched);
  idle.shift()?.();
  soon.shift()?.();
  assert.deepEqual(started, []);
});
