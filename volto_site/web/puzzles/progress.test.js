import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dueMistakes,
  joined,
  nothingYet,
  parseProgress,
  streakNow,
  withMistake,
  withSolved,
} from "./progress.js";

/** @param {string} on */
function solved(on, wrong = 0) {
  return { on, wrong, hints: 0 };
}

test("progress survives being written and read", () => {
  const card = { due: "2026-03-02T00:00:00.000Z" };
  const progress = withMistake(withSolved(nothingYet(), "a-1", solved("2026-03-01")), "b-2", card);
  assert.deepEqual(parseProgress(JSON.stringify(progress)), progress);
});

test("a text that is no progress is refused", () => {
  const right = withSolved(nothingYet(), "a-1", solved("2026-03-01"));
  const wrong = [
    { ...right, version: 2 },
    { ...right, solved: { "A 1": solved("2026-03-01") } },
    { ...right, solved: { "a-1": { ...solved("1 March") } } },
    { ...right, mistakes: { "a-1": { due: "soon" } } },
    { ...right, streak: { last: "", days: 0.5 } },
    [right],
    null,
  ];
  assert.deepEqual(
    [parseProgress("{"), ...wrong.map((each) => parseProgress(JSON.stringify(each)))],
    wrong.map(() => null).concat(null),
  );
});

test("what a puzzle took the first time stays", () => {
  const once = withSolved(nothingYet(), "a-1", solved("2026-03-01", 2));
  assert.equal(withSolved(once, "a-1", solved("2026-03-05")).solved["a-1"]?.wrong, 2);
});

test("a streak grows by days in a row, over the end of a month", () => {
  const days = ["2026-02-27", "2026-02-28", "2026-02-28", "2026-03-01"];
  const progress = days.reduce((so, on, at) => withSolved(so, `a-${at}`, solved(on)), nothingYet());
  assert.equal(progress.streak.days, 3);
});

test("a streak starts again after a day without a puzzle", () => {
  const days = ["2026-02-27", "2026-03-01"];
  const progress = days.reduce((so, on, at) => withSolved(so, `a-${at}`, solved(on)), nothingYet());
  assert.equal(progress.streak.days, 1);
});

test("a streak lasts until the day after is over, and a journey west does not end it", () => {
  const progress = withSolved(nothingYet(), "a-1", solved("2026-03-01"));
  const days = ["2026-02-28", "2026-03-01", "2026-03-02", "2026-03-03"];
  assert.deepEqual(
    days.map((today) => streakNow(progress, today)),
    [1, 1, 1, 0],
  );
});

test("due mistakes come oldest first, and no others", () => {
  const dues = { late: "2026-03-02", early: "2026-03-01", later: "2026-03-09" };
  const progress = Object.entries(dues).reduce(
    (so, [id, due]) => withMistake(so, id, { due }),
    nothingYet(),
  );
  assert.deepEqual(dueMistakes(progress, new Date("2026-03-03")), ["early", "late"]);
});

test("joining keeps what either has solved and the later card, whichever comes first", () => {
  const one = withMistake(withSolved(nothingYet(), "a-1", solved("2026-03-01", 1)), "m-1", {
    due: "2026-03-05",
  });
  const other = withMistake(withSolved(nothingYet(), "b-1", solved("2026-03-04")), "m-1", {
    due: "2026-03-09",
  });
  for (const both of [joined(one, other), joined(other, one)]) {
    assert.deepEqual(Object.keys(both.solved).sort(), ["a-1", "b-1"]);
    assert.equal(both.mistakes["m-1"]?.due, "2026-03-09");
    assert.equal(both.streak.last, "2026-03-04");
  }
});
