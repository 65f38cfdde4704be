/** Reads texts as the page reads its storage and its address, from JSON to JSON. */

import { text } from "node:stream/consumers";

/** @type {string | null} */
let stored = null;
const storage = { getItem: () => stored, setItem() {}, removeItem() {} };
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(globalThis, name, { value: storage });
}

const web = "../../volto_site/web";
const { parseProgress } = await import(`${web}/puzzles/progress.js`);
const { recallProgress } = await import(`${web}/puzzles/progress-storage.js`);
const { currentRun } = await import(`${web}/puzzles/run.js`);
const { filtered, parseFilter } = await import(`${web}/puzzles/list.js`);
const { parseRecord } = await import(`${web}/learn/record.js`);
const { parseAddress } = await import(`${web}/board/address.js`);
const { recallStudy } = await import(`${web}/lab/study.js`);
const { recallSetups } = await import(`${web}/editor/setup-storage.js`);
const { parseGames } = await import(`${web}/play/games.js`);
const { parseSettings } = await import(`${web}/play/settings.js`);
const { parseBackup } = await import(`${web}/backup/backup.js`);
const { drawInto } = await import(`${web}/frame/trusted.js`);

const puzzles = [{ id: "one", kind: "win", themes: ["hunt"], difficulty: 1 }];
const readers = {
  progress: parseProgress,
  solved: () => Object.keys(recallProgress().progress.solved),
  run: currentRun,
  course: parseRecord,
  study: () => (typeof recallStudy() === "object" ? recallStudy() : null),
  setups: recallSetups,
  games: parseGames,
  settings: parseSettings,
  backup: parseBackup,
  address: (/** @type {string} */ each) => parseAddress(`#position=${each}`),
  viewer: (/** @type {string} */ each) => parseAddress(`#position=x&viewer=${each}`),
  oldViewer: (/** @type {string} */ each) => parseAddress(`#position=x&view=${each}`),
  wish: (/** @type {string} */ each) =>
    filtered({ puzzles, path: [] }, parseFilter(`?theme=${each}`)),
  drawing: (/** @type {string} */ each) => {
    // There are no Trusted Types here, as in older browsers.
    const element = { innerHTML: "" };
    drawInto(/** @type {any} */ (element), each);
    return element.innerHTML;
  },
};

const found = JSON.parse(await text(process.stdin)).map((/** @type {string} */ each) => {
  stored = each;
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(each)]));
});
console.log(JSON.stringify({ found, harmed: Object.keys(Object.prototype) }));
