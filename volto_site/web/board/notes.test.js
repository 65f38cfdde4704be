import assert from "node:assert/strict";
import { test } from "node:test";
import { notesBySquare, originsAfter, toggled } from "./notes.js";

/** @param {string} move */
function played(move, taken = "") {
  const nothing = { player: /** @type {const} */ (2), kind: "", captured: "" };
  return { ...nothing, move, with: taken };
}

test("a note follows its mask from square to square", () => {
  const moves = [played("b6b5"), played("a2a3"), played("b5c4")];
  assert.deepEqual(notesBySquare({ b6: "NL" }, moves, ["c4", "b7"]), new Map([["c4", "NL"]]));
});

test("a mask that comes to a square brings its own note", () => {
  const moves = [played("b6b5"), played("c6b6")];
  const notes = { b6: "N", c6: "S" };
  assert.deepEqual(
    notesBySquare(notes, moves, ["b5", "b6"]),
    new Map([
      ["b5", "N"],
      ["b6", "S"],
    ]),
  );
});

test("who leaves with a lady leaves no note behind", () => {
  const moves = [played("b6b5", "N"), played("b7b6"), played("b6b5")];
  assert.equal(originsAfter(moves)("b5"), "b7");
});

test("a kind is struck out and taken back in the order of the notation", () => {
  const struck = toggled(toggled({}, "b6", "L"), "b6", "N");
  assert.deepEqual(struck, { b6: "NL" });
  assert.deepEqual(toggled(toggled(struck, "b6", "N"), "b6", "L"), {});
});
