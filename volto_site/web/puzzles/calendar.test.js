import assert from "node:assert/strict";
import { test } from "node:test";
import { calendarOf, countByDay } from "./calendar.js";

test("weeks begin on Monday, and the last ends today", () => {
  // The first of March 2026 is a Sunday.
  const weeks = calendarOf(new Map(), "2026-03-04", 2);
  assert.deepEqual(
    weeks.map((week) => [week[0]?.day, week.at(-1)?.day]),
    [
      ["2026-02-23", "2026-03-01"],
      ["2026-03-02", "2026-03-04"],
    ],
  );
});

test("a day with more puzzles is darker", () => {
  const counts = new Map([
    ["2026-03-02", 1],
    ["2026-03-03", 20],
  ]);
  const [week = []] = calendarOf(counts, "2026-03-04", 1);
  assert.deepEqual(
    week.map(({ count, shade }) => [count, shade]),
    [
      [1, 1],
      [20, 4],
      [0, 0],
    ],
  );
});

test("tries are counted by their day", () => {
  const tries = ["2026-03-01T08:00:00Z", "2026-03-01T21:00:00Z", "2026-03-02T01:00:00Z"];
  const counts = countByDay(
    tries.map((at) => ({ at })),
    (at) => at.slice(0, 10),
  );
  assert.deepEqual(
    [...counts],
    [
      ["2026-03-01", 2],
      ["2026-03-02", 1],
    ],
  );
});
