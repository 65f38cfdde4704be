/** A question of the course: the learner answers, then it is played out and explained. */

import { button, ICONS, iconButton, part } from "../frame/parts.js";

/** @typedef {import("../board/element.js").VoltoBoard} VoltoBoard */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./steps.js").Step} Step */

export class Question {
  #step;
  #strings;
  #choices;
  #verdict = part("p", "volto-verdict");
  /** The verdict with what explains it: one message, as the verdict alone teaches nothing. */
  #told = part("div", "volto-answered");
  #group;
  #answer;
  #watch;
  #board;
  #isTest = false;

  /**
   * @param {Step} step
   * @param {Strings} strings
   * @param {(isRight: boolean, shown: Promise<void>) => void} hear that it is answered, and when
   *   all is played out
   */
  constructor(step, strings, hear) {
    this.#step = step;
    this.#strings = strings;
    this.#answer = /** @type {HTMLDetailsElement} */ (step.element.querySelector(".volto-answer"));
    this.#board = /** @type {VoltoBoard} */ (step.element.querySelector("volto-board"));
    this.#choices = step.choices.map((choice) =>
      button(
        strings.t(`learn-choice-${choice}`),
        () => hear(this.#choose(choice), this.#board.playOut()),
        choice,
      ),
    );
    this.#group = /** @type {HTMLElement} */ (step.element.querySelector(".volto-choices"));
    this.#group.append(...this.#choices);
    this.#group.role = "group";
    this.#group.ariaLabel = strings.t("learn-choices");
    this.#told.role = "status";
    this.#told.ariaAtomic = "true";
    this.#told.append(this.#answer);
    step.element.querySelector("[data-part=answer]")?.append(this.#told);
    this.#watch = iconButton(strings.t("task-watch"), () => this.#show(), ICONS.watch, "watch");
    step.element.querySelector("[data-part=actions]")?.append(this.#watch);
  }

  /** Show what the question recounts or, once it is answered, what comes of it. */
  async #show() {
    await this.#board.replay();
    if (this.#group.hidden) {
      await this.#board.playOut();
    }
  }

  /**
   * Reset the question and ask it.
   *
   * @param {boolean} isTest whether it is asked in the test that skips the lesson
   */
  ask(isTest) {
    this.#isTest = isTest;
    this.#told.replaceChildren();
    this.#group.hidden = false;
    this.#watch.hidden = !this.#board.hasPast;
    this.#board.askAgain();
    for (const each of this.#choices) {
      each.ariaDisabled = "false";
      delete each.dataset.tone;
    }
  }

  /** @param {string} choice */
  #choose(choice) {
    const right = this.#step.answer;
    for (const each of this.#choices) {
      each.ariaDisabled = "true";
      if (each.dataset.action === right) {
        each.dataset.tone = "right";
      } else if (each.dataset.action === choice) {
        each.dataset.tone = "wrong";
      }
    }
    const isRight = choice === right;
    const wrong = this.#isTest ? "learn-test-wrong" : "learn-wrong";
    this.#verdict.textContent = this.#strings.t(isRight ? "learn-right" : wrong);
    this.#answer.open = true;
    // In one change, or a screen reader would read it twice.
    this.#told.replaceChildren(this.#verdict, this.#answer);
    this.#watch.hidden = false;
    // The answer takes their place, so that nothing else moves.
    this.#group.hidden = true;
    return isRight;
  }
}
