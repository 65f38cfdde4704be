/** The memory of Python with the core imported, as an earlier visit has kept it. */

import { at, manifest } from "./parts.js";
import { NAME, STORE } from "./snapshot-store.js";

const PAGE = 4096;
const WORD = 4;

/**
 * The response with the snapshot, or null where no earlier visit has kept it: nobody waits for it here.
 *
 * @returns {Promise<Response | null>}
 */
export async function keptSnapshot() {
  try {
    // Without a digest to check it against, in a page that is not secure, there is neither.
    return (await caches.match(at(NAME), { cacheName: STORE })) ?? null;
  } catch {
    return null;
  }
}

/**
 * The memory that a response with a snapshot fills, and when it has: what needs the length alone can
 * begin meanwhile.
 *
 * @param {Response} response
 */
export async function memoryOf(response) {
  const { memory: length = 0, unpacked = "" } = (await manifest).later[NAME] ?? {};
  const memory = new Uint8Array(length);
  return { memory, filled: fillFrom(response, memory, unpacked) };
}

/**
 * Fill a memory with what a response holds, if it is the snapshot of this build.
 *
 * @param {Response} response
 * @param {Uint8Array} memory
 * @param {string} expected its digest
 */
async function fillFrom(response, memory, expected) {
  const sparse = await response.arrayBuffer();
  const digest = await crypto.subtle.digest("SHA-256", sparse);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  if (hex.join("") !== expected) {
    throw new Error("the snapshot belongs to another build");
  }
  fill(memory, new Uint8Array(sparse));
}

/**
 * Put into an empty memory the pages that are in a file (`volto_site/engine/snapshot.mjs`).
 *
 * @param {Uint8Array} memory
 * @param {Uint8Array<ArrayBuffer>} sparse
 */
export function fill(memory, sparse) {
  const [, runs = 0] = new Uint32Array(sparse.buffer, 0, 2);
  const places = new Uint32Array(sparse.buffer, 2 * WORD, 2 * runs);
  let read = places.byteOffset + places.byteLength;
  for (let run = 0; run < runs; run += 1) {
    const start = (places[2 * run] ?? 0) * PAGE;
    const end = Math.min(start + (places[2 * run + 1] ?? 0) * PAGE, memory.length);
    memory.set(sparse.subarray(read, read + end - start), start);
    read += end - start;
  }
}
