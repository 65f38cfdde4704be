/**
 * The worker that runs the core: it loads everything at once, boots Python and answers requests.
 *
 * To the page go `{ type: "progress", loaded, total }`, then `{ type: "ready" }` or
 * `{ type: "failed", code }`. For each `{ id, request }` it says `{ type: "taken", id }` at once,
 * then `{ id, answer }`, or `{ id, code }` where the core breaks over it.
 */

/** @typedef {{ size: number, sha256: string }} Part */
/** @typedef {{ files: Record<string, Part>, lock: object }} Manifest */

/**
 * @typedef {object} Python the little of Pyodide that is used here
 * @property {(archive: ArrayBuffer, format: string) => void} unpackArchive
 * @property {(code: string) => (request: string) => string} runPython
 * @property {{ PythonError: new () => Error }} ffi
 */

const WASM = "pyodide.asm.wasm";
const LIBRARY = "stdlib.pack";
const CORE = "core.pack";
const FOLDER = new URL("..", import.meta.url);
/** The mark that this script was loaded with is on everything that it loads. */
const MARK = new URL(import.meta.url).search;
const WASM_TYPE = "application/wasm";
/** The smallest valid module of WebAssembly. */
const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** JSON in both directions: nothing is left behind that Python would have to free. */
const ANSWER = `
from json import dumps, loads
from volto_core.page.session import handle
lambda request: dumps(handle(loads(request)))
`;

const browserFetch = self.fetch.bind(self);

/** A failure whose reason is known. */
class Failed extends Error {
  /** @param {"no-wasm" | "network"} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** @returns {never} */
function throwNetwork() {
  throw new Failed("network");
}

/** @param {string} name */
function at(name) {
  return new URL(`${name}${MARK}`, FOLDER).href;
}

/**
 * @param {string} name
 * @param {RequestInit} [options]
 */
async function get(name, options) {
  const response = await browserFetch(at(name), options).catch(throwNetwork);
  return response.ok ? response : throwNetwork();
}

/** @type {Promise<Manifest>} */
const manifest = get("manifest.json").then((response) => response.json().catch(throwNetwork));
let loaded = 0;

/** @param {number} bytes that have arrived */
async function count(bytes) {
  const { files } = await manifest;
  loaded += bytes;
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  self.postMessage({ type: "progress", loaded, total });
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
async function loadPack(name) {
  const response = await get(name);
  const counted = countWhileReading(response);
  const zip = (response.body ?? throwNetwork()).pipeThrough(new DecompressionStream("gzip"));
  const [bytes] = await Promise.all([new Response(zip).arrayBuffer().catch(throwNetwork), counted]);
  return bytes;
}

/** @param {string} name of a module, which arrives as a whole */
async function loadModule(name) {
  const module = await import(at(name)).catch(throwNetwork);
  await count((await manifest).files[name]?.size ?? 0);
  return module;
}

/** Compile while it arrives. */
async function loadWasm() {
  if (typeof WebAssembly !== "object") {
    throw new Failed("no-wasm");
  }
  const response = await get(WASM);
  const counted = countWhileReading(response);
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

/** Load all parts at once, and boot as soon as there are enough of them. */
async function boot() {
  const wasm = loadWasm();
  const library = loadPack(LIBRARY);
  const core = loadPack(CORE);
  const script = loadModule("pyodide.asm.mjs");
  const pyodide = loadModule("pyodide.mjs");
  handOver(wasm, library);
  /** @type {Promise<Python>} */
  const booting = Promise.all([pyodide, script]).then(([{ loadPyodide }, { default: create }]) =>
    loadPyodide({
      indexURL: FOLDER.href,
      packageBaseUrl: FOLDER.href,
      stdLibURL: at(LIBRARY),
      lockFileContents: manifest.then(({ lock }) => lock),
      createPyodideModule: create,
    }),
  );
  // Pyodide would wait for ever for a part that fails, so each is awaited here.
  const [python, files] = await Promise.all([booting, core, wasm, library]);
  python.unpackArchive(files, "zip");
  return python;
}

/**
 * Give Pyodide what is under way already when it asks the browser for it.
 *
 * @param {Promise<WebAssembly.Module>} wasm
 * @param {Promise<ArrayBuffer>} library
 */
function handOver(wasm, library) {
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
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  Object.assign(self, { fetch });
  Object.assign(WebAssembly, { instantiateStreaming });
}

/** @typedef {import("./secrets.js").Revealed} Revealed */

/**
 * What puts into a request what no page may hold, and forgets it; loaded beside everything else.
 *
 * @returns {Promise<{ reveal: (told: any) => Promise<Revealed>, forget: (ticket: string) => Promise<void> }>}
 */
async function loadReferences() {
  const [{ secretsIn, Vault }, { References }] = await Promise.all(
    ["web/secrets.js", "web/references.js"].map((name) => import(at(name))),
  ).catch(throwNetwork);
  const vault = new Vault();
  const addSecrets = secretsIn(vault);
  const references = new References(loadTable);
  return {
    reveal: async (told) => {
      const { request, ...rest } = await addSecrets(told);
      return rest.refusal ? rest : { ...rest, request: await references.complete(request) };
    },
    forget: (ticket) => vault.forget(ticket),
  };
}

/**
 * @param {string} name
 * @param {RequestCache} cache
 */
async function loadTable(name, cache) {
  const response = await get(name, { cache });
  return response.json().catch(throwNetwork);
}

/** @type {ReturnType<typeof loadReferences>} */
let references;

/**
 * The answer to a request of the page, with a ticket for what the page may not hold.
 *
 * @param {any} told
 * @param {(request: string) => string} handle
 */
async function answerTo(told, handle) {
  references = references.catch(() => loadReferences());
  const { reveal, forget } = await references;
  const { request, ticket, refusal } = await reveal(told);
  if (refusal) {
    return refusal;
  }
  const answer = JSON.parse(handle(JSON.stringify(request)));
  if (ticket && !answer.ok && ticket !== told.ticket) {
    // What was drawn, or read from a file, for nothing.
    await forget(ticket);
    return answer;
  }
  return ticket ? { ...answer, ticket } : answer;
}

/** @param {Python} python */
function serve(python) {
  const handle = python.runPython(ANSWER);
  self.addEventListener("message", async ({ data: { id, request } }) => {
    self.postMessage({ type: "taken", id });
    try {
      self.postMessage({ id, answer: await answerTo(request, handle) });
    } catch (error) {
      console.error(error);
      // After an error of Python the boards are as they were; after one of WebAssembly they are lost.
      const isHarmless = error instanceof Failed || error instanceof python.ffi.PythonError;
      const code = codeOf(error);
      self.postMessage(isHarmless ? { id, code } : { type: "failed", code });
    }
  });
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Failed ? error.code : "crash";
}

try {
  const booting = boot();
  // After the parts of Python, for which the first answer waits: a browser loads few at a time.
  references = loadReferences();
  references.catch(() => {});
  serve(await booting);
  self.postMessage({ type: "ready" });
} catch (error) {
  console.warn(error);
  self.postMessage({ type: "failed", code: codeOf(error) });
}
