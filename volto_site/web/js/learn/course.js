/** The course: one step at a time, kept where the learner left, with what was missed coming back. */

import { loadMoreWords } from "../board/words.js";
import { reviewed } from "../puzzles/review.js";
import { Frame } from "./frame.js";
import { keepRecord, recallRecord } from "./keeping.js";
import { Question } from "./question.js";
import { dueRules, nothingYet, withMiss, withStars } from "./record.js";
import { readLessons } from "./steps.js";

/** @typedef {import("./steps.js").Lesson} Lesson */
/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("./frame.js").Way} Way */

const CURRENT = "volto-current";

class Course {
  #element;
  #words;
  #lessons = readLessons();
  #steps = this.#lessons.flatMap(({ steps }) => steps);
  /** @type {Map<Step, Question>} */
  #questions = new Map();
  #record;
  #frame;
  /** @type {Step | null} */
  #at = null;
  /** @type {Step[]} what is left of a review */
  #review = [];
  #isReviewing = false;

  /**
   * @param {HTMLElement} element
   * @param {import("../board/words.js").Words} words
   */
  constructor(element, words) {
    this.#element = element;
    this.#words = words;
    const { record, isBroken } = recallRecord();
    this.#record = record;
    this.#frame = new Frame(element, this.#lessons, words, {
      go: (way) => this.#go(way),
      open: ({ steps }) => this.#open(steps[0] ?? null),
    });
    for (const step of this.#steps.filter(({ answer }) => answer)) {
      this.#questions.set(step, new Question(step, words, (isRight) => this.#answered(step, isRight)));
    }
    document.addEventListener("volto-status", (event) => this.#solved(/** @type {CustomEvent} */ (event)));
    addEventListener("hashchange", () => this.#follow());
    const last = this.#steps.at(-1)?.element;
    last?.after(this.#frame.end, this.#frame.nav, this.#frame.rules);
    this.#show(this.#linked() ?? this.#left() ?? this.#steps[0] ?? null);
    element.dataset.ready = "";
    if (isBroken) {
      this.#frame.say(words.t("learn-broken"));
    }
  }

  /** The first step of the lesson that the address names. */
  #linked() {
    const id = location.hash.slice(1);
    return this.#lessons.find((lesson) => lesson.id === id)?.steps[0] ?? null;
  }

  #follow() {
    const step = this.#linked();
    if (step) {
      this.#open(step);
    }
  }

  /** @param {Way} way */
  #go(way) {
    if (way === "again") {
      this.#record = nothingYet();
      this.#open(this.#steps[0] ?? null);
    } else if (way === "review") {
      const due = new Set(dueRules(this.#record, new Date()));
      this.#review = this.#steps.filter(({ answer, rules }) => answer && rules.some((rule) => due.has(rule)));
      this.#isReviewing = true;
      this.#open(this.#review.shift() ?? null, true);
    } else if (way === "skip") {
      const lesson = this.#lessonOf(this.#at);
      this.#open(lesson?.steps.find(({ answer }) => answer) ?? null);
    } else if (way === "next" && this.#isReviewing) {
      this.#goOnReviewing();
    } else {
      this.#open(way === "next" ? this.#next() : this.#before());
    }
  }

  /** The next question of a review; after the last, back to where the learner was. */
  #goOnReviewing() {
    const next = this.#review.shift();
    if (next) {
      this.#open(next, true);
    } else {
      this.#open(this.#left() ?? this.#steps[0] ?? null);
      this.#frame.say(this.#words.t("learn-reviewed"));
    }
  }

  /** The step at which the learner left. */
  #left() {
    return this.#steps.find(({ id }) => id === this.#record.at) ?? null;
  }

  /** What comes next: of what was missed in this lesson, or of the course. */
  #next() {
    const at = this.#at;
    const lesson = this.#lessonOf(at);
    if (at && at === lesson?.steps.at(-1)) {
      const missed = lesson.steps.find(({ id }) => this.#record.missed.includes(id) && id !== at.id);
      const again = missed ?? (this.#record.missed.includes(at.id) ? at : null);
      if (again) {
        return again;
      }
    }
    const unmissed = at && this.#isRepeat ? lesson?.steps.at(-1) : at;
    return unmissed ? (this.#steps[this.#steps.indexOf(unmissed) + 1] ?? null) : null;
  }

  #isRepeat = false;

  #before() {
    return this.#at ? (this.#steps[this.#steps.indexOf(this.#at) - 1] ?? this.#at) : this.#steps.at(-1) ?? null;
  }

  /** @param {Step | null} step */
  #lessonOf(step) {
    return this.#lessons.find(({ id }) => id === step?.lesson) ?? null;
  }

  /**
   * Go to a step by the learner's wish, and say where that is.
   *
   * @param {Step | null} step
   * @param {boolean} [isReview]
   */
  #open(step, isReview = false) {
    this.#isReviewing = isReview && this.#isReviewing;
    const wasMissed = Boolean(step && this.#record.missed.includes(step.id));
    const isBack = Boolean(step && this.#at && this.#steps.indexOf(step) <= this.#steps.indexOf(this.#at));
    this.#isRepeat = wasMissed && isBack;
    this.#frame.say(wasMissed ? this.#words.t("learn-repeated") : "");
    this.#show(step);
    if (step && !isReview) {
      this.#keep({ ...this.#record, at: step.id });
    }
    const head = this.#lessonOf(step)?.head[0] ?? this.#frame.end.querySelector("h2");
    if (head) {
      head.tabIndex = -1;
      head.focus({ preventScroll: true });
      this.#element.scrollIntoView({ block: "start" });
    }
  }

  /** @param {Step | null} step null after the last */
  #show(step) {
    this.#at = step;
    const lesson = this.#lessonOf(step);
    for (const each of document.querySelectorAll(`.${CURRENT}`)) {
      each.classList.remove(CURRENT);
    }
    for (const each of [...(lesson?.head ?? []), step?.element ?? this.#frame.end]) {
      each.classList.add(CURRENT);
    }
    if (step) {
      this.#questions.get(step)?.ask();
    }
    this.#frame.show(lesson, step, this.#record);
  }

  /**
   * @param {Step} step
   * @param {boolean} isRight
   */
  async #answered(step, isRight) {
    this.#keep(isRight ? withStars(this.#record, step.id, 3) : withMiss(this.#record, step.id));
    await this.#note(step, isRight, isRight ? "good" : "missed");
  }

  /** @param {CustomEvent} event */
  async #solved({ target, detail }) {
    const board = /** @type {HTMLElement} */ (target);
    const step = this.#steps.find(({ id }) => id === board.dataset.task);
    if (step && detail.stars) {
      this.#keep(withStars(this.#record, step.id, detail.stars));
      this.#frame.say(this.#words.t("learn-stars", { count: detail.stars }), detail.stars);
      await this.#note(step, true, detail.stars === 3 ? "good" : "hard");
    }
  }

  /**
   * @param {Step} step
   * @param {boolean} right
   * @param {import("../puzzles/review.js").Grade} grade
   */
  async #note({ rules }, right, grade) {
    const now = new Date();
    for (const rule of rules) {
      const card = await reviewed(this.#record.rules[rule]?.card, grade, now);
      this.#keep({ ...this.#record, rules: { ...this.#record.rules, [rule]: { right, card } } });
    }
  }

  /** @param {import("./record.js").Learned} record */
  #keep(record) {
    this.#record = record;
    if (!keepRecord(record)) {
      this.#frame.say(this.#words.t("learn-unkept"));
    }
    this.#frame.show(this.#lessonOf(this.#at), this.#at, record);
  }
}

const element = document.querySelector(".volto-course");
if (element instanceof HTMLElement) {
  const words = await loadMoreWords("course");
  await import("../board/start.js");
  new Course(element, words);
}
