/** The navigation around a step: its place, the list of lessons, and the buttons. */

import { maskDrawing } from "../board/drawing.js";
import { KINDS } from "../board/kinds.js";
import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { drawInto } from "../frame/trusted.js";
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
 * @property {boolean} isOn whether there is a way on
 * @property {boolean} isDone whether the step is done
 * @property {string} place the text that says where the learner is
 * @property {number} due the number of questions due for review
 * @property {CourseRecord} record
 */

const ANSWER = "[data-part=answer]";

export class Navigation {
  #strings;
  #lessons;
  #message = part("p", "volto-course__message");
  #list = part("ol", "volto-course__lessons");
  #masks;
  #earned = part("p", "volto-card__stars");
  #due = part("div", "volto-course__due");
  #lights = part("nav", "", this.#list);
  /** @type {Map<Way, HTMLButtonElement>} */
  #ways;
  /** @type {HTMLElement | null} */
  #step = null;
  /** The line that says where the learner is. */
  place = part("p", "volto-place");
  /** The buttons of every step. */
  nav = part("div", "volto-course__nav");

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
    const title = part("p", "volto-course__lights-title", strings.t("learn-lessons"));
    // The list has the same name already.
    title.ariaHidden = "true";
    this.#lights.prepend(title);
    this.#message.role = "status";
    this.#due.append(this.way("review"), this.way("skip"));
    this.nav.append(this.way("back"), this.way("next"));
    this.#masks = masksButton(strings.t("learn-masks"));
  }

  /**
   * Take a place in the parts of a step.
   *
   * @param {HTMLElement} step
   */
  join(step) {
    const find = (/** @type {string} */ name) => step.querySelector(`[data-part="${name}"]`);
    this.#step = step;
    this.#place(".volto-choices");
    // The keyboard comes to what leads on before the buttons of the task.
    find("actions")?.prepend(this.nav);
    const beside = [this.#masks, this.#lights, this.#due];
    // How the game stands comes first, but only once its script is there.
    const standing = find("aside")?.querySelector(":scope > .volto-standing");
    standing ? standing.after(...beside) : find("aside")?.prepend(...beside);
    step.querySelector(".volto-card__title")?.before(this.#earned);
  }

  /**
   * Put the message above the choices of a question, which stand where the answer will be.
   *
   * @param {string} choices their selector
   */
  #place(choices) {
    const home = this.#step?.querySelector(choices) ?? this.#step?.querySelector(ANSWER);
    if (home && this.#message.parentElement !== home) {
      home.prepend(this.#message);
    }
  }

  /** @param {Way} way */
  way(way) {
    return /** @type {HTMLButtonElement} */ (this.#ways.get(way));
  }

  /** @param {Way} way */
  focus(way) {
    this.way(way).focus({ preventScroll: true });
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
    this.#place(".volto-choices:not([hidden])");
    this.#message.replaceChildren(...(stars ? [shown, " "] : []), text);
  }

  /** @param {Shown} shown */
  show({ lesson, step, isOn, isDone, place, due, record }) {
    const strings = this.#strings;
    this.place.textContent = place;
    // Before the masks have names, their legend would be a riddle; a card has no board.
    this.#masks.hidden = !step || step.stage === "card" || lesson === this.#lessons[0];
    for (const [index, each] of this.#lessons.entries()) {
      this.#light(each, index, lesson, record);
    }
    const isFirst = lesson === this.#lessons[0] && step === lesson?.steps[0];
    this.way("back").ariaDisabled = String(isFirst);
    this.way("skip").hidden = !lesson || step !== lesson.steps[0] || isOver(lesson, record);
    const next = this.way("next");
    next.hidden = !isOn;
    next.dataset.done = String(isDone);
    next.textContent = this.#onward(lesson, step, isDone);
    this.#earned.textContent = lesson ? this.#earnedIn(lesson, record) : "";
    const review = this.way("review");
    review.textContent = strings.t("learn-review", { count: due });
    review.hidden = due === 0;
  }

  /**
   * The words on the button that leads on.
   *
   * @param {Lesson | null} lesson
   * @param {Step | null} step
   * @param {boolean} isDone
   */
  #onward(lesson, step, isDone) {
    if (step?.stage !== "card" || !lesson) {
      return this.#strings.t(isDone ? "learn-next" : "learn-skip-step");
    }
    const number = this.#lessons.indexOf(lesson) + 2;
    const following = this.#lessons[number - 1];
    return following
      ? this.#strings.t("learn-next-lesson", { number, title: following.title })
      : this.#strings.t("learn-end");
  }

  /**
   * @param {Lesson} lesson
   * @param {CourseRecord} record
   */
  #earnedIn(lesson, record) {
    const { stars, total } = starsOf(lesson, record);
    const number = this.#lessons.indexOf(lesson) + 1;
    return `★ ${this.#strings.t("learn-lesson-stars", { number, title: lesson.title, stars, total })}`;
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
}

/**
 * A button with the five masks, which opens their legend.
 *
 * @param {string} name
 */
function masksButton(name) {
  const masks = button("", () => openLegend(masks), "masks");
  masks.className = "volto-masks";
  masks.ariaLabel = name;
  masks.title = name;
  for (const kind of KINDS) {
    const mask = part("span");
    drawInto(mask, maskDrawing({ owner: 1, kind }));
    masks.append(mask);
  }
  return masks;
}

/** @param {HTMLElement} asked the button, which stands at the table of the board */
async function openLegend(asked) {
  const board = asked.closest(".volto-table")?.querySelector("volto-board");
  if (board instanceof HTMLElement) {
    const { showLegend } = await import("../board/legend.js");
    await showLegend(board);
  }
}
