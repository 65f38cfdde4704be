/**
 * Bundles scripts with Rolldown. Reads from standard input a list of bundles, each with its
 * `entries` and the `groups` of its chunks; writes a list with each file by its name: its text,
 * the files that it imports at once, and the script that it begins with, if it is one.
 */

import { relative } from "node:path";
import { text } from "node:stream/consumers";
import { rolldown } from "rolldown";

/** @typedef {{ name: string, test: string, shared: number }} Group */
/** @typedef {{ entries: string[], groups: Group[] }} Job */

/** @param {Job} job */
async function bundled({ entries, groups }) {
  const bundle = await rolldown({
    input: entries,
    platform: "browser",
    preserveEntrySignatures: "allow-extension",
    onLog(_, { message }) {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({
    minify: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    // No hash may look like the end of a file of one language.
    hashCharacters: "hex",
    // A bundle without groups is one file.
    codeSplitting: groups.length > 0 && {
      groups: groups.map(({ name, test, shared }) => ({
        name,
        test: new RegExp(test),
        minShareCount: shared,
      })),
      includeDependenciesRecursively: false,
    },
  });
  const chunks = output.filter((file) => file.type === "chunk");
  return Object.fromEntries(
    chunks.map(({ fileName, code, imports, facadeModuleId }) => [
      fileName,
      // Relative, as what is stored may be copied to another checkout.
      { text: code, imports, script: facadeModuleId && relative(".", facadeModuleId) },
    ]),
  );
}

/** @type {Job[]} */
const jobs = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await Promise.all(jobs.map(bundled))));
