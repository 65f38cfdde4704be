/** Writes the index of the records on its standard input, as JSON: the files by name, in Base64. */

import { text } from "node:stream/consumers";
import { close, createIndex } from "pagefind";

/** Pagefind's ready-made interfaces: ours is in volto_site/web. */
const UNUSED = /^pagefind-(.*ui\.|highlight\.)|^wasm\.unknown\./;

/** @param {{ errors: string[] }} answer */
function check({ errors }) {
  if (errors.length > 0) {
    throw new Error(errors.join("\n"));
  }
}

/** @type {any[]} */
const records = JSON.parse(await text(process.stdin));
const { index, errors } = await createIndex({});
if (!index) {
  throw new Error(errors.join("\n"));
}
// Nobody waits between two records: Pagefind works in a process of its own.
(await Promise.all(records.map((record) => index.addHTMLFile(record)))).forEach(check);
// Not `writeFiles`: Pagefind can end before the last of its files is on the disk.
const { files, ...answer } = await index.getFiles();
check(answer);
await close();
const wanted = files.filter(({ path }) => !UNUSED.test(path));
const named = wanted.map(({ path, content }) => [path, Buffer.from(content).toString("base64")]);
process.stdout.write(JSON.stringify(Object.fromEntries(named)));
