/** The line under a board: what eventTexts, why not, how it ended, how far the engine is. */

import { button, part } from "../frame/parts.js";
import { prefersReducedMotion } from "./animation.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

export class Note {
  #text = part("div", "volto-note__text");
  #progress = document.createElement("progress");
  #bytes = part("span", "volto-note__bytes");
  #loading = part("div", "volto-note__loading");
  element = part("div", "volto-note");
  /** Whether the page stays where it is: nothing may move under a finger that steps on and on. */
  isWalked = false;

  constructor() {
    this.#text.role = "status";
    this.#text.ariaAtomic = "true";
    this.#loading.append(this.#progress, this.#bytes);
    this.#loading.hidden = true;
    this.element.append(this.#text, this.#loading);
  }

  /** @param {string} text that goes with what is seen */
  say(text) {
    this.#show("", text);
  }

  /** @param {string} text that has to be seen */
  tell(text) {
    this.#show("told", text);
  }

  /**
   * A sentence with the rule that it follows from.
   *
   * @param {string} text
   * @param {string | null} rule
   * @param {Strings} strings
   */
  refuse(text, rule, strings) {
    this.#show("refused", text, ...(rule ? [" ", linkTo(rule, strings)] : []));
  }

  /**
   * @param {string[]} story what led to it
   * @param {{ title: string, reason: string }} ending
   * @param {string} rule
   * @param {Strings} strings
   */
  end(story, { title, reason }, rule, strings) {
    const heading = part("strong", "volto-note__ending");
    heading.textContent = title;
    const told = part("span", "volto-note__story");
    told.textContent = story.join(" ");
    this.#show("ending", heading, told, ` ${reason} `, linkTo(rule, strings));
  }

  /**
   * What a try on a task has come to.
   *
   * @param {"reached" | "missed" | "solved"} tone
   * @param {string[]} story what led to it
   * @param {{ title: string, text: string }} judgement
   * @param {string | null} rule
   * @param {Strings} strings
   */
  judge(tone, story, { title, text }, rule, strings) {
    const heading = part("strong", "volto-note__ending");
    heading.textContent = title;
    const told = part("span", "volto-note__story");
    told.textContent = story.join(" ");
    this.#show(tone, heading, told, ` ${text} `, ...(rule ? [linkTo(rule, strings)] : []));
  }

  /**
   * @param {string} text
   * @param {Strings} strings
   * @param {() => void} retry
   */
  fail(text, strings, retry) {
    const again = button(strings.t("play-retry"), retry);
    again.className = "volto-call volto-note__retry";
    this.#show("failed", text, " ", again);
  }

  /**
   * @param {Strings} strings
   * @param {{ loaded: number, total: number }} bytes
   */
  load(strings, { loaded, total }) {
    const text = strings.t("play-loading");
    // Said once; how far it is, the bar itself tells those who ask it.
    if (this.#loading.hidden) {
      this.#loading.hidden = false;
      this.#show("told", text);
      this.#progress.ariaLabel = text;
    }
    if (total) {
      this.#progress.max = total;
      this.#progress.value = loaded;
      const megabyte = 1e6;
      this.#bytes.textContent = strings.t("play-loading-bytes", {
        loaded: loaded / megabyte,
        total: total / megabyte,
      });
    }
  }

  stopLoading() {
    if (!this.#loading.hidden) {
      this.#loading.hidden = true;
      this.#show("");
    }
  }

  /**
   * @param {"" | "told" | "refused" | "ending" | "failed" | "reached" | "missed" | "solved"} tone
   * @param {(string | Node)[]} content
   */
  #show(tone, ...content) {
    this.element.dataset.tone = tone;
    this.#text.replaceChildren(...content);
    this.element.classList.toggle("is-filled", this.#text.hasChildNodes());
    // What tells or explains something must not be below the edge of the window.
    if (tone && !this.isWalked) {
      const behavior = prefersReducedMotion() ? "auto" : "smooth";
      this.element.scrollIntoView({ block: "nearest", behavior });
    }
  }
}

/**
 * @param {string} rule
 * @param {Strings} strings
 */
export function linkTo(rule, strings) {
  const link = document.createElement("a");
  link.href = strings.addressOf(rule);
  link.dataset.rule = rule;
  link.textContent = strings.t("play-rule", { title: strings.titleOf(rule) });
  return link;
}
