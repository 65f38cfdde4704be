/** Runs Lighthouse over addresses, each as a device, and prints what each page lacks as JSON. */

import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const [chromePath, flags = "[]", ...looks] = process.argv.slice(2);
const categories = ["accessibility", "best-practices", "seo"];

const chrome = await launch({ chromePath, chromeFlags: [...JSON.parse(flags), "--headless=new"] });
/** @type {Record<string, { scores: Record<string, number | null>, failed: string[] }>} */
const reports = {};
for (const look of looks) {
  const [device = "", address = ""] = look.split(" ");
  /** @type {import("lighthouse").Flags} */
  const options = {
    port: chrome.port,
    logLevel: "error",
    onlyCategories: categories,
    disableFullPageScreenshot: true,
    // Nothing is measured in which the page before would matter.
    skipAboutBlank: true,
    // A local page is quiet at once. Without simulated throttling these would be five seconds.
    pauseAfterFcpMs: 100,
    pauseAfterLoadMs: 100,
    networkQuietThresholdMs: 200,
    cpuQuietThresholdMs: 200,
  };
  const config = device === "desktop" ? desktopConfig : undefined;
  const result = await lighthouse(address, options, config);
  if (!result) {
    throw new Error(`no report of ${address}`);
  }
  const { lhr } = result;
  const audits = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs);
  reports[look] = {
    scores: Object.fromEntries(categories.map((id) => [id, lhr.categories[id]?.score ?? null])),
    failed: audits
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
await chrome.kill();
console.log(JSON.stringify(reports));
