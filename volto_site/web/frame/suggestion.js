/** The suggestion of another language that the browser prefers, until the reader has chosen one. */

import { frameElement } from "./elements.js";
import { recall, remember } from "./storage.js";

/** Crawlers and other robots, which get no suggestion. */
const READERS = /bot|crawl|spider|lighthouse|preview|slurp/i;

/**
 * The language that the reader prefers among those of the site.
 *
 * @param {readonly string[]} preferred such as `navigator.languages`
 * @param {readonly string[]} offered codes without a region
 * @returns {string | undefined}
 */
export function preferredLanguage(preferred, offered) {
  return preferred
    .map((tag) => tag.toLowerCase().split("-")[0] ?? "")
    .find((code) => offered.includes(code));
}

/**
 * The language of a page of the site by its address, undefined for an address elsewhere.
 *
 * @param {string} address
 * @param {string} root the address of the site
 * @param {readonly string[]} prefixed languages that have a folder of their own
 * @returns {string | undefined}
 */
export function languageOf(address, root, prefixed) {
  if (!address.startsWith(root)) {
    return undefined;
  }
  const folder = address.slice(root.length).split("/")[0] ?? "";
  return prefixed.includes(folder) ? folder : "";
}

export async function suggestLanguage() {
  if (READERS.test(navigator.userAgent)) {
    return;
  }
  document.addEventListener("click", ({ target }) => {
    // Whichever link leads to another language, following it is a choice.
    if (target instanceof Element && target.closest("a[hreflang]")) {
      settle();
    }
  });
  if (cameFromAnotherLanguage()) {
    settle();
  }
  if (recall("suggestion") !== null) {
    return;
  }
  const links = new Map(
    [...document.querySelectorAll(".volto-languages a")].map((link) => [
      link.getAttribute("hreflang") ?? "",
      link.getAttribute("href") ?? "",
    ]),
  );
  const code = preferredLanguage(navigator.languages, [...links.keys()]);
  if (!code || code === document.documentElement.lang.split("-")[0]) {
    return;
  }
  const template = await frameElement("volto-suggestions");
  const suggestion =
    template instanceof HTMLTemplateElement &&
    [...template.content.children].find((each) => each.getAttribute("lang") === code);
  if (suggestion) {
    const own = /** @type {HTMLElement} */ (document.importNode(suggestion, true));
    // The page that it is borrowed from is that of any puzzle.
    own.querySelector("a")?.setAttribute("href", links.get(code) ?? "");
    show(own);
  }
}

/** Remember that the reader has chosen a language. */
function settle() {
  remember("suggestion", "settled");
}

/** Whether the reader came here from a page of the site in another language. */
function cameFromAnotherLanguage() {
  const root = new URL("../../../", import.meta.url).href;
  const codes = [...document.querySelectorAll(".volto-languages a")].map(
    (link) => link.getAttribute("hreflang") ?? "",
  );
  const before = languageOf(document.referrer, root, codes);
  return before !== undefined && before !== languageOf(location.href, root, codes);
}

/** @param {HTMLElement} suggestion */
function show(suggestion) {
  const link = suggestion.querySelector("a");
  link?.addEventListener("click", () => {
    link.hash = location.hash;
  });
  suggestion.querySelector("button")?.addEventListener("click", () => {
    settle();
    suggestion.remove();
  });
  // Beside the list of languages, where a free space takes it in.
  document.querySelector(".volto-search-button")?.before(suggestion);
}
