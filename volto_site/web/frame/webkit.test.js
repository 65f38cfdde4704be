import assert from "node:assert/strict";
import { test } from "node:test";
import { askToKeep, forgetsInAWeek } from "./webkit.js";

const APPLE = "Apple Computer, Inc.";

/**
 * A browser of this vendor, in which the site is installed or not.
 *
 * @param {string} vendor
 * @param {boolean} isInstalled
 */
function browserOf(vendor, isInstalled) {
  /** @type {string[]} */
  const asked = [];
  const persist = async () => asked.push("persist");
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: { vendor, storage: { persist } },
  });
  Object.assign(globalThis, { matchMedia: () => ({ matches: isInstalled }) });
  return asked;
}

test("only a site of WebKit that is not installed may be forgotten", () => {
  for (const [vendor, isInstalled, expected] of /** @type {[string, boolean, boolean][]} */ ([
    [APPLE, false, true],
    [APPLE, true, false],
    ["Google Inc.", false, false],
    ["", false, false],
  ])) {
    browserOf(vendor, isInstalled);
    assert.equal(forgetsInAWeek(), expected, `${vendor} ${isInstalled}`);
  }
});

test("only an installed site asks WebKit to keep everything", () => {
  for (const [vendor, isInstalled, expected] of /** @type {[string, boolean, string[]][]} */ ([
    [APPLE, true, ["persist"]],
    [APPLE, false, []],
    ["", true, []],
  ])) {
    const asked = browserOf(vendor, isInstalled);
    askToKeep();
    assert.deepEqual(asked, expected, `${vendor} ${isInstalled}`);
  }
});

test("a WebKit that cannot be asked is left alone", () => {
  browserOf(APPLE, true);
  Object.defineProperty(globalThis, "navigator", { value: { vendor: APPLE } });
  assert.doesNotThrow(askToKeep);
});
