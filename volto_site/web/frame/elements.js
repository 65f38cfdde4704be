/** Elements of the frame: the page's own, or those that a lean page borrows from the whole one beside it. */

import { documentAt } from "./documents.js";

/** @type {Promise<Document> | undefined} */
let lending;
/** @type {Map<string, Element>} what was borrowed, by its id */
const taken = new Map();

/**
 * An element of the frame by its id: the page's own, or else that of the page that it borrows from,
 * whose addresses lead to the same places; null if there is none or it is out of reach.
 *
 * @param {string} id
 * @returns {Promise<Element | null>}
 */
export async function frameElement(id) {
  const address = document.querySelector(".volto-header")?.getAttribute("data-frame");
  const own = document.getElementById(id) ?? taken.get(id) ?? null;
  if (own || !address) {
    return own;
  }
  const found = (await lender(address))?.getElementById(id);
  if (found) {
    taken.set(id, document.adoptNode(found));
  }
  return taken.get(id) ?? null;
}

/**
 * @param {string} address
 * @returns {Promise<Document | null>}
 */
async function lender(address) {
  lending ??= documentAt(address);
  try {
    return await lending;
  } catch {
    lending = undefined;
    return null;
  }
}
