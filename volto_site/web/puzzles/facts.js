/** What is told of a puzzle once it is over: its kind, level, themes, and what makes it hard. */

import { link, part, refill } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("../board/data.js").PuzzleData} PuzzleData */

/**
 * Fill the element with the facts of a puzzle, or empty it before the answer.
 *
 * @param {HTMLElement} element
 * @param {Attempt | null} attempt
 * @param {PuzzleData} puzzle
 * @param {Strings} strings
 */
export function showFacts(element, attempt, { kind, level = 0 }, strings) {
  const { themes, hard = [] } = attempt ?? {};
  if (!themes) {
    element.replaceChildren();
    return;
  }
  const stars = part("span", "volto-stars", "◆".repeat(level));
  stars.ariaHidden = "true";
  const difficulty = link(strings.t(`difficulty-${level}`), `../?difficulty=${level}`);
  difficulty.append(stars);
  const links = [
    link(strings.t(`puzzle-kind-${kind}`), `../?kind=${kind}`),
    ...(level ? [difficulty] : []),
    ...themes.map((theme) => link(strings.t(`theme-${theme}`), `../?theme=${theme}`)),
  ];
  const list = part("ul", "volto-facts", ...links.map((each) => part("li", "", each)));
  const reasons = hard.map((reason) => part("li", "", strings.t(`why-${reason}`)));
  const hardness = reasons.length
    ? [
        part(
          "div",
          "volto-hardness",
          part("p", "", strings.t("trainer-hardness")),
          part("ul", "", ...reasons),
        ),
      ]
    : [];
  refill(element, [list, ...hardness]);
}
