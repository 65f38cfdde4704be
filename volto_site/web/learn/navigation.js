/** The navigation around a step: its place, the list of lessons, and the buttons. */

import { button, part } from "../frame/parts.js";
import { isOver, starsOf } from "./record.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./record.js").CourseRecord} CourseRecord */
/** @typedef {import("./steps.js").Lesson} Lesson */
/** @typedef {import("./steps.js").Step} Step */
/** @typedef {"back" | "skip" | "next" | "review" | "again"} Way */

/**
 * @typedef {object} Shown
 * @property {Lesson | null} lesson null after the last
 * @property {Step | null} step
 * @property {boolean} isDone whether the step is done
 * @property {string} place the text that says where the learner is
 * @property {number} due the number of questions due for review
 * @property {CourseRecord} record
 */

export class Navigation {
  #strings;
  #lessons;
  #place = part("p", "volto-course__place");
  #message = part("p", "volto-course__message");
  #list = part("ol", "volto-course__lessons");
  #heading = part("h2");
  #text = part("p");
  /** @type {Map<Way, HTMLButtonElement>} */
  #ways;
  /** The buttons under a step. */
  nav = part("div", "volto-course__nav");
  /** What is shown after the last step. */
  end = part("section", "volto-course__end", this.#heading, this.#text);

  /**
   * @param {HTMLElement} element
   * @param {Lesson[]} lessons
   * @param {Strings} strings
   * @param {{ go: (way: Way) => void, open: (lesson: Lesson) => void }} learner
   */
  constructor(element, lessons, strings, { go, open }) {
    this.#strings = strings;
    this.#lessons = lessons;
    const ways = /** @type {Way[]} */ (["back", "skip", "next", "review", "again"]);
    this.#ways = new Map(
      ways.map((way) => [way, button(strings.t(`learn-${way}`, { count: 0 }), () => go(way), way)]),
    );
    for (const lesson of lessons) {
      this.#list.append(
        part(
          "li",
          "",
          button("", () => open(lesson)),
        ),
      );
    }
    const list = part("nav", "", this.#list);
    list.ariaLabel = strings.t("learn-lessons");
    this.#message.role = "status";
    const due = part("div", "volto-course__due", this.way("review"));
    element.append(list, this.#place, due);
    this.nav.append(this.#message, this.way("back"), this.way("skip"), this.way("next"));
    this.#heading.tabIndex = -1;
  }

  /** @param {Way} way */
  way(way) {
    return /** @type {HTMLButtonElement} */ (this.#ways.get(way));
  }

  /** Ask for confirmation at the first call; whether this call confirms. */
  isSure() {
    const again = this.way("again");
    const isSure = again.dataset.asked === "yes";
    again.dataset.asked = isSure ? "no" : "yes";
    again.textContent = this.#strings.t(isSure ? "learn-again" : "learn-again-sure");
    return isSure;
  }

  /**
   * @param {string} text
   * @param {number} [stars] shown before it
   */
  say(text, stars = 0) {
    const shown = part("span", "volto-stars", "★".repeat(stars), "☆".repeat(stars ? 3 - stars : 0));
    shown.ariaHidden = "true";
    this.#message.replaceChildren(...(stars ? [shown, " "] : []), text);
  }

  /** @param {Shown} shown */
  show({ lesson, step, isDone, place, due, record }) {
    const strings = this.#strings;
    this.#place.textContent = place;
    for (const [index, each] of this.#lessons.entries()) {
      this.#light(each, index, lesson, record);
    }
    const isFirst = lesson === this.#lessons[0] && step === lesson?.steps[0];
    this.way("back").ariaDisabled = String(isFirst);
    this.way("skip").hidden = !lesson || step !== lesson.steps[0] || isOver(lesson, record);
    const next = this.way("next");
    next.hidden = !lesson;
    next.dataset.done = String(isDone);
    next.textContent = strings.t(isDone ? "learn-next" : "learn-later");
    const review = this.way("review");
    review.textContent = strings.t("learn-review", { count: due });
    review.hidden = due === 0;
    this.#finish(record);
  }

  /**
   * @param {Lesson} each
   * @param {number} index
   * @param {Lesson | null} lesson where the learner is
   * @param {CourseRecord} record
   */
  #light(each, index, lesson, record) {
    const { stars, total } = starsOf(each, record);
    const isPassed = record.passed.includes(each.id);
    const choice = /** @type {HTMLElement} */ (this.#list.children[index]?.firstChild);
    const name = isPassed && stars < total ? "learn-lesson-passed" : "learn-lesson-stars";
    choice.textContent = String(index + 1);
    choice.ariaLabel = this.#strings.t(name, {
      number: index + 1,
      title: each.title,
      stars,
      total,
    });
    choice.title = choice.ariaLabel;
    choice.ariaCurrent = each === lesson ? "step" : "false";
    choice.dataset.done = isOver(each, record) ? "all" : stars ? "some" : "no";
    choice.style.setProperty("--done", String(isPassed ? 1 : stars / total));
  }

  /** @param {CourseRecord} record */
  #finish(record) {
    const count = this.#lessons.filter((lesson) => !isOver(lesson, record)).length;
    const name = count ? "learn-unfinished" : "learn-finished";
    this.#heading.textContent = this.#strings.t(name);
    this.#text.textContent = this.#strings.t(`${name}-text`, { count });
  }
}
