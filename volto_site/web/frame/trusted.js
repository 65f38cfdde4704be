/**
 * The one gate through which text becomes markup or the address of a script (Trusted Types).
 *
 * Markup is drawings: a few elements that cannot load or run anything. Scripts are those of the site.
 */

const ELEMENT =
  /<\/?(?:circle|ellipse|g|line|path|polygon|polyline|rect|span|svg|text|tspan|use)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/g;
/** An attribute that runs something, leads out of the page or changes more than its element. */
const FORBIDDEN = /\s(?:on[\w:-]*|style|src|(?:xlink:)?href="(?!#))/i;
/** The scripts that are run by their address: the engine, the search and the service worker. */
const SCRIPTS = ["assets/engine/web/worker.js", "pagefind/pagefind-worker.js", "sw.js"];

const root = new URL("../../../../", import.meta.url);

/**
 * The markup as it is, or nothing if there is more in it than a drawing.
 *
 * @param {string} text
 */
export function drawingOnly(text) {
  const rest = text.replace(ELEMENT, (_, attributes) => (FORBIDDEN.test(attributes) ? "<" : ""));
  return rest.includes("<") ? null : text;
}

/**
 * The address as it is, or nothing if no script of the site lies there.
 *
 * @param {string} address
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
 * Put a drawing in place of what an element holds; the one place where text becomes markup.
 *
 * @param {Element} element
 * @param {string} text
 */
export function drawInto(element, text) {
  // Where the browser does not ask at the gate, it is asked here.
  element.innerHTML = trustedTypes ? text : (drawingOnly(text) ?? "");
}
