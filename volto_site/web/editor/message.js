/** The status message of an editor: a confirmation, or the problems found. */

import { showLoading } from "../board/game.js";
import { linkTo } from "../board/note.js";
import { part } from "../frame/parts.js";
import { errorTexts, problemTexts } from "./errors.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./errors.js").CoreError} CoreError */
/** @typedef {import("./errors.js").SetupProblem} SetupProblem */

export class Message {
  #strings;
  element = part("div", "volto-message");

  /** @param {Strings} strings */
  constructor(strings) {
    this.#strings = strings;
    this.element.role = "status";
  }

  clear() {
    this.#show("");
  }

  /**
   * @param {string} id
   * @param {Record<string, string | number>} [values]
   */
  say(id, values) {
    this.#show("said", this.#strings.t(id, values));
  }

  /**
   * Say something while the core works, and how much of the engine is loaded.
   *
   * @template Result
   * @param {string} id
   * @param {() => Promise<Result>} work
   */
  async during(id, work) {
    this.say(id);
    const progress = {
      load: (/** @type {{ loaded: number, total: number }} */ bytes) => this.#load(bytes),
      stopLoading: () => {},
    };
    const stop = showLoading(progress, () => {});
    try {
      return await work();
    } finally {
      stop();
    }
  }

  /** @param {{ loaded: number, total: number }} bytes */
  #load({ loaded, total }) {
    const bar = this.element.querySelector("progress") ?? document.createElement("progress");
    bar.ariaLabel = this.#strings.t("play-loading");
    if (total) {
      bar.max = total;
      bar.value = loaded;
    }
    this.element.append(bar);
  }

  /**
   * Show an error of the core.
   *
   * @param {string} id of what was tried
   * @param {CoreError} wrong
   */
  refuse(id, wrong) {
    const rule = wrong.rule ?? wrong.cause?.rule;
    this.#show(
      "wrong",
      part("p", "", this.#strings.t(id)),
      ...errorTexts(wrong, this.#strings).map((text) => part("p", "", text)),
      ...(rule ? [part("p", "", linkTo(rule, this.#strings))] : []),
    );
    this.#scroll();
  }

  /** @param {(Node | string)[]} content why something was refused */
  warn(...content) {
    this.#show("wrong", ...content);
    this.#scroll();
  }

  /** Bring it into view; at a table only the part that it stands in scrolls, never the page. */
  #scroll() {
    const place = this.element.closest("[data-part]");
    if (place) {
      const below = this.element.getBoundingClientRect().bottom;
      place.scrollTop += Math.max(0, below - place.getBoundingClientRect().bottom);
    } else {
      this.element.scrollIntoView({ block: "nearest" });
    }
  }

  /**
   * @param {string} id
   * @param {SetupProblem[]} problems
   * @param {string[]} [outside]
   */
  list(id, problems, outside = []) {
    const items = problemTexts(problems, outside, this.#strings).map((text) =>
      part("li", "", text),
    );
    this.#show("wrong", part("p", "", this.#strings.t(id)), part("ul", "", ...items));
  }

  /**
   * Show that the engine failed, and offer to try again.
   *
   * @param {unknown} error
   * @param {() => void} retry
   */
  fail(error, retry) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "crash";
    const again = part("button", "volto-note__retry", this.#strings.t("play-retry"));
    again.addEventListener("click", retry);
    this.#show("wrong", this.#strings.t(`play-failed-${code}`), " ", again);
  }

  /**
   * @param {"" | "said" | "wrong"} tone
   * @param {(Node | string)[]} content
   */
  #show(tone, ...content) {
    this.element.dataset.tone = tone;
    this.element.replaceChildren(...content);
  }
}
