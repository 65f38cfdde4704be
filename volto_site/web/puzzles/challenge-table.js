/** A challenge at the table: its clock, its strikes, and how it ends. */

import { button, link, part } from "../frame/parts.js";
import { opened, STRIKES, scored, strikesLeft, timed, timeLeft } from "./challenge.js";
import { bestOf, withScore } from "./progress.js";
import { keepProgress, recallProgress } from "./progress-storage.js";
import { currentRun, keepRun, nextInRun } from "./run.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./challenge.js").Challenge} Challenge */
/** @typedef {import("./run.js").Run} Run */

/** How often the clock is read, and how long a verdict of the storm is seen, in milliseconds. */
const TICK = 200;
const SEEN = { solved: 700, missed: 1500 };
/** At how many seconds before the end the time is said. */
const WARNINGS = [60, 30, 10];

export class ChallengeTable {
  #run;
  #challenge;
  #tally;
  #strings;
  #go;
  #clock = 0;
  #warned = 0;

  /**
   * @param {Run & { challenge: Challenge }} run
   * @param {import("./tally.js").Tally} tally
   * @param {Strings} strings
   * @param {(from: string, to: string) => void} go from one puzzle to another
   */
  constructor(run, tally, strings, go) {
    this.#run = run;
    this.#tally = tally;
    this.#strings = strings;
    this.#go = go;
    this.#challenge = opened(run.challenge, Date.now());
    this.#keep();
    this.#clock = window.setInterval(() => this.#tick(), TICK);
    this.#tick();
  }

  /**
   * @param {string} id
   * @param {boolean} isSolved
   */
  score(id, isSolved) {
    if (this.#challenge.ended) {
      return;
    }
    const isLast = this.#run.ids.at(-1) === id;
    this.#challenge = scored(this.#challenge, { id, isSolved, now: Date.now(), isLast });
    this.#keep();
    this.#tick();
    const { ended, mode, solved } = this.#challenge;
    if (ended) {
      return;
    }
    const values = { solved: solved.length, left: strikesLeft(this.#challenge) };
    this.#tally.say(this.#strings.t(`trainer-${mode}-said`, values));
    if (mode === "storm") {
      setTimeout(() => this.#goOn(id), isSolved ? SEEN.solved : SEEN.missed);
    }
  }

  /** @param {string} id */
  #goOn(id) {
    if (!this.#challenge.ended) {
      this.#go(id, nextInRun(this.#run, id));
    }
  }

  #tick() {
    this.#challenge = timed(this.#challenge, Date.now());
    const { mode, solved, ended } = this.#challenge;
    const left = timeLeft(this.#challenge, Date.now());
    const strikes = strikesLeft(this.#challenge);
    const place =
      mode === "storm" ? clockText(left) : "◆".repeat(strikes) + "◇".repeat(STRIKES - strikes);
    this.#tally.showScore(place, this.#strings.t("trainer-score", { solved: solved.length }));
    this.#warn(left);
    if (ended) {
      clearInterval(this.#clock);
      this.#end();
    }
  }

  /**
   * Say at a few moments how much time is left, as nobody hears a clock.
   *
   * @param {number} left in milliseconds
   */
  #warn(left) {
    const seconds = Math.ceil(left / 1000);
    if (WARNINGS.includes(seconds) && seconds !== this.#warned) {
      this.#warned = seconds;
      this.#tally.say(this.#strings.t("trainer-seconds-left", { seconds }));
    }
  }

  #keep() {
    if (currentRun()?.challenge) {
      keepRun({ ...this.#run, challenge: this.#challenge });
    }
  }

  #end() {
    const { mode, solved, missed, ended } = this.#challenge;
    const { progress } = recallProgress();
    const before = bestOf(progress, mode);
    keepProgress(withScore(progress, mode, solved.length));
    keepRun(null);
    const counts = { solved: solved.length, missed: missed.length };
    const best = Math.max(before, solved.length);
    const isBest = solved.length > before;
    const dialog = part(
      "dialog",
      "volto-keys volto-ending",
      part("h2", "volto-keys__title", this.#strings.t(`trainer-${mode}`)),
      part("p", "", this.#strings.t(`trainer-ended-${ended}`)),
      part("p", "volto-ending__score", this.#strings.t("trainer-ended-solved", counts)),
      part("p", "", this.#strings.t("trainer-ended-missed", counts)),
      part("p", "", this.#strings.t(isBest ? "trainer-best-new" : "trainer-best", { best })),
      this.#ways(missed),
    );
    dialog.ariaLabel = this.#strings.t(`trainer-${mode}`);
    document.body.append(dialog);
    dialog.showModal();
  }

  /** @param {string[]} missed */
  #ways(missed) {
    const all = link(this.#strings.t("trainer-all"), "../", "volto-call");
    all.dataset.action = "all";
    const again = button(
      this.#strings.t("trainer-mistakes-again", { count: missed.length }),
      () => {
        keepRun({ mode: "again", ids: missed });
        location.assign(`../${missed[0]}/`);
      },
      "again",
    );
    return part("div", "volto-actions", ...(missed.length ? [again] : []), all);
  }
}

/** @param {number} left in milliseconds */
function clockText(left) {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
