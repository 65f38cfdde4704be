/** How far the analysis of a game is, and then its moments in words. */

import { button, link, part, refill } from "../frame/parts.js";
import { momentName, momentText } from "./sentences.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./analyses.js").Moment} Moment */
/** @typedef {import("./sentences.js").Learner} Learner */

export class Panel {
  #strings;
  #count;
  /** How far it is, where it is in view. */
  state = part("div", "volto-review__state");
  element = part("section", "volto-review__moments");

  /**
   * @param {Strings} strings
   * @param {number} count of moves
   */
  constructor(strings, count) {
    this.#strings = strings;
    this.#count = count;
  }

  /**
   * Show how many moves are analysed.
   *
   * @param {number} done
   * @param {() => void} stop
   */
  wait(done, stop) {
    const text = this.#strings.t("review-working", { done, count: this.#count });
    const bar = part("progress");
    bar.max = this.#count;
    bar.value = done;
    bar.ariaLabel = text;
    const action = button(this.#strings.t("review-stop"), stop, "stop");
    refill(this.state, [part("span", "", text), bar, action]);
  }

  /**
   * Offer to go on with an analysis that was stopped.
   *
   * @param {number} done
   * @param {() => void} goOn
   */
  pause(done, goOn) {
    const text = this.#strings.t("review-stopped", { done, count: this.#count });
    const action = button(this.#strings.t("review-go-on"), goOn, "go-on");
    refill(this.state, [part("span", "", text), action]);
  }

  /**
   * List the moments that are told, each with the way there and another try.
   *
   * @param {Moment[]} told
   * @param {Learner} learner
   * @param {{ look: (moment: Moment) => void, again: ((moment: Moment) => void) | null }} act
   */
  list(told, learner, act) {
    const title = part("h2", "volto-review__title", this.#strings.t("review-moments"));
    const items = told.map((moment) => this.#item(moment, learner, act));
    const none = part("p", "volto-moment__text", this.#strings.t("review-none"));
    this.state.replaceChildren();
    const more = part("p", "", link(this.#strings.t("review-strategy"), "../strategy/"));
    refill(this.element, [
      title,
      items.length ? part("ol", "volto-moments", ...items) : none,
      more,
    ]);
  }

  /**
   * @param {Moment} moment
   * @param {Learner} learner
   * @param {{ look: (moment: Moment) => void, again: ((moment: Moment) => void) | null }} act
   */
  #item(moment, learner, { look, again }) {
    const name = momentName(moment, this.#strings);
    const words = { name, turn: moment.turn };
    const there = button(name, () => look(moment), "look");
    there.className = "volto-moment__name";
    there.ariaLabel = this.#strings.t("review-look", words);
    const text = part("p", "volto-moment__text", momentText(moment, learner, this.#strings));
    const item = part("li", "volto-moment", there, text);
    if (again) {
      const retry = button(this.#strings.t("review-again"), () => again(moment), "try");
      retry.ariaLabel = this.#strings.t("review-again-at", words);
      item.append(retry);
    }
    return item;
  }
}
