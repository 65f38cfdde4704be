import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { changeSetups, recallSetups } from "./setup-storage.js";

/** @type {Map<string, string>} */
const texts = new Map();
const storage = {
  getItem: (/** @type {string} */ name) => texts.get(name) ?? null,
  setItem: (/** @type {string} */ name, /** @type {string} */ text) => texts.set(name, text),
  removeItem: (/** @type {string} */ name) => texts.delete(name),
};

beforeEach(() => {
  texts.clear();
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

test("set-ups that were saved are there again, and one that was forgotten is not", () => {
  assert.deepEqual(recallSetups(), []);
  changeSetups((setups) => [...setups, "LNSNL/AACAN"]);
  assert.deepEqual(recallSetups(), ["LNSNL/AACAN"]);
  changeSetups(() => []);
  assert.deepEqual(recallSetups(), []);
});

test("a corrupt memory is known as such, put aside, and makes room for new set-ups", () => {
  for (const broken of ["{", '["LNSNL"]', "7"]) {
    texts.clear();
    texts.set("volto.setups", broken);
    assert.equal(recallSetups(), null);
    const changed = changeSetups((setups) => [...setups, "LNSNL/AACAN"]);
    assert.deepEqual(changed, { setups: ["LNSNL/AACAN"], isKept: true });
    assert.deepEqual(recallSetups(), ["LNSNL/AACAN"]);
    assert.equal(texts.get("volto.setups-broken"), broken);
  }
});
