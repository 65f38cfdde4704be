/** The table of all moves of a bet: in how many worlds each wins, loses, or does neither. */

import { playedText } from "../board/sentences.js";
import { part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/attempt.js").Attempt} Attempt */
/** @typedef {import("../board/attempt.js").Bet} Bet */

/**
 * @param {Attempt} attempt
 * @param {Strings} strings
 */
export function bets({ bets: all = [], solution = "" }, strings) {
  const [first] = all;
  if (!first) {
    return [];
  }
  const decided = all.filter(({ won, lost }) => won || lost);
  const others = all.filter(({ won, lost }) => !won && !lost);
  const heads = ["move", "won", "lost", "open"].map((name) => {
    const head = part("th", "", strings.t(`trainer-bets-${name}`));
    head.scope = "col";
    return head;
  });
  const body = part("tbody");
  body.append(
    ...decided.map((bet) => row(bet, playedText({ ...bet, captured: "" }, strings), solution)),
    ...rest(others, strings),
  );
  const worlds = first.won + first.lost + first.open;
  const table = part(
    "table",
    "volto-bets volto-plain",
    part("caption", "", strings.t("trainer-bets-about", { worlds })),
    part("thead", "", part("tr", "", ...heads)),
    body,
  );
  return [part("p", "volto-panel__title", strings.t("trainer-bets")), table];
}

/**
 * All moves that neither win nor lose anywhere, in one row.
 *
 * @param {Bet[]} others
 * @param {Strings} strings
 */
function rest(others, strings) {
  const [first] = others;
  return first ? [row(first, strings.t("trainer-bets-others", { count: others.length }), "")] : [];
}

/**
 * @param {Bet} bet
 * @param {string} name
 * @param {string} solution
 */
function row({ move, won, lost, open }, name, solution) {
  const head = part("th", "", name);
  head.scope = "row";
  const cells = [won, lost, open].map((count) => part("td", "", String(count)));
  const element = part("tr", move === solution ? "is-best" : "", head, ...cells);
  return element;
}
