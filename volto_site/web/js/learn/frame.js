/** What is around a step: where the learner is, the ways on, and which rules are sure. */

import { button, part } from "../puzzles/parts.js";
import { dueRules } from "./record.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("./record.js").Learned} Learned */
/** @typedef {import("./steps.js").Lesson} Lesson */
/** @typedef {import("./steps.js").Step} Step */
/** @typedef {"back" | "skip" | "next" | "review" | "again"} Way */

export class Frame {
  #words;
  #lessons;
  #place = part("p", "volto-course__place");
  #message = part("p", "volto-course__message");
  #list = part("ol", "volto-course__lessons");
  #record;
  /** @type {Map<Way, HTMLButtonElement>} */
  #ways;
  /** The buttons under a step. */
  nav = part("div", "volto-course__nav");
  /** What is shown after the last step. */
  end = part("section", "volto-course__end");
  /** Which rules are sure, under all of it. */
  rules = part("details", "volto-course__record");

  /**
   * @param {HTMLElement} element
   * @param {Lesson[]} lessons
   * @param {Words} words
   * @param {{ go: (way: Way) => void, open: (lesson: Lesson) => void }} learner
   */
  constructor(element, lessons, words, { go, open }) {
    this.#words = words;
    this.#lessons = lessons;
    this.#record = /** @type {HTMLElement} */ (element.querySelector(".volto-record"));
    const ways = /** @type {Way[]} */ (["back", "skip", "next", "review", "again"]);
    this.#ways = new Map(
      ways.map((way) => [way, button(words.t(`learn-${way}`, { count: 0 }), () => go(way), way)]),
    );
    for (const lesson of lessons) {
      this.#list.append(part("li", "", button("", () => open(lesson))));
    }
    const list = part("nav", "", this.#list);
    list.ariaLabel = words.t("learn-lessons");
    this.#message.role = "status";
    const title = part("summary", "", words.t("learn-record"));
    this.rules.append(title, this.#record, ...this.#of("review", "again"));
    this.#record.hidden = false;
    element.append(list, this.#place);
    this.nav.append(this.#message, ...this.#of("back", "skip", "next"));
    const heading = part("h2", "", words.t("learn-finished"));
    heading.tabIndex = -1;
    this.end.append(heading, part("p", "", words.t("learn-finished-text")));
  }

  /** @param {Way[]} ways */
  #of(...ways) {
    return ways.map((way) => /** @type {HTMLButtonElement} */ (this.#ways.get(way)));
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

  /**
   * @param {Lesson | null} lesson none after the last
   * @param {Step | null} step
   * @param {Learned} record
   */
  show(lesson, step, record) {
    const words = this.#words;
    this.#place.textContent = lesson && step ? words.t("learn-place", placeOf(this.#lessons, lesson, step)) : "";
    this.#lessons.forEach((each, index) => {
      const { stars, total } = starsOf(each, record);
      const choice = /** @type {HTMLElement} */ (this.#list.children[index]?.firstChild);
      choice.textContent = String(index + 1);
      choice.ariaLabel = words.t("learn-lesson-stars", { number: index + 1, title: each.title, stars, total });
      choice.title = choice.ariaLabel;
      choice.ariaCurrent = each === lesson ? "step" : "false";
      choice.dataset.done = stars === 0 ? "no" : stars === total ? "all" : "some";
      choice.style.setProperty("--done", String(stars / total));
    });
    const isDone = Boolean(step && record.stars[step.id]);
    const [back, skip, next, review] = this.#of("back", "skip", "next", "review");
    back?.setAttribute("aria-disabled", String(lesson === this.#lessons[0] && step === lesson?.steps[0]));
    skip?.toggleAttribute("hidden", isDone || !lesson || step !== lesson.steps[0]);
    next?.toggleAttribute("hidden", !lesson);
    next?.setAttribute("data-done", String(isDone));
    const count = dueRules(record, new Date()).length;
    if (review) {
      review.textContent = words.t("learn-review", { count });
      review.ariaDisabled = String(count === 0);
    }
    for (const item of this.#record.children) {
      this.#rule(/** @type {HTMLElement} */ (item), record);
    }
  }

  /**
   * @param {HTMLElement} item
   * @param {Learned} record
   */
  #rule(item, { rules }) {
    const known = rules[item.dataset.rule ?? ""];
    const name = known ? (known.right ? "sure" : "shaky") : "unasked";
    item.dataset.known = name;
    item.querySelector("em")?.remove();
    item.append(part("em", "", this.#words.t(`learn-rule-${name}`)));
  }
}

/**
 * @param {Lesson} lesson
 * @param {Learned} record
 */
function starsOf({ steps }, record) {
  const stars = steps.reduce((sum, { id }) => sum + (record.stars[id] ?? 0), 0);
  return { stars, total: steps.length * 3 };
}

/**
 * @param {Lesson[]} lessons
 * @param {Lesson} lesson
 * @param {Step} step
 */
function placeOf(lessons, lesson, step) {
  return {
    lesson: lessons.indexOf(lesson) + 1,
    lessons: lessons.length,
    step: lesson.steps.indexOf(step) + 1,
    steps: lesson.steps.length,
  };
}
