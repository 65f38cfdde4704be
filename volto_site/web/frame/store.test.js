import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Store } from "./store.js";

/** Storage with room for so many characters. */
class Room {
  size = Number.POSITIVE_INFINITY;
  /** @type {Map<string, string>} */
  texts = new Map();

  /** @param {string} name */
  getItem(name) {
    return this.texts.get(name) ?? null;
  }

  /**
   * @param {string} name
   * @param {string} text
   */
  setItem(name, text) {
    const others = [...this.texts].filter(([each]) => each !== name);
    const length = others.reduce((sum, [, each]) => sum + each.length, text.length);
    if (length > this.size) {
      throw new Error("full");
    }
    this.texts.set(name, text);
  }

  /** @param {string} name */
  removeItem(name) {
    this.texts.delete(name);
  }
}

let room = new Room();

/** @param {string} text */
function parseNumbers(text) {
  try {
    /** @type {number[]} */
    const numbers = JSON.parse(text);
    return numbers;
  } catch {
    return null;
  }
}

const storeOfNumbers = () => new Store("numbers", parseNumbers, () => /** @type {number[]} */ ([]));
const withSeven = (/** @type {number[]} */ numbers) => [...numbers, 7];

beforeEach(() => {
  room = new Room();
  Object.defineProperty(globalThis, "localStorage", { value: room, configurable: true });
});

test("what another tab has stored is changed, not written over", () => {
  const store = storeOfNumbers();
  assert.ok(store.change(withSeven));
  room.setItem("volto.numbers", "[1]");
  assert.ok(store.change(withSeven));
  assert.deepEqual(storeOfNumbers().recall(), [1, 7]);
});

test("what finds no room is known as long as the page is open", () => {
  const store = storeOfNumbers();
  room.size = 2;
  assert.equal(store.change(withSeven), false);
  assert.deepEqual(store.recall(), [7]);
  assert.deepEqual(storeOfNumbers().recall(), []);
});

test("a corrupt text is put aside, and makes room for what is new", () => {
  room.setItem("volto.numbers", "?");
  assert.ok(storeOfNumbers().change(withSeven));
  assert.equal(room.getItem("volto.numbers"), "[7]");
  assert.equal(room.getItem("volto.numbers-broken"), "?");
});

test("a corrupt text that cannot be put aside is not written over", () => {
  const broken = "?".repeat(10);
  room.setItem("volto.numbers", broken);
  room.setItem("volto.numbers-broken", "!");
  room.size = 11;
  const store = storeOfNumbers();
  assert.equal(store.change(withSeven), false);
  assert.equal(room.getItem("volto.numbers"), broken);
  assert.deepEqual(store.recall(), [7]);
});
