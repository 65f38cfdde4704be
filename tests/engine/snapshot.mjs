/**
 * Restores the snapshot of the engine in Node and prints, as JSON, what each restored Python says.
 *
 * Arguments: the folder with the files of the engine, then the requests of a session, as JSON.
 */

import { readFile } from "node:fs/promises";
import { devNull } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [folder = "", requests = "[]"] = process.argv.slice(2);
const DRAW = `
import os, random
[random.random(), random.getrandbits(64), os.urandom(8).hex()]
`;
const ANSWER = `
from json import dumps, loads
from volto_core.page.session import Session
session = Session()
lambda requests: dumps([session.handle(request) for request in loads(requests)])
`;

// What the scripts of the worker expect around them.
const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
Object.assign(globalThis, { self: globalThis, fetch: async () => Response.json(manifest) });
const { memoryOf } = await import("../../volto_site/web/engine/snapshot.js");
const { FRESH } = await import("../../volto_site/web/engine/boot.js");

const packed = await readFile(join(folder, "snapshot.pack"));
const { memory, filled } = await memoryOf(new Response(gunzipSync(packed)));
await filled;

/** Python as the worker restores it: with no file of the library or of the core. */
async function restored() {
  const lockFileContents = manifest.lock;
  const options = { stdLibURL: devNull, lockFileContents, packageBaseUrl: folder };
  return loadPyodide({ ...options, _loadSnapshot: memory });
}

/** @param {import("pyodide").PyodideAPI} python */
function draws(python) {
  return python.runPython(DRAW).toJs();
}

try {
  const frozen = [draws(await restored()), draws(await restored())];
  const visits = [await restored(), await restored()];
  for (const python of visits) {
    python.runPython(FRESH);
  }
  const fresh = visits.map(draws);
  const [first] = visits;
  const answers = JSON.parse(first?.runPython(ANSWER)(requests));
  console.log(
    JSON.stringify({ frozen, fresh, answers }, (_, value) =>
      typeof value === "bigint" ? String(value) : value,
    ),
  );
} catch (error) {
  // Node would print Pyodide's source as well, a million characters in one line.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
