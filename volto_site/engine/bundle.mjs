/**
 * Compiles the standard library and the core inside Pyodide, proves that they suffice, and takes a
 * snapshot of Python with both imported.
 *
 * The job arrives as JSON: `sources` is a zip of the core, `library` one of the standard library,
 * `modules` what has to be importable in a page, `target` the folder for the packs: the two zips and the
 * snapshot, each compressed as a whole.
 */

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { unpackInto } from "../web/engine/archive.js";
import { snapshotOf, sparse } from "./snapshot.mjs";

/** @type {{ sources: string, library: string, modules: string[], target: string }} */
const job = JSON.parse(await text(process.stdin));
const LIBRARY = join(job.target, "stdlib.zip");
const CORE = join(job.target, "core.zip");
const SNAPSHOT = join(job.target, "snapshot.bin");
const PACKS = { [LIBRARY]: "stdlib.pack", [CORE]: "core.pack", [SNAPSHOT]: "snapshot.pack" };

/**
 * The functions of a file of Python beside this one.
 *
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {string} name
 */
async function functionsOf(pyodide, name) {
  const source = await readFile(new URL(name, import.meta.url), "utf8");
  const globals = pyodide.toPy({ __name__: name });
  pyodide.runPython(source, { globals, filename: name });
  return globals;
}

/**
 * Everything that a visit may import, from this zip of the core.
 *
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {string} core
 */
async function visit(pyodide, core) {
  const { buffer } = new Uint8Array(await readFile(core));
  unpackInto(pyodide.FS, buffer);
  const trace = await functionsOf(pyodide, "trace.py");
  trace.get("import_all")(pyodide.toPy(job.modules));
  return trace;
}

async function compile() {
  // Columns of errors would be a third of the bytes. Lines stay where errors of ours would be.
  const env = { PYTHONNODEBUGRANGES: "1" };
  const pyodide = await loadPyodide({ ...(await optionsWith(job.library)), env });
  const trace = await visit(pyodide, job.sources);
  // Listed before the compiler's own imports could pass for needed ones.
  const needed = trace.get("library_files")();
  const compiled = (await functionsOf(pyodide, "compilation.py")).get("compiled");
  await writeFile(
    LIBRARY,
    compiled.callKwargs(trace.get("LIBRARY"), needed, { lines: false }).toJs(),
  );
  pyodide.FS.writeFile("sources.zip", await readFile(job.sources));
  await writeFile(CORE, compiled("sources.zip").toJs());
}

/**
 * How to boot as a page does, without packages.
 *
 * @param {string} library
 */
async function optionsWith(library) {
  const lock = await readFile(new URL(import.meta.resolve("pyodide/pyodide-lock.json")), "utf8");
  return {
    stdLibURL: library,
    lockFileContents: { info: JSON.parse(lock).info, packages: {} },
    packageBaseUrl: job.target,
  };
}

/** Boot as a page will: a module that is missing ends the build. */
async function prove() {
  await visit(await loadPyodide(await optionsWith(LIBRARY)), CORE);
}

/** Write the snapshot, in which everything that a visit may need is imported and read. */
async function takeDown() {
  const snapshot = await snapshotOf(await optionsWith(LIBRARY), async (pyodide) => {
    (await visit(pyodide, CORE)).destroy();
  });
  await writeFile(SNAPSHOT, sparse(snapshot));
}

/** Compress each file as a whole, which the page undoes. */
async function pack() {
  for (const [file, name] of Object.entries(PACKS)) {
    await writeFile(join(job.target, name), gzipSync(await readFile(file), { level: 9 }));
    await rm(file);
  }
}

try {
  await compile();
  await prove();
  await takeDown();
  await pack();
} catch (error) {
  // Node would print Pyodide's source as well, a million characters in one line.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
