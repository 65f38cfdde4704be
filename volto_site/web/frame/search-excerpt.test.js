import assert from "node:assert/strict";
import { test } from "node:test";
import { excerptOf, joined } from "./search-excerpt.js";

/** @param {import("./search-excerpt.js").Part[]} parts */
function text(parts) {
  return parts
    .map((part) => part.text)
    .join("")
    .trim();
}

/** @param {import("./search-excerpt.js").Part[]} parts */
function found(parts) {
  return parts.filter((part) => part.isFound).map((part) => part.text);
}

const MANY = Array.from({ length: 60 }, (_, number) => `w${number}`).join(" ");

test("what was found in the text is marked, the title is left out", () => {
  const parts = excerptOf("The lady. She never captures.", "The lady", [1, 4]);
  assert.equal(text(parts), "She never captures.");
  assert.deepEqual(found(parts), ["captures."]);
});

test("words for the index alone are neither shown nor marked", () => {
  const parts = excerptOf("Draw. Nobody wins. \u2063 tie stalemate", "Draw", [4, 5]);
  assert.equal(text(parts), "Nobody wins.");
  assert.deepEqual(found(parts), []);
});

test("of a long section the stretch is shown in which most was found", () => {
  const parts = excerptOf(`T. ${MANY}`, "T", [2, 40, 44, 46]);
  assert.deepEqual(found(parts), ["w39", "w43", "w45"]);
  assert.equal(text(parts).split(" ").length, 1 + 22);
});

test("a sentence that is cut off is told to be", () => {
  assert.match(text(excerptOf(`T. ${MANY}`, "T", [30])), /^… w26 .* w47…$/);
  assert.match(text(excerptOf(`T. ${MANY}`, "T", [])), /^w0 .* w21…$/);
  const whole = `T. ${MANY.replace("w21", "w21.")}`;
  assert.match(text(excerptOf(whole, "T", [])), /^w0 .* w21\.$/);
});

test("a word split for the index is whole again", () => {
  assert.equal(text(excerptOf("T. d’\u2060 autant de cases", "T", [])), "d’autant de cases");
  assert.equal(joined("L’\u2060 aide"), "L’aide");
});
