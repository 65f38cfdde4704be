/** What stands at the table in place of a step: the score of a round, and the end of the course. */

import { link, part } from "../frame/parts.js";
import { tableParts } from "../table/table.js";
import { isOver } from "./record.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./record.js").CourseRecord} CourseRecord */
/** @typedef {import("./round.js").Round} Round */
/** @typedef {import("./steps.js").Lesson} Lesson */

/** Where the end of the course leads, by the message that says so. */
const ONWARD = {
  play: "../play/",
  puzzles: "../puzzles/",
  strategy: "../strategy/",
  aid: "../aid/",
};

class Ending {
  #heading = part("h2");
  #text = part("p");
  element;

  /** @param {Node[]} more below the text */
  constructor(...more) {
    const parts = tableParts({ task: [this.#heading, this.#text, ...more] });
    this.element = part("section", "volto-course__end volto-table volto-card", ...parts);
  }

  /**
   * @param {string} heading
   * @param {string} text
   */
  tell(heading, text) {
    this.#heading.textContent = heading;
    this.#text.textContent = text;
  }
}

export class Finale extends Ending {
  #strings;
  #lessons;

  /**
   * @param {Lesson[]} lessons
   * @param {Strings} strings
   */
  constructor(lessons, strings) {
    const links = Object.entries(ONWARD).map(([name, address]) =>
      link(strings.t(`learn-to-${name}`), address, "volto-call"),
    );
    super(part("p", "volto-calls", ...links));
    this.#strings = strings;
    this.#lessons = lessons;
  }

  /** @param {CourseRecord} record */
  show(record) {
    const count = this.#lessons.filter((lesson) => !isOver(lesson, record)).length;
    const name = count ? "learn-unfinished" : "learn-finished";
    this.tell(this.#strings.t(name), this.#strings.t(`${name}-text`, { count }));
  }
}

export class Score extends Ending {
  #strings;

  /** @param {Strings} strings */
  constructor(strings) {
    super();
    this.#strings = strings;
  }

  /**
   * @param {Round} round
   * @param {number} lesson that a test was about
   */
  show({ kind, right, count, isPassed }, lesson) {
    const result = isPassed ? "learn-test-passed" : "learn-test-failed";
    this.tell(
      this.#strings.t(`learn-score-${kind}`, { right, count }),
      this.#strings.t(kind === "review" ? "learn-reviewed" : result, { number: lesson }),
    );
  }
}
