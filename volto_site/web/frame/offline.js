/** Lets the site be read without a network, and says so when a new version of it is there. */

/** A page may stay open for days. */
const AN_HOUR = 3_600_000;
/** So long after the page is whole, it is kept whether the browser is idle or not. */
const LATEST = 2_000;
const ENGINE = "/assets/engine/web/engine.js";

/** Start when the page has all that it needs itself. */
export function workOffline() {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  const start = () => whenIdle(register);
  if (document.readyState === "complete") {
    start();
  } else {
    addEventListener("load", start, { once: true });
  }
}

/** @param {() => void} act */
function whenIdle(act) {
  if ("requestIdleCallback" in globalThis) {
    // A browser may find no moment at all by itself, in a page where nothing moves.
    requestIdleCallback(act, { timeout: LATEST });
  } else {
    setTimeout(act, LATEST);
  }
}

async function register() {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(
      new URL("../../../../sw.js", import.meta.url).href,
      { updateViaCache: "none" },
    );
    // The first one ever is no new version.
    if (serviceWorker.controller) {
      const { offerUpdate } = await import("./update.js");
      offerUpdate(registration);
    }
    checkAgainOnReturn(registration);
    const { active } = await serviceWorker.ready;
    keepWhatIsUsed((groups) => active?.postMessage({ keep: groups }));
  } catch (error) {
    // Private windows and full disks: the site works as before.
    console.info(error);
  }
}

/** @param {ServiceWorkerRegistration} registration */
function checkAgainOnReturn(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - last > AN_HOUR) {
      last = Date.now();
      registration.update().catch(() => {});
    }
  });
}

/**
 * The reader's language with its search, and the engine once a board has wanted it.
 *
 * @param {(groups: string[]) => void} keep
 */
function keepWhatIsUsed(keep) {
  const language = document.documentElement.lang.split("-")[0] ?? "";
  keep([language, "search", `search-${language}`]);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => new URL(name).pathname.endsWith(ENGINE))) {
      observer.disconnect();
      keep(["engine"]);
    }
  });
  observer.observe({ type: "resource", buffered: true });
}
