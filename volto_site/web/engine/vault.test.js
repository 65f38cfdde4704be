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
    forget: async (/** @type {string} */ ticket) => entries.delete(ticket),
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

test("a seed has 32 bytes, and stays however long nobody has used it", async () => {
  const entries = new Map();
  const load = { do: "load", board: "a", post: { seat: "1", setup: "NALSN/CANAL" } };
  const begun = await secretsIn(new Vault(storeOf(entries), () => 0))({ ...load, seed: true });
  assert.match(begun.request.seed, /^[0-9a-f]{64}$/);
  const reveal = secretsIn(new Vault(storeOf(entries), () => 4000 * DAY));
  assert.deepEqual(await reveal({ ...load, ticket: begun.ticket }), begun);
});

test("the secret from a file is kept under a ticket as if it had been drawn", async () => {
  const entries = new Map();
  const load = { do: "load", board: "a", post: {} };
  const begun = await secretsIn(new Vault(storeOf(entries)))({ ...load, seed: "volto-secret 1" });
  assert.equal(begun.request.seed, "volto-secret 1");
  const reveal = secretsIn(new Vault(storeOf(entries)));
  assert.deepEqual(await reveal({ ...load, ticket: begun.ticket }), begun);
});

test("what is forgotten is found by nobody, not even by the worker that kept it", async () => {
  const entries = new Map();
  const [worker, page] = [new Vault(storeOf(entries)), new Vault(storeOf(entries))];
  const [gone, other] = [await worker.keep({ seed: "1" }), await worker.keep({ seed: "2" })];
  await page.forget(gone);
  assert.equal(await worker.find(gone), null);
  assert.deepEqual(await worker.find(other), { seed: "2" });
  assert.deepEqual([...entries.keys()], [other]);
});

test("what the browser has refused to store is forgotten too", async () => {
  const vault = new Vault(refused);
  const ticket = await vault.keep({ seed: "1" });
  assert.deepEqual(await vault.find(ticket), { seed: "1" });
  await vault.forget(ticket);
  assert.equal(await vault.find(ticket), null);
});

test("what a full disk does not take in stays in the memory of the worker", async () => {
  const store = await storeOf(new Map())();
  const vault = new Vault(async () => ({ ...store, put: refused }));
  assert.deepEqual(await vault.find(await vault.keep({ seed: "1" })), { seed: "1" });
});

test("what two people keep in turn is one secret, and what was kept first stays", async () => {
  const entries = new Map();
  const reveal = secretsIn(new Vault(storeOf(entries)));
  const ivory = await reveal({ do: "conceal", ivory: "NALSN/CANAL" });
  const both = await reveal({ do: "conceal", night: "lanac/nslan", ticket: ivory.ticket });
  const setups = { ivory: "NALSN/CANAL", night: "lanac/nslan" };
  assert.deepEqual(both.request, { do: "conceal", ...setups });
  // Nothing is left of the first set-up alone.
  assert.deepEqual([...entries.keys()], [both.ticket]);
  const again = await reveal({ do: "conceal", ivory: "CANAL/NALSN", ticket: both.ticket });
  assert.deepEqual(again, both);
  const load = { do: "load", board: "a", shared: { first: "1" } };
  const loaded = await secretsIn(new Vault(storeOf(entries)))({ ...load, ticket: both.ticket });
  assert.deepEqual(loaded, { request: { ...load, ...setups }, ticket: both.ticket });
});
