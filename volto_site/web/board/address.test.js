import assert from "node:assert/strict";
import { before, test } from "node:test";
import { formatAddress, parseAddress, viewerOf } from "./address.js";

const POSITION = "5/5/5/2n2/5/5/5 1 00";

before(() => {
  const location = { href: "https://volto.example/en/lab/?old=1#section" };
  Object.defineProperty(globalThis, "location", { value: location });
});

test("what is written into an address is read from it", () => {
  const shared = {
    position: POSITION,
    moves: ["c4c5", "a1a2"],
    viewer: /** @type {const} */ ("2"),
  };
  const address = new URL(formatAddress(shared));
  assert.equal(address.hash, "#position=5/5/5/2n2/5/5/5_1_00&moves=c4c5.a1a2&viewer=2");
  assert.equal(address.search, "");
  assert.deepEqual(parseAddress(address.hash), shared);
});

test("what hidden masks can be goes along", () => {
  const shared = { position: POSITION, moves: [], viewer: /** @type {const} */ ("1") };
  const address = new URL(formatAddress({ ...shared, suspects: "c5=CL,d6=NAC" }, "../play/"));
  assert.equal(address.pathname, "/en/play/");
  assert.deepEqual(parseAddress(address.hash), { ...shared, suspects: "c5=CL,d6=NAC" });
});

test("a link from before the viewer had its name is still read", () => {
  const shared = { position: POSITION, moves: [], viewer: "mover" };
  assert.deepEqual(parseAddress("#position=5/5/5/2n2/5/5/5_1_00&view=mover"), shared);
});

test("the new name of the viewer wins over the old one", () => {
  const hash = "#position=5/5/5/2n2/5/5/5_1_00&view=everyone&viewer=nobody";
  assert.deepEqual(parseAddress(hash), { position: POSITION, moves: [], viewer: "nobody" });
});

test("an unknown viewer breaks a link under either name", () => {
  assert.equal(parseAddress("#position=5&viewer=me"), "broken");
  assert.equal(parseAddress("#position=5&view=me"), "broken");
  assert.equal(parseAddress("#viewer=1"), "broken");
});

test("the anchor of a section is no link", () => {
  assert.equal(parseAddress("#move-noble"), null);
});

test("hidden masks stay hidden for the viewer of a position", () => {
  assert.equal(viewerOf("5/5/5/2n2/5/5/5 1 00"), "everyone");
  assert.equal(viewerOf("5/5/5/2x2/5/5/5 1 00"), "1");
  assert.equal(viewerOf("5/5/5/2X2/5/5/5 1 00"), "2");
  assert.equal(viewerOf("5/5/x4/2X2/5/5/5 1 00"), "mover");
});
