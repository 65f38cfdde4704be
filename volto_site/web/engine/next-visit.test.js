import assert from "node:assert/strict";
import { test } from "node:test";
import { isFree } from "./next-visit.js";

test("a computer of which nothing else is known may fetch", () => {
  assert.equal(isFree({}, false), true);
  assert.equal(isFree({ effectiveType: "4g", saveData: false }, false), true);
});

test("a phone may fetch in a network that is known to be free", () => {
  assert.equal(isFree({ type: "wifi", effectiveType: "4g" }, true), true);
  assert.equal(isFree({ type: "cellular", effectiveType: "4g" }, true), false);
  assert.equal(isFree({ type: "unknown", effectiveType: "4g" }, true), false);
  assert.equal(isFree({}, true), false);
});

test("nobody fetches who is on a mobile network, a slow one, or saves", () => {
  assert.equal(isFree({ type: "cellular" }, false), false);
  assert.equal(isFree({ effectiveType: "3g" }, false), false);
  assert.equal(isFree({ saveData: true, type: "wifi" }, false), false);
});
