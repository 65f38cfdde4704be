/** Which rules are sure and which shaky, under the course. */

import { link, part } from "../frame/parts.js";
import { daysUntil } from "../puzzles/review.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("./record.js").Learned} Learned */
/** @typedef {import("./record.js").Known} Known */
/** @typedef {import("./steps.js").Lesson} Lesson */

export class Rules {
  #words;
  #lessons;
  #list;
  #count = part("p", "volto-course__count");
  element = part("details", "volto-course__record");

  /**
   * @param {HTMLElement} list the rules as the page brings them
   * @param {Lesson[]} lessons
   * @param {Words} words
   * @param {HTMLElement[]} others what stands below
   */
  constructor(list, lessons, words, ...others) {
    this.#words = words;
    this.#lessons = lessons;
    this.#list = list;
    list.hidden = false;
    this.element.id = "record";
    this.element.append(part("summary", "", words.t("learn-record")), this.#count, list, ...others);
  }

  /**
   * @param {Learned} record
   * @param {Date} now
   */
  show({ rules }, now) {
    const counts = { sure: 0, shaky: 0, unasked: 0 };
    for (const child of this.#list.children) {
      const item = /** @type {HTMLElement} */ (child);
      counts[this.#item(item, rules[item.dataset.rule ?? ""], now)] += 1;
    }
    this.#count.textContent = this.#words.t("learn-record-count", counts);
  }

  /**
   * @param {HTMLElement} item
   * @param {Known | undefined} known
   * @param {Date} now
   */
  #item(item, known, now) {
    const name = known ? (known.right ? "sure" : "shaky") : "unasked";
    const days = known ? daysUntil(known.card, now) : 0;
    const text = this.#words.t(`learn-rule-${name}`, { days });
    if (item.querySelector("em")?.firstChild?.textContent !== text) {
      item.dataset.known = name;
      item.querySelector("em")?.remove();
      const again = name === "shaky" ? [" ", this.#lesson(item.dataset.lesson ?? "")] : [];
      item.append(part("em", "", text, ...again));
    }
    return name;
  }

  /** @param {string} id */
  #lesson(id) {
    const number = this.#lessons.findIndex((lesson) => lesson.id === id) + 1;
    return link(this.#words.t("learn-rule-lesson", { number }), `#${id}`);
  }
}
