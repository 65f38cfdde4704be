/**
 * The Trusted Types policy: the only place where text becomes markup or the URL of a script.
 *
 * Markup is limited to SVG elements that cannot load or run anything, scripts to those of the site.
 */

const ELEMENT =
  /<\/?(?:circle|desc|ellipse|g|line|path|polygon|polyline|rect|span|svg|text|title|tspan|use)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/g;
/** An attribute that runs a script, loads a resource or affects more than its element. */
const FORBIDDEN = /\s(?:on[\w:-]*|style|src|(?:xlink:)?href="(?!#))/i;
/** The scripts loaded by URL: the engine, the search and the service worker. */
const SCRIPTS = [
  "assets/engine/web/worker.js",
  "assets/engine/web/first-answers-worker.js",
  "pagefind/pagefind-worker.js",
  "sw.js",
];

const root = new URL("../../../", import.meta.url);

/**
 * The unchanged markup, or null if it is not a plain drawing.
 *
 * @param {string} text
 * @returns {string | null}
 */
export function drawingOnly(text) {
  const rest = text.replace(ELEMENT, (_, attributes) => (FORBIDDEN.test(attributes) ? "<" : ""));
  return rest.includes("<") ? null : text;
}

/**
 * The unchanged URL, or null if it is not that of a script of the site.
 *
 * @param {string} address
 * @returns {string | null}
 */
export function ownScriptOnly(address) {
  const { origin, pathname } = new URL(address, location.href);
  return SCRIPTS.some((each) => new URL(each, root).href === origin + pathname) ? address : null;
}

/** @type {any} in browsers that have it */
const { trustedTypes } = globalThis;
trustedTypes?.createPolicy("default", {
  createHTML: drawingOnly,
  createScriptURL: ownScriptOnly,
});

/**
 * Replace the content of an element by a drawing; the only place where text becomes markup.
 *
 * @param {Element} element
 * @param {string} text
 */
export function drawInto(element, text) {
  // Browsers without Trusted Types do not call the policy, so it is called here.
  element.innerHTML = trustedTypes ? text : (drawingOnly(text) ?? "");
}
