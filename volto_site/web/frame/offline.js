/** Registers the service worker, and offers a new version when there is one. */

import { onceLoaded, whenRested } from "./idle.js";
import { askToKeep } from "./webkit.js";

/** The interval of checks for a new version, since a page may stay open for days. */
const AN_HOUR = 3_600_000;
const ENGINE = "/assets/engine/web/engine.js";

/** Start after the page has loaded. */
export function workOffline() {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  onceLoaded(() => whenRested(register));
}

async function register() {
  const { serviceWorker } = navigator;
  askToKeep();
  try {
    const registration = await serviceWorker.register(
      new URL("../../../sw.js", import.meta.url).href,
      { updateViaCache: "none" },
    );
    // The first installation is not an update.
    if (serviceWorker.controller) {
      const { offerUpdate } = await import("./update.js");
      offerUpdate(registration);
    }
    checkAgainOnReturn(registration);
    const { active } = await serviceWorker.ready;
    keepWhatIsUsed((groups) => active?.postMessage({ keep: groups }));
  } catch (error) {
    // Registration fails in private windows and on full disks; the site works online.
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
 * The parts to cache: the reader's language with its search, and the engine once it was used.
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
