/** Writes the index of the records that arrive, a language on each line, and ends it at `null`. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { close, createIndex } from "pagefind";

/** What an index says of its languages: the one file in which two of them differ. */
const ENTRY = "pagefind-entry.json";
/** Pagefind's ready-made interfaces: ours is in volto_site/web. */
const UNUSED = /^pagefind-(.*ui\.|highlight\.)|^wasm\.unknown\./;

const [outputPath = ""] = process.argv.slice(2);
/** @type {Set<string>} */
const written = new Set();

/** @param {{ errors: string[] }} answer */
function check({ errors }) {
  if (errors.length > 0) {
    throw new Error(errors.join("\n"));
  }
}

/** @param {{ path: string, content: string | Uint8Array }[]} files */
async function write(files) {
  const folders = new Set(files.map(({ path }) => dirname(join(outputPath, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(files.map(({ path, content }) => writeFile(join(outputPath, path), content)));
}

/**
 * Write the index of one language, while the next one is being built, and give its entry.
 * @param {any[]} records
 */
async function indexed(records) {
  const { index, errors } = await createIndex({});
  if (!index) {
    throw new Error(errors.join("\n"));
  }
  // Nobody waits between two records: Pagefind works in a process of its own.
  (await Promise.all(records.map((record) => index.addHTMLFile(record)))).forEach(check);
  // Not `writeFiles`: Pagefind can end before the last of its files is on the disk.
  const { files, ...answer } = await index.getFiles();
  check(answer);
  const isNew = (/** @type {string} */ path) => !written.has(path) && !UNUSED.test(path);
  const entry = files.find(({ path }) => path === ENTRY);
  const others = files.filter(({ path }) => path !== ENTRY && isNew(path));
  for (const { path } of others) {
    written.add(path);
  }
  await write(others);
  return JSON.parse(new TextDecoder().decode(entry?.content));
}

const indexes = [];
let isComplete = false;
for await (const line of createInterface({ input: process.stdin })) {
  isComplete = line === "null";
  if (isComplete) {
    break;
  }
  indexes.push(indexed(JSON.parse(line)));
}
if (!isComplete) {
  process.exit();
}
const entries = await Promise.all(indexes);
const languages = Object.assign({}, ...entries.map((entry) => entry.languages));
await write([{ path: ENTRY, content: JSON.stringify({ ...entries[0], languages }) }]);
await close();
