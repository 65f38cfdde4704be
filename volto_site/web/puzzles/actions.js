/** The buttons under a puzzle at each stage of the attempt, and their actions. */

import { KIND_LETTERS, kindOf } from "../board/kinds.js";
import { button, link, part, refill } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {"hint" | "give-up" | "why" | "again" | "anew" | "plan" | "free" | "resume"} PuzzleAction */

/** The number of hints for each move. */
export const HINTS = 3;
/** What does not lead on stands aside. */
const ASIDE = new Set(["give-up", "free", "anew"]);

export class Actions {
  #element;
  #act;
  #name;
  #next;
  #onward;
  #shown = "";
  /** The actions that do not lead on. */
  aside = part("div", "volto-actions");

  /**
   * @param {HTMLElement} element reserved by the page for them
   * @param {{ act: (action: PuzzleAction) => void, name: (kind: string) => void, next: () => string | null, onward: string }} learner
   *   `onward` is the address where the puzzle can be played on
   */
  constructor(element, { act, name, next, onward }) {
    this.#element = element;
    this.#act = act;
    this.#name = name;
    this.#next = next;
    this.#onward = onward;
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
    const shown = [...actions, left, isNaming].join();
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
      const onward = link(strings.t("trainer-onward"), this.#onward, "volto-action");
      onward.dataset.action = "onward";
      others.push(onward);
    }
    const next = attempt && isOver(attempt) ? this.#next() : null;
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
    row.ariaLabel = strings.t("trainer-name-it");
    for (const letter of KIND_LETTERS) {
      const name = strings.t("play-kind", { kind: kindOf(letter) ?? "" });
      const each = button(name, () => this.#name(letter));
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
  return attempt.first ? ["hint", "give-up"] : ["hint", "give-up", "anew"];
}
