/** The path through the course: the order of its steps, and which one comes next or before. */

/** @typedef {import("./record.js").CourseRecord} CourseRecord */
/** @typedef {import("./steps.js").Lesson} Lesson */
/** @typedef {import("./steps.js").Step} Step */

export class Path {
  lessons;
  steps;

  /** @param {Lesson[]} lessons */
  constructor(lessons) {
    this.lessons = lessons;
    this.steps = lessons.flatMap(({ steps }) => steps);
  }

  get first() {
    return this.steps[0] ?? null;
  }

  /** @param {string} id */
  step(id) {
    return this.steps.find((step) => step.id === id) ?? null;
  }

  /** @param {string} id of a lesson, as in the address */
  firstOf(id) {
    return this.lessons.find((lesson) => lesson.id === id)?.steps[0] ?? null;
  }

  /** @param {Step | null} step */
  lessonOf(step) {
    return this.lessons.find(({ id }) => id === step?.lesson) ?? null;
  }

  /**
   * The number of a lesson, from 1.
   *
   * @param {Lesson} lesson
   */
  numberOf(lesson) {
    return this.lessons.indexOf(lesson) + 1;
  }

  /**
   * Whether a step is the other one or comes before it.
   *
   * @param {Step} step
   * @param {Step} other
   */
  isUpTo(step, other) {
    return this.steps.indexOf(step) <= this.steps.indexOf(other);
  }

  /**
   * The step after this one; at the end of a lesson, first the steps of it that were missed, and
   * then its card.
   *
   * @param {Step | null} step
   * @param {CourseRecord} record
   * @param {boolean} isRepeat whether the step is one that was missed and has come back
   * @returns {Step | null} null after the last
   */
  after(step, { missed }, isRepeat) {
    const lesson = this.lessonOf(step);
    const last = lesson?.steps.findLast(({ stage }) => stage !== "card");
    if (step && lesson && (step === last || isRepeat)) {
      // Each comes back once, in the order of the lesson, and the last step after the others.
      const from = isRepeat ? lesson.steps.indexOf(step) + 1 : 0;
      const again = lesson.steps.slice(from).find(({ id }) => missed.includes(id));
      if (again) {
        return again;
      }
    }
    const from = step && isRepeat ? last : step;
    return from ? (this.steps[this.steps.indexOf(from) + 1] ?? null) : null;
  }

  /**
   * The step before this one; the first step has none and stays.
   *
   * @param {Step | null} step null after the last
   */
  before(step) {
    return step ? (this.steps[this.steps.indexOf(step) - 1] ?? step) : (this.steps.at(-1) ?? null);
  }
}
