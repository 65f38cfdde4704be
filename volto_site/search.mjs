/** Hands the records that arrive, a list on each line, to Pagefind, and writes the index at `null`. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { close, createIndex } from "pagefind";

const [outputPath] = process.argv.slice(2);

/** @param {{ errors: string[] }} answer */
function check({ errors }) {
  if (errors.length > 0) {
    throw new Error(errors.join("\n"));
  }
}

const made = await createIndex({});
check(made);
const { index } = made;
// Nobody waits between two records: Pagefind works in a process of its own.
const added = [];
let isComplete = false;
for await (const line of createInterface({ input: process.stdin })) {
  isComplete = line === "null";
  if (isComplete) {
    break;
  }
  added.push(...JSON.parse(line).map((/** @type {any} */ record) => index.addHTMLFile(record)));
}
if (!isComplete) {
  process.exit();
}
(await Promise.all(added)).forEach(check);
// Not `writeFiles`: Pagefind can end before the last of its files is on the disk.
const written = await index.getFiles();
check(written);
await Promise.all(
  written.files.map(async ({ path, content }) => {
    const target = join(outputPath, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }),
);
await close();
