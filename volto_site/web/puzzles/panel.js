/** What is told beside a puzzle: hints, how certain a move was, the reasons. */

import { linkTo } from "../board/note.js";
import { kindsSaid, reasonSaid } from "../board/speech.js";
import { kindsOf } from "../board/squares.js";
import { part } from "../frame/parts.js";

/** @typedef {import("../board/words.js").Words} Words */
/** @typedef {import("./standing.js").Assignment} Assignment */
/** @typedef {import("./standing.js").Standing} Standing */
/** @typedef {{ won: number | null, worlds: number } | null} Chances won is null where nobody could count */

/**
 * The hints given for the move to find.
 *
 * @param {Standing} standing
 * @param {Assignment} assignment
 * @param {Words} words
 */
export function hintsSaid({ hint }, { theme }, words) {
  const { given, mask, target, masks, kinds } = hint;
  const squares = masks ?? [];
  const said = [
    words.t(`theme-${theme}-about`),
    mask
      ? words.t("trainer-hint-mask", { square: mask })
      : words.t("trainer-hint-masks", {
          count: squares.length,
          squares: squares.length ? words.every(squares) : "",
        }),
    target
      ? words.t("trainer-hint-square", { square: target })
      : kinds
        ? words.t("trainer-hint-kinds", { kinds: kindsSaid(kinds, words) })
        : "",
  ];
  return said.slice(0, given).filter(Boolean);
}

/**
 * A bar of worlds, and the sentence that says the same.
 *
 * @param {NonNullable<Chances>} chances
 * @param {Standing} standing
 * @param {Words} words
 */
export function certainty({ won, worlds }, { kind }, words) {
  if (won === null) {
    return part(
      "div",
      "volto-certainty",
      part("p", "", words.t("trainer-certainty-many", { worlds })),
    );
  }
  const text = words.t(`trainer-certainty-${kind === "save" ? "save" : "win"}`, { won, worlds });
  const meter = part("meter", "volto-certainty__bar");
  meter.max = worlds;
  meter.value = won;
  meter.ariaLabel = text;
  return part("div", "volto-certainty", meter, part("p", "", text));
}

/**
 * The answer to the question who a mask is, and why nobody else.
 *
 * @param {Standing} standing
 * @param {Assignment} assignment
 * @param {Words} words
 */
export function reasons({ answer: letter, because = {} }, { square }, words) {
  if (!letter) {
    return [];
  }
  const kind = kindsOf(letter)[0] ?? "";
  const title = part("p", "volto-panel__title", words.t("trainer-answer-is", { kind, square }));
  const list = part("dl", "volto-reasons");
  for (const [other, reason] of Object.entries(because)) {
    const name = words.t("trainer-not-kind", { kind: kindsOf(other)[0] ?? "" });
    list.append(
      part("dt", "", name),
      part("dd", "", reasonSaid(reason, words), " ", linkTo(reason.rule, words)),
    );
  }
  return [title, list];
}
