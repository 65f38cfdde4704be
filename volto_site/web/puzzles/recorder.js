/** Records attempts: a missed puzzle is scheduled for review, a solved one is counted. */

import { daysUntil, rescheduled } from "../cards/schedule.js";
import { today, withMistake, withSolved } from "./progress.js";
import { keepProgress, recallProgress } from "./progress-storage.js";

/** @typedef {import("../board/attempt.js").Attempt} Attempt */

export class Recorder {
  #id;
  #isReview;
  #say;
  #wrong = 0;
  #hints = 0;
  #failed = "";
  /** Whether this visit has been graded: only the first result counts. */
  #isGraded = false;

  /**
   * @param {string} id
   * @param {boolean} isReview whether the run reviews mistakes
   * @param {(message: string, values?: Record<string, number>) => void} say
   */
  constructor(id, isReview, say) {
    this.#id = id;
    this.#isReview = isReview;
    this.#say = say;
  }

  /** @param {Attempt} attempt that has changed */
  async hear({ stage, hint, tried, named }) {
    if (stage === "open" || stage === "slower" || stage === "undecided") {
      this.#hints = Math.max(this.#hints, hint.given);
    } else if (stage === "wrong" || stage === "misnamed" || stage === "given-up") {
      const failed = [stage, tried, named].join();
      this.#wrong += failed === this.#failed ? 0 : 1;
      this.#failed = failed;
      await this.#grade("missed");
    } else if (stage === "solved") {
      await this.#solve();
    }
  }

  async #solve() {
    const { progress } = recallProgress();
    const isKnown = this.#id in progress.mistakes;
    const solved = { on: today(), wrong: this.#wrong, hints: this.#hints };
    this.#keep(withSolved(progress, this.#id, solved));
    if (this.#isReview && isKnown) {
      await this.#grade(this.#hints ? "hard" : "good");
    }
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
      this.#keep(withMistake(recallProgress().progress, this.#id, card));
      if (this.#isReview) {
        this.#say("trainer-mistakes-next", { when: daysUntil(card, now) });
      }
    } catch (error) {
      console.warn(error);
    }
  }

  /** @param {import("./progress.js").Progress} progress */
  #keep(progress) {
    if (!keepProgress(progress)) {
      this.#say("trainer-full");
    }
  }
}
