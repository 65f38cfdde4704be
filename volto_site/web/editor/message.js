/** The status message of an editor: a confirmation, or the problems found. */

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
    this.element.scrollIntoView({ block: "nearest" });
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
