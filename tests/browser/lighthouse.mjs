/** Runs Lighthouse over addresses with one browser, and prints what each page lacks as JSON. */

import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const [chromePath, flags, ...addresses] = process.argv.slice(2);
const categories = ["accessibility", "best-practices", "seo"];

const chrome = await launch({ chromePath, chromeFlags: [...JSON.parse(flags), "--headless=new"] });
/** @type {Record<string, { scores: Record<string, number | null>, failed: string[] }>} */
const reports = {};
for (const address of addresses) {
  for (const [device, config] of Object.entries({ mobile: undefined, desktop: desktopConfig })) {
    const options = {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: categories,
      throttlingMethod: "provided",
      disableFullPageScreenshot: true,
    };
    const { lhr } = await lighthouse(address, options, config);
    const audits = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs);
    reports[`${device} ${address}`] = {
      scores: Object.fromEntries(categories.map((id) => [id, lhr.categories[id].score])),
      failed: audits
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => id),
    };
  }
}
await chrome.kill();
console.log(JSON.stringify(reports));
