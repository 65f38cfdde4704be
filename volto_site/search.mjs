/** Indexes the records that arrive, a language on each line, and writes the index at `null`. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { close, createIndex } from "pagefind";

/** What an index says of its languages: the only file that those of two languages differ in. */
const ENTRY = "pagefind-entry.json";

const [outputPath] = process.argv.slice(2);

/** @param {{ errors: string[] }} answer */
function check({ errors }) {
  if (errors.length > 0) {
    throw new Error(errors.join("\n"));
  }
}

/**
 * The files of the index of one language, made while the next one is still being built.
 * @param {any[]} records
 */
async function indexed(records) {
  const made = await createIndex({});
  check(made);
  const { index } = made;
  // Nobody waits between two records: Pagefind works in a process of its own.
  (await Promise.all(records.map((record) => index.addHTMLFile(record)))).forEach(check);
  const { files, ...answer } = await index.getFiles();
  check(answer);
  return new Map(files.map(({ path, content }) => [path, content]));
}

/** @param {Map<string, Uint8Array>[]} indexes */
function joined(indexes) {
  const entries = indexes.map((files) => JSON.parse(String(Buffer.from(files.get(ENTRY) ?? []))));
  const languages = Object.assign({}, ...entries.map((entry) => entry.languages));
  const entry = Buffer.from(JSON.stringify({ ...entries[0], languages }));
  return new Map([...indexes.flatMap((files) => [...files]), [ENTRY, entry]]);
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
const files = [...joined(await Promise.all(indexes))];
// Not `writeFiles`: Pagefind can end before the last of its files is on the disk.
const folders = new Set(files.map(([path]) => dirname(join(outputPath, path))));
await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
await Promise.all(files.map(([path, content]) => writeFile(join(outputPath, path), content)));
await close();
