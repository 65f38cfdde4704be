/** The page of a puzzle: connects the exercise with who keeps the score, and leads on. */

import { takeDefinitions } from "../board/definitions.js";
import { registerPuzzles } from "../board/exercise.js";
import { part } from "../frame/parts.js";
import { isOver } from "./actions.js";
import { enableEmbedding } from "./embed.js";
import { PuzzleExercise } from "./exercise.js";
import { nextInRun, runOf } from "./run.js";
import { loadTrainerStrings } from "./strings.js";
import { followLinks, replaceBy } from "./visit.js";

/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("./scorekeeper.js").Scorekeeper} Scorekeeper */

const message = part("p", "volto-keeping");
message.role = "status";

/** When the page was hidden, and for how long in all, in milliseconds. */
let hiddenAt = 0;
let unseen = 0;
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    hiddenAt = performance.now();
  } else {
    unseen += performance.now() - hiddenAt;
  }
});

/** The time that the page has been seen, in seconds. */
function seen() {
  return (performance.now() - unseen) / 1000;
}

/** @type {Promise<Scorekeeper> | undefined} */
let keeping;

/** Loaded with a run, or with the first verdict: a page that is only looked at needs nothing of it. */
async function loadScorekeeper() {
  keeping ??= Promise.all([import("./scorekeeper.js"), loadTrainerStrings()]).then(
    async ([{ Scorekeeper }, strings]) => {
      const keeper = new Scorekeeper(strings, goOn);
      await keeper.open(idInPage());
      return keeper;
    },
  );
  return keeping;
}

/**
 * Go on by itself, unless the learner already has.
 *
 * @param {string} from
 * @param {string} to
 */
function goOn(from, to) {
  if (from === idInPage()) {
    replaceBy(`../${to}/`, settle);
  }
}

function idInPage() {
  const board = document.querySelector(".volto-puzzle volto-board");
  return (board instanceof HTMLElement && board.dataset.puzzle) || "";
}

/**
 * The address of what follows by the run, or by number where that is drawn only when it is wanted.
 *
 * @param {string} id
 */
function nextTo(id) {
  const run = runOf(id);
  const following = run && nextInRun(run, id);
  if (following || (run && run.mode !== "feed")) {
    return following ? `../${following}/` : "../";
  }
  return document.querySelector('.volto-turn [rel="next"]')?.getAttribute("href") ?? "../";
}

/**
 * Whether an attempt leads on: in a challenge a mistake does too.
 *
 * @param {Attempt} attempt
 * @param {string} id
 */
function leadsOn(attempt, id) {
  const isMissed = attempt.stage === "wrong" || attempt.stage === "misnamed";
  return isOver(attempt) || (isMissed && Boolean(runOf(id)?.challenge));
}

/**
 * The address that a link leads to; what follows in a feed is drawn only now.
 *
 * @param {HTMLAnchorElement} link
 */
async function choose(link) {
  if (link.dataset.action !== "next") {
    return link.href;
  }
  try {
    const { followingTo } = await import("./following.js");
    const following = await followingTo(idInPage());
    const address = following ? `../${following}/` : "../";
    return following === null ? link.href : new URL(address, location.href).href;
  } catch (error) {
    console.warn(error);
    return link.href;
  }
}

registerPuzzles((element, assignment, controls) => {
  const { id } = assignment;
  const start = seen();
  /** @type {Attempt[]} */
  const heard = [];
  /** @type {Promise<import("./recorder.js").Recorder> | undefined} */
  let recorder;
  const record = async () => {
    recorder ??= loadScorekeeper().then((keeper) =>
      keeper.recorderOf(
        id,
        () => seen() - start,
        (text) => {
          message.textContent = text;
        },
      ),
    );
    const listening = await recorder;
    for (const attempt of heard.splice(0)) {
      listening.hear(attempt);
    }
  };
  return new PuzzleExercise(element, assignment, controls, {
    next: (attempt) => (leadsOn(attempt, id) ? nextTo(id) : null),
    hear: (attempt) => {
      heard.push(attempt);
      if (recorder || attempt.stage !== "open") {
        record().catch(console.warn);
      }
    },
  });
});
// Whoever begins to play will come to a verdict, and may leave right after it.
for (const type of ["pointerdown", "keydown"]) {
  document.addEventListener(type, () => loadScorekeeper().catch(console.warn), { once: true });
}
// A drawing that is there already stays, whatever becomes of those after it.
await takeDefinitions().catch(console.warn);
await import("../board/element.js");

/** Bring the puzzle in the page to life, also after it has replaced another. */
async function settle() {
  const empty = document.querySelector(".volto-puzzle--any");
  if (empty instanceof HTMLElement) {
    const { buildPage } = await import("./fallback.js");
    await buildPage(empty);
  }
  const aside = document.querySelector(".volto-puzzle [data-part=aside]");
  message.textContent = "";
  aside?.append(message);
  enableEmbedding();
  const run = runOf(idInPage());
  const table = document.querySelector(".volto-puzzle volto-table");
  if (table instanceof HTMLElement) {
    table.dataset.run = run?.mode ?? "";
  }
  if (keeping) {
    await (await keeping).open(idInPage());
  } else if (run) {
    await loadScorekeeper();
  }
  if (run?.mode === "mistakes") {
    const strings = await loadTrainerStrings();
    aside?.prepend(part("p", "volto-mode", strings.t("trainer-mistakes-mode")));
  }
}

await settle();
followLinks({ settle, choose });
