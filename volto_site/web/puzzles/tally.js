/** What stands beside a task: the place in the run, the clock, the score, the rating. */

import { part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

export class Tally {
  #strings;
  #place = part("span", "volto-tally__place");
  #score = part("span", "volto-tally__score");
  #said = part("span", "volto-hidden");
  element = part("p", "volto-tally", this.#place, this.#score, this.#said);

  /** @param {Strings} strings */
  constructor(strings) {
    this.#strings = strings;
    this.#said.role = "status";
  }

  /** Stand beside the task that is in the page now. */
  seat() {
    document.querySelector(".volto-puzzle [data-part=task]")?.append(this.element);
    this.#said.textContent = "";
  }

  /**
   * @param {import("./run.js").Run | null} run
   * @param {string} id
   */
  showPlace(run, id) {
    const of = run && run.mode !== "feed" ? run.ids.length : 0;
    const at = (run?.ids.indexOf(id) ?? 0) + 1;
    this.#place.textContent = of > 1 ? this.#strings.t("trainer-place", { at, of }) : "";
    this.#place.role = null;
    this.#score.textContent = "";
  }

  /**
   * @param {number} points
   * @param {number} change
   */
  showRating(points, change) {
    const way = change < 0 ? "down" : "up";
    const by = Math.abs(change);
    const gained = part("b", "", this.#strings.t("trainer-rating-change", { way, by }));
    gained.dataset.way = way;
    const name = part("span", "volto-tally__name", this.#strings.t("trainer-rating"));
    this.#score.replaceChildren(name, ` ${points} `, gained);
    const values = { points: String(points), way, by };
    this.say(this.#strings.t("trainer-rating-said", values));
  }

  /**
   * @param {string} place such as the clock, which is not said every second
   * @param {string} score
   */
  showScore(place, score) {
    this.#place.textContent = place;
    this.#place.role = "timer";
    this.#score.textContent = score;
  }

  /** @param {string} text once */
  say(text) {
    this.#said.textContent = text;
  }
}
