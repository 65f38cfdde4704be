/** Keeps the score on the page of a puzzle: the recorder, the tally, and the challenge if there is one. */

import { isChallenge } from "./challenge.js";
import { recallProgress } from "./progress-storage.js";
import { Recorder } from "./recorder.js";
import { runOf } from "./run.js";
import { Tally } from "./tally.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./challenge-table.js").ChallengeTable} ChallengeTable */

export class Scorekeeper {
  #strings;
  #go;
  #tally;
  /** @type {ChallengeTable | null} */
  #challenge = null;

  /**
   * @param {Strings} strings
   * @param {(from: string, to: string) => void} go from one puzzle to another
   */
  constructor(strings, go) {
    this.#strings = strings;
    this.#go = go;
    this.#tally = new Tally(strings);
  }

  /**
   * Take a seat beside the puzzle that is in the page now.
   *
   * @param {string} id
   */
  async open(id) {
    const run = runOf(id);
    this.#tally.seat();
    if (run && isChallenge(run.challenge)) {
      await this.#openChallenge({ ...run, challenge: run.challenge });
    } else {
      this.#tally.showPlace(run, id);
    }
  }

  /** @param {import("./run.js").Run & { challenge: import("./challenge.js").Challenge }} run */
  async #openChallenge(run) {
    if (!this.#challenge) {
      const { ChallengeTable } = await import("./challenge-table.js");
      this.#challenge = new ChallengeTable(run, this.#tally, this.#strings, this.#go);
    }
  }

  /**
   * A recorder of the attempt at a puzzle.
   *
   * @param {string} id
   * @param {() => number} seconds that it has been seen
   * @param {(text: string) => void} say beside the board
   */
  recorderOf(id, seconds, say) {
    const mode = runOf(id)?.mode ?? "feed";
    return new Recorder(id, mode, seconds, {
      say: (name, values) => say(this.#strings.t(name, values)),
      conclude: (result) => this.#challenge?.score(id, result === "solved"),
      rate: (points, change) => {
        // Along the path for beginners one learns, and is not measured.
        if (mode !== "path" && !recallProgress().progress.unrated) {
          this.#tally.showRating(points, change);
        }
      },
    });
  }
}
