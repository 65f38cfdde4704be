/** Runs Lighthouse's performance audit over addresses, and prints the scores of every run as JSON. */

import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const [chromePath, flags, rounds, ...addresses] = process.argv.slice(2);

/** @type {Record<string, (number | null)[]>} */
const scores = { mobile: [], desktop: [] };
for (let round = 0; round < Number(rounds); round += 1) {
  for (const address of addresses) {
    for (const [device, config] of Object.entries({ mobile: undefined, desktop: desktopConfig })) {
      // A browser of its own for each run: nothing is in its cache.
      const chrome = await launch({ chromePath, chromeFlags: [...JSON.parse(flags), "--headless=new"] });
      const options = { port: chrome.port, logLevel: "error", onlyCategories: ["performance"] };
      const { lhr } = await lighthouse(address, options, config);
      scores[device].push(lhr.categories.performance.score);
      await chrome.kill();
    }
  }
}
console.log(JSON.stringify(scores));
