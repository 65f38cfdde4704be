/** Boots Python with the core: from the snapshot of an earlier visit, or else from its parts. */

import { unpackInto } from "./archive.js";
import { at, FOLDER, loadModule, loadPack, loadWasm, manifest } from "./parts.js";
import { keptSnapshot, memoryOf } from "./snapshot.js";

/**
 * @typedef {object} Python the little of Pyodide that is used here
 * @property {import("./archive.js").FileSystem} FS
 * @property {(code: string) => any} runPython
 * @property {{ PythonError: new () => Error }} ffi
 */

/** @typedef {((request: string) => string) & { destroy: () => void }} Handle of the requests of one page */

const WASM = "pyodide.asm.wasm";
const LIBRARY = "stdlib.pack";
const CORE = "core.pack";
const browserFetch = self.fetch.bind(self);
/** How long a snapshot may take, in milliseconds: Pyodide can hang over one. */
const RESTORING = 20_000;

/** What Python draws by chance would be the same on every visit, as it follows from its memory. */
export const FRESH = `
import sys
if "random" in sys.modules:
    sys.modules["random"].seed()
`;

/**
 * Python, booted as soon as there are enough of its parts.
 *
 * @returns {Promise<{ python: Python, isRestored: boolean }>}
 */
export async function boot() {
  const looking = keptSnapshot();
  const parts = {
    wasm: loadWasm(looking),
    script: loadModule("pyodide.asm.mjs"),
    pyodide: loadModule("pyodide.mjs"),
  };
  const snapshot = await looking;
  if (snapshot) {
    try {
      return { python: await restored(parts, snapshot), isRestored: true };
    } catch (error) {
      console.info(error);
    }
  }
  return { python: await booted(parts), isRestored: false };
}

/** @typedef {{ wasm: Promise<WebAssembly.Module>, script: Promise<any>, pyodide: Promise<any> }} Parts */

/**
 * Everything is imported and read there: neither the library nor the core is needed.
 *
 * @param {Parts} parts
 * @param {Response} snapshot
 */
async function restored(parts, snapshot) {
  const { memory, filled } = await memoryOf(snapshot);
  handOver(parts.wasm, Promise.resolve(new ArrayBuffer(0)), filled);
  const tooLate = new Promise((_, reject) => {
    setTimeout(() => reject(new Error("the snapshot takes too long")), RESTORING);
  });
  const starting = start(parts, { _loadSnapshot: memory });
  // A part that fails would let Pyodide wait for ever.
  const failing = Promise.all([parts.wasm, parts.script, filled]).then(() => tooLate);
  const python = await Promise.race([starting, failing]);
  python.runPython(FRESH);
  return python;
}

/** @param {Parts} parts */
async function booted(parts) {
  const library = loadPack(LIBRARY);
  const core = loadPack(CORE);
  handOver(parts.wasm, library);
  // Pyodide would wait for ever for a part that fails, so each is awaited here.
  const [python, files] = await Promise.all([start(parts), core, parts.wasm, library]);
  unpackInto(python.FS, files);
  return python;
}

/**
 * @param {Parts} parts
 * @param {{ _loadSnapshot?: Uint8Array }} [options]
 * @returns {Promise<Python>}
 */
async function start({ script, pyodide }, options) {
  const [{ loadPyodide }, { default: create }] = await Promise.all([pyodide, script]);
  return loadPyodide({
    indexURL: FOLDER.href,
    packageBaseUrl: FOLDER.href,
    stdLibURL: at(LIBRARY),
    lockFileContents: manifest.then(({ lock }) => lock),
    createPyodideModule: create,
    ...options,
  });
}

/**
 * Give Pyodide what is under way already when it asks the browser for it.
 *
 * @param {Promise<WebAssembly.Module>} wasm
 * @param {Promise<ArrayBuffer>} library
 * @param {Promise<void>} [filled] once the memory is there with which Python goes on after its module
 */
function handOver(wasm, library, filled = Promise.resolve()) {
  /** @type {typeof browserFetch} */
  const fetch = async (input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith(`/${LIBRARY}`)) {
      return new Response(await library);
    }
    return pathname.endsWith(`/${WASM}`) ? new Response() : browserFetch(input, options);
  };
  /** @type {typeof WebAssembly.instantiateStreaming} */
  const instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    const instance = await WebAssembly.instantiate(module, imports);
    // Over a memory that fails, whoever waits for it here is left behind.
    await filled.catch(() => new Promise(() => {}));
    return { module, instance };
  };
  Object.assign(self, { fetch });
  Object.assign(WebAssembly, { instantiateStreaming });
}
