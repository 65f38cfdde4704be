/** The parts of the engine: fetched, counted while they arrive, and unpacked. */

/** @typedef {{ size: number, sha256: string, unpacked?: string, memory?: number }} Part with the digests of the file and of what is in it, and the bytes of memory that a snapshot fills */
/** @typedef {{ files: Record<string, Part>, later: Record<string, Part>, lock: object }} Manifest */

const WASM = "pyodide.asm.wasm";
const WASM_TYPE = "application/wasm";
/** The smallest valid module of WebAssembly. */
const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
/** The folder of the engine: these scripts are bundled into the worker, one folder below it. */
export const FOLDER = new URL("..", import.meta.url);
/** The mark that this script was loaded with is on everything that it loads. */
const MARK = new URL(import.meta.url).search;

const browserFetch = self.fetch.bind(self);

/** A failure whose reason is known. */
export class Failed extends Error {
  /** @param {"no-wasm" | "network"} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @returns {never} */
export function throwNetwork() {
  throw new Failed("network");
}

/** @param {string} name */
export function at(name) {
  return new URL(`${name}${MARK}`, FOLDER).href;
}

/**
 * @param {string} name
 * @param {RequestInit} [options]
 */
export async function get(name, options) {
  const response = await browserFetch(at(name), options).catch(throwNetwork);
  return response.ok ? response : throwNetwork();
}

/** @type {Promise<Manifest>} */
export const manifest = get("manifest.json").then((response) =>
  response.json().catch(throwNetwork),
);
let loaded = 0;

/**
 * Who is told how far the parts have arrived, in bytes.
 *
 * @type {(loaded: number, total: number) => void}
 */
let tell = () => {};

/** @param {typeof tell} told */
export function onProgress(told) {
  tell = told;
}

/** @param {number} bytes that have arrived */
async function count(bytes) {
  const { files } = await manifest;
  loaded += bytes;
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  tell(loaded, total);
}

/**
 * Count a body that somebody else reads.
 *
 * @param {Response} response
 */
async function countWhileReading(response) {
  const body = response.clone().body ?? throwNetwork();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(throwNetwork);
    if (done) {
      return;
    }
    await count(value.byteLength);
  }
}

/** @param {string} name of a zip that was compressed as a whole */
export async function loadPack(name) {
  const response = await get(name);
  const counted = countWhileReading(response);
  const [bytes] = await Promise.all([unpacked(response.body).catch(throwNetwork), counted]);
  return bytes;
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>> | null} packed with gzip */
export function unpacked(packed) {
  const bytes = (packed ?? throwNetwork()).pipeThrough(new DecompressionStream("gzip"));
  return new Response(bytes).arrayBuffer();
}

/** @param {string} name of a module, which arrives as a whole */
export async function loadModule(name) {
  const module = await import(at(name)).catch(throwNetwork);
  await count((await manifest).files[name]?.size ?? 0);
  return module;
}

/**
 * Compile while it arrives.
 *
 * @param {Promise<unknown>} snapshot with it this takes so little that nobody has to see how far it is
 */
export async function loadWasm(snapshot) {
  if (typeof WebAssembly !== "object") {
    throw new Failed("no-wasm");
  }
  const response = await get(WASM);
  const counted = (await snapshot) ? null : countWhileReading(response);
  const compiled = WebAssembly.compileStreaming(rightlyTyped(response)).catch(explainWasm);
  const [module] = await Promise.all([compiled, counted]);
  return module;
}

/**
 * The response as it is, which lets the browser keep what it compiles, unless the host calls it
 * something else, which would make the browser refuse it.
 *
 * @param {Response} response
 */
function rightlyTyped(response) {
  const isRight = response.headers.get("Content-Type") === WASM_TYPE;
  return isRight
    ? response
    : new Response(response.body, { headers: { "Content-Type": WASM_TYPE } });
}

/**
 * Where not even nothing compiles, it is forbidden; elsewhere the file has arrived broken.
 *
 * @returns {Promise<never>}
 */
async function explainWasm() {
  await WebAssembly.compile(NOTHING).catch(() => {
    throw new Failed("no-wasm");
  });
  return throwNetwork();
}
