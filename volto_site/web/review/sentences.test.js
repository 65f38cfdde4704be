import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Strings } from "../frame/strings.js";
import { knownText, momentText, tryFrom, whoIs } from "./sentences.js";

/** Strings that tell their id and values. */
const strings = /** @type {import("../frame/strings.js").Strings} */ (
  /** @type {unknown} */ ({
    t: (/** @type {string} */ id, /** @type {object} */ values = {}) =>
      [id, ...Object.values(values)].join(" "),
    every: (/** @type {string[]} */ parts) => parts.join("+"),
  })
);
/** @type {import("./analyses.js").Analysis} */
const QUIET = {
  player: 1,
  move: "a2a3",
  worlds: 8,
  certain: {},
  forced: null,
  kept: null,
  lost: 0,
  exposed: 0,
  truth: { lost: false, exposed: false },
  winning: null,
};
/** @type {import("./analyses.js").Moment} */
const BAIT = {
  code: "baited",
  turn: 5,
  player: 2,
  values: { square: "c4", kind: "N" },
  told: true,
};

test("a sentence is about the learner or about a family", () => {
  assert.deepEqual([whoIs(1, 1), whoIs(2, 1), whoIs(1, 0)], ["you", 2, 1]);
});

for (const [language, ivory] of [
  ["fr", /Ivoire pouvait/],
  ["en", /Ivory could/],
  ["pt", /ao Marfim/],
  ["nl", /kon Ivoor/],
]) {
  test(`who looks on reads in ${language} which family it is`, () => {
    const file = new URL(`../../strings/${language}/review.ftl`, import.meta.url);
    const bundle = new FluentBundle(String(language), { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
    assert.match(knownText(QUIET, 0, new Strings(bundle)), /** @type {RegExp} */ (ivory));
  });
}

test("a quiet move tells of the worlds alone", () => {
  assert.equal(knownText(QUIET, 2, strings), "review-worlds 1 8");
});

test("what could be named, proved and risked is told too", () => {
  const risks = { certain: { d6: "C" }, lost: 3, exposed: 4 };
  const winning = { move: "a5a6", kind: "C" };
  const analysis = { ...QUIET, ...risks, forced: 2, kept: false, winning };
  assert.equal(
    knownText(analysis, 1, strings),
    "review-worlds you 8 review-named you board-masks candidate 1 d6 " +
      "review-forced you 2 review-let-go review-winning board-move candidate a5 a6 " +
      "review-lost 3 8 review-exposed 4 8",
  );
});

test("what a moment says is not told again", () => {
  const analysis = { ...QUIET, forced: 2, kept: false, lost: 3, exposed: 4 };
  const ids = (/** @type {string} */ code) =>
    knownText(analysis, 1, strings, code)
      .match(/review-\w+/g)
      ?.slice(1);
  assert.deepEqual(ids("missed"), ["review-lost", "review-exposed"]);
  assert.deepEqual(ids("dared"), ["review-forced", "review-let", "review-exposed"]);
  assert.deepEqual(ids("spared"), ["review-forced", "review-let", "review-lost"]);
  const sure = { ...QUIET, certain: { d6: "S" } };
  assert.equal(knownText(sure, 0, strings, "identified"), "review-worlds 1 8");
  assert.equal(knownText(QUIET, 0, strings, "narrowed"), "");
});

test("what is not known is not told", () => {
  const hidden = { forced: "hidden", kept: "hidden", lost: "hidden", exposed: "hidden" };
  assert.equal(
    knownText({ ...QUIET, ...hidden, truth: "hidden" }, 0, strings),
    "review-worlds 1 8",
  );
});

test("a bait is told from the side of who laid it, unless the learner took it", () => {
  const who = (/** @type {0 | 1 | 2} */ learner) =>
    momentText(BAIT, learner, strings).split(" ").at(-1);
  assert.deepEqual([who(1), who(2), who(0)], ["you", "taker", "1"]);
});

test("a missed win is told with a move that takes it", () => {
  const values = { within: 2, move: "a5a6", kind: "C" };
  assert.match(
    momentText({ ...BAIT, code: "missed", values }, 0, strings),
    / review-winning board-move candidate a5 a6$/,
  );
});

test("a mask that is recognised is told with its kind and its square", () => {
  const values = { square: "d6", kind: "S" };
  assert.equal(
    momentText({ ...BAIT, code: "identified", values }, 0, strings),
    "review-moment-identified d6 soldier board-masks soldier 1 d6 2",
  );
});

test("a moment is tried again where the learner was to move", () => {
  assert.equal(tryFrom(BAIT, 2, 9), 4);
  assert.equal(tryFrom(BAIT, 1, 9), 5);
  assert.equal(tryFrom(BAIT, 0, 9), 4);
});

test("a moment that ended the game is tried again before the learner's last move", () => {
  assert.equal(tryFrom(BAIT, 1, 5), 3);
  assert.equal(tryFrom({ ...BAIT, turn: 1 }, 1, 1), 0);
});
