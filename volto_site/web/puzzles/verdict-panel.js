/** What is told of an attempt under its verdict: the key, certainty, bets, argument, notes. */

import { playedText } from "../board/sentences.js";
import { part, refill } from "../frame/parts.js";
import { argument } from "./argument.js";
import { bets } from "./bets.js";
import { certainty, names } from "./explanations.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("../board/attempt.js").Clue} Clue */
/** @typedef {import("./explanations.js").Chances} Chances */

export class VerdictPanel {
  #showClue;
  #compared;
  /** @type {Chances} */
  #chances = null;
  #drawn = "";
  element = part("div", "volto-panel volto-told");

  /**
   * @param {(clue: Clue) => void} showClue
   * @param {(attempt: Attempt, strings: Strings) => Node[]} compared compares the learner's notes
   */
  constructor(showClue, compared) {
    this.#showClue = showClue;
    this.#compared = compared;
    this.element.ariaLive = "polite";
  }

  /** @param {Chances} chances of the move that was tried, null where they do not matter */
  set chances(chances) {
    this.#chances = chances;
  }

  /**
   * @param {Attempt | null} attempt
   * @param {Strings} strings
   */
  show(attempt, strings) {
    // Where the board stands changes nothing here, and lines that are pressed keep the focus.
    const { look: _, ...told } = attempt ?? {};
    const drawn = JSON.stringify([told, this.#chances]);
    if (drawn === this.#drawn) {
      return;
    }
    this.#drawn = drawn;
    refill(this.element, attempt ? this.#content(attempt, strings) : []);
  }

  /**
   * @param {Attempt} attempt
   * @param {Strings} strings
   */
  #content(attempt, strings) {
    const { solution = "", mover = "" } = attempt;
    const isKey = solution && !attempt.plan && attempt.stage === "given-up";
    const move = playedText({ move: solution, kind: mover, captured: "" }, strings);
    const isCounted = this.#chances && this.#chances.worlds > 1;
    return [
      ...(isKey ? [part("p", "volto-panel__title", strings.t("trainer-key-is", { move }))] : []),
      ...(attempt.stage === "given-up" ? names(attempt, strings) : []),
      ...(this.#chances && isCounted ? [certainty(this.#chances, attempt, strings)] : []),
      ...(attempt.plan ? [] : this.#after(attempt, strings)),
    ];
  }

  /**
   * What is told after the answer.
   *
   * @param {Attempt} attempt
   * @param {Strings} strings
   */
  #after(attempt, strings) {
    return [
      ...bets(attempt, strings),
      ...argument(attempt, strings, this.#showClue),
      ...this.#compared(attempt, strings),
    ];
  }
}
