import assert from "node:assert/strict";
import { test } from "node:test";
import { secretsIn } from "./secrets.js";
import { Vault } from "./vault.js";

const DAY = 24 * 60 * 60 * 1000;

/** @typedef {import("./vault.js").Entry} Entry */

/** A store that outlives its vaults, as IndexedDB outlives workers. */
function storeOf(/** @type {Map<string, Entry>} */ entries) {
  return async () => ({
    get: async (/** @type {string} */ ticket) => entries.get(ticket),
    put: async (/** @type {string} */ ticket, /** @type {Entry} */ entry) =>
      entries.set(ticket, entry),
    clear: async (/** @type {number} */ before) => {
      for (const [ticket, { at }] of entries) {
        if (at < before) {
          entries.delete(ticket);
        }
      }
    },
  });
}

const refused = () => Promise.reject(new Error("private window"));

test("a deal is drawn here, and a new worker finds it by its ticket", async () => {
  const entries = new Map();
  const load = { do: "load", board: "a", task: "learn-game-six" };
  const dealt = await secretsIn(new Vault(storeOf(entries)))({ ...load, deal: true });
  assert.match(dealt.request.deal, /^\d+$/);
  assert.match(dealt.ticket ?? "", /^[0-9a-f]{32}$/);
  const reveal = secretsIn(new Vault(storeOf(entries)));
  assert.deepEqual(await reveal({ ...load, ticket: dealt.ticket }), dealt);
});

test("two deals have two tickets", async () => {
  const reveal = secretsIn(new Vault(storeOf(new Map())));
  const [one, two] = [
    await reveal({ do: "reset", deal: true }),
    await reveal({ do: "reset", deal: true }),
  ];
  assert.notEqual(one.ticket, two.ticket);
});

test("a request without secrets stays as it is, and opens no store", async () => {
  let opened = 0;
  const reveal = secretsIn(
    new Vault(() => {
      opened += 1;
      return refused();
    }),
  );
  for (const request of [
    { do: "play", move: "a2a3" },
    { do: "reset" },
    { do: "toString" },
    null,
    7,
  ]) {
    assert.deepEqual(await reveal(request), { request });
  }
  assert.equal(opened, 0);
});

test("where the browser refuses to store, the memory of the worker serves as long as it lives", async () => {
  const reveal = secretsIn(new Vault(refused));
  const dealt = await reveal({ do: "reset", board: "a", deal: true });
  assert.deepEqual(await reveal({ do: "reset", board: "a", ticket: dealt.ticket }), dealt);
  const other = await secretsIn(new Vault(refused))({
    do: "reset",
    board: "a",
    ticket: dealt.ticket,
  });
  assert.deepEqual(other, { refusal: { ok: false, error: { code: "lost", field: "ticket" } } });
});

test("what nobody has used for ninety days is cleared, and what is used stays", async () => {
  const entries = new Map();
  const first = new Vault(storeOf(entries), () => 0);
  const [used, unused] = [await first.keep({ deal: "1" }), await first.keep({ deal: "2" })];
  assert.deepEqual(await new Vault(storeOf(entries), () => 60 * DAY).find(used), { deal: "1" });
  const last = new Vault(storeOf(entries), () => 100 * DAY);
  assert.equal(await last.find(unused), null);
  assert.deepEqual(await last.find(used), { deal: "1" });
});
