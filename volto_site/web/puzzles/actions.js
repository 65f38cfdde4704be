/** The buttons under a puzzle at each stage of the attempt, and their actions. */

import { KIND_LETTERS, kindOf } from "../board/kinds.js";
import { button, link, part, refill } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {"hint" | "aid" | "give-up" | "why" | "again" | "anew" | "plan" | "free" | "resume"} PuzzleAction */

/**
 * @typedef {object} Learner
 * @property {(action: PuzzleAction) => void} act
 * @property {(kinds: string) => void} name names the masks in question, a letter for each
 * @property {(square: string) => void} mark marks the mask that is to be named next
 * @property {(attempt: Attempt) => string | null} next the address of the next puzzle
 * @property {(certain: Record<string, string>) => string} onward the address where it is played on
 * @property {string[]} asked the squares of the masks to name
 */

/** The number of hints for each move. */
const HINTS = 3;
/** What does not lead on stands aside. */
const ASIDE = new Set(["aid", "give-up", "free", "anew"]);

export class Actions {
  #element;
  #act;
  #name;
  #mark;
  #next;
  #onward;
  #asked;
  /** The letters chosen for the masks to name, until each has one. */
  #chosen = "";
  #shown = "";
  /** The actions that do not lead on. */
  aside = part("div", "volto-actions");

  /**
   * @param {HTMLElement} element reserved by the page for them
   * @param {Learner} learner
   */
  constructor(element, { act, name, mark, next, onward, asked }) {
    this.#element = element;
    this.#act = act;
    this.#name = name;
    this.#mark = mark;
    this.#next = next;
    this.#onward = onward;
    this.#asked = asked;
  }

  /**
   * @param {Attempt | null} attempt null in free play with revealed masks
   * @param {{ isHidden: boolean }} board whether it has hidden masks
   * @param {Strings} strings
   */
  show(attempt, { isHidden }, strings) {
    const actions = actionsAt(attempt, isHidden);
    const left = HINTS - (attempt?.hint.given ?? 0);
    const isNaming = attempt?.kind === "unmask" && isOpen(attempt);
    const next = attempt ? this.#next(attempt) : null;
    const shown = [...actions, left, isNaming, next].join();
    // Unchanged buttons are not replaced, so that they keep the focus.
    if (shown === this.#shown) {
      return;
    }
    this.#shown = shown;
    const row = part("div", "volto-actions");
    const others = [];
    for (const action of actions) {
      const each = button(
        strings.t(`trainer-${action}`, { left }),
        () => this.#act(action),
        action,
      );
      each.ariaDisabled = action === "hint" && left === 0 ? "true" : null;
      if (ASIDE.has(action)) {
        others.push(each);
      } else {
        row.append(each);
      }
    }
    if (attempt && isOver(attempt)) {
      const address = this.#onward(attempt.certain ?? {});
      const onward = link(strings.t("trainer-onward"), address, "volto-action");
      onward.dataset.action = "onward";
      others.push(onward);
    }
    if (next) {
      const on = link(strings.t("trainer-on"), next, "volto-call");
      on.dataset.action = "next";
      row.append(on);
    }
    refill(this.#element, [...(isNaming ? [this.#names(strings)] : []), row]);
    refill(this.aside, others);
  }

  /** @param {Strings} strings */
  #names(strings) {
    const row = part("div", "volto-options volto-names");
    row.role = "group";
    const asks = part("b", "volto-pencils__square");
    asks.ariaLive = "polite";
    const ask = () => {
      const square = this.#asked[this.#chosen.length] ?? "";
      asks.textContent = square;
      row.ariaLabel =
        this.#asked.length > 1
          ? strings.t("trainer-name-both", { square })
          : strings.t("trainer-name-it");
      return square;
    };
    const choose = (/** @type {string} */ letter) => {
      this.#chosen += letter;
      if (this.#chosen.length < this.#asked.length) {
        this.#mark(ask());
        return;
      }
      this.#name(this.#chosen);
      this.#chosen = "";
      ask();
    };
    ask();
    row.append(...(this.#asked.length > 1 ? [asks] : []));
    for (const letter of KIND_LETTERS) {
      const name = strings.t("play-kind", { kind: kindOf(letter) ?? "" });
      const each = button(name, () => choose(letter));
      each.dataset.kind = letter;
      row.append(each);
    }
    return row;
  }
}

/** @param {Attempt} attempt */
export function isOver({ stage }) {
  return stage === "solved" || stage === "given-up";
}

/** @param {Attempt} attempt */
function isOpen(attempt) {
  return !isOver(attempt) && attempt.stage !== "wrong";
}

/**
 * @param {Attempt | null} attempt
 * @param {boolean} isHidden
 * @returns {PuzzleAction[]}
 */
function actionsAt(attempt, isHidden) {
  if (!attempt) {
    return ["resume"];
  }
  if (attempt.stage === "wrong") {
    return ["why", "again"];
  }
  if (isOver(attempt)) {
    const plan = attempt.kind === "win" ? /** @type {const} */ (["plan"]) : [];
    return [...plan, ...(isHidden ? /** @type {const} */ (["free"]) : []), "anew"];
  }
  const aid = isHidden && !attempt.aided ? /** @type {const} */ (["aid"]) : [];
  return ["hint", ...aid, "give-up", ...(attempt.first ? [] : /** @type {const} */ (["anew"]))];
}
