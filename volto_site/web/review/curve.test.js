import assert from "node:assert/strict";
import { test } from "node:test";
import { spread } from "./curve.js";

test("marks that are far apart stay where they are", () => {
  assert.deepEqual(spread([0.1, 0.5, 0.9], 0.1), [0.1, 0.5, 0.9]);
});

test("marks that would cover one another stand side by side", () => {
  assert.deepEqual(spread([0.5, 0.5, 0.5], 0.25), [0.5, 0.75, 1]);
});

test("marks at the end make room for one another", () => {
  assert.deepEqual(spread([0.75, 1, 1], 0.25), [0.5, 0.75, 1]);
});
