import assert from "node:assert/strict";
import { test } from "node:test";
import { sparse } from "../../engine/snapshot.mjs";

globalThis.self ??= /** @type {any} */ (globalThis);
globalThis.fetch = async () => new Response("{}");
const { fill } = await import("./snapshot.js");

const PAGE = 4096;

/**
 * @param {number} length
 * @param {number[]} written
 */
function memory(length, written) {
  const bytes = new Uint8Array(length);
  for (const place of written) {
    bytes[place] = 1 + (place % 255);
  }
  return bytes;
}

for (const [about, length, written] of /** @type {[string, number, number[]][]} */ ([
  ["empty", 3 * PAGE, []],
  ["with two runs of pages", 9 * PAGE, [PAGE, 2 * PAGE + 7, 6 * PAGE - 1]],
  ["whose last page is not full", 4 * PAGE + 144, [0, 4 * PAGE + 143]],
])) {
  test(`a memory ${about} is the same again`, () => {
    const bytes = memory(length, written);
    const kept = Uint8Array.from(sparse(bytes));
    const again = new Uint8Array(length);
    fill(again, kept);
    assert.deepEqual(again, bytes);
    assert.ok(kept.length < bytes.length + PAGE);
  });
}
