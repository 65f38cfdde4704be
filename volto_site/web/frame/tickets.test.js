import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { TicketStore } from "./tickets.js";

/** @typedef {{ games: { id: string, ticket: string }[] }} Kept */

/** @type {Map<string, string>} */
const texts = new Map();
let isFull = false;
/** @type {string[]} */
let given = [];

/** @returns {Kept} */
const nothingYet = () => ({ games: [] });
const storeOfGames = () =>
  new TicketStore("games", JSON.parse, nothingYet, async (tickets) => {
    given.push(...tickets);
  });
const two = () => ({
  games: [
    { id: "a", ticket: "1" },
    { id: "b", ticket: "2" },
  ],
});
const withoutFirst = (/** @type {Kept} */ { games }) => ({ games: games.slice(1) });

beforeEach(() => {
  texts.clear();
  isFull = false;
  given = [];
  const room = {
    getItem: (/** @type {string} */ name) => texts.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => {
      if (isFull) {
        throw new Error("full");
      }
      texts.set(name, text);
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value: room, configurable: true });
});

test("the ticket of a game that goes is given back, and no other", () => {
  const store = storeOfGames();
  assert.ok(store.change(two));
  assert.deepEqual(given, []);
  store.change(withoutFirst);
  assert.deepEqual(given, ["1"]);
});

test("a ticket that takes the place of another gives the other back", () => {
  const store = storeOfGames();
  store.change(two);
  store.change((/** @type {Kept} */ { games }) => ({
    games: games.map((game) => ({ ...game, ticket: "2" })),
  }));
  assert.deepEqual(given, ["1"]);
});

test("what could not be stored gives nothing back", () => {
  const store = storeOfGames();
  store.change(two);
  isFull = true;
  assert.ok(!store.change(withoutFirst));
  assert.deepEqual(given, []);
});

test("a game without a secret has nothing to give back", () => {
  const store = storeOfGames();
  store.change(() => ({ games: [{ id: "a", ticket: "" }] }));
  store.change(withoutFirst);
  assert.deepEqual(given, []);
});
