/** What a board says: the names of its squares, what happened, why a move is refused. */

import { kindsOf } from "./squares.js";
import { targetsShown } from "./state.js";
import { anchorOf } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").GameEvent} GameEvent */
/** @typedef {import("./state.js").Move} Move */
/** @typedef {import("./state.js").Reason} Reason */

/**
 * A square as it is spoken: what stands there as far as the learner may know, and what it is for.
 *
 * @param {string} square
 * @param {State} state
 * @param {Words} words
 */
export function nameOf(square, state, words) {
  const name = standingOn(square, state, words);
  if (state.selected === square) {
    return words.t("play-also-selected", { what: name });
  }
  if (!targetsShown(state).includes(square)) {
    return name;
  }
  return words.t(state.masks.has(square) ? "play-also-capture" : "play-also-target", {
    what: name,
  });
}

/**
 * @param {string} square
 * @param {State} state
 * @param {Words} words
 */
function standingOn(square, { masks, suspects, task, overlay, isListed }, words) {
  const mask = masks.get(square);
  if (!mask) {
    return words.t("play-square-empty", { square });
  }
  // In a puzzle the suspects are heard where they are seen: when the learner wants them.
  const isTold = mask.kind === "hidden" && (!task?.puzzle || overlay || isListed);
  const letters = isTold ? suspects.get(square)?.kinds : undefined;
  if (!letters) {
    return words.t("play-square-mask", { square, player: mask.owner, kind: mask.kind });
  }
  const id = letters.length === 1 ? "play-square-certain" : "play-square-suspects";
  return words.t(id, { square, player: mask.owner, kinds: kindsSaid(letters, words) });
}

/**
 * @param {string} letters such as `ACL`
 * @param {Words} words
 */
export function kindsSaid(letters, words) {
  return words.any(kindsOf(letters).map((kind) => words.t("play-kind", { kind })));
}

/**
 * The board as a whole: whose turn it is, or who has won.
 *
 * @param {State} state
 * @param {Words} words
 */
export function titleOf({ player, outcome }, words) {
  if (!outcome) {
    return words.t("board-title", { player });
  }
  const { winner } = outcome;
  return winner ? words.t("board-title-won", { winner }) : words.t("board-title-drawn");
}

/**
 * Where the selected mask can go.
 *
 * @param {State} state
 * @param {Words} words
 */
export function selectionSaid(state, words) {
  const square = state.selected ?? "";
  const kind = state.masks.get(square)?.kind ?? "hidden";
  const targets = targetsShown(state);
  return targets.length
    ? words.t("play-selected-can", { kind, square, squares: words.any(targets) })
    : words.t("play-selected-stuck", { kind, square });
}

/**
 * What the last move did, in sentences.
 *
 * @param {State} state
 * @param {Words} words
 */
export function happened({ events, outcome, player, task }, words) {
  const said = events.flatMap((event) => eventSaid(event, events, words));
  const isEnd = outcome || (task && task.status !== "open");
  return [...said, ...(isEnd ? [] : [words.t("play-next", { player })])];
}

/**
 * How a task stands, in a few words, and what there is to say of it.
 *
 * @param {State} state
 * @param {Words} words
 */
export function judgementSaid(state, words) {
  const { task, outcome } = state;
  if (!task) {
    return { title: "", text: "" };
  }
  const { status, said, reached, goals } = task;
  const titles = {
    open: "",
    reached: words.t("task-count", { count: reached.length, total: goals }),
    failed: words.t("task-missed"),
    solved: words.t("task-solved"),
    "given-up": words.t("trainer-given-up"),
  };
  const ending = endingSaid(state, words);
  // Of a whole game the end is told; a task says itself why it ended so.
  const reasons = task.deals && status !== "solved" ? [ending.reason] : [];
  const text = [...reasons, words.t(`task-${said}`, valuesOf(task)), ...whyOf(task, words)].join(
    " ",
  );
  return { title: outcome ? ending.title : titles[status], text };
}

/**
 * What the sentence on a puzzle needs.
 *
 * @param {import("./state.js").Task} task
 */
function valuesOf({ puzzle }) {
  return { slower: puzzle?.slower ?? 0, kind: kindsOf(puzzle?.named ?? "")[0] ?? "" };
}

/**
 * Why a mask is not what the learner has named it.
 *
 * @param {import("./state.js").Task} task
 * @param {Words} words
 */
function whyOf({ status, puzzle }, words) {
  return status === "open" && puzzle?.why ? [reasonSaid(puzzle.why, words)] : [];
}

/**
 * @param {GameEvent} event
 * @param {GameEvent[]} events
 * @param {Words} words
 * @returns {string[]}
 */
function eventSaid(event, events, words) {
  const { player, kind } = event;
  switch (event.event) {
    case "moved": {
      const from = event.from ?? "";
      const to = event.square ?? "";
      const who = kind ? (kindsOf(kind)[0] ?? "hidden") : "hidden";
      return [words.t("play-moved", { player: player ?? 1, kind: who, from, to })];
    }
    case "left":
      // A capturer that leaves with a lady is said with her.
      return player === events[0]?.player
        ? []
        : [words.t("play-captured", { kind: kindsOf(kind ?? "")[0] ?? "hidden" })];
    case "settled":
      return [words.t("play-settled")];
    default:
      return [];
  }
}

/**
 * Who has won, and why.
 *
 * @param {State} state
 * @param {Words} words
 */
export function endingSaid({ outcome, player }, words) {
  if (!outcome) {
    return { title: "", reason: "" };
  }
  const { winner, by } = outcome;
  return {
    title: winner ? words.t("play-won", { winner }) : words.t("play-drawn"),
    reason: words.t(`play-because-${anchorOf(by)}`, { winner: winner ?? 0, player }),
  };
}

/**
 * @param {string} rule
 * @param {Move | null} move
 * @param {State} state
 * @param {Words} words
 */
export function refusalSaid(rule, move, { player }, words) {
  return words.t(`play-refused-${anchorOf(rule)}`, { player, from: "", to: "", ...move });
}

/**
 * Why a mask cannot be a kind.
 *
 * @param {Reason} reason
 * @param {Words} words
 */
export function reasonSaid({ code, squares, kinds }, words) {
  const [from = "", to = ""] = squares;
  return words.t(`play-why-${code}`, {
    from,
    to,
    count: squares.length,
    squares: squares.length ? words.every(squares) : "",
    kinds: kinds ? words.every(kindsOf(kinds).map((kind) => words.t("play-kind", { kind }))) : "",
  });
}
