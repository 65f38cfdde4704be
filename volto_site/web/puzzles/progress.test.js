import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dueMistakes,
  joined,
  nothingYet,
  openMistakes,
  parseProgress,
  streakNow,
  withMistake,
  withScore,
  withSolved,
  withTry,
} from "./progress.js";
import { allTries, isFirst } from "./tries.js";

/** @param {string} on */
function solved(on, wrong = 0) {
  return { on, wrong, hints: 0 };
}

test("progress survives being written and read", () => {
  const card = { due: "2026-03-02T00:00:00.000Z" };
  const progress = withMistake(withSolved(nothingYet(), "a-1", solved("2026-03-01")), "b-2", card);
  assert.deepEqual(parseProgress(JSON.stringify(progress)), progress);
});

/**
 * @param {string} id
 * @param {string} at
 * @param {Partial<import("./tries.js").Try>} [more]
 * @returns {import("./tries.js").Try}
 */
function tried(id, at, more) {
  return { id, at: `${at}T12:00:00.000Z`, took: 9, result: "missed", ...more };
}

const RATING = { value: 1300, deviation: 90, volatility: 0.06, on: "2026-03-01" };

test("tries, rating and best scores survive being written and read", () => {
  const progress = withScore(withTry(nothingYet(), tried("a-1", "2026-03-01"), RATING), "storm", 7);
  assert.deepEqual(parseProgress(JSON.stringify(progress)), progress);
});

test("a lower score does not replace the best one", () => {
  assert.deepEqual(withScore(withScore(nothingYet(), "storm", 7), "storm", 3).best, { storm: 7 });
});

test("progress from before tries were kept is carried over as it is", () => {
  const old = withSolved(nothingYet(), "a-1", solved("2026-03-01", 1));
  assert.deepEqual(parseProgress(JSON.stringify(old)), old);
  assert.deepEqual(joined(nothingYet(), old), old);
  assert.deepEqual(
    allTries(old).map(({ id, result, took }) => [id, result, took]),
    [["a-1", "missed", null]],
  );
});

test("joining has every try once, the better score, and the rating of more tries", () => {
  const first = tried("a-1", "2026-03-01", { rating: 1300, change: 100 });
  const one = withScore(withTry(nothingYet(), first, RATING), "strikes", 4);
  const later = { ...RATING, value: 1350, on: "2026-03-02" };
  const more = tried("b-2", "2026-03-02", { rating: 1350, change: 50 });
  const other = withScore(withTry(one, more, later), "strikes", 9);
  for (const both of [joined(one, other), joined(other, one)]) {
    assert.deepEqual(
      both.tries?.map(({ id }) => id),
      ["a-1", "b-2"],
    );
    assert.deepEqual([both.rating, both.best], [later, { strikes: 9 }]);
  }
});

test("only the first meeting with a puzzle counts", () => {
  const met = withTry(nothingYet(), tried("a-1", "2026-03-01"));
  const old = withSolved(nothingYet(), "b-2", solved("2026-03-01"));
  assert.deepEqual(
    [isFirst(met, "a-1"), isFirst(met, "b-2"), isFirst(old, "b-2")],
    [false, true, false],
  );
});

test("mistakes can be tried again at once, the latest first, until they are solved", () => {
  const missed = ["a-1", "b-2", "c-3"].reduce(
    (so, id, at) =>
      withMistake(withTry(so, tried(id, `2026-03-0${at + 1}`)), id, { due: "2026-04-01" }),
    nothingYet(),
  );
  const again = withTry(missed, tried("b-2", "2026-03-09", { result: "solved" }));
  assert.deepEqual(openMistakes(again), ["c-3", "a-1"]);
});

test("a text that is no progress is refused", () => {
  const right = withSolved(nothingYet(), "a-1", solved("2026-03-01"));
  const wrong = [
    { ...right, version: 2 },
    { ...right, solved: { "A 1": solved("2026-03-01") } },
    { ...right, solved: { "a-1": { ...solved("1 March") } } },
    { ...right, mistakes: { "a-1": { due: "soon" } } },
    { ...right, streak: { last: "", days: 0.5 } },
    { ...right, tries: [{ id: "a-1" }] },
    { ...right, rating: { value: 1300 } },
    { ...right, best: { storm: "seven" } },
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
