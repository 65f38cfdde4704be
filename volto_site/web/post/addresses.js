/** Letters in addresses: in the fragment, which no browser sends to a host. */

import { readersLanguage } from "./storage.js";

/** In an address to which a detour has led: the reader's language is not to be had. */
export const STAY = "?kept";

/** Take the letter out of the address, once it has been read. */
export function clearAddress() {
  history.replaceState(null, "", location.pathname);
}

/**
 * The address that a letter is sent as.
 *
 * @param {string} letter
 */
export function addressOf(letter) {
  return new URL(`#letter=${letter}`, location.origin + location.pathname).href;
}

/**
 * Go to the same page in the reader's own language, with the letter.
 *
 * @returns {boolean} whether the page is about to be left
 */
export function followReader() {
  const links = new Map(
    [...document.querySelectorAll(".volto-languages a[hreflang]")].map((link) => [
      link.getAttribute("hreflang") ?? "",
      /** @type {HTMLAnchorElement} */ (link).href,
    ]),
  );
  const here = document.documentElement.lang.split("-")[0] ?? "";
  const own = readersLanguage([here, ...links.keys()]);
  const address = own !== here ? links.get(own) : undefined;
  if (!address || location.search === STAY) {
    return false;
  }
  location.replace(new URL(location.hash, address).href);
  return true;
}
