/** Records attempts: each is kept as a try, may change the rating, is scheduled if it was missed. */

import { daysUntil, rescheduled } from "../cards/schedule.js";
import { today } from "./days.js";
import { loadList, ratingOf } from "./list.js";
import { withMistake, withShown, withSolved, withTry } from "./progress.js";
import { keepProgress, recallProgress } from "./progress-storage.js";
import { isSettled, loadGlicko, points, rated } from "./rating.js";
import { isFirst } from "./tries.js";

/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("./tries.js").Result} Result */
/** @typedef {import("./progress.js").Progress} Progress */

/**
 * @typedef {object} Listener
 * @property {(message: string, values?: Record<string, number>) => void} say
 * @property {(result: Result) => void} conclude called once, with the first verdict
 * @property {(points: number, change: number) => void} rate called if it has changed a rating that is told
 */

export class Recorder {
  #id;
  #mode;
  #seconds;
  #listener;
  #wrong = 0;
  #hints = 0;
  #failed = "";
  /** Whether this visit has been graded: only the first result counts. */
  #isGraded = false;
  #isConcluded = false;
  /** The writing of the try, which waits for the rating. */
  #written = Promise.resolve();

  /**
   * @param {string} id
   * @param {import("./run.js").RunMode} mode of the run
   * @param {() => number} seconds that the puzzle has been seen
   * @param {Listener} listener
   */
  constructor(id, mode, seconds, listener) {
    this.#id = id;
    this.#mode = mode;
    this.#seconds = seconds;
    this.#listener = listener;
  }

  /** @param {Attempt} attempt that has changed */
  async hear({ stage, hint, aided, tried, named }) {
    if (stage === "open" || stage === "slower" || stage === "undecided") {
      // The suspects cost a hint.
      this.#hints = Math.max(this.#hints, hint.given + Number(aided));
    } else if (stage === "wrong" || stage === "misnamed" || stage === "given-up") {
      const failed = [stage, tried, named].join();
      this.#wrong += failed === this.#failed ? 0 : 1;
      this.#failed = failed;
      this.#conclude("missed");
      if (stage === "given-up") {
        this.#written = this.#written.then(() => this.#change((all) => withShown(all, this.#id)));
      }
      await this.#grade("missed");
    } else if (stage === "solved") {
      await this.#solve();
    }
  }

  async #solve() {
    const { progress } = recallProgress();
    const isKnown = this.#id in progress.mistakes;
    const solved = { on: today(), wrong: this.#wrong, hints: this.#hints };
    this.#conclude(this.#hints ? "helped" : "solved");
    this.#change((all) => withSolved(all, this.#id, solved));
    if (this.#mode === "mistakes" && isKnown) {
      await this.#grade(this.#hints ? "hard" : "good");
    }
  }

  /**
   * Keep the first verdict as a try; the first one of all at a puzzle counts for the rating.
   *
   * @param {Result} result
   */
  #conclude(result) {
    if (this.#isConcluded) {
      return;
    }
    this.#isConcluded = true;
    const { progress } = recallProgress();
    const mode = this.#mode === "storm" || this.#mode === "strikes" ? { mode: this.#mode } : {};
    const isRated = isFirst(progress, this.#id) && !("mode" in mode);
    const at = new Date().toISOString();
    const tried = { id: this.#id, at, took: Math.round(this.#seconds()), result, ...mode };
    this.#listener.conclude(result);
    this.#written = this.#write(tried, isRated).catch(console.warn);
  }

  /**
   * @param {import("./tries.js").Try} tried
   * @param {boolean} isRated
   */
  async #write(tried, isRated) {
    const rating = isRated ? await this.#rate(tried.result).catch(console.warn) : null;
    if (!rating) {
      this.#change((all) => withTry(all, tried));
      return;
    }
    const { change, rating: after } = rating;
    const told = points(after);
    // While a rating leaps, its changes say nothing of the learner.
    const changed = isSettled(after) ? { change } : {};
    this.#change((all) => withTry(all, { ...tried, rating: told, ...changed }, after));
    if (isSettled(after)) {
      this.#listener.rate(told, change);
    }
  }

  /** @param {Result} result */
  async #rate(result) {
    const [rate, { puzzles }] = await Promise.all([loadGlicko(), loadList()]);
    const entry = puzzles.find(({ id }) => id === this.#id);
    const before = recallProgress().progress.rating;
    return entry && rated(rate, before, { puzzle: ratingOf(entry), result, on: today() });
  }

  /** @param {import("../cards/schedule.js").Grade} grade */
  async #grade(grade) {
    if (this.#isGraded) {
      return;
    }
    this.#isGraded = true;
    const now = new Date();
    const before = recallProgress().progress.mistakes[this.#id];
    try {
      const card = await rescheduled(before, grade, now);
      this.#change((all) => withMistake(all, this.#id, card));
      if (this.#mode === "mistakes") {
        this.#listener.say("trainer-mistakes-next", { when: daysUntil(card, now) });
      }
    } catch (error) {
      console.warn(error);
    }
  }

  /** @param {(progress: Progress) => Progress} change applied to what is stored now */
  #change(change) {
    if (!keepProgress(change(recallProgress().progress))) {
      this.#listener.say("trainer-full");
    }
  }
}
