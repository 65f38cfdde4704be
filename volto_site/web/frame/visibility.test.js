import assert from "node:assert/strict";
import { test } from "node:test";
import { isShown, whenNear } from "./visibility.js";

test("the browser is asked where it can be", () => {
  const element = { checkVisibility: () => false, getClientRects: () => [1] };
  assert.equal(isShown(/** @type {any} */ (element)), false);
});

test("an older Safari is measured", () => {
  assert.equal(isShown(/** @type {any} */ ({ getClientRects: () => [1] })), true);
  assert.equal(isShown(/** @type {any} */ ({ getClientRects: () => [] })), false);
});

test("what waits to come near acts once", () => {
  /** @type {(entries: { isIntersecting: boolean }[]) => void} */
  let tell = () => {};
  let isWatched = false;
  class Observer {
    /** @param {typeof tell} act */
    constructor(act) {
      tell = act;
    }
    observe() {
      isWatched = true;
    }
    disconnect() {
      isWatched = false;
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  let acts = 0;
  whenNear(/** @type {any} */ ({}), "100%", () => {
    acts += 1;
  });
  tell([{ isIntersecting: false }]);
  assert.deepEqual([acts, isWatched], [0, true]);
  tell([{ isIntersecting: true }]);
  assert.deepEqual([acts, isWatched], [1, false]);
});
