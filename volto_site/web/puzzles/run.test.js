import assert from "node:assert/strict";
import { test } from "node:test";
import { nextInRun } from "./run.js";

const IDS = ["a-1", "b-2", "c-3"];

test("a list is followed in its order, solved or not, and ends", () => {
  const run = { mode: /** @type {const} */ ("list"), ids: IDS };
  assert.deepEqual(
    IDS.map((id) => nextInRun(run, id, { "b-2": true })),
    ["b-2", "c-3", ""],
  );
});

test("the path leads to what is not solved yet, before or after", () => {
  const run = { mode: /** @type {const} */ ("path"), ids: IDS };
  assert.equal(nextInRun(run, "a-1", { "a-1": true, "b-2": true }), "c-3");
  assert.equal(nextInRun(run, "c-3", { "c-3": true, "b-2": true }), "a-1");
  assert.equal(nextInRun(run, "c-3", { "a-1": true, "b-2": true, "c-3": true }), "");
});
