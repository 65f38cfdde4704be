/** A round of questions outside the course: the test of a lesson, or a review. */

/** @typedef {import("./steps.js").Step} Step */

export class Round {
  #questions;
  #right = 0;
  #wrong = 0;
  /** The number of the current question, from 1. */
  at = 0;

  /**
   * @param {"test" | "review"} kind
   * @param {Step[]} questions
   */
  constructor(kind, questions) {
    this.kind = kind;
    this.#questions = questions;
  }

  get count() {
    return this.#questions.length;
  }

  /** @returns {Step | null} null after the last */
  next() {
    const question = this.#questions[this.at] ?? null;
    this.at += question ? 1 : 0;
    return question;
  }

  /** @param {boolean} isRight */
  hear(isRight) {
    this.#right += isRight ? 1 : 0;
    this.#wrong += isRight ? 0 : 1;
  }

  /** Whether a test has failed; a review never fails. */
  get isFailed() {
    return this.kind === "test" && this.#wrong > 0;
  }

  /** Whether every question was answered correctly. */
  get isPassed() {
    return this.#right === this.count;
  }
}
