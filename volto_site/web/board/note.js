/** The status line under a board: events, refusals, outcomes, and the progress of loading. */

import { button, part } from "../frame/parts.js";
import { anchorOf } from "../frame/strings.js";
import { prefersReducedMotion } from "./animation.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

export class Note {
  #text = part("div", "volto-note__text");
  #progress = document.createElement("progress");
  #bytes = part("span", "volto-note__bytes");
  #loading = part("div", "volto-note__loading");
  element = part("div", "volto-note");
  /** Whether scrolling is suppressed, so that a button pressed repeatedly stays in place. */
  isWalked = false;

  constructor() {
    this.#text.role = "status";
    this.#text.ariaAtomic = "true";
    this.#loading.append(this.#progress, this.#bytes);
    this.#loading.hidden = true;
    this.element.append(this.#text, this.#loading);
  }

  /** @param {string} text that is announced without scrolling */
  say(text) {
    this.#show("", text);
  }

  /** @param {string} text that is said again only if something else was said since */
  keep(text) {
    if (this.#text.textContent !== text) {
      this.say(text);
    }
  }

  /** @param {string} text that is scrolled into view */
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
   * @param {string[]} events before it
   * @param {{ title: string, reason: string, story: string, isWon: boolean }} ending
   * @param {string} rule
   * @param {Strings} strings
   */
  end(events, { title, reason, story, isWon }, rule, strings) {
    const heading = part("strong", "volto-note__ending", title);
    heading.classList.toggle("is-won", isWon);
    const told = part("span", "volto-note__story", events.join(" "));
    const links = isRule(rule, strings) ? [linkTo(rule, strings)] : [];
    this.#show("ending", heading, told, ` ${reason} ${story} `, ...links);
  }

  /**
   * Show the result of a try at a task.
   *
   * @param {"reached" | "missed" | "solved"} tone
   * @param {string[]} events before it, told last
   * @param {{ title: string, text: string }} judgement
   * @param {string | null} rule
   * @param {Strings} strings
   */
  judge(tone, events, { title, text }, rule, strings) {
    const heading = part("strong", "volto-note__ending", title);
    const told = part("span", "volto-note__story", events.join(" "));
    // What there is to learn comes first: a small window shows few lines, and the moves were seen.
    const links = rule ? [linkTo(rule, strings)] : [];
    this.#show(tone, heading, ` ${text} `, ...links, " ", told);
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
    // Announced once; the progress bar has its own accessible value.
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
    // An empty text is a node too, and would fill the line with nothing.
    this.#text.replaceChildren(...content.filter((each) => each !== ""));
    const isFilled = this.#text.hasChildNodes();
    this.element.classList.toggle("is-filled", isFilled);
    // An explanation must not be below the edge of the window; a table always has it in view.
    if (tone && isFilled && !this.isWalked && !this.element.closest(".volto-table")) {
      const behavior = prefersReducedMotion() ? "auto" : "smooth";
      this.element.scrollIntoView({ block: "nearest", behavior });
    }
  }
}

/**
 * Whether a game has ended by a rule: who resigns follows none.
 *
 * @param {string} rule
 * @param {Strings} strings
 */
function isRule(rule, strings) {
  return strings.has(`rule-${anchorOf(rule)}`);
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
