import assert from "node:assert/strict";
import { test } from "node:test";
import { isShown } from "./visibility.js";

test("the browser is asked where it can be", () => {
  const element = { checkVisibility: () => false, getClientRects: () => [1] };
  assert.equal(isShown(/** @type {any} */ (element)), false);
});

test("an older Safari is measured", () => {
  assert.equal(isShown(/** @type {any} */ ({ getClientRects: () => [1] })), true);
  assert.equal(isShown(/** @type {any} */ ({ getClientRects: () => [] })), false);
});
