/** What WebKit does its own way with what a site keeps: Safari, and every browser of an iPhone. */

/** No browser without WebKit names this vendor, and no feature tells what is deleted when. */
const isWebKit = () => navigator.vendor.startsWith("Apple");

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Whether what is kept may be deleted once the reader stays away for seven days of browsing. */
export function forgetsInAWeek() {
  return isWebKit() && !isInstalled();
}

/**
 * Ask that what an installed site keeps stays even where room is short.
 * WebKit grants that to installed sites without a question; another browser might ask the reader.
 */
export function askToKeep() {
  if (isWebKit() && isInstalled()) {
    navigator.storage?.persist?.().catch(() => {});
  }
}
