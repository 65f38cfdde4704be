import assert from "node:assert/strict";
import { test } from "node:test";
import glicko from "glicko2-lite";
import { FIRST, isRating, isSettled, points, rated } from "./rating.js";

const ON = "2026-03-01";
const rate = /** @type {import("./rating.js").Glicko} */ (glicko);

/** @param {"solved" | "helped" | "missed"} result */
function changeBy(result, puzzle = 1200) {
  return rated(rate, undefined, { puzzle, result, on: ON }).change;
}

test("the library rates as the example of Glickman's paper", () => {
  const { rating, rd, vol } = rate(1500, 200, 0.06, [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  assert.deepEqual(
    [rating.toFixed(2), rd.toFixed(2), vol.toFixed(5)],
    ["1464.05", "151.52", "0.06000"],
  );
});

test("a puzzle that is solved adds, one that is missed costs, a hint halves", () => {
  assert.ok(changeBy("solved") > 0);
  assert.equal(changeBy("missed"), -changeBy("solved"));
  assert.equal(changeBy("helped"), 0);
});

test("a harder puzzle adds more and costs less", () => {
  assert.ok(changeBy("solved", 1500) > changeBy("solved", 900));
  assert.ok(changeBy("missed", 1500) > changeBy("missed", 900));
});

test("a rating becomes more certain, so that later puzzles change it less", () => {
  /** @type {import("./rating.js").Rating | undefined} */
  let rating;
  const changes = [];
  for (let count = 0; count < 60; count += 1) {
    const result = count % 2 ? "missed" : "solved";
    const after = rated(rate, rating, { puzzle: 1200, result, on: ON });
    changes.push(Math.abs(after.change));
    rating = after.rating;
    assert.equal(isSettled(rating), count >= 9, String(count));
  }
  assert.ok((changes[0] ?? 0) > 100 && (changes.at(-1) ?? 0) < 30, changes.join());
  assert.ok((rating?.deviation ?? 0) >= 45);
});

test("after a long rest a rating is less certain", () => {
  const known = { value: 1400, deviation: 50, volatility: 0.06, on: ON };
  const game = { puzzle: 1400, result: /** @type {const} */ ("solved") };
  const soon = rated(rate, known, { ...game, on: ON });
  const late = rated(rate, known, { ...game, on: "2027-03-01" });
  assert.ok(late.change > soon.change);
});

test("the change is the difference of what is told before and after", () => {
  const { rating, change } = rated(rate, undefined, { puzzle: 1500, result: "solved", on: ON });
  assert.equal(points(rating), points(undefined) + change);
  assert.equal(points(undefined), FIRST.value);
});

test("a stored value that is no rating is refused", () => {
  assert.ok(isRating({ ...FIRST, on: ON }));
  for (const wrong of [null, {}, { ...FIRST, on: "today" }, { ...FIRST, value: "1", on: ON }]) {
    assert.ok(!isRating(wrong));
  }
});
