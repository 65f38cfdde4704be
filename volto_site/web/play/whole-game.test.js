import assert from "node:assert/strict";
import { test } from "node:test";
import { hidesMasks, newGame, retryOf, seenIn, shownIn } from "./whole-game.js";

const RECORD = `[Ivory-Setup "LNSNL/AACAN"]
[Result "2 win.candidate"]

1. c2c6xL-S a6a5
2. b2b3 a5a4
`;

test("a game is shared as its learner saw it", () => {
  const game = {
    ...newGame({ resume: { learner: "1" }, aid: "off" }),
    start: "lanac/nslan/5/5/5/LNSNL/AACAN 1 00",
    record: RECORD,
  };
  const seen = {
    position: "xxxxx/xxxxx/5/5/5/LNSNL/AACAN 1 00",
    moves: ["c2c6xL-S", "a6a5", "b2b3", "a5a4"],
    viewer: "1",
  };
  assert.deepEqual(seenIn(game), seen);
  const night = seenIn({ ...game, resume: { learner: "2" } });
  assert.equal(night.position, "lanac/nslan/5/5/5/XXXXX/XXXXX 1 00");
});

test("a game that hides masks is known by them", () => {
  assert.equal(hidesMasks("lanac/nslan/5/5/5/XXXXX/XXXXX 1 00"), true);
  assert.equal(hidesMasks("lanac/nslan/5/5/5/LNSNL/AACAN 1 00"), false);
});

test("a shared game is told to whoever has the learner's seat", () => {
  const game = { position: "5/5/5/5/5/5/5 1 00", moves: [] };
  const learners = /** @type {const} */ (["1", "2", "everyone", null]).map(
    (viewer) => shownIn({ ...game, viewer }).learner,
  );
  assert.deepEqual(learners, [1, 2, 0, 0]);
});

test("a moment is tried again with the moves before it, as often as one likes", () => {
  const moment = {
    start: "5/5/5/5/5/5/5 1 00",
    moves: ["a2a3", "a6a5"],
    learner: /** @type {2} */ (2),
  };
  const { resume, moves, retry } = retryOf(moment, { level: "3", aid: "on" });
  assert.deepEqual(resume, { level: "3", learner: "2", position: moment.start });
  assert.deepEqual(moves, moment.moves);
  assert.deepEqual(newGame({ resume, aid: "on", retry }).moves, moment.moves);
  assert.deepEqual(retryOf({ ...moment, moves: [] }, { level: "3", aid: "on" }).moves, []);
});
