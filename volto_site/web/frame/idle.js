/** Waits for a moment in which work disturbs nobody. */

/** How long a reader does nothing before work begins that nobody waits for, in milliseconds. */
const REST = 3_000;
/** The longest wait for an idle browser while the reader rests. */
const LATEST = 2_000;
/** The longest wait for it after a frame, for what belongs to what was shown there. */
const AT_ONCE = 100;
/** What a reader does; the first of them shortly after a page was opened. */
const DEEDS = ["pointerdown", "keydown", "wheel", "touchmove", "scroll"];

let deeds = 0;
/** The number of deeds after which the reader was seen to rest. */
let restedAfter = -1;

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

/**
 * Act once the page has loaded, or at once if it has.
 *
 * @param {() => void} act
 */
export function onceLoaded(act) {
  if (document.readyState === "complete") {
    act();
  } else {
    addEventListener("load", act, { once: true });
  }
}

/**
 * Act once the browser has shown what was done before: what is done later cannot delay it.
 *
 * @param {() => void} act
 */
export function afterFrame(act) {
  requestAnimationFrame(() => whenIdle(AT_ONCE, act));
}

/**
 * Act when the reader rests, and the browser is idle: what nobody waits for, such as files to be
 * kept, must not delay the answer to a first touch.
 *
 * @param {() => void} act
 */
export function whenRested(act) {
  if (restedAfter === deeds) {
    whenIdle(LATEST, act);
    return;
  }
  const before = deeds;
  setTimeout(() => {
    if (before === deeds) {
      restedAfter = deeds;
    }
    whenRested(act);
  }, REST);
}

for (const deed of DEEDS) {
  addEventListener(
    deed,
    () => {
      deeds += 1;
    },
    { capture: true, passive: true },
  );
}
