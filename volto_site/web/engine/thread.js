/**
 * Opens the worker: one that outlives the page, where the browser has such, or else the page's own.
 *
 * Each tab has its own lasting worker, which its next page finds by its name; pages of two builds never
 * share one.
 */

/** The key in the storage of the tab under which the name of its worker is kept. */
const KEY = "volto-engine";

/**
 * @typedef {object} Thread
 * @property {(message: object) => void} post
 * @property {() => void} end
 */

/**
 * @typedef {object} Listener
 * @property {(message: any) => void} hear
 * @property {() => void} garble
 * @property {() => void} fail
 */

/**
 * @param {URL} address of worker.js
 * @param {Listener} listener
 * @returns {Thread}
 */
export function openThread(address, listener) {
  const name = lastingName();
  return name ? lastingThread(address, name, listener) : ownThread(address, listener);
}

/**
 * @param {URL} address
 * @param {Listener} listener
 */
function ownThread(address, { hear, garble, fail }) {
  const worker = new Worker(address, { type: "module", name: "volto" });
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.addEventListener("messageerror", garble);
  worker.addEventListener("error", fail);
  return {
    post: (/** @type {object} */ message) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}

/**
 * @param {URL} address
 * @param {string} name
 * @param {Listener} listener
 */
function lastingThread(address, name, { hear, garble, fail }) {
  const options = { type: /** @type {const} */ ("module"), name, extendedLifetime: true };
  const worker = new SharedWorker(address, options);
  worker.port.addEventListener("message", ({ data }) => hear(data));
  worker.port.addEventListener("messageerror", garble);
  worker.addEventListener("error", fail);
  worker.port.start();
  return {
    post: (/** @type {object} */ message) => worker.port.postMessage(message),
    end() {
      // It may be too busy to hear this at once; the next one has another name.
      worker.port.postMessage({ end: true });
      worker.port.close();
      forgetName(name);
    },
  };
}

/**
 * The name of the lasting worker of this tab, or null where there is no such thing.
 *
 * A driven browser has none: its tools are never told that the script of such a worker has arrived, and
 * whoever waits there for a quiet network would wait for ever.
 */
function lastingName() {
  try {
    if (navigator.webdriver || !hasLastingWorkers()) {
      return null;
    }
    const build = document.querySelector("meta[name=volto-build]")?.getAttribute("content") ?? "";
    const kept = sessionStorage.getItem(KEY);
    const name = kept?.startsWith(`${build} `) ? kept : `${build} ${crypto.randomUUID()}`;
    sessionStorage.setItem(KEY, name);
    return name;
  } catch {
    // A browser may refuse the storage of a tab.
    return null;
  }
}

/** @param {string} name */
function forgetName(name) {
  try {
    if (sessionStorage.getItem(KEY) === name) {
      sessionStorage.removeItem(KEY);
    }
  } catch {
    // As above.
  }
}

/** Whether the browser reads the option; the address is none, so that nothing starts. */
function hasLastingWorkers() {
  let isRead = false;
  try {
    const options = {
      get extendedLifetime() {
        isRead = true;
        return true;
      },
    };
    new SharedWorker("https://:", /** @type {WorkerOptions} */ (options));
  } catch {
    // It has no other outcome.
  }
  return isRead;
}
