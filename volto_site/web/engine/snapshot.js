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
 * What a response with a snapshot holds, if it is the one of this build.
 *
 * @param {Response} response
 */
export async function memoryOf(response) {
  const [sparse, { later }] = await Promise.all([response.arrayBuffer(), manifest]);
  const digest = await crypto.subtle.digest("SHA-256", sparse);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  if (hex.join("") !== later[NAME]?.unpacked) {
    throw new Error("the snapshot belongs to another build");
  }
  return whole(new Uint8Array(sparse));
}

/**
 * The memory with its empty pages, of which the file has only the others (`volto_site/engine/snapshot.mjs`).
 *
 * @param {Uint8Array<ArrayBuffer>} sparse
 */
export function whole(sparse) {
  const [length = 0, runs = 0] = new Uint32Array(sparse.buffer, 0, 2);
  const places = new Uint32Array(sparse.buffer, 2 * WORD, 2 * runs);
  const memory = new Uint8Array(length);
  let read = places.byteOffset + places.byteLength;
  for (let run = 0; run < runs; run += 1) {
    const start = (places[2 * run] ?? 0) * PAGE;
    const end = Math.min(start + (places[2 * run + 1] ?? 0) * PAGE, length);
    memory.set(sparse.subarray(read, read + end - start), start);
    read += end - start;
  }
  return memory;
}
