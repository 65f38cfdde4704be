import assert from "node:assert/strict";
import { test } from "node:test";
import { Analyses } from "./analyses.js";

/** A core that has analysed every move already, and what it was asked. */
function core() {
  /** @type {string[]} */
  const asked = [];
  /** @type {import("./analyses.js").Ask} */
  const ask = async (request) => {
    if (request.do === "moments") {
      asked.push("moments");
      return { moments: [{ told: true }, { told: false }] };
    }
    const turn = Number(request.turn);
    asked.push(request.turn);
    const point = (/** @type {number} */ at) => [at * 100, at * 10];
    return { analysis: { worlds: turn }, curve: [point(turn - 1), point(turn)] };
  };
  return { asked, ask };
}

test("every move is asked for in turn, and then the moments", async () => {
  const { asked, ask } = core();
  const analyses = new Analyses(ask, 3);
  await analyses.run(() => {});
  assert.deepEqual(asked, ["1", "2", "3", "moments"]);
  assert.equal(analyses.moves.get(2)?.worlds, 2);
  assert.equal(analyses.told.length, 1);
});

test("the curve grows with every move", async () => {
  const analyses = new Analyses(core().ask, 3);
  /** @type {number[]} */
  const lengths = [];
  await analyses.run(() => lengths.push(analyses.curve.length));
  assert.deepEqual(lengths, [2, 3, 4]);
  assert.deepEqual(analyses.curve.at(-1), [300, 30]);
});

test("what is stopped asks nothing more, and goes on where it was", async () => {
  const { asked, ask } = core();
  const analyses = new Analyses(ask, 3);
  await analyses.run(() => analyses.stop());
  assert.deepEqual(asked, ["1"]);
  assert.equal(analyses.isDone, false);
  await analyses.run(() => {});
  assert.deepEqual(asked, ["1", "2", "3", "moments"]);
});

test("a game without moves has nothing to analyse", async () => {
  const { asked, ask } = core();
  await new Analyses(ask, 0).run(() => {});
  assert.deepEqual(asked, ["moments"]);
});
