/** What an editor has to tell beside the board: that something was done, or what is wrong. */

import { linkTo } from "../board/note.js";
import { part } from "../frame/parts.js";
import { problemsSaid, wrongSaid } from "./wrongs.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("./wrongs.js").Wrong} Wrong */
/** @typedef {import("./wrongs.js").Problem} Problem */

export class Message {
  #words;
  element = part("div", "volto-message");

  /** @param {Words} words */
  constructor(words) {
    this.#words = words;
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
    this.#show("said", this.#words.t(id, values));
  }

  /**
   * What the core could not read or do.
   *
   * @param {string} id of what was tried
   * @param {Wrong} wrong
   */
  refuse(id, wrong) {
    const rule = wrong.rule ?? wrong.cause?.rule;
    this.#show(
      "wrong",
      part("p", "", this.#words.t(id)),
      ...wrongSaid(wrong, this.#words).map((text) => part("p", "", text)),
      ...(rule ? [part("p", "", linkTo(rule, this.#words))] : []),
    );
    this.element.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {string} id
   * @param {Problem[]} problems
   * @param {string[]} [outside]
   */
  list(id, problems, outside = []) {
    const items = problemsSaid(problems, outside, this.#words).map((text) => part("li", "", text));
    this.#show("wrong", part("p", "", this.#words.t(id)), part("ul", "", ...items));
  }

  /**
   * The engine could not be asked.
   *
   * @param {unknown} error
   * @param {() => void} retry
   */
  fail(error, retry) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "crash";
    const again = part("button", "volto-note__retry", this.#words.t("play-retry"));
    again.addEventListener("click", retry);
    this.#show("wrong", this.#words.t(`play-failed-${code}`), " ", again);
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
