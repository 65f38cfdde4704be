/**
 * A memory snapshot of Python with the core imported, which a later visit restores instead of booting.
 *
 * Pyodide ties it to its exact build, and Python's memory holds what was random or the time when it was
 * made: here both stand still, so that the same sources make the same bytes.
 */

import crypto from "node:crypto";
import { loadPyodide } from "pyodide";

const PAGE = 4096;
/** Pyodide would write the path of the script that runs into Python's memory. */
const PROGRAM = "volto";

/** Let nothing differ from one run to the next. */
function standStill() {
  const now = Date.UTC(2000, 0);
  Date.now = () => now;
  performance.now = () => 0;
  const fill = (/** @type {Uint8Array} */ bytes) => bytes.fill(1);
  Object.assign(globalThis.crypto, { getRandomValues: fill });
  Object.assign(crypto, { randomFillSync: fill });
  process.argv[1] = PROGRAM;
}

/**
 * @param {import("pyodide").PyodideConfig} options of a boot
 * @param {(pyodide: import("pyodide").PyodideAPI) => Promise<void>} prepare Python before it is taken down
 */
export async function snapshotOf(options, prepare) {
  standStill();
  const env = { PYTHONHASHSEED: "0" };
  const pyodide = await loadPyodide({ ...options, env, _makeSnapshot: true });
  await prepare(pyodide);
  pyodide.runPython("import gc; gc.collect()");
  return pyodide.makeMemorySnapshot();
}

/**
 * The snapshot without the pages of memory that are empty, two thirds of them: the length of the
 * whole and the number of runs, then first page and pages of each run, in little-endian words of four
 * bytes; then the runs themselves.
 *
 * @param {Uint8Array} whole
 */
export function sparse(whole) {
  /** @type {[number, number][]} */
  const runs = [];
  for (let page = 0; page * PAGE < whole.length; page += 1) {
    const last = runs.at(-1);
    if (!pageOf(whole, page).some(Boolean)) {
      continue;
    }
    if (last && last[0] + last[1] === page) {
      last[1] += 1;
    } else {
      runs.push([page, 1]);
    }
  }
  const parts = runs.map(([first, pages]) => pageOf(whole, first, pages));
  const head = new Uint8Array(Uint32Array.of(whole.length, runs.length, ...runs.flat()).buffer);
  return Buffer.concat([head, ...parts]);
}

/**
 * @param {Uint8Array} whole
 * @param {number} first
 * @param {number} pages
 */
function pageOf(whole, first, pages = 1) {
  return whole.subarray(first * PAGE, (first + pages) * PAGE);
}
