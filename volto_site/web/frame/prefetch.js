/** Fetches what a reader needs soon, when the page itself is there: until then it would be in its way. */

import { onceLoaded, whenIdle } from "./idle.js";

/** The longest wait for an idle moment once the page has loaded, in milliseconds. */
const LATEST = 1_000;

export function prefetchOnceLoaded() {
  onceLoaded(() => whenIdle(LATEST, prefetch));
}

function prefetch() {
  for (const link of document.querySelectorAll('link[rel="volto-soon"]')) {
    link.setAttribute("rel", "prefetch");
  }
}
