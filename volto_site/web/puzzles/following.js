/** Chooses the puzzle that follows: the next of the run, or of the feed, which is drawn then. */

import { nextOfFeed } from "./feed.js";
import { loadList } from "./list.js";
import { recallProgress } from "./progress-storage.js";
import { points } from "./rating.js";
import { keepRun, nextInRun, runOf } from "./run.js";

/** The most puzzles of a feed that are remembered: Back goes through them. */
const MOST = 200;

/**
 * The id of the puzzle after this one; empty at the end of a run, null if nothing can be chosen.
 *
 * @param {string} id
 */
export async function followingTo(id) {
  const { progress } = recallProgress();
  const run = runOf(id) ?? { mode: /** @type {const} */ ("feed"), ids: [id] };
  const next = nextInRun(run, id, progress.solved);
  if (next || run.mode !== "feed") {
    return next;
  }
  const drawn = await drawFeed([...run.ids], progress);
  if (drawn) {
    keepRun({ mode: "feed", ids: [...run.ids, drawn].slice(-MOST) });
  }
  return drawn;
}

/**
 * The first puzzle of a new feed, or null if the learner knows all.
 *
 * @returns {Promise<string | null>}
 */
export async function beginFeed() {
  const first = await drawFeed([], recallProgress().progress);
  if (first) {
    keepRun({ mode: "feed", ids: [first] });
  }
  return first;
}

/**
 * @param {string[]} met in this feed
 * @param {import("./progress.js").Progress} progress
 */
async function drawFeed(met, { solved, mistakes, rating }) {
  const { puzzles } = await loadList();
  const isKnown = (/** @type {string} */ id) => id in solved || id in mistakes || met.includes(id);
  const last = puzzles.find(({ id }) => id === met.at(-1))?.kind;
  return nextOfFeed(puzzles, { rating: points(rating), isKnown, last })?.id ?? null;
}
