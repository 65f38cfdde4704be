/** The sentences of a board: names of squares, events, and reasons for a refused move. */

import { anchorOf } from "../frame/strings.js";
import { KIND_LETTERS, kindOf, kindsOf } from "./kinds.js";
import { isAnswered, moveOf, targetsShown } from "./state.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").GameEvent} GameEvent */
/** @typedef {import("./state.js").Move} Move */
/** @typedef {import("./state.js").Outcome} Outcome */
/** @typedef {import("./state.js").Reason} Reason */

/** The ends whose reason tells the last capture already. */
const CAPTURE_ENDS = new Set(["win.candidate", "win.ladies", "capture.lady-by-candidate"]);

/**
 * The accessible name of a square: the mask as the learner sees it, and its role.
 *
 * @param {string} square
 * @param {State} state
 * @param {Strings} strings
 * @param {string[]} [targets] of the selected mask
 */
export function squareLabel(square, state, strings, targets = targetsShown(state)) {
  const name = withNotes(occupantLabel(square, state, strings), square, state, strings);
  if (state.selected === square) {
    return strings.t("play-also-selected", { what: name });
  }
  if (!targets.includes(square)) {
    return name;
  }
  return strings.t(state.masks.has(square) ? "play-also-capture" : "play-also-target", {
    what: name,
  });
}

/**
 * The name of a mask with what the learner has struck out on it.
 *
 * @param {string} what
 * @param {string} square
 * @param {State} state
 * @param {Strings} strings
 */
function withNotes(what, square, { masks, notes }, strings) {
  const struck = masks.get(square)?.kind === "hidden" ? notes.get(square) : "";
  if (!struck) {
    return what;
  }
  const kinds = kindsOf(struck).map((kind) => strings.t("play-kind", { kind }));
  return strings.t("notes-also", { what, kinds: strings.every(kinds) });
}

/**
 * @param {string} square
 * @param {State} state
 * @param {Strings} strings
 */
function occupantLabel(square, state, strings) {
  const { masks, suspects, task, match, shared, post, overlay, isListed } = state;
  const mask = masks.get(square);
  if (!mask) {
    return strings.kept(square, () => strings.t("play-square-empty", { square }));
  }
  // In a puzzle or a game, suspects are announced only if they are also shown.
  const isAsked = Boolean(task?.puzzle || match || shared || post);
  const isTold = mask.kind === "hidden" && (!isAsked || overlay || isListed);
  const letters = isTold ? suspects.get(square)?.kinds : undefined;
  if (!letters) {
    return strings.t("play-square-mask", { square, player: mask.owner, kind: mask.kind });
  }
  const player = mask.owner;
  if (letters.length === 1) {
    return strings.t("play-square-certain", { square, player, kinds: kindsText(letters, strings) });
  }
  const name = () => ({ square, player, kinds: kindsText(letters, strings) });
  // Of whom nothing is known, nothing is told.
  return letters === KIND_LETTERS
    ? strings.kept(`${square} ${player}`, () => strings.t("play-square-suspects", name()))
    : strings.t("play-square-suspects", name());
}

/**
 * The kinds with their articles, as one of which a mask is named.
 *
 * @param {string} letters such as `ACL`
 * @param {Strings} strings
 */
export function kindsText(letters, strings) {
  return strings.any(kindsOf(letters).map((kind) => strings.t("play-a-kind", { kind })));
}

/**
 * The kinds with their articles, none of which a mask can be.
 *
 * @param {string} letters such as `ACL`
 * @param {Strings} strings
 */
export function noneText(letters, strings) {
  return strings.none(kindsOf(letters).map((kind) => strings.t("play-a-kind", { kind })));
}

/**
 * The board as a whole: whose turn it is, or who has won.
 *
 * @param {State} state
 * @param {Strings} strings
 */
export function boardLabel({ player, outcome }, strings) {
  if (!outcome) {
    return strings.t("board-title", { player });
  }
  const { winner } = outcome;
  return winner ? strings.t("board-title-won", { winner }) : strings.t("board-title-drawn");
}

/**
 * Where the selected mask can go.
 *
 * @param {State} state
 * @param {Strings} strings
 */
export function selectionText(state, strings) {
  const square = state.selected ?? "";
  const kind = state.masks.get(square)?.kind ?? "hidden";
  const targets = targetsShown(state);
  return targets.length
    ? strings.t("play-selected-can", { kind, square, squares: strings.any(targets) })
    : strings.t("play-selected-stuck", { kind, square });
}

/**
 * What the last move did, in sentences.
 *
 * @param {State} state
 * @param {Strings} strings
 */
export function eventTexts({ events }, strings) {
  return events.flatMap((event) => eventText(event, events, strings));
}

/**
 * What the last move did besides moving.
 *
 * @param {State} state
 * @param {Strings} strings
 */
export function effectTexts({ events }, strings) {
  return events
    .filter(({ event }) => event !== "moved")
    .flatMap((event) => eventText(event, events, strings));
}

/**
 * What the move that ended the game did, but for what the reason of the end tells.
 *
 * @param {State} state
 * @param {Strings} strings
 */
export function closingTexts({ events, outcome }, strings) {
  const told = CAPTURE_ENDS.has(outcome?.by ?? "")
    ? events.filter(({ event }) => event !== "left")
    : events;
  return told.flatMap((event) => eventText(event, events, strings));
}

/**
 * What a small window shows of an answer: the answer first, then whose turn it is, and last what
 * the learner's own move did, which was told when it was made.
 *
 * @param {{ news: string[], turn: string[], before: string[] }} texts
 * @param {Strings} strings
 */
export function answerText({ news, turn, before }, strings) {
  const told = before.length ? [strings.t("play-before", { events: before.join(" ") })] : [];
  return [...news, ...turn, ...told].join(" ");
}

/**
 * Whose turn it is, if the game goes on.
 *
 * @param {State} state
 * @param {Strings} strings
 * @returns {string[]}
 */
export function turnTexts(state, strings) {
  const { outcome, player, task, learner } = state;
  if (outcome || (task && task.status !== "open")) {
    return [];
  }
  if (isAnswered(state)) {
    return [strings.t("play-thinks", { player })];
  }
  if (state.post && !isMoveDue(state.post)) {
    return [];
  }
  const turn = strings.t(player === learner ? "play-your-turn" : "play-next", { player });
  return [turn, ...arrowTexts(state, strings), ...warningTexts(state, strings)];
}

/**
 * Where the arrow of an example leads, if there is one to follow.
 *
 * @param {Pick<State, "task">} state
 * @param {Strings} strings
 */
export function arrowTexts({ task }, strings) {
  return task?.shows ? [strings.t("task-arrow", { ...moveOf(task.shows) })] : [];
}

/**
 * What a player is warned of: a candidate in danger, a picture that comes back.
 *
 * @param {State} state
 * @param {Strings} strings
 */
function warningTexts({ match, shared, task }, strings) {
  const danger = (match ?? task)?.danger ?? [];
  const repeated = (match ?? shared)?.repeated ?? false;
  const warning = { count: danger.length, squares: danger.length ? strings.every(danger) : "" };
  return [
    ...(danger.length ? [strings.t("play-danger", warning)] : []),
    ...(repeated ? [strings.t("match-repeated")] : []),
  ];
}

/**
 * Whether the next letter of a game by post is one with a move, as far as its reader can know.
 *
 * @param {import("./state.js").Post} post
 */
export function isMoveDue({ first, duty, writer, seat }) {
  return first !== null && (writer === seat ? duty === "move" : writer !== null);
}

/**
 * A capture by post whose effect the reader will know from the next letter; whoever has lost a mask
 * waits for that only if it is a lady.
 *
 * @param {import("./state.js").Post} post
 * @param {import("./squares.js").Player} player who captures
 * @param {Strings} strings
 */
export function pendingText({ pending, seat }, player, strings) {
  const squares = { from: pending.slice(0, 2), to: pending.slice(2) };
  return strings.t(player === seat ? "mail-pending" : "mail-pending-own", squares);
}

/**
 * The status of a task, and its explanation.
 *
 * @param {State} state
 * @param {Strings} strings
 */
export function judgementText(state, strings) {
  const { task } = state;
  if (!task) {
    return { title: "", text: "" };
  }
  const { status, said, reached, goals } = task;
  const titles = {
    open: "",
    reached: strings.t("task-count", { count: reached.length, total: goals }),
    failed: strings.t("task-missed"),
    solved: strings.t("task-solved"),
    "given-up": strings.t("trainer-given-up"),
  };
  const ending = endingText(state, strings);
  // The outcome is announced for a whole game; a task has its own explanation.
  const reasons = task.deals ? [ending.reason, ending.story] : [];
  const { because } = task.puzzle ?? {};
  const evident = said && because ? [reasonText(because, strings)] : [];
  // Whoever has a star less for it learns why.
  const shorter = task.par ? [strings.t("task-shorter", { par: task.par })] : [];
  const told = strings.t(`task-${said}`, puzzleValues(task));
  const text = [...reasons, told, ...evident, ...shorter].join(" ");
  return { title: isFitting(state) ? ending.title : titles[status], text };
}

/**
 * Whether the outcome of the game says how the task stands: a task can be solved by a loss.
 *
 * @param {State} state
 */
function isFitting({ task, outcome, learner }) {
  const isMissed = task?.status === "failed";
  // Who saves the game or bets well has done what was asked, however lucky the move was.
  const isWon = !task?.puzzle || task.puzzle.kind === "win" || isMissed;
  return Boolean(outcome && isWon && (outcome.winner === learner) !== isMissed);
}

/**
 * The values of the message about a puzzle.
 *
 * @param {import("./state.js").Task} task
 */
function puzzleValues({ puzzle }) {
  return { slower: puzzle?.slower ?? 0, kind: kindOf(puzzle?.named ?? "") ?? "" };
}

/**
 * @param {GameEvent} event
 * @param {GameEvent[]} events
 * @param {Strings} strings
 * @returns {string[]}
 */
function eventText(event, events, strings) {
  const { player, kind } = event;
  switch (event.event) {
    case "moved": {
      const from = event.from ?? "";
      const to = event.square ?? "";
      const who = kind ? (kindOf(kind) ?? "hidden") : "hidden";
      return [strings.t("play-moved", { player: player ?? 1, kind: who, from, to })];
    }
    case "left":
      // The message about the lady includes the capturer that leaves with her.
      return player === events[0]?.player
        ? []
        : [
            strings.t("play-captured", {
              player: player ?? 1,
              kind: kindOf(kind ?? "") ?? "hidden",
            }),
          ];
    case "settled":
      return [strings.t("play-settled")];
    default:
      return [];
  }
}

/**
 * A move in a few words: the mask, an arrow, and whom it captures.
 *
 * @param {Pick<import("./data.js").PlayedMove, "move" | "kind" | "captured">} played
 * @param {Strings} strings
 */
export function playedText({ move, kind, captured }, strings) {
  const mover = kindOf(kind) ?? "hidden";
  const text = strings.t("board-move", { kind: mover, from: move.slice(0, 2), to: move.slice(2) });
  const taken = kindOf(captured);
  return taken ? strings.t("board-move-capture", { move: text, kind: taken }) : text;
}

/**
 * Who has won, why, and how the story ends.
 *
 * @param {State} state
 * @param {Strings} strings
 */
export function endingText({ outcome, player, learner }, strings) {
  if (!outcome) {
    return { title: "", reason: "", story: "", isWon: false };
  }
  const { winner, by } = outcome;
  const isLost = Boolean(winner && learner && winner !== learner);
  const values = { winner: winner ?? 0, player, whose: isLost ? "own" : "other" };
  return {
    isWon: Boolean(winner) && !isLost,
    title: strings.t(endingId(winner, learner), values),
    reason: strings.t(`play-because-${anchorOf(by)}`, values),
    story: strings.t(winner ? `play-story-${anchorOf(by)}` : "play-story-drawn", values),
  };
}

/**
 * @param {Outcome["winner"]} winner
 * @param {State["learner"]} learner
 */
function endingId(winner, learner) {
  if (!winner) {
    return "play-drawn";
  }
  if (!learner) {
    return "play-won";
  }
  return winner === learner ? "play-you-won" : "play-you-lost";
}

/**
 * @param {string} rule
 * @param {Move} move
 * @param {State} state
 * @param {Strings} strings
 */
export function refusalText(rule, move, { player }, strings) {
  return strings.t(`play-refused-${anchorOf(rule)}`, { player, ...move });
}

/**
 * What is said to a touch on a square from which nothing can be moved.
 *
 * @param {{ type: "empty" | "enemy" | "unknown", square: string }} touch
 * @param {State} state
 * @param {Strings} strings
 */
export function bystanderText({ type, square }, { masks, player }, strings) {
  const kind = masks.get(square)?.kind ?? "hidden";
  return strings.t(`play-touched-${type}`, { square, kind, player });
}

/**
 * What is said to a touch while no mask can be moved; nothing where a result has to stay.
 *
 * @param {State} state
 * @param {string} otherTurn the message of a board without a task
 * @param {Strings} strings
 */
export function stillText(state, otherTurn, strings) {
  const { task, match, outcome, player } = state;
  if (state.isAsked) {
    return strings.t("task-choose");
  }
  if (task?.status === "open" && task.puzzle?.kind === "unmask") {
    return strings.t("play-touched-unmask");
  }
  if (task || match) {
    return turnTexts(state, strings).join(" ");
  }
  return outcome ? strings.t("play-over") : strings.t(otherTurn, { player });
}

/**
 * Why a mask cannot be a kind.
 *
 * @param {Reason} reason
 * @param {Strings} strings
 */
export function reasonText({ code, squares, kinds }, strings) {
  const [from = "", to = ""] = squares;
  return strings.t(`play-why-${code}`, {
    from,
    to,
    count: squares.length,
    squares: squares.length ? strings.every(squares) : "",
    kinds: kinds
      ? strings.every(kindsOf(kinds).map((kind) => strings.t("play-kind", { kind })))
      : "",
  });
}
