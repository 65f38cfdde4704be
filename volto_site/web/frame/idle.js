/**
 * Act when the browser is idle, or at the latest after a while: without that limit a browser may
 * never call back in a page without animation. WebKit does not tell when it is idle.
 *
 * @param {number} latest the longest wait, in milliseconds
 * @param {() => void} act
 */
export function whenIdle(latest, act) {
  if ("requestIdleCallback" in globalThis) {
    requestIdleCallback(act, { timeout: latest });
  } else {
    setTimeout(act, latest);
  }
}
