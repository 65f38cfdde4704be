/** Hands the records that arrive as JSON to Pagefind, and writes the index. */

import { text } from "node:stream/consumers";
import { close, createIndex } from "pagefind";

const { target, records } = JSON.parse(await text(process.stdin));

/** @param {{ errors: string[] }} answer */
function check({ errors }) {
  if (errors.length > 0) {
    throw new Error(errors.join("\n"));
  }
}

const made = await createIndex({});
check(made);
const { index } = made;
// All at once: Pagefind works in a process of its own, and would idle between two records.
const added = await Promise.all(records.map((/** @type {any} */ record) => index.addHTMLFile(record)));
added.forEach(check);
check(await index.writeFiles({ outputPath: target }));
await close();
