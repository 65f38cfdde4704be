import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Map<string, () => void>} */
const listeners = new Map();
Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ kind, /** @type {() => void} */ act) =>
    listeners.set(kind, act),
});
const { whenRested } = await import("./idle.js");

test("work waits until the reader rests, and then for nothing but an idle browser", (context) => {
  const { timers } = context.mock;
  timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const done = [];
  // Where a browser does not tell when it is idle, that wait is over after two seconds.
  const pass = (/** @type {number[]} */ ...times) => {
    for (const time of times) {
      timers.tick(time);
    }
    return done.join(" ");
  };
  whenRested(() => done.push("first"));
  pass(2_000);
  listeners.get("scroll")?.();
  assert.equal(pass(1_000, 2_900), "");
  assert.equal(pass(100, 2_000), "first");
  whenRested(() => done.push("second"));
  assert.equal(pass(2_000), "first second");
  listeners.get("pointerdown")?.();
  whenRested(() => done.push("third"));
  assert.equal(pass(2_900), "first second");
  assert.equal(pass(100, 2_000), "first second third");
});
