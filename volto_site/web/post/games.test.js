import assert from "node:assert/strict";
import { test } from "node:test";
import { codeDrawing } from "./code.js";
import { stateOf } from "./duties.js";
import {
  cleanName,
  distinctName,
  joined,
  nothingYet,
  parsePostGames,
  standingOf,
  withoutPostGame,
  withoutSecrets,
  withPostGame,
} from "./games.js";

/** @type {any} */
const POST = {
  game: "0".repeat(32),
  seat: 1,
  letters: 2,
  writer: 1,
  duty: "move",
  checked: false,
  breach: null,
  letter: "VlAB",
  resume: { seat: "1", setup: "NALSN/CANAL", letter: "VlAB" },
};
/** @type {import("./games.js").PostGame} */
const GAME = {
  id: POST.game,
  name: "Anna",
  changed: "2026-11-17T08:00:00.000Z",
  ticket: "ab",
  isSent: true,
  isSaved: false,
  ...standingOf(POST, null),
};

test("games that are kept are there again", () => {
  const kept = withPostGame(nothingYet(), GAME);
  assert.deepEqual(parsePostGames(JSON.stringify(kept)), kept);
  assert.deepEqual(withoutPostGame(kept, GAME.id), nothingYet());
});

test("the game that was changed last comes first, and once", () => {
  const other = { ...GAME, id: "1".repeat(32) };
  const kept = withPostGame(withPostGame(withPostGame(nothingYet(), GAME), other), GAME);
  assert.deepEqual(
    kept.games.map(({ id }) => id),
    [GAME.id, other.id],
  );
});

test("a backup has the letters and the names, and nothing that tells of a mask", () => {
  const { games } = withoutSecrets(withPostGame(nothingYet(), GAME));
  assert.deepEqual(games, [{ ...GAME, ticket: "", resume: { seat: "1", letter: "VlAB" } }]);
});

test("a game that is here keeps its secret and its letters, whatever a backup says of it", () => {
  const mine = withPostGame(nothingYet(), GAME);
  const other = withoutSecrets(withPostGame(nothingYet(), { ...GAME, letters: 9 }));
  assert.deepEqual(joined(mine, other), mine);
});

test("a game of a backup comes without a secret, and in its order", () => {
  const newer = { ...GAME, id: "1".repeat(32), changed: "2026-11-18T08:00:00.000Z" };
  const mine = withPostGame(nothingYet(), GAME);
  assert.deepEqual(
    joined(mine, { version: 1, games: [newer] }).games.map(({ id, ticket }) => [id, ticket]),
    [
      [newer.id, ""],
      [GAME.id, "ab"],
    ],
  );
});

test("what is no list of games is refused", () => {
  const wrong = [
    { ...GAME, id: "<b>" },
    { ...GAME, resume: { seat: 1 } },
    { ...GAME, turn: "x" },
    7,
  ];
  for (const game of wrong) {
    assert.equal(parsePostGames(JSON.stringify({ version: 1, games: [game] })), null);
  }
  assert.equal(parsePostGames("{"), null);
});

test("a result counts once all masks lie open", () => {
  const outcome = /** @type {const} */ ({ winner: 1, by: "win.palace" });
  assert.equal(standingOf(POST, outcome).result, "");
  const over = { ...POST, writer: null, checked: true };
  assert.deepEqual(
    [standingOf(over, outcome), standingOf({ ...over, seat: 2 }, outcome)].map(
      ({ turn, result }) => [turn, result],
    ),
    [
      ["over", "won"],
      ["over", "lost"],
    ],
  );
  assert.equal(standingOf(over, { winner: null, by: "ruling.repetition" }).result, "drawn");
});

test("a letter that was written is sent before anything else", () => {
  const waits = { post: { ...POST, writer: 2 }, outcome: null, canUndo: true };
  assert.equal(stateOf(waits, false), "send");
  assert.equal(stateOf(waits, true), "wait");
  assert.equal(stateOf({ ...waits, post: POST }, true), "move");
  const outcome = /** @type {const} */ ({ winner: 1, by: "win.palace" });
  assert.equal(stateOf({ ...waits, outcome }, true), "unchecked");
  const over = { ...POST, writer: null, checked: true };
  assert.equal(stateOf({ ...waits, outcome, post: over }, false), "send");
  assert.equal(stateOf({ ...waits, outcome, post: over }, true), "checked");
  assert.equal(stateOf({ ...waits, outcome, post: { ...over, breach: {} } }, true), "broken");
});

test("a name is one short line", () => {
  assert.equal(cleanName("  Anna \n and  Bo "), "Anna and Bo");
  assert.equal(cleanName("x".repeat(99)).length, 40);
});

test("no two games have one name, and a game keeps its own", () => {
  const second = { ...GAME, id: "1".repeat(32) };
  const third = { ...GAME, id: "2".repeat(32) };
  let kept = withPostGame(nothingYet(), GAME);
  assert.equal(distinctName(kept, GAME), "Anna");
  assert.equal(distinctName(kept, second), "Anna (2)");
  kept = withPostGame(kept, { ...second, name: "Anna (2)" });
  assert.equal(distinctName(kept, third), "Anna (3)");
  const long = "x".repeat(40);
  kept = withPostGame(kept, { ...GAME, name: long });
  assert.equal(distinctName(kept, { ...third, name: long }), `${"x".repeat(36)} (2)`);
});

test("a code is one path with a margin around it", () => {
  const code = { size: 2, get: (/** @type {number} */ x, /** @type {number} */ y) => x === y };
  const path = '<path d="M4 4h1v1h-1zM5 5h1v1h-1z"/>';
  assert.equal(codeDrawing(code), `<svg viewBox="0 0 10 10">${path}</svg>`);
});
