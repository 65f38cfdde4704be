import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isChallenge,
  newChallenge,
  opened,
  PENALTY,
  STORM,
  scored,
  strikesLeft,
  timed,
  timeLeft,
} from "./challenge.js";

const START = 1_000_000;

/**
 * @param {import("./challenge.js").Challenge} challenge
 * @param {string} id
 * @param {boolean} isSolved
 */
function after(challenge, id, isSolved, now = START + 1, isLast = false) {
  return scored(challenge, { id, isSolved, now, isLast });
}

test("a storm lasts three minutes, and nothing pauses it", () => {
  const storm = opened(newChallenge("storm"), START);
  assert.equal(timeLeft(storm, START), STORM);
  assert.equal(timed(storm, START + STORM - 1).ended, null);
  assert.equal(timed(storm, START + STORM).ended, "time");
});

test("a mistake in a storm costs ten seconds", () => {
  const storm = after(opened(newChallenge("storm"), START), "a-1", false, START);
  assert.equal(timeLeft(storm, START), STORM - PENALTY);
});

test("a mistake in the last seconds ends a storm", () => {
  const storm = opened(newChallenge("storm"), START);
  assert.equal(after(storm, "a-1", false, START + STORM - PENALTY).ended, "time");
});

test("what is solved after the end does not count", () => {
  const storm = after(opened(newChallenge("storm"), START), "a-1", true, START + STORM + 1);
  assert.deepEqual([storm.solved, storm.ended], [[], "time"]);
});

test("the third strike ends a run of strikes, and time does not", () => {
  const run = opened(newChallenge("strikes"), START);
  const late = START + 100 * STORM;
  const two = after(after(after(run, "a-1", false), "b-2", true, late), "c-3", false);
  assert.deepEqual([two.ended, strikesLeft(two), two.solved], [null, 1, ["b-2"]]);
  assert.equal(after(two, "d-4", false).ended, "strikes");
});

test("only the first verdict on a puzzle counts", () => {
  const once = after(opened(newChallenge("strikes"), START), "a-1", false);
  const twice = after(after(once, "a-1", true), "a-1", false);
  assert.deepEqual([twice.missed, twice.solved], [["a-1"], []]);
});

test("a challenge without another puzzle is done", () => {
  const run = opened(newChallenge("strikes"), START);
  assert.equal(after(run, "a-1", true, START + 1, true).ended, "done");
});

test("a page that is loaded again ends a challenge, and keeps what was scored", () => {
  const run = after(opened(newChallenge("storm"), START), "a-1", true);
  const again = opened(JSON.parse(JSON.stringify(run)), START + 5);
  assert.deepEqual([again.ended, again.solved], ["left", ["a-1"]]);
});

test("a stored text that is no challenge is not taken for one", () => {
  assert.ok(isChallenge(newChallenge("storm")));
  for (const wrong of [null, {}, { ...newChallenge("storm"), mode: "rush" }]) {
    assert.ok(!isChallenge(wrong));
  }
});
