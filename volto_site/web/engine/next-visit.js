/** Fetches the snapshot of Python for later visits, when nobody waits for anything and nobody pays for it. */

import { STORE } from "./snapshot-store.js";

/** The longest wait for an idle browser, in milliseconds. */
const LATEST = 5_000;
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

/** @param {URL} address of the snapshot, which this visit did not have */
export function prepareNextVisit(address) {
  const connection = /** @type {Navigator & { connection?: Connection }} */ (navigator).connection;
  const isSaving = matchMedia("(prefers-reduced-data: reduce)").matches;
  const isPocketable = matchMedia("(pointer: coarse)").matches;
  // In a page that is not secure there is no such store, and no digest could be checked.
  if ("caches" in globalThis && !isSaving && isFree(connection ?? {}, isPocketable)) {
    whenIdle(() => keep(address).catch(() => {}));
  }
}

/** @param {URL} address */
async function keep(address) {
  const store = await caches.open(STORE);
  const response = await fetch(address, { cache: "no-cache", priority: "low" });
  if (response.ok && response.body) {
    // Unpacked, as that would take a fifth of a second on each visit.
    const content = response.body.pipeThrough(new DecompressionStream("gzip"));
    await store.put(address, new Response(content));
  }
}

/**
 * Written here too: the engine imports nothing of the frame.
 *
 * @param {() => void} act
 */
function whenIdle(act) {
  if ("requestIdleCallback" in globalThis) {
    requestIdleCallback(act, { timeout: LATEST });
  } else {
    setTimeout(act, LATEST);
  }
}
