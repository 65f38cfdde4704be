/** A letter whose page this browser cannot reach, opened on the same page in a language it has. */

import { STAY } from "./addresses.js";
import { hasLetter } from "./arrival.js";
import { readersLanguage } from "./storage.js";

/**
 * The page that reads letters in each language, the reader's own first.
 *
 * @param {HTMLAnchorElement[]} homes the home pages
 */
function pagesFor(homes) {
  const own = readersLanguage(homes.map(({ hreflang }) => hreflang));
  const isOther = (/** @type {HTMLAnchorElement} */ { hreflang }) => Number(hreflang !== own);
  return homes
    .sort((one, two) => isOther(one) - isOther(two))
    .map(({ href }) => new URL("play/", href));
}

/** Go to the first of them that this browser has kept, with the letter. */
async function detour() {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const homes = document.querySelectorAll(".volto-lost a");
  for (const page of pagesFor([...homes])) {
    if (await caches.match(page, { ignoreSearch: true })) {
      page.search = STAY;
      page.hash = location.hash;
      location.replace(page);
      return;
    }
  }
}

if (hasLetter() && "caches" in globalThis) {
  await detour();
}
