import assert from "node:assert/strict";
import { test } from "node:test";
import { TicketStore } from "../frame/tickets.js";
import {
  gameToResume,
  isRetry,
  joined,
  MOST,
  nothingYet,
  parseGames,
  withGame,
  withoutGame,
} from "./games.js";

/**
 * @param {number} number
 * @returns {import("./games.js").KeptGame}
 */
function game(number) {
  return {
    id: number.toString(16).padStart(16, "0"),
    began: new Date(number * 1000).toISOString(),
    resume: { level: "1", learner: "1", setup: "LNSNL/AACAN", first: "1" },
    moves: ["a2a3"],
    seen: "",
    ticket: "00ff",
    aid: "off",
    notes: { b6: "N" },
    outcome: null,
    start: "",
    record: "",
  };
}

test("games survive being stored and recalled", () => {
  const kept = withGame(nothingYet(), game(1));
  assert.deepEqual(parseGames(JSON.stringify(kept)), kept);
});

test("what is no list of games is refused", () => {
  for (const wrong of [{ id: "x" }, { began: "soon" }, { moves: [1] }, { outcome: {} }]) {
    const kept = { version: 1, games: [{ ...game(1), ...wrong }] };
    assert.equal(parseGames(JSON.stringify(kept)), null);
  }
  assert.equal(parseGames("?"), null);
  assert.equal(parseGames("[]"), null);
});

test("the last fifty games are kept, and a game that goes on stays in its place", () => {
  let kept = nothingYet();
  for (let number = 0; number < MOST + 5; number += 1) {
    kept = withGame(kept, game(number));
  }
  assert.equal(kept.games.length, MOST);
  assert.deepEqual(kept.games[0], game(MOST + 4));
  const longer = { ...game(MOST), moves: ["a2a3", "a6a5"] };
  assert.equal(withGame(kept, longer).games.indexOf(longer), 4);
  assert.equal(withoutGame(kept, longer.id).games.length, MOST - 1);
});

test("the secret of a game that is not among the last fifty any more goes with it", () => {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const room = {
    getItem: (/** @type {string} */ name) => texts.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => texts.set(name, text),
  };
  Object.defineProperty(globalThis, "localStorage", { value: room, configurable: true });
  /** @type {string[]} */
  const given = [];
  const store = new TicketStore("games", parseGames, nothingYet, async (tickets) => {
    given.push(...tickets);
  });
  for (let number = 0; number <= MOST; number += 1) {
    assert.deepEqual(given, []);
    store.change((kept) => withGame(kept, { ...game(number), ticket: `a${number}` }));
  }
  assert.deepEqual(given, ["a0"]);
});

test("of the moments that are tried again only the last is kept", () => {
  const tries = [2, 3].map((number) => ({ ...game(number), retry: "a2a3" }));
  const kept = tries.reduce(withGame, withGame(nothingYet(), game(1)));
  assert.deepEqual(kept.games, [tries[1], game(1)]);
  assert.deepEqual(kept.games.map(isRetry), [true, false]);
  assert.deepEqual(parseGames(JSON.stringify(kept)), kept);
  assert.deepEqual(withGame(kept, game(4)).games, [game(4), game(1)]);
});

test("of two backups the longer game is kept, and the one that is over", () => {
  const over = { ...game(1), outcome: { winner: null, by: "ruling.no-move" } };
  const longer = { ...game(2), moves: ["a2a3", "a6a5"] };
  const mine = { version: /** @type {const} */ (1), games: [game(2), game(1)] };
  const other = { version: /** @type {const} */ (1), games: [game(3), longer, over] };
  assert.deepEqual(joined(mine, other).games, [game(3), longer, over]);
  assert.deepEqual(joined(other, mine).games, [game(3), longer, over]);
});

test("a tab goes on with its own game, a new one with the last that is not over", () => {
  const over = { ...game(3), outcome: { winner: null, by: "ruling.no-move" }, record: "[…]" };
  const kept = { version: /** @type {const} */ (1), games: [game(2), game(1)] };
  assert.equal(gameToResume(kept, game(1).id), kept.games[1]);
  assert.equal(gameToResume(kept, ""), null);
  assert.equal(gameToResume(kept, null), kept.games[0]);
  assert.equal(gameToResume(withGame(kept, over), null), null);
  const unwritten = { ...over, record: "" };
  assert.equal(gameToResume(withGame(kept, unwritten), null), unwritten);
});
