import assert from "node:assert/strict";
import { test } from "node:test";
import { find } from "./search-index.js";

/**
 * An index that knows in which sections each word stands, and what it is worth there.
 *
 * @param {Record<string, Record<string, number>>} sections
 * @returns {import("./search-index.js").Index}
 */
function indexOf(sections) {
  const match = (/** @type {string} */ id, /** @type {number} */ score) => ({
    id,
    score,
    words: [1],
    data: async () => (id === "lost" ? null : { url: id, content: "T. word", meta: { title: id } }),
  });
  const pagefind = {
    options: async () => undefined,
    init: async () => undefined,
    search: async (/** @type {string} */ word) => ({
      results: Object.entries(sections[word.replaceAll('"', "")] ?? {}).map(([id, score]) =>
        match(id, score),
      ),
    }),
  };
  const words = { questions: ["how"], synonyms: { king: ["candidate"] }, known: ["soldier"] };
  return { pagefind, words };
}

/**
 * @param {Record<string, Record<string, number>>} sections
 * @param {string} query
 */
async function found(sections, query) {
  return (await find(indexOf(sections), query)).map(({ url }) => url);
}

test("a section with all words comes before one that has a word more strongly", async () => {
  const sections = { lady: { rule: 2, puzzle: 4 }, capture: { rule: 1 } };
  assert.deepEqual(await found(sections, "lady capture"), ["rule", "puzzle"]);
});

test("a word that no section has does not spoil the others", async () => {
  assert.deepEqual(await found({ lady: { rule: 2 } }, "how lady xyz"), ["rule"]);
});

test("a section whose text does not arrive is left out, and the others are found", async () => {
  assert.deepEqual(await found({ lady: { lost: 3, rule: 2 } }, "lady"), ["rule"]);
});

test("a synonym finds what the word of the game finds", async () => {
  assert.deepEqual(await found({ candidate: { rule: 2 } }, "king"), ["rule"]);
});

test("a section found by a word and by its synonym counts once, by the better one", async () => {
  const sections = { king: { one: 1 }, candidate: { one: 1, other: 1.5 } };
  assert.deepEqual(await found(sections, "king"), ["other", "one"]);
});

test("a word that is hardly anywhere finds what it may mean too", async () => {
  const sections = { soldier: { rule: 2 }, solder: { table: 1 } };
  assert.deepEqual(await found(sections, "soldeir"), ["rule"]);
  assert.deepEqual(await found(sections, "solder"), ["rule", "table"]);
});

test("a word of several sections means itself", async () => {
  const sections = { soldier: { rule: 2 }, solder: { one: 1.5, other: 1 } };
  assert.deepEqual(await found(sections, "solder"), ["one", "other"]);
});

test("a section with the very name that is typed comes first", async () => {
  const sections = {
    soldier: { "Soldier captured": 9, "The soldier at rest": 5, "The soldier": 2 },
  };
  assert.equal((await found(sections, "Soldier"))[0], "The soldier");
});
