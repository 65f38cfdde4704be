/** The sentences of a review: what a player could know, what a move risked, and the moments. */

import { kindOf } from "../board/kinds.js";
import { playedText } from "../board/sentences.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("./analyses.js").Analysis} Analysis */
/** @typedef {import("./analyses.js").Moment} Moment */
/** @typedef {Player | 0} Learner whose seat the learner had, 0 for nobody's */

/** What a moment says itself, so that it need not be told again. @type {Record<string, string>} */
const SAID = {
  missed: "forced",
  proved: "forced",
  identified: "named",
  narrowed: "worlds",
  trapped: "lost",
  dared: "lost",
  punished: "exposed",
  spared: "exposed",
  risked: "exposed",
};

/**
 * Whom a sentence is about; a family by its number, as a text would choose no variant of a message.
 *
 * @param {Player} player
 * @param {Learner} learner
 * @returns {"you" | Player}
 */
export function whoIs(player, learner) {
  return player === learner ? "you" : player;
}

/**
 * What the player of a move could know before it, and what the move risked.
 *
 * @param {Analysis} analysis
 * @param {Learner} learner
 * @param {Strings} strings
 * @param {string} [code] of the moment that is told with it
 */
export function knownText(analysis, learner, strings, code = "") {
  const { player, worlds, certain, lost, exposed } = analysis;
  const said = SAID[code];
  const who = whoIs(player, learner);
  const named = Object.entries(certain).map(([squares, letter]) =>
    strings.t("board-masks", { kind: kindOf(letter) ?? "hidden", count: 1, squares }),
  );
  return [
    ...(said === "worlds" ? [] : [strings.t("review-worlds", { who, worlds })]),
    ...(named.length && said !== "named"
      ? [strings.t("review-named", { who, masks: strings.every(named) })]
      : []),
    ...(said === "forced" ? [] : forcedTexts(analysis, who, strings)),
    ...(Number(lost) && said !== "lost" ? [strings.t("review-lost", { lost, worlds })] : []),
    ...(Number(exposed) && said !== "exposed"
      ? [strings.t("review-exposed", { exposed, worlds })]
      : []),
  ].join(" ");
}

/**
 * The win that could be proved, and what became of it.
 *
 * @param {Analysis} analysis
 * @param {"you" | Player} who
 * @param {Strings} strings
 */
function forcedTexts({ forced, kept, winning }, who, strings) {
  if (typeof forced !== "number") {
    return [];
  }
  const told = strings.t("review-forced", { who, within: forced });
  const became = strings.t(kept === true ? "review-kept" : "review-let-go");
  return [told, became, ...(winning ? [winningText(winning, strings)] : [])];
}

/**
 * The move that would have kept a win.
 *
 * @param {import("./analyses.js").Step} step
 * @param {Strings} strings
 */
function winningText(step, strings) {
  return strings.t("review-winning", { move: playedText({ ...step, captured: "" }, strings) });
}

/**
 * A moment in words.
 *
 * @param {Moment} moment
 * @param {Learner} learner
 * @param {Strings} strings
 */
export function momentText({ code, player, values }, learner, strings) {
  const kind = kindOf(String(values.kind ?? "")) ?? "hidden";
  const who = code === "baited" ? whoIsBaited(player, learner) : whoIs(player, learner);
  const squares = String(values.square ?? "");
  const mask = strings.t("board-masks", { kind, count: 1, squares });
  const text = strings.t(`review-moment-${code}`, { ...values, kind, mask, who });
  if (code !== "missed") {
    return text;
  }
  const step = { move: String(values.move), kind: String(values.kind) };
  return `${text} ${winningText(step, strings)}`;
}

/**
 * A bait is told from the side of who laid it, unless the learner has taken it.
 *
 * @param {Player} player who took it
 * @param {Learner} learner
 */
function whoIsBaited(player, learner) {
  const owner = player === 1 ? 2 : 1;
  return player === learner ? "taker" : whoIs(owner, learner);
}

/**
 * The name of a moment.
 *
 * @param {Moment} moment
 * @param {Strings} strings
 */
export function momentName({ code }, strings) {
  return strings.t(`review-name-${code}`);
}

/**
 * After how many moves the learner, or whoever was to move, can try a moment again: before the own
 * move, and after an enemy's, as it is seen; before both where that one ended the game.
 *
 * @param {Moment} moment
 * @param {Learner} learner
 * @param {number} count of all moves
 */
export function tryFrom({ turn, player }, learner, count) {
  if (learner === 0 || player === learner) {
    return turn - 1;
  }
  return turn < count ? turn : Math.max(turn - 2, 0);
}
