/** The course: shows one step at a time and stores what the learner has done. */

import { registerStrikes } from "../board/exercise.js";
import { rescheduled } from "../cards/schedule.js";
import { loadMoreStrings } from "../frame/strings.js";
import { celebrate } from "./celebration.js";
import { Finale, Score } from "./endings.js";
import { successorOf } from "./first-course.js";
import { Navigation } from "./navigation.js";
import { Path } from "./path.js";
import { Question } from "./question.js";
import { nothingYet, withMiss, withPassed, withRules, withStars } from "./record.js";
import { changeRecord, onRecord, recallRecord } from "./record-storage.js";
import { dueQuestions, Round } from "./round.js";
import { Rules } from "./rules.js";
import { ignoreSecondTaps } from "./second-taps.js";
import { readLessons } from "./steps.js";
import { strikeFactory } from "./strikes.js";

/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("./navigation.js").Way} Way */

class Course {
  #element;
  #strings;
  #path = new Path(readLessons());
  /** @type {Map<Step, Question>} */
  #questions = new Map();
  #record;
  #navigation;
  #rules;
  #finale;
  #score;
  /** @type {Step | null} */
  #at = null;
  /** @type {Step | null} where the score of a round leads */
  #afterScore = null;
  /** @type {Round | null} a test or a review */
  #round = null;
  #isRepeat = false;
  /** Whether the question was missed before, also where the learner has not come back for it. */
  #wasMissed = false;
  /** @type {Set<string>} steps gone through in this visit, whatever they have earned */
  #seen = new Set();
  /** @type {HTMLElement & { seat?: () => void }} */
  #table = document.createElement("volto-table");
  /** Marks where the step at the table stands in the page. */
  #gap = document.createComment("");

  /**
   * @param {HTMLElement} element
   * @param {import("../frame/strings.js").Strings} strings
   */
  constructor(element, strings) {
    this.#element = element;
    this.#strings = strings;
    const { record, isBroken } = recallRecord();
    this.#record = record;
    this.#navigation = new Navigation(this.#path.lessons, strings, {
      go: (way) => this.#go(way),
      open: ({ steps }) => this.#open(steps[0] ?? null),
    });
    this.#finale = new Finale(this.#path.lessons, strings);
    this.#score = new Score(strings);
    const list = /** @type {HTMLElement} */ (element.querySelector(".volto-record"));
    this.#rules = new Rules(list, this.#path.lessons, strings, this.#navigation.way("again"));
    for (const step of this.#path.steps.filter(({ answer }) => answer)) {
      this.#questions.set(
        step,
        new Question(step, strings, (isRight, shown) => this.#answered(step, isRight, shown)),
      );
    }
    document.addEventListener("volto-status", (event) =>
      this.#solved(/** @type {CustomEvent} */ (event)),
    );
    addEventListener("popstate", () => this.#follow());
    onRecord((other) => {
      this.#record = other;
      this.#tell();
    });
    this.#rules.element.open = location.hash === "#record";
    document.querySelector("h1")?.after(this.#navigation.place);
    element.append(this.#table);
    ignoreSecondTaps(this.#table, () => this.#at?.id ?? "");
    element.after(this.#rules.element);
    this.#show(this.#linked() ?? this.#left() ?? this.#path.first);
    element.dataset.ready = "";
    if (this.#at && !location.hash) {
      history.replaceState(null, "", `#${this.#at.id}`);
    }
    if (isBroken) {
      this.#navigation.say(strings.t("learn-broken"));
    }
  }

  /** The step that the address names, or the first of the lesson that it names. */
  #linked() {
    const name = successorOf(location.hash.slice(1));
    return this.#path.step(name) ?? this.#path.firstOf(name);
  }

  #follow() {
    const step = this.#linked();
    if (step && step !== this.#at) {
      this.#open(step);
    }
  }

  /** @param {Way} way */
  #go(way) {
    const lesson = this.#path.lessonOf(this.#at);
    if (way === "again") {
      this.#forget();
    } else if (way === "review") {
      this.#begin(new Round("review", dueQuestions(this.#path.steps, this.#record, new Date())));
    } else if (way === "skip" && lesson) {
      this.#begin(
        new Round(
          "test",
          lesson.steps.filter(({ answer }) => answer),
        ),
      );
    } else if (this.#round) {
      this.#goOn(this.#round, way);
    } else if (this.#afterScore && way === "next") {
      this.#open(this.#afterScore);
    } else if (way === "next") {
      this.#advance();
    } else {
      this.#open(this.#path.before(this.#at));
    }
  }

  /** Open the step that comes after this one, which may be one that was missed. */
  #advance() {
    const step = this.#path.after(this.#at, this.#record, this.#isRepeat);
    const isBack = Boolean(step && this.#at && this.#path.isUpTo(step, this.#at));
    // Whoever goes back to a question without being led there goes on with the step after it.
    const isRepeat = isBack || (this.#isRepeat && this.#isMissed(step));
    this.#open(step);
    this.#isRepeat = isRepeat;
  }

  /** @param {Step | null} step */
  #isMissed(step) {
    return Boolean(step && this.#record.missed.includes(step.id));
  }

  /** Delete the record, once the learner has confirmed it. */
  #forget() {
    if (this.#navigation.isSure()) {
      this.#keep(nothingYet);
      this.#seen.clear();
      this.#open(this.#path.first);
    }
  }

  /** @param {Round} round */
  #begin(round) {
    this.#open(round.next(), round);
  }

  /**
   * Open the next question of a round, or leave the round after the last.
   *
   * @param {Round} round
   * @param {Way} way
   */
  #goOn(round, way) {
    const lesson = this.#path.lessonOf(this.#at);
    const next = way === "next" && !round.isFailed ? round.next() : null;
    if (next) {
      this.#open(next, round);
    } else if (round.isAnswered) {
      this.#tellScore(round, lesson);
    } else {
      // Left before its end.
      this.#open(round.kind === "review" ? this.#resting : (lesson?.steps[0] ?? null));
    }
  }

  /**
   * Show how a round has ended, and where it leads.
   *
   * @param {Round} round
   * @param {import("./steps.js").Lesson | null} lesson that a test was about
   */
  #tellScore(round, lesson) {
    const number = lesson ? this.#path.numberOf(lesson) : 0;
    const isPassed = lesson && round.kind === "test" && round.isPassed;
    if (isPassed) {
      this.#keep((record) => withPassed(record, lesson.id));
    }
    const following = isPassed ? this.#path.lessons[number]?.steps[0] : lesson?.steps[0];
    this.#afterScore = round.kind === "review" ? this.#resting : (following ?? this.#path.first);
    this.#round = null;
    this.#score.show(round, number);
    this.#show(null, this.#score.element);
    this.#focus();
  }

  /** Where the learner was before a review. */
  get #resting() {
    return this.#left() ?? this.#path.first;
  }

  /** The step that was shown last. */
  #left() {
    return this.#path.step(successorOf(this.#record.at));
  }

  /**
   * Open a step and move the focus to its heading.
   *
   * @param {Step | null} step
   * @param {Round | null} [round] in which it is asked
   */
  #open(step, round = null) {
    this.#round = round;
    this.#afterScore = null;
    this.#wasMissed = this.#isMissed(step);
    this.#isRepeat = false;
    this.#navigation.say(this.#wasMissed && !round ? this.#strings.t("learn-repeated") : "");
    this.#show(step);
    if (step && !round) {
      this.#keep((record) => ({ ...record, at: step.id }));
    }
    // A question of a round has no address: the round is lost with the page.
    if (step && !round && step !== this.#linked()) {
      history.pushState(null, "", `#${step.id}`);
    }
    this.#focus();
  }

  #focus() {
    const task = this.#table.querySelector("[data-part=task]");
    if (task instanceof HTMLElement) {
      task.tabIndex = -1;
      task.focus({ preventScroll: true });
    }
  }

  /**
   * @param {Step | null} step null after the last
   * @param {HTMLElement} [element] that stands in place of a step
   */
  #show(step, element = step?.element ?? this.#finale.element) {
    this.#at = step;
    const seated = this.#table.firstElementChild;
    if (seated !== element) {
      // Every step goes back to its place in the page, which is printed whole.
      seated?.remove();
      this.#gap.replaceWith(...(seated ? [seated] : []));
      element.before(this.#gap);
      this.#table.append(element);
    }
    this.#navigation.join(element);
    this.#table.seat?.();
    if (step?.answer) {
      this.#seen.delete(step.id);
      this.#questions.get(step)?.ask(this.#round?.kind === "test");
    }
    this.#tell();
    // What a text recounts is seen on arrival.
    /** @type {import("../board/element.js").VoltoBoard | null} */ (
      element.querySelector("volto-board")
    )?.replay();
  }

  /** Update the navigation and the list of rules. */
  #tell() {
    const now = new Date();
    const [lesson, step, record] = [this.#path.lessonOf(this.#at), this.#at, this.#record];
    const isKept = !this.#round && step && record.stars[step.id];
    const isThere = step?.stage === "card" || Boolean(this.#afterScore);
    const isDone = Boolean(isKept || isThere || (step && this.#seen.has(step.id)));
    const isOn = Boolean(lesson || this.#afterScore);
    const due = this.#round ? 0 : dueQuestions(this.#path.steps, record, now).length;
    this.#navigation.show({ lesson, step, isOn, isDone, place: this.#place(), due, record });
    this.#finale.show(record);
    this.#rules.show(record, now);
  }

  /** The text that says where the learner is. */
  #place() {
    const lesson = this.#path.lessonOf(this.#at);
    if (!this.#at || !lesson) {
      return "";
    }
    const number = this.#path.numberOf(lesson);
    if (this.#round) {
      const { kind, at, count } = this.#round;
      return this.#strings.t(`learn-place-${kind}`, { lesson: number, step: at, steps: count });
    }
    const { stage } = this.#at;
    return this.#strings.t("learn-place", {
      stage: stage === "question" && this.#wasMissed ? "again" : stage,
      lesson: number,
      step: lesson.steps.indexOf(this.#at) + 1,
      steps: lesson.steps.length - 1,
    });
  }

  /**
   * @param {Step} step
   * @param {boolean} isRight
   * @param {Promise<void>} shown once all is played out
   */
  async #answered(step, isRight, shown) {
    if (isRight && !this.#round) {
      shown.then(() => this.#at === step && celebrate(step.element, 3));
    }
    this.#round?.hear(isRight);
    this.#seen.add(step.id);
    this.#navigation.say("");
    this.#keep((record) => (isRight ? withStars(record, step.id, 3) : withMiss(record, step.id)));
    // The choice that had the focus is gone.
    this.#navigation.focus("next");
    await this.#note(step, isRight, isRight ? "good" : "missed");
  }

  /** @param {CustomEvent} event */
  async #solved({ target, detail }) {
    const board = /** @type {HTMLElement} */ (target);
    const step = this.#path.step(board.dataset.task ?? "");
    if (step?.stage === "worked" && detail.status === "solved") {
      this.#seen.add(step.id);
      this.#tell();
    } else if (step && detail.stars) {
      this.#keep((record) => withStars(record, step.id, detail.stars));
      this.#navigation.say(this.#strings.t("learn-stars", { count: detail.stars }), detail.stars);
      celebrate(step.element, detail.stars);
      await this.#note(step, detail.stars > 1, detail.stars === 3 ? "good" : "hard");
    }
  }

  /**
   * @param {Step} step
   * @param {boolean} right
   * @param {import("../cards/schedule.js").Grade} grade
   */
  async #note({ rules }, right, grade) {
    const now = new Date();
    const cards = await Promise.all(
      rules.map((rule) => rescheduled(this.#record.rules[rule]?.card, grade, now)),
    );
    const known = Object.fromEntries(
      rules.map((rule, place) => [rule, { right, card: cards[place] }]),
    );
    this.#keep((record) => withRules(record, /** @type {any} */ (known)));
  }

  /** @param {(record: import("./record.js").CourseRecord) => import("./record.js").CourseRecord} change */
  #keep(change) {
    const { record, isKept } = changeRecord(change, this.#record);
    this.#record = record;
    if (!isKept) {
      this.#navigation.say(this.#strings.t("learn-unkept"));
    }
    this.#tell();
  }
}

const element = document.querySelector(".volto-course");
if (element instanceof HTMLElement) {
  const strings = await loadMoreStrings("course");
  registerStrikes(await strikeFactory());
  await import("../board/element.js");
  new Course(element, strings);
}
