import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { recallStudy, rememberStudy } from "./study.js";

/** @type {Map<string, string>} */
const stored = new Map();
const storage = {
  getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
  setItem: (/** @type {string} */ name, /** @type {string} */ text) => stored.set(name, text),
  removeItem: (/** @type {string} */ name) => stored.delete(name),
};
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(globalThis, name, { value: storage });
}
beforeEach(() => stored.clear());

/** @type {import("./study.js").Study} */
const STUDY = {
  start: "5/5/5/2n2/5/5/5 1 00",
  moves: ["c4c5"],
  at: 1,
  ticket: "0123456789abcdef",
  viewer: "mover",
  tags: {},
  mode: "play",
  from: "",
};

/** Replace what is stored under every name. @param {unknown} value */
function store(value) {
  rememberStudy(STUDY, assert.fail);
  for (const name of stored.keys()) {
    stored.set(name, JSON.stringify(value));
  }
}

test("a study survives being stored and recalled", () => {
  rememberStudy(STUDY, assert.fail);
  assert.deepEqual(recallStudy(), STUDY);
});

test("a study from before the viewer had its name is still recalled", () => {
  const { viewer, ...rest } = STUDY;
  store({ ...rest, view: viewer });
  assert.deepEqual(recallStudy(), STUDY);
});

test("the number of a deal that a study once held is forgotten", () => {
  const { ticket, ...rest } = STUDY;
  store({ ...rest, deal: "42" });
  assert.deepEqual(recallStudy(), { ...STUDY, ticket: "" });
});

test("a study with an unknown viewer is given back as text", () => {
  for (const wrong of [
    { viewer: "me" },
    { viewer: undefined, view: "me" },
    { viewer: undefined },
  ]) {
    store({ ...STUDY, ...wrong });
    assert.equal(typeof recallStudy(), "string");
  }
});

test("nothing stored is no study", () => {
  assert.equal(recallStudy(), null);
});
