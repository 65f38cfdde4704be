/** A line walked through one step at a time: why a move fails, or the plan of a solved puzzle. */

import { isStill } from "../board/motion.js";
import { kindsOf } from "../board/squares.js";
import { button, part, refill } from "../frame/parts.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("../board/game.js").Request} Request */
/** @typedef {import("./standing.js").Standing} Standing */
/** @typedef {import("./standing.js").Step} Step */

/** So many answers are listed before the reader asks for all. */
const FIRST_ANSWERS = 6;

export class Walk {
  #ask;
  #drawn = "";
  /** Right below the board: nothing above it grows, so what is pressed step after step stays there. */
  element = part("div", "volto-panel volto-walk");

  /** @param {(request: Request) => void} ask */
  constructor(ask) {
    this.#ask = ask;
    this.element.ariaLive = "polite";
  }

  /**
   * @param {Standing | null} standing
   * @param {boolean} isHidden whether masks had to be turned over
   * @param {Words} words
   */
  show(standing, isHidden, words) {
    const drawn = JSON.stringify([standing?.witness, standing?.plan]);
    if (drawn === this.#drawn) {
      return;
    }
    this.#drawn = drawn;
    const isNew = this.element.childElementCount === 0;
    const content = standing
      ? [
          ...witness(standing, isHidden, words, (to) =>
            this.#ask({ do: "refute", to: String(to) }),
          ),
          ...plan(standing, words, (line) => this.#ask({ do: "plan", line })),
        ]
      : [];
    refill(this.element, content);
    const crumbs = this.element.querySelector(".volto-line-so-far");
    crumbs?.scrollTo({ left: crumbs.scrollWidth });
    // Brought into view once; from then on the page moves no more.
    if (isNew && content.length > 0) {
      this.element.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
    }
  }
}

/**
 * The witness: how far its line is on the board, and the way to step through it.
 *
 * @param {Standing} standing
 * @param {boolean} isHidden whether masks had to be turned over for it
 * @param {Words} words
 * @param {(to: number) => void} go
 */
function witness({ witness: told }, isHidden, words, go) {
  if (!told || told.at === null) {
    return [];
  }
  const { line, at, outcome } = told;
  const place = words.t("trainer-step", { at, of: line.length });
  const steps = part("div", "volto-steps");
  steps.role = "group";
  steps.ariaLabel = words.t("trainer-why");
  /** @type {[string, string, number][]} */
  const ways = [
    ["first", "|◀", 0],
    ["back", "◀", at - 1],
    ["forward", "▶", at + 1],
  ];
  const [first, back, forward] = ways.map(([name, sign, to]) => {
    const each = button(sign, () => go(to), `step-${name}`);
    each.ariaLabel = words.t(`trainer-${name}`);
    const isAway = to < 0 || to > line.length || to === at;
    each.ariaDisabled = isAway ? "true" : null;
    return each;
  });
  steps.append(first ?? "", back ?? "", part("span", "", place), forward ?? "");
  const title = part(
    "p",
    "volto-panel__title",
    words.t(isHidden ? "trainer-world" : "trainer-world-none"),
  );
  const isLate = at === line.length && !outcome;
  return [title, steps, ...(isLate ? [part("p", "", words.t("trainer-in-time"))] : [])];
}

/**
 * The plan: the moves so far, each a way back, and what may come next.
 *
 * @param {Standing} standing
 * @param {Words} words
 * @param {(line: string[]) => void} walk
 */
function plan({ plan: told }, words, walk) {
  if (!told) {
    return [];
  }
  const { line, own, next } = told;
  const crumbs = part("ol", "volto-line-so-far");
  crumbs.ariaLabel = words.t("trainer-plan-line");
  const start = button(words.t("trainer-first"), () => walk([]));
  crumbs.append(part("li", "", start));
  line.forEach((step, place) => {
    const each = button(stepSaid(stepOf(step), words), () => walk(line.slice(0, place + 1)));
    each.ariaCurrent = place === line.length - 1 ? "step" : null;
    crumbs.append(part("li", "", each));
  });
  if (!next.length) {
    return [crumbs, part("p", "volto-panel__title", words.t("trainer-plan-end"))];
  }
  const id = own ? "trainer-plan-own" : "trainer-plan-replies";
  const title = part("p", "volto-panel__title", words.t(id, { count: next.length }));
  const list = part("ul", "volto-answers");
  list.append(...next.map((step) => answer(step, line, words, walk)));
  const isLong = next.length > FIRST_ANSWERS + 1;
  list.classList.toggle("is-short", isLong);
  const more = button(words.t("trainer-plan-more"), () => {
    list.classList.remove("is-short");
    more.remove();
  });
  return [crumbs, title, list, ...(isLong ? [more] : [])];
}

/**
 * @param {Step} step
 * @param {string[]} line
 * @param {Words} words
 * @param {(line: string[]) => void} walk
 */
function answer(step, line, words, walk) {
  const text = step.move + (step.shown ? `=${step.shown}` : "");
  const said = stepSaid(step, words);
  const { lasts = null } = step;
  // How long an answer resists makes it a good defence or a bad one.
  const name = lasts === null ? said : words.t("trainer-plan-lasts", { step: said, lasts });
  return part(
    "li",
    "",
    button(name, () => walk([...line, text]), "step"),
  );
}

/** @param {string} text such as `b2b3=N` */
function stepOf(text) {
  const [move = "", shown = ""] = text.split("=");
  return { move, shown };
}

/**
 * @param {{ move: string, shown: string }} step
 * @param {Words} words
 */
function stepSaid({ move, shown }, words) {
  const squares = { from: move.slice(0, 2), to: move.slice(2) };
  return shown
    ? words.t("trainer-plan-shows", { ...squares, kind: kindsOf(shown)[0] ?? "" })
    : words.t("trainer-plan-step", squares);
}
