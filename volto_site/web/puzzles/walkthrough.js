/** A walkthrough of a line of moves: the refutation of a move, or the plan of a solved puzzle. */

import { prefersReducedMotion } from "../board/animation.js";
import { kindOf } from "../board/kinds.js";
import { playedText } from "../board/sentences.js";
import { button, part, refill } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/game.js").Request} Request */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("../board/attempt.js").PlanStep} PlanStep */

/** How long each move of a refutation stands before the next, in milliseconds; the world, with its sentence, longer. */
const PAUSE = 1300;
const WORLD = 2400;
/** The number of answers listed until the reader expands the list. */
const FIRST_ANSWERS = 6;

export class Walkthrough {
  #ask;
  #drawn = "";
  /** Whether a refutation goes on by itself. */
  #isPlaying = false;
  #timer = 0;
  /** Right below the board, so that its buttons do not move from step to step. */
  element = part("div", "volto-panel volto-walk");

  /** @param {(request: Request) => void} ask */
  constructor(ask) {
    this.#ask = ask;
    this.element.ariaLive = "polite";
  }

  /** Show the refutation of the tried move, which goes on by itself until the learner takes over. */
  play() {
    this.#isPlaying = true;
    this.#ask({ do: "refute", to: "0" });
  }

  /** @param {number} to */
  #step(to) {
    this.#isPlaying = false;
    this.#ask({ do: "refute", to: String(to) });
  }

  /**
   * Go on with a refutation that plays; where motion is unwanted, straight to its end.
   *
   * @param {Attempt["witness"]} told
   * @param {boolean} isHidden
   */
  #goOn(told, isHidden) {
    clearTimeout(this.#timer);
    const at = told?.at ?? null;
    if (!this.#isPlaying || !told || at === null || at >= told.line.length) {
      this.#isPlaying = false;
      return;
    }
    const isStill = prefersReducedMotion();
    const to = String(isStill ? told.line.length : at + 1);
    const wait = isStill ? 0 : isHidden && at === 0 ? WORLD : PAUSE;
    this.#timer = setTimeout(() => {
      if (this.#isPlaying) {
        this.#ask({ do: "refute", to });
      }
    }, wait);
  }

  /**
   * @param {Attempt | null} attempt
   * @param {boolean} isHidden whether it reveals hidden masks
   * @param {Strings} strings
   */
  show(attempt, isHidden, strings) {
    const drawn = JSON.stringify([attempt?.witness, attempt?.plan]);
    if (drawn === this.#drawn) {
      return;
    }
    this.#drawn = drawn;
    const isNew = this.element.childElementCount === 0;
    const content = attempt
      ? [
          ...witness(attempt, isHidden, strings, (to) => this.#step(to)),
          ...plan(attempt, strings, (line) => this.#ask({ do: "plan", line })),
        ]
      : [];
    refill(this.element, content);
    this.#goOn(attempt?.witness, isHidden);
    const crumbs = this.element.querySelector(".volto-line-so-far");
    crumbs?.scrollTo({ left: crumbs.scrollWidth });
    // Scroll into view only once, so that the page does not move again.
    if (isNew && content.length > 0 && !this.element.closest(".volto-table")) {
      this.element.scrollIntoView({
        block: "nearest",
        behavior: prefersReducedMotion() ? "auto" : "smooth",
      });
    }
  }
}

/**
 * The refutation: how much of its line is on the board, and the buttons to step through it.
 *
 * @param {Attempt} attempt
 * @param {boolean} isHidden whether it reveals hidden masks
 * @param {Strings} strings
 * @param {(to: number) => void} go
 */
function witness({ witness: told }, isHidden, strings, go) {
  if (!told || told.at === null) {
    return [];
  }
  const { line, at, played, end } = told;
  const place = strings.t("trainer-step", { at, of: line.length });
  const steps = part("div", "volto-steps");
  steps.role = "group";
  steps.ariaLabel = strings.t("trainer-why");
  /** @type {[string, string, number][]} */
  const ways = [
    ["first", "|◀", 0],
    ["back", "◀", at - 1],
    ["forward", "▶", at + 1],
  ];
  const [first, back, forward] = ways.map(([name, sign, to]) => {
    const each = button(sign, () => go(to), `step-${name}`);
    each.ariaLabel = strings.t(`trainer-${name}`);
    const isAway = to < 0 || to > line.length || to === at;
    each.ariaDisabled = isAway ? "true" : null;
    return each;
  });
  steps.append(first ?? "", back ?? "", part("span", "", place), forward ?? "");
  const last = played.at(-1);
  const said = last
    ? moveText(last, strings)
    : strings.t(isHidden ? "trainer-world" : "trainer-world-none");
  const title = part("p", "volto-panel__title", said);
  // Below the buttons, which stay where they are however long a move is told.
  return [steps, ...(end ? [part("p", "volto-punished", endText(end, strings))] : []), title];
}

/**
 * Why a line stops, in one sentence.
 *
 * @param {import("../board/attempt.js").Ending} end
 * @param {Strings} strings
 */
function endText({ code, squares = [], kind = "", left = 0 }, strings) {
  const [a = "", b = ""] = squares;
  return strings.t(`trainer-end-${code}`, { a, b, kind: kindOf(kind) ?? "", left });
}

/**
 * The plan: the moves so far, each a link back, and the possible continuations.
 *
 * @param {Attempt} attempt
 * @param {Strings} strings
 * @param {(line: string[]) => void} walk
 */
function plan({ plan: told }, strings, walk) {
  if (!told) {
    return [];
  }
  const { line, own, played, next } = told;
  const crumbs = part("ol", "volto-line-so-far");
  crumbs.ariaLabel = strings.t("trainer-plan-line");
  const start = button(strings.t("trainer-first"), () => walk([]));
  crumbs.append(part("li", "", start));
  played.forEach((move, place) => {
    const each = button(playedText(move, strings), () => walk(line.slice(0, place + 1)));
    each.ariaLabel = moveText(move, strings);
    each.ariaCurrent = place === line.length - 1 ? "step" : null;
    crumbs.append(part("li", "", each));
  });
  if (!next.length) {
    return [crumbs, part("p", "volto-panel__title", strings.t("trainer-plan-end"))];
  }
  const id = own ? "trainer-plan-own" : "trainer-plan-replies";
  const title = part("p", "volto-panel__title", strings.t(id, { count: next.length }));
  const list = part("ul", "volto-answers");
  list.append(...next.map((step) => answer(step, line, strings, walk)));
  const isLong = next.length > FIRST_ANSWERS + 1;
  list.classList.toggle("is-short", isLong);
  const more = button(strings.t("trainer-plan-more"), () => {
    list.classList.remove("is-short");
    more.remove();
  });
  return [crumbs, title, list, ...(isLong ? [more] : [])];
}

/**
 * @param {PlanStep} step
 * @param {string[]} line
 * @param {Strings} strings
 * @param {(line: string[]) => void} walk
 */
function answer(step, line, strings, walk) {
  const text = step.move + (step.shown ? `=${step.shown}` : "");
  const said = playedText(step, strings);
  const { lasts = null } = step;
  // The length of its resistance ranks an answer as a good or a bad defence.
  const name = lasts === null ? said : strings.t("trainer-plan-lasts", { step: said, lasts });
  return part(
    "li",
    "",
    button(name, () => walk([...line, text]), "step"),
  );
}

/**
 * A move with who makes it.
 *
 * @param {import("../board/data.js").PlayedMove} played
 * @param {Strings} strings
 */
function moveText(played, strings) {
  const move = playedText(played, strings);
  return strings.t("board-move-by", { player: played.player, move });
}
