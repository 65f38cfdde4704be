/** Runs Lighthouse's performance audit over addresses, and prints the scores of every run as JSON. */

import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const [chromePath, flags = "[]", rounds, ...addresses] = process.argv.slice(2);
/** How often a run may be begun again: a busy machine can be too slow for the browser to start. */
const TRIES = 3;

/**
 * @param {string} address
 * @param {import("lighthouse").Config | undefined} config
 */
async function scoreOf(address, config) {
  // A browser of its own for each run: nothing is in its cache.
  const chrome = await launch({
    chromePath,
    chromeFlags: [...JSON.parse(flags), "--headless=new"],
  });
  try {
    /** @type {import("lighthouse").Flags} */
    const options = { port: chrome.port, logLevel: "error", onlyCategories: ["performance"] };
    const result = await lighthouse(address, options, config);
    const score = result?.lhr.categories.performance?.score;
    if (typeof score !== "number") {
      throw new Error(`no score: ${result?.lhr.runtimeError?.message}`);
    }
    return score;
  } finally {
    await chrome.kill();
  }
}

/**
 * @param {string} address
 * @param {import("lighthouse").Config | undefined} config
 */
async function patientScoreOf(address, config) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await scoreOf(address, config);
    } catch (error) {
      console.error(`    ${address}: ${error instanceof Error ? error.message : error}`);
      if (tried === TRIES) {
        throw error;
      }
    }
  }
}

/** @type {Record<string, number[]>} */
const scores = {};
for (let round = 1; round <= Number(rounds); round += 1) {
  for (const address of addresses) {
    for (const [device, config] of Object.entries({ mobile: undefined, desktop: desktopConfig })) {
      scores[device] ??= [];
      scores[device].push(await patientScoreOf(address, config));
    }
  }
  console.error(`    round ${round} of ${rounds}`);
}
console.log(JSON.stringify(scores));
