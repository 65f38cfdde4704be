/** The buttons under a puzzle: which there are at each stage, and what the learner wants with them. */

import { kindsOf } from "../board/squares.js";
import { button, link, part, refill } from "../frame/parts.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("./standing.js").Standing} Standing */
/** @typedef {"hint" | "give-up" | "why" | "again" | "anew" | "plan" | "free" | "resume"} Action */

/** Three for each move. */
export const HINTS = 3;
const KINDS = [..."NACSL"];

export class Actions {
  #element;
  #act;
  #name;
  #next;
  #shown = "";

  /**
   * @param {HTMLElement} element that the page keeps free for them
   * @param {{ act: (action: Action) => void, name: (kind: string) => void, next: () => string | null }} learner
   */
  constructor(element, { act, name, next }) {
    this.#element = element;
    this.#act = act;
    this.#name = name;
    this.#next = next;
  }

  /**
   * @param {Standing | null} standing null where the masks are turned over and played with
   * @param {{ isHidden: boolean }} board whether it has hidden masks
   * @param {Words} words
   */
  show(standing, { isHidden }, words) {
    const actions = actionsAt(standing, isHidden);
    const left = HINTS - (standing?.hint.given ?? 0);
    const isNaming = standing?.kind === "unmask" && isOpen(standing);
    const shown = [...actions, left, isNaming].join();
    // What stays the same stays there, and the focus with it.
    if (shown === this.#shown) {
      return;
    }
    this.#shown = shown;
    const row = part("div", "volto-actions");
    for (const action of actions) {
      const each = button(words.t(`trainer-${action}`, { left }), () => this.#act(action), action);
      each.ariaDisabled = action === "hint" && left === 0 ? "true" : null;
      row.append(each);
    }
    const next = standing && isOver(standing) ? this.#next() : null;
    if (next) {
      row.append(link(words.t("trainer-on"), next, "volto-call"));
    }
    refill(this.#element, [...(isNaming ? [this.#names(words)] : []), row]);
  }

  /** @param {Words} words */
  #names(words) {
    const row = part("div", "volto-places volto-names");
    row.role = "group";
    row.ariaLabel = words.t("trainer-name-it");
    for (const letter of KINDS) {
      const name = words.t("play-kind", { kind: kindsOf(letter)[0] ?? "" });
      const each = button(name, () => this.#name(letter));
      each.dataset.kind = letter;
      row.append(each);
    }
    return row;
  }
}

/** @param {Standing} standing */
export function isOver({ stage }) {
  return stage === "solved" || stage === "given-up";
}

/** @param {Standing} standing */
function isOpen(standing) {
  return !isOver(standing) && standing.stage !== "wrong";
}

/**
 * @param {Standing | null} standing
 * @param {boolean} isHidden
 * @returns {Action[]}
 */
function actionsAt(standing, isHidden) {
  if (!standing) {
    return ["resume"];
  }
  if (standing.stage === "wrong") {
    return ["why", "again"];
  }
  if (isOver(standing)) {
    const plan = standing.kind === "win" ? /** @type {const} */ (["plan"]) : [];
    return [...plan, ...(isHidden ? /** @type {const} */ (["free"]) : []), "anew"];
  }
  return standing.first ? ["hint", "give-up"] : ["hint", "give-up", "anew"];
}
