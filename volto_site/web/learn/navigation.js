/** The navigation around a step: its place, the list of lessons, and the buttons. */

import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { tableParts } from "../table/table.js";
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
  #message = part("p", "volto-course__message");
  #list = part("ol", "volto-course__lessons");
  #heading = part("h2");
  #text = part("p");
  #about = part("p", "volto-lesson");
  #due = part("div", "volto-course__due");
  #lights = part("nav", "", this.#list);
  /** @type {Map<Way, HTMLButtonElement>} */
  #ways;
  /** The line that says where the learner is. */
  place = part("p", "volto-place");
  /** The buttons of every step. */
  nav = part("div", "volto-course__nav");
  /** What is shown after the last step, with the parts of a table. */
  end = endElement(this.#heading, this.#text);

  /**
   * @param {Lesson[]} lessons
   * @param {Strings} strings
   * @param {{ go: (way: Way) => void, open: (lesson: Lesson) => void }} learner
   */
  constructor(lessons, strings, { go, open }) {
    this.#strings = strings;
    this.#lessons = lessons;
    const ways = /** @type {Way[]} */ (["back", "skip", "next", "review", "again"]);
    this.#ways = new Map(
      ways.map((way) => [way, button(strings.t(`learn-${way}`, { count: 0 }), () => go(way), way)]),
    );
    this.#ways.set(
      "back",
      iconButton(strings.t("learn-back"), () => go("back"), ICONS.back, "back"),
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
    this.#lights.ariaLabel = strings.t("learn-lessons");
    this.#message.role = "status";
    this.#due.append(this.way("review"), this.way("skip"));
    this.nav.append(this.way("back"), this.way("next"));
  }

  /**
   * Take a place in the parts of a step.
   *
   * @param {HTMLElement} step
   */
  join(step) {
    const find = (/** @type {string} */ name) => step.querySelector(`[data-part="${name}"]`);
    find("answer")?.prepend(this.#message);
    find("actions")?.append(this.nav);
    find("aside")?.prepend(this.#about, this.#lights, this.#due);
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
    this.place.textContent = place;
    // The text of a lesson is hidden at its questions, since it answers them.
    this.#about.textContent = step && !step.answer ? (lesson?.text ?? "") : "";
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

/**
 * @param {HTMLElement} heading
 * @param {HTMLElement} text
 */
function endElement(heading, text) {
  const parts = tableParts({ task: [heading, text] });
  return part("section", "volto-course__end volto-table", ...parts);
}
