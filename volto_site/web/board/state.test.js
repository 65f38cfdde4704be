import assert from "node:assert/strict";
import { test } from "node:test";
import { answered, held, initialState, moveMeaning, targetsShown, touchMeaning } from "./state.js";

const POSITION = "2x2/5/5/2l2/2N2/5/2C2 1 00";
const DATA = {
  key: "",
  viewer: /** @type {const} */ ("1"),
  still: "move.must",
  shared: { "board.edge": "a1" },
  from: {
    c3: /** @type {[string, string, Record<string, string>]} */ ([
      "c4d3",
      "move.noble",
      { "move.palace": "c7" },
    ]),
  },
  suspects: { CL: "c7" },
  arrows: ["c3c4"],
  marks: ["c4"],
};

function state(changes = {}) {
  return { ...initialState(POSITION, 1, DATA), ...changes };
}

test("a touch of an own mask selects it", () => {
  assert.deepEqual(touchMeaning(state(), "c3"), { type: "select", square: "c3" });
});

test("a touch of a target moves the selected mask there", () => {
  const meaning = touchMeaning(state({ selected: "c3" }), "c4");
  assert.deepEqual(meaning, { type: "move", move: { from: "c3", to: "c4" } });
});

test("a second touch of the selected mask cancels", () => {
  const meaning = touchMeaning(state({ selected: "c3", isPreset: false }), "c3");
  assert.deepEqual(meaning, { type: "cancel" });
});

test("a mask that the page has selected is selected by its first touch", () => {
  const meaning = touchMeaning(state({ selected: "c3", isPreset: true }), "c3");
  assert.equal(meaning.type, "select");
});

test("a refused move names the most particular rule against its square", () => {
  const rules = ["c7", "a1", "b1", "c3"].map((to) => moveMeaning(state(), "c3", to));
  assert.deepEqual(
    rules.map((meaning) => meaning.type === "refuse" && meaning.rule),
    ["move.palace", "board.edge", "move.noble", "move.must"],
  );
});

test("a touch of a hidden mask asks what is known of it", () => {
  assert.deepEqual(touchMeaning(state(), "c7"), { type: "unknown", square: "c7" });
});

test("nothing is moved in a game that is over", () => {
  const over = state({ outcome: { winner: 1, by: "win.palace" } });
  assert.deepEqual(touchMeaning(over, "c3"), { type: "over" });
});

test("a touch from which nothing can be moved says what stands there", () => {
  const touched = ["a4", "c4", "c7"].map((square) => touchMeaning(state(), square));
  assert.deepEqual(touched, [
    { type: "empty", square: "a4" },
    { type: "enemy", square: "c4" },
    { type: "unknown", square: "c7" },
  ]);
});

test("nothing is moved while the core has not said where masks may go", () => {
  assert.deepEqual(touchMeaning(state({ targets: new Map() }), "c3"), { type: "other-turn" });
});

test("no targets are shown while a move is under way", () => {
  const pending = { from: "c3", to: "c4" };
  assert.deepEqual(targetsShown(state({ selected: "c3" })), ["c4", "d3"]);
  assert.deepEqual(targetsShown(state({ selected: "c3", pending })), []);
});

/** @param {object} changes */
function answer(changes) {
  const nothing = { events: [], off: ["", ""], outcome: null, can: { undo: false, redo: false } };
  const data = { position: POSITION, player: /** @type {const} */ (1), moves: [], ...nothing };
  return /** @type {any} */ ({ ...data, from: {}, ...changes });
}

test("arrows and marks belong to the start alone", () => {
  const start = state();
  const moved = answered(start, answer({ moves: ["c3c4"] }), start);
  const back = answered(moved, answer({}), start);
  assert.deepEqual([moved.arrows, moved.marks, moved.can.reset], [[], [], true]);
  assert.deepEqual([back.arrows, back.marks, back.can.reset], [start.arrows, start.marks, false]);
});

test("a hint of a task that the worker has not counted yet stays", () => {
  const task = { status: "open", said: "", rule: null, reached: [], goals: 1, answers: false };
  const start = state({ task: { ...task, hints: 2 } });
  assert.equal(answered(start, answer({ task: { ...task, hints: 1 } }), start).task?.hints, 2);
});

test("a puzzle counts its own hints", () => {
  const task = { status: "open", said: "", rule: null, reached: [], goals: 1, answers: false };
  const puzzle = { hint: { given: 0 } };
  const start = state({ task: { ...task, hints: 2, puzzle } });
  const after = answered(start, answer({ task: { ...task, hints: 0, puzzle } }), start);
  assert.equal(after.task?.hints, 0);
});

/** A state whose own move waits for its answer. */
function waiting(changes = {}) {
  return state({ pending: { from: "c3", to: "d3" }, learner: 1, ...changes });
}

test("an own mask touched while an answer is under way is held, and let go by a second touch", () => {
  const first = { ...waiting(), ...held(waiting(), "c1") };
  assert.deepEqual([first.selected, first.isHeld], ["c1", true]);
  const second = { ...first, ...held(first, "c1") };
  assert.deepEqual([second.selected, second.isHeld], [null, false]);
});

test("the mask that is being moved is held where it goes", () => {
  assert.equal(held(waiting(), "d3").selected, "d3");
  assert.deepEqual(held(waiting(), "c3"), {});
});

test("a touch elsewhere while an answer is under way changes nothing", () => {
  const touched = ["a4", "c4", "c7"].map((square) => held(waiting({ selected: "c1" }), square));
  assert.deepEqual(touched, [{}, {}, {}]);
});

test("what is held is selected once it can be moved", () => {
  const start = state();
  const before = waiting({ selected: "c1", isHeld: true });
  const meanwhile = answered(before, answer({ task: { answers: true } }), start);
  assert.deepEqual([meanwhile.selected, meanwhile.isHeld], ["c1", true]);
  const from = { c1: { targets: ["c2"], refused: {} } };
  const after = answered(meanwhile, answer({ from }), start);
  assert.deepEqual([after.selected, after.isHeld, targetsShown(after)], ["c1", false, ["c2"]]);
});

test("what is held and gone, or stuck at the end, is let go", () => {
  const before = waiting({ selected: "c1", isHeld: true });
  const from = { c1: { targets: ["c2"], refused: {} } };
  const over = answer({ from, outcome: { winner: 1, by: "win.palace" } });
  assert.equal(answered(before, answer({}), state()).selected, null);
  assert.equal(answered(before, over, state()).selected, null);
});

test("what was selected before a move is not selected after it", () => {
  const from = { c3: { targets: ["c4"], refused: {} } };
  assert.equal(answered(waiting({ selected: "c3" }), answer({ from }), state()).selected, null);
});
