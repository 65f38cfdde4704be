import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { copyText } from "./clipboard.js";

/** What was written, or is about to be. @type {(string | Promise<Blob>)[]} */
let written = [];

class Item {
  /** @param {Record<string, Promise<Blob>>} content */
  constructor(content) {
    this.content = content["text/plain"] ?? Promise.reject(new Error("no text"));
  }
}

beforeEach(() => {
  written = [];
  const clipboard = {
    writeText: async (/** @type {string} */ text) => written.push(text),
    write: async (/** @type {[Item]} */ [item]) => {
      written.push(item.content);
      await item.content;
    },
  };
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { clipboard } });
  Object.assign(globalThis, { ClipboardItem: Item });
});

test("a text is written at once", async () => {
  const copied = copyText("c3c4");
  assert.deepEqual(written, ["c3c4"]);
  assert.equal(await copied, true);
});

test("a text that is still to come is handed over at once", async () => {
  /** @type {(text: string) => void} */
  let arrive = () => {};
  const copied = copyText(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  assert.equal(written.length, 1);
  arrive("c3c4");
  assert.equal(await copied, true);
  const [content] = written;
  assert.equal(content instanceof Promise && (await (await content).text()), "c3c4");
});

test("a browser that takes no promises is given the text when it is there", async () => {
  Reflect.deleteProperty(globalThis, "ClipboardItem");
  assert.equal(await copyText(Promise.resolve("c3c4")), true);
  assert.deepEqual(written, ["c3c4"]);
});

test("where there is no text nothing is copied", async () => {
  assert.equal(await copyText(Promise.resolve(null)), false);
});

test("a browser that refuses is no error", async () => {
  navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  assert.equal(await copyText("c3c4"), false);
});
