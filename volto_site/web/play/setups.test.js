import assert from "node:assert/strict";
import { test } from "node:test";
import { MODELS, positionOf, setupFor, setupIn } from "./setups.js";

test("Night sees its set-up from its own side as Ivory does", () => {
  assert.equal(setupFor("LNSNL/AACAN", "1"), "LNSNL/AACAN");
  assert.equal(setupFor("NASAN/CLALN", "2"), "nlalc/nasan");
});

test("a set-up is found again in its position, on either side", () => {
  for (const setup of Object.values(MODELS)) {
    for (const side of /** @type {const} */ (["1", "2"])) {
      assert.equal(setupIn(positionOf(setup, side), side), setup);
    }
  }
});

test("a set-up that lacks a mask is none", () => {
  assert.equal(setupIn("5/5/5/5/5/LNS1L/AACAN 1 00", "1"), null);
  assert.equal(setupIn("5/5/5/5/5/LNSNL/AACAN 1 00", "2"), null);
});
