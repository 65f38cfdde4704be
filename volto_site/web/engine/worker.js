/**
 * The worker that runs the core: it boots Python and answers requests.
 *
 * To the page go `{ type: "progress", loaded, total }`, then `{ type: "ready", isRestored }` or
 * `{ type: "failed", code }`. For each `{ id, request }` it says `{ type: "taken", id }` at once,
 * then `{ id, answer }`, or `{ id, code }` where the core breaks over it.
 *
 * Where it outlives its page, the next page of the tab connects to it and begins with no boards. Only
 * the page that has come last is answered: one that was there before, of which this tab is a copy, is
 * told `{ type: "replaced" }`. A page ends it with `{ end: true }`.
 */

import { boot } from "./boot.js";
import { at, Failed, get, onProgress, throwNetwork } from "./parts.js";

/** @typedef {import("./boot.js").Python} Python */

/** JSON in both directions: nothing is left behind that Python would have to free. */
const OPEN = `
from json import dumps, loads
from volto_core.page.session import Session
def opened():
    handle = Session().handle
    return lambda request: dumps(handle(loads(request)))
opened
`;

/** @typedef {{ postMessage: (message: object) => void }} Page */
/** @typedef {import("./boot.js").Handle} Handle */

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
 * @param {Handle} handle
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

/** @type {Page | null} the page that is answered */
let page = null;
/** @type {object | null} what a page that comes now has to know about the boot */
let news = null;
/** @type {Python | null} */
let python = null;
/** @type {Handle | null} what answers the page that has come last */
let handle = null;

/** @param {object} message */
function announce(message) {
  news = message;
  page?.postMessage(message);
}

/** Begin with no boards. */
function open() {
  handle?.destroy();
  handle = python?.runPython(OPEN)() ?? null;
}

/**
 * @param {Page} from
 * @param {{ id: number, request: any, end?: boolean }} message
 */
async function hear(from, { id, request, end }) {
  if (from !== page) {
    return;
  }
  if (end) {
    self.close();
    return;
  }
  if (!handle || !python) {
    return;
  }
  from.postMessage({ type: "taken", id });
  try {
    from.postMessage({ id, answer: await answerTo(request, handle) });
  } catch (error) {
    console.error(error);
    // After an error of Python the boards are as they were; after one of WebAssembly they are lost.
    const isHarmless = error instanceof Failed || error instanceof python.ffi.PythonError;
    const code = codeOf(error);
    from.postMessage(isHarmless ? { id, code } : { type: "failed", code });
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Failed ? error.code : "crash";
}

/** @param {MessagePort} port of a page that has come */
function welcome(port) {
  page?.postMessage({ type: "replaced" });
  page = port;
  open();
  port.addEventListener("message", ({ data }) => hear(port, data));
  port.start();
  if (news) {
    port.postMessage(news);
  }
}

if ("onconnect" in self) {
  self.addEventListener("connect", (event) => {
    const [port] = /** @type {MessageEvent} */ (event).ports;
    if (port) {
      welcome(port);
    }
  });
} else {
  const own = /** @type {Page} */ (self);
  page = own;
  self.addEventListener("message", ({ data }) => hear(own, data));
}

onProgress((loaded, total) => announce({ type: "progress", loaded, total }));
try {
  const booting = boot();
  // After the parts of Python, for which the first answer waits: a browser loads few at a time.
  references = loadReferences();
  references.catch(() => {});
  const { isRestored, ...booted } = await booting;
  python = booted.python;
  open();
  announce({ type: "ready", isRestored });
} catch (error) {
  console.warn(error);
  announce({ type: "failed", code: codeOf(error) });
}
