/**
 * The worker that runs the core: it boots Python and answers requests.
 *
 * To the page go `{ type: "progress", loaded, total }`, then `{ type: "ready", isRestored }` or
 * `{ type: "failed", code }`. For each `{ id, request }` it says `{ type: "taken", id }` at once,
 * then `{ id, answer }`, or `{ id, code }` where the core breaks over it.
 */

import { boot } from "./boot.js";
import { at, Failed, get, onProgress, throwNetwork } from "./parts.js";

/** @typedef {import("./boot.js").Python} Python */

/** JSON in both directions: nothing is left behind that Python would have to free. */
const ANSWER = `
from json import dumps, loads
from volto_core.page.session import handle
lambda request: dumps(handle(loads(request)))
`;

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

onProgress((loaded, total) => self.postMessage({ type: "progress", loaded, total }));
try {
  const booting = boot();
  // After the parts of Python, for which the first answer waits: a browser loads few at a time.
  references = loadReferences();
  references.catch(() => {});
  const { python, isRestored } = await booting;
  serve(python);
  self.postMessage({ type: "ready", isRestored });
} catch (error) {
  console.warn(error);
  self.postMessage({ type: "failed", code: codeOf(error) });
}
