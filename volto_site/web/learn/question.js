/** A question of the course: the learner answers, then the page shows the explanation. */

import { button, part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./steps.js").Step} Step */

export class Question {
  #step;
  #strings;
  #choices;
  #verdict = part("p", "volto-verdict");
  #group;
  #answer;
  #isTest = false;

  /**
   * @param {Step} step
   * @param {Strings} strings
   * @param {(isRight: boolean) => void} hear
   */
  constructor(step, strings, hear) {
    this.#step = step;
    this.#strings = strings;
    this.#answer = /** @type {HTMLDetailsElement} */ (step.element.querySelector(".volto-answer"));
    this.#choices = step.choices.map((choice) =>
      button(strings.t(`learn-choice-${choice}`), () => hear(this.#choose(choice)), choice),
    );
    this.#group = /** @type {HTMLElement} */ (step.element.querySelector(".volto-choices"));
    this.#group.append(...this.#choices);
    this.#group.role = "group";
    this.#group.ariaLabel = strings.t("learn-choices");
    this.#verdict.role = "status";
    step.element.querySelector("[data-part=answer]")?.append(this.#verdict, this.#answer);
  }

  /**
   * Reset the question and ask it.
   *
   * @param {boolean} isTest whether it is asked in the test that skips the lesson
   */
  ask(isTest) {
    this.#isTest = isTest;
    this.#answer.open = false;
    this.#answer.hidden = true;
    this.#verdict.textContent = "";
    this.#group.hidden = false;
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
    this.#answer.hidden = false;
    this.#answer.open = true;
    // The answer takes their place, so that nothing else moves.
    this.#group.hidden = true;
    return isRight;
  }
}
