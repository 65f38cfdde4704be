/** The list of rules under the course, each marked as known or shaky. */

import { daysUntil } from "../cards/schedule.js";
import { link, part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./record.js").CourseRecord} CourseRecord */
/** @typedef {import("./record.js").RuleRecord} RuleRecord */
/** @typedef {import("./steps.js").Lesson} Lesson */

export class Rules {
  #strings;
  #lessons;
  #list;
  #count = part("p", "volto-course__count");
  element = part("details", "volto-course__record");

  /**
   * @param {HTMLElement} list the rules in the markup of the page
   * @param {Lesson[]} lessons
   * @param {Strings} strings
   * @param {HTMLElement[]} others what stands below
   */
  constructor(list, lessons, strings, ...others) {
    this.#strings = strings;
    this.#lessons = lessons;
    this.#list = list;
    list.hidden = false;
    this.element.id = "record";
    this.element.append(
      part("summary", "", strings.t("learn-record")),
      this.#count,
      list,
      ...others,
    );
  }

  /**
   * @param {CourseRecord} record
   * @param {Date} now
   */
  show({ rules }, now) {
    const counts = { sure: 0, shaky: 0, unasked: 0 };
    for (const child of this.#list.children) {
      const item = /** @type {HTMLElement} */ (child);
      counts[this.#item(item, rules[item.dataset.rule ?? ""], now)] += 1;
    }
    this.#count.textContent = this.#strings.t("learn-record-count", counts);
  }

  /**
   * @param {HTMLElement} item
   * @param {RuleRecord | undefined} known
   * @param {Date} now
   */
  #item(item, known, now) {
    const name = known ? (known.right ? "sure" : "shaky") : "unasked";
    const days = known ? daysUntil(known.card, now) : 0;
    const text = this.#strings.t(`learn-rule-${name}`, { days });
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
    return link(this.#strings.t("learn-rule-lesson", { number }), `#${id}`);
  }
}
