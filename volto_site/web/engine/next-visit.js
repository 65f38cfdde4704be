/** Fetches the snapshot of Python for later visits, when nobody waits for anything and nobody pays for it. */

/** The longest wait for an idle browser, in milliseconds. */
const LATEST = 5_000;
/** The group of the service worker with the snapshot alone. */
const GROUP = "snapshot";
const SLOW = new Set(["slow-2g", "2g", "3g"]);
/** The networks that are usually not paid for by the byte. */
const FREE = new Set(["wifi", "ethernet"]);

/** @typedef {{ saveData?: boolean, effectiveType?: string, type?: string }} Connection */

/**
 * Whether a few megabytes more cost the reader nothing. Where a browser does not tell the network,
 * devices that are used with a finger may be on a mobile one.
 *
 * @param {Connection} connection
 * @param {boolean} isPocketable
 */
export function isFree({ saveData, effectiveType = "4g", type }, isPocketable) {
  if (saveData || SLOW.has(effectiveType)) {
    return false;
  }
  return type && type !== "unknown" ? FREE.has(type) : !isPocketable;
}

/**
 * @param {URL} address of the snapshot
 * @param {boolean} isRestored whether this visit had it already
 */
export function prepareNextVisit(address, isRestored) {
  const connection = /** @type {Navigator & { connection?: Connection }} */ (navigator).connection;
  const isSaving = matchMedia("(prefers-reduced-data: reduce)").matches;
  const isPocketable = matchMedia("(pointer: coarse)").matches;
  // Elsewhere its digest could not be checked.
  if (isSecureContext && !isSaving && isFree(connection ?? {}, isPocketable)) {
    whenIdle(() => keep(address, isRestored).catch(() => {}));
  }
}

/**
 * @param {URL} address
 * @param {boolean} isRestored
 */
async function keep(address, isRestored) {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) {
    registration.active.postMessage({ keep: [GROUP] });
  } else if (!isRestored) {
    // The browser's own cache has it then, where the service worker finds it.
    await (await fetch(address, { priority: "low" })).arrayBuffer();
  }
}

/** @param {() => void} act */
function whenIdle(act) {
  if ("requestIdleCallback" in globalThis) {
    requestIdleCallback(act, { timeout: LATEST });
  } else {
    setTimeout(act, LATEST);
  }
}
