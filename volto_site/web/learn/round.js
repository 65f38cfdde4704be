/** A round of questions outside the course: the test of a lesson, or a review. */

/** @typedef {import("./record.js").CourseRecord} CourseRecord */
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

  /** Whether every question was answered. */
  get isAnswered() {
    return this.isFailed || this.#right + this.#wrong === this.count;
  }

  /** How many questions were answered correctly. */
  get right() {
    return this.#right;
  }

  /** Whether every question was answered correctly. */
  get isPassed() {
    return this.#right === this.count;
  }
}

/** The number of questions that take about two minutes. */
const MOST = 8;

/**
 * One question for each rule that is due.
 *
 * @param {Step[]} steps
 * @param {CourseRecord} record
 * @param {Date} now
 * @returns {Step[]}
 */
export function dueQuestions(steps, record, now) {
  const questions = steps.filter(({ answer }) => answer);
  /** @type {Set<Step>} */
  const asked = new Set();
  for (const rule of dueRules(record, now)) {
    const fitting = questions.filter(({ rules }) => rules.includes(rule));
    // Rotate, so that a rule is not always asked with the same question.
    const turn = Number(record.rules[rule]?.card.reps ?? 0) % Math.max(fitting.length, 1);
    const question = fitting[turn];
    if (question && !fitting.some((each) => asked.has(each)) && asked.size < MOST) {
      asked.add(question);
    }
  }
  return [...asked];
}

/**
 * The rules that are due: shaky ones first, then by due date.
 *
 * @param {CourseRecord} record
 * @param {Date} now
 */
function dueRules({ rules }, now) {
  return Object.entries(rules)
    .filter(([, { card }]) => Date.parse(card.due) <= now.getTime())
    .sort(
      ([, one], [, other]) =>
        Number(one.right) - Number(other.right) ||
        Date.parse(one.card.due) - Date.parse(other.card.due),
    )
    .map(([rule]) => rule);
}
