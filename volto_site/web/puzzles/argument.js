/** The argument that leads to the answer: a line for each clue, which shows it on the board. */

import { kindOf, kindsOf } from "../board/kinds.js";
import { kindsText, noneText } from "../board/sentences.js";
import { button, part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("../board/attempt.js").Clue} Clue */

/** The codes of clues that have a message of their own; all others are ways to move. */
const OWN = new Set(["palace", "no-move", "given"]);

/**
 * The lines of the argument, nothing if there is nothing to deduce.
 *
 * @param {Attempt} attempt
 * @param {Strings} strings
 * @param {(clue: Clue) => void} show shows a clue on the board
 */
export function argument({ argument: clues = [] }, strings, show) {
  if (!clues.length) {
    return [];
  }
  const list = part("ol", "volto-argument");
  list.append(
    ...clues.map((clue) => {
      const point = () => {
        for (const each of list.querySelectorAll("[aria-current]")) {
          each.ariaCurrent = null;
        }
        line.ariaCurrent = "true";
        show(clue);
      };
      const line = button(clueText(clue, strings), point, "clue");
      line.className = "volto-argument__line";
      line.dataset.code = clue.code;
      return part("li", "", line);
    }),
  );
  return [part("p", "volto-panel__title", strings.t("trainer-argument")), list];
}

/**
 * @param {Clue} clue
 * @param {Strings} strings
 */
function clueText({ code, square, kinds, turn, squares, used }, strings) {
  const kind = kindOf(kinds) ?? "";
  if (code === "left") {
    return strings.t(kinds.length === 1 ? "trainer-clue-so" : "trainer-clue-left", {
      square,
      kinds: kindsText(kinds, strings),
      kind,
    });
  }
  const values = { square, kinds: noneText(kinds, strings) };
  if (code === "gone") {
    return strings.t("trainer-clue-gone", { kind });
  }
  if (code === "counted") {
    const holders = { count: squares.length, squares: strings.every(squares) };
    return strings.t("trainer-clue-counted", {
      ...values,
      ...holders,
      used: kindsText(used, strings),
      last: strings.every(kindsOf(used).map((each) => strings.t("play-kind", { kind: each }))),
    });
  }
  return OWN.has(code)
    ? strings.t(`trainer-clue-${code}`, values)
    : strings.t("trainer-clue-move", { ...values, how: code, turn: turn ?? 0 });
}

/**
 * The arrows of all clues of an attempt, or of one; what only follows is a link, and no move.
 *
 * @param {Clue[]} clues
 */
export function arrowsOf(clues) {
  const found = clues.flatMap(({ arrows, code }) =>
    arrows.map((move) => /** @type {const} */ ([`${move} ${code === "counted"}`, move])),
  );
  const arrows = [...new Map(found)].map(([key, move]) => ({
    from: move.slice(0, 2),
    to: move.slice(2),
    isLink: key.endsWith("true"),
  }));
  // Moves lie over links.
  return arrows.sort((one, other) => Number(other.isLink) - Number(one.isLink));
}
