import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answerText,
  closingTexts,
  effectTexts,
  endingText,
  judgementText,
  stillText,
  turnTexts,
} from "./sentences.js";
import { initialState } from "./state.js";

/** Says the ids of the messages. */
const strings = /** @type {any} */ ({ t: (/** @type {string} */ id) => id });
const TASK = { status: "open", said: "x", rule: null, reached: [], goals: 1, hints: 0 };

/**
 * @param {object} changes
 * @param {object} [task]
 */
function state(changes, task) {
  const start = initialState("5/5/5/5/5/5/C4 1 00", 1, { key: "", from: {} });
  return { ...start, ...changes, task: /** @type {any} */ (task ? { ...TASK, ...task } : null) };
}

const won = { outcome: { winner: /** @type {const} */ (1), by: "win.palace" } };

test("whoever plays one side wins or loses, and elsewhere a family does", () => {
  const titles = [1, 2, null].map(
    (learner) => endingText(state({ ...won, learner }), strings).title,
  );
  assert.deepEqual(titles, ["play-you-won", "play-you-lost", "play-won"]);
});

test("a game that is over ends its story too", () => {
  assert.equal(endingText(state(won), strings).story, "play-story-win-palace");
  const drawn = state({ outcome: { winner: null, by: "ruling.no-move" } });
  assert.equal(endingText(drawn, strings).story, "play-story-drawn");
});

test("a task that a loss has solved is well done", () => {
  const lost = { ...won, learner: 2 };
  assert.equal(judgementText(state(lost, { status: "solved" }), strings).title, "task-solved");
  assert.equal(judgementText(state(lost, { status: "failed" }), strings).title, "play-you-lost");
});

test("a touch leaves the result of a task where it is", () => {
  assert.equal(stillText(state(won, { status: "solved" }), "other", strings), "");
});

test("a mask to be named is named with the buttons", () => {
  const unmask = { puzzle: { kind: "unmask" } };
  assert.equal(stillText(state({}, unmask), "other", strings), "play-touched-unmask");
});

test("the learner is told whose turn it is, or that the other side is thinking", () => {
  const mine = turnTexts(state({ learner: 1 }, {}), strings);
  const theirs = turnTexts(state({ learner: 2 }, { answers: true }), strings);
  assert.deepEqual([mine, theirs], [["play-your-turn"], ["play-thinks"]]);
});

test("a shorter way is told to whoever took a longer one, and to nobody else", () => {
  const solved = (/** @type {object} */ task) =>
    judgementText(state({}, { status: "solved", ...task }), strings).text;
  assert.equal(solved({ par: 3 }), "task-x task-shorter");
  assert.equal(solved({}), "task-x");
});

test("the arrow to follow is told with the turn, and none once the example is left", () => {
  const shows = { shows: "c3c4" };
  const now = turnTexts(state({ learner: 1, player: 1 }, shows), strings);
  assert.deepEqual(now, ["play-your-turn", "task-arrow"]);
  const left = turnTexts(state({ learner: 1 }, { status: "failed" }), strings);
  assert.deepEqual(left, []);
});

test("an answer is told before the turn, and what the own move did after both", () => {
  const events = [
    { event: "moved", player: 1, kind: "S", from: "c2", square: "c6" },
    { event: "left", player: 2, kind: "A", square: "c6" },
  ];
  const before = effectTexts(state({ events }), strings);
  assert.deepEqual(before, ["play-captured"]);
  const told = answerText({ news: ["news"], turn: ["turn"], before }, strings);
  assert.equal(told, "news turn play-before");
  assert.equal(answerText({ news: ["news"], turn: [], before: [] }, strings), "news");
});

test("a capture says whose mask leaves the mat", () => {
  const events = [
    { event: "moved", player: 2, from: "c6", square: "c2" },
    { event: "left", player: 1, kind: "N", square: "c2" },
  ];
  /** @type {any} */
  const speaking = {
    t: (/** @type {string} */ id, /** @type {any} */ { player, kind }) => `${id} ${player} ${kind}`,
  };
  assert.deepEqual(effectTexts(state({ events }), speaking), ["play-captured 1 noble"]);
});

test("the capture that ends a game is told once, by the reason of the end", () => {
  const events = [
    { event: "moved", player: 1, kind: "S", from: "c2", square: "c6" },
    { event: "left", player: 2, kind: "C", square: "c6" },
  ];
  const by = (/** @type {string} */ rule) =>
    closingTexts(state({ events, outcome: { winner: 1, by: rule } }), strings);
  assert.deepEqual(by("win.candidate"), ["play-moved"]);
  assert.deepEqual(by("win.palace"), ["play-moved", "play-captured"]);
});

test("whoever resigns is told so as the one who did", () => {
  const values = (/** @type {number | null} */ learner) => {
    const outcome = { winner: 2, by: "resignation" };
    /** @type {any} */
    const speaking = { t: (/** @type {string} */ _, /** @type {any} */ { whose }) => whose };
    const { reason, isWon } = endingText(state({ outcome, learner }), speaking);
    return [reason, isWon];
  };
  assert.deepEqual([1, 2, null].map(values), [
    ["own", false],
    ["other", true],
    ["other", true],
  ]);
});
