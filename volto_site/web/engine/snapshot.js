/** The memory of Python with the core imported, as an earlier visit has kept it. */

import { get, manifest, unpacked } from "./parts.js";

const NAME = "snapshot.pack";
const PAGE = 4096;
const WORD = 4;

/**
 * The response with the snapshot, or null where no earlier visit has fetched it: nobody waits for it here.
 *
 * @returns {Promise<Response | null>}
 */
export function keptSnapshot() {
  // Without a digest to check it against, in a page that is not secure, it is not used.
  return globalThis.crypto?.subtle
    ? get(NAME, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null)
    : Promise.resolve(null);
}

/**
 * What a response with a snapshot holds, if it is the one of this build.
 *
 * @param {Response} response
 */
export async function memoryOf(response) {
  const [packed, { later }] = await Promise.all([response.arrayBuffer(), manifest]);
  const digest = await crypto.subtle.digest("SHA-256", packed);
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  if (hex.join("") !== later[NAME]?.sha256) {
    throw new Error("the snapshot belongs to another build");
  }
  return whole(new Uint8Array(await unpacked(new Blob([packed]).stream())));
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
