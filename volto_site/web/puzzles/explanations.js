/** The explanations beside a puzzle: hints, the certainty of a move, and the names of masks. */

import { kindOf } from "../board/kinds.js";
import { kindsText } from "../board/sentences.js";
import { part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/data.js").PuzzleData} PuzzleData */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {{ won: number | null, worlds: number } | null} Chances won is null if they could not be counted */

/**
 * The hints given for the move to find.
 *
 * @param {Attempt} attempt
 * @param {PuzzleData} puzzle
 * @param {Strings} strings
 */
export function hintTexts({ hint, first }, { id }, strings) {
  const { given, about, mask, target, masks, kinds } = hint;
  const squares = masks ?? [];
  // On the path for beginners the first hint is written for the puzzle.
  const own = `path-${id}`;
  const said = [
    strings.t(first && strings.has(own) ? own : `theme-${about}-question`),
    mask
      ? strings.t("trainer-hint-mask", { square: mask })
      : strings.t("trainer-hint-masks", {
          count: squares.length,
          squares: squares.length ? strings.every(squares) : "",
        }),
    target
      ? strings.t("trainer-hint-square", { square: target })
      : kinds
        ? strings.t("trainer-hint-kinds", { kinds: kindsText(kinds, strings) })
        : "",
  ];
  return said.slice(0, given).filter(Boolean);
}

/**
 * A bar chart of worlds, and the sentence that says the same.
 *
 * @param {NonNullable<Chances>} chances
 * @param {Attempt} attempt
 * @param {Strings} strings
 */
export function certainty({ won, worlds }, { kind }, strings) {
  if (won === null) {
    return part(
      "div",
      "volto-certainty",
      part("p", "", strings.t("trainer-certainty-many", { worlds })),
    );
  }
  const text = strings.t(`trainer-certainty-${kind === "save" ? "save" : "win"}`, { won, worlds });
  const meter = part("meter", "volto-certainty__bar");
  meter.max = worlds;
  meter.value = won;
  meter.ariaLabel = text;
  return part("div", "volto-certainty", meter, part("p", "", text));
}

/**
 * Who the masks are that were to be named.
 *
 * @param {Attempt} attempt
 * @param {Strings} strings
 */
export function names({ answer = {} }, strings) {
  return Object.entries(answer).map(([square, letter]) => {
    const kind = kindOf(letter) ?? "";
    return part("p", "volto-panel__title", strings.t("trainer-answer-is", { kind, square }));
  });
}
