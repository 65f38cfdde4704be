/** The suggestion of another language that the browser prefers, shown until it is declined. */

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

export function suggestLanguage() {
  const template = document.getElementById("volto-suggestions");
  if (!(template instanceof HTMLTemplateElement) || READERS.test(navigator.userAgent)) {
    return;
  }
  if (recall("suggestion") !== null) {
    return;
  }
  const suggestions = new Map(
    [...template.content.children].map((each) => [each.getAttribute("lang") ?? "", each]),
  );
  const offered = [document.documentElement.lang.split("-")[0] ?? "", ...suggestions.keys()];
  const code = preferredLanguage(navigator.languages, offered);
  const suggestion = code && suggestions.get(code)?.cloneNode(true);
  if (suggestion instanceof HTMLElement) {
    show(suggestion);
  }
}

/** @param {HTMLElement} suggestion */
function show(suggestion) {
  const link = suggestion.querySelector("a");
  const settle = () => remember("suggestion", "settled");
  link?.addEventListener("click", () => {
    link.hash = location.hash;
    settle();
  });
  suggestion.querySelector("button")?.addEventListener("click", () => {
    settle();
    suggestion.remove();
  });
  // Right after the header: early in reading order, while its style keeps it out of the layout.
  document.querySelector(".volto-header ~ .volto-update")?.after(suggestion);
}
