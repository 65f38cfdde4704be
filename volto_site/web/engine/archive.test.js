import assert from "node:assert/strict";
import { test } from "node:test";
import { filesIn, unpackInto } from "./archive.js";

/** What the list of all files, which ends a zip, begins with. */
const LIST = [0x50, 0x4b, 1, 2];

/**
 * A file as it stands in a zip.
 *
 * @param {string} name
 * @param {string} content
 * @param {string} extra what some programs write between the two
 */
function stored(name, content, extra = "") {
  const [named, held, more] = [name, content, extra].map((text) => new TextEncoder().encode(text));
  const header = new DataView(new ArrayBuffer(30));
  header.setUint32(0, 0x04034b50, true);
  header.setUint32(18, held?.length ?? 0, true);
  header.setUint32(22, held?.length ?? 0, true);
  header.setUint16(26, named?.length ?? 0, true);
  header.setUint16(28, more?.length ?? 0, true);
  return [new Uint8Array(header.buffer), named, more, held].flatMap((bytes) => [...(bytes ?? [])]);
}

/** @param {number[]} files */
function zip(...files) {
  return Uint8Array.of(...files, ...LIST).buffer;
}

test("every file of a zip has its name and its content", () => {
  const files = zip(
    ...stored("a/b.py", "one"),
    ...stored("é.toml", "", "more"),
    ...stored("c", "2"),
  );
  const found = [...filesIn(files)].map(([name, held]) => [name, new TextDecoder().decode(held)]);
  assert.deepEqual(found, [
    ["a/b.py", "one"],
    ["é.toml", ""],
    ["c", "2"],
  ]);
});

test("a zip without files has none", () => {
  assert.deepEqual([...filesIn(zip())], []);
});

test("the folder of a file is there before the file", () => {
  /** @type {string[]} */
  const done = [];
  const system = {
    mkdirTree: (/** @type {string} */ path) => done.push(`folder ${path}`),
    writeFile: (/** @type {string} */ path) => done.push(`file ${path}`),
  };
  unpackInto(system, zip(...stored("a/b/c.py", "1")));
  assert.deepEqual(done, ["folder a/b", "file a/b/c.py"]);
});
