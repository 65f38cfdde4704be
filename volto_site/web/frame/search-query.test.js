import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestWords, termsOf } from "./search-query.js";

const FRENCH = {
  questions: ["est", "ce", "que", "peut", "on", "il", "le", "un", "se passe"],
  synonyms: { roi: ["pretendant"], "mang*": ["capturer"], reine: ["demoiselle"] },
  known: ["demoiselle", "palais", "pretendant", "reine", "soldat", "solder"],
};
const ENGLISH = { questions: ["why", "i", "dont", "what", "t"], synonyms: {}, known: [] };

test("the words of every question are left out, those with a hyphen too", () => {
  assert.deepEqual(termsOf("Est-ce que le soldat peut-il reculer ?", FRENCH), [
    ["soldat"],
    ["reculer"],
  ]);
});

test("words in a row are left out only in that row", () => {
  assert.deepEqual(termsOf("se passe un tour", FRENCH), [["tour"]]);
  assert.deepEqual(termsOf("on passe un tour", FRENCH), [["passe"], ["tour"]]);
});

test("a name with a hyphen stays one word", () => {
  assert.deepEqual(termsOf("Saint-Marc", FRENCH), [["saint-marc"]]);
});

test("a question of nothing but question words is asked as it is", () => {
  assert.deepEqual(termsOf("que", FRENCH), [["que"]]);
});

test("an empty query asks for nothing", () => {
  assert.deepEqual(termsOf(" ? ", FRENCH), []);
});

test("a synonym is asked for with the word of the game, by its whole or by its stem", () => {
  assert.deepEqual(termsOf("roi mangé", FRENCH), [
    ["roi", "pretendant"],
    ["mange", "capturer"],
  ]);
  assert.deepEqual(termsOf("roitelet", FRENCH), [["roitelet"]]);
});

test("a plural is asked for in the singular too", () => {
  assert.deepEqual(termsOf("soldats", FRENCH), [["soldats", "soldat"]]);
});

test("elided words and accents are no hindrance", () => {
  assert.deepEqual(termsOf("l’été d'un", FRENCH), [["ete"]]);
});

test("a shortened negation is the same with and without its apostrophe", () => {
  assert.deepEqual(termsOf("why can’t I", ENGLISH), [["cant"]]);
  assert.deepEqual(termsOf("why don't I pass", ENGLISH), [["pass"]]);
});

test("a misspelt word may mean a known one, with its synonyms", () => {
  assert.deepEqual(nearestWords("soldatt", FRENCH), ["soldat"]);
  assert.deepEqual(nearestWords("rienne", FRENCH), []);
  assert.deepEqual(nearestWords("riene", FRENCH), ["reine", "demoiselle"]);
  assert.deepEqual(nearestWords("pretandent", FRENCH), ["pretendant"]);
});

test("of known words the nearest alone is meant, and all that are as near", () => {
  assert.deepEqual(nearestWords("soldar", FRENCH), ["soldat", "solder"]);
  assert.deepEqual(nearestWords("soldater", FRENCH), ["soldat", "solder"]);
  assert.deepEqual(nearestWords("soldatte", FRENCH), ["soldat"]);
});

test("a short word, or one with another first letter, is not guessed", () => {
  assert.deepEqual(nearestWords("rein", FRENCH), []);
  assert.deepEqual(nearestWords("balais", FRENCH), []);
});
