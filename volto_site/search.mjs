/** Hands the records that arrive, a list on each line, to Pagefind, and writes the index. */

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
for await (const line of createInterface({ input: process.stdin })) {
  added.push(...JSON.parse(line).map((/** @type {any} */ record) => index.addHTMLFile(record)));
}
(await Promise.all(added)).forEach(check);
check(await index.writeFiles({ outputPath }));
await close();
