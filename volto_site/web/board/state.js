/** The state of a board and the meaning of a touch, as pure functions without a DOM. */

import { untried } from "./attempt.js";
import { ALL_ROWS, isShown, parsePosition, squaresIn } from "./squares.js";
import { ruleAgainstStaying, targetsOfAnswer, targetsOfData } from "./targets.js";

/** @typedef {import("./squares.js").Player} Player */
/** @typedef {import("./squares.js").Mask} Mask */
/** @typedef {import("./data.js").BoardData} BoardData */
/** @typedef {import("./attempt.js").Task} Task */
/** @typedef {import("./targets.js").Targets} Targets */
/** @typedef {{ event: string, rule: string, player: Player | null, from?: string, square?: string, kind?: string }} GameEvent */
/** @typedef {{ winner: Player | null, by: string }} Outcome */
/** @typedef {{ code: string, rule: string, turns: number[], squares: string[], kinds: string }} Reason */
/** @typedef {{ kinds: string, excluded?: Record<string, Reason> }} Suspect */
/** @typedef {{ from: string, to: string }} Move */
/** @typedef {Move & { number?: number, isLink?: boolean }} Arrow with its number in a line; a link is no move */

/** @typedef {import("./standings.js").Match} Match */
/** @typedef {import("./standings.js").Shared} Shared */
/** @typedef {import("./standings.js").Post} Post */

/**
 * @typedef {object} State
 * @property {string} position in notation
 * @property {Map<string, Mask>} masks
 * @property {Player} player who is to move
 * @property {Targets} targets
 * @property {Map<string, Suspect>} suspects
 * @property {string[]} moves
 * @property {{ undo: boolean, redo: boolean, reset: boolean }} can
 * @property {[string, string]} off the letters of the masks off the mat, of Ivory and of Night
 * @property {Outcome | null} outcome
 * @property {GameEvent[]} events of the last move
 * @property {string | null} selected
 * @property {boolean} isPreset whether the page, not the learner, has selected it
 * @property {boolean} isHeld whether it was selected while an answer was under way
 * @property {Move | null} pending a move that is shown but not answered yet
 * @property {Arrow[]} arrows
 * @property {string[]} marks
 * @property {Player} seat
 * @property {import("./squares.js").Rows} rows of its diagram
 * @property {boolean} coordinates
 * @property {boolean} overlay whether suspects are drawn
 * @property {boolean} isListed whether they are listed too
 * @property {Task | null} task
 * @property {Match | null} match
 * @property {Shared | null} shared
 * @property {Post | null} post
 * @property {ReadonlyMap<string, string>} notes the letters that the learner has struck out, by square
 * @property {Player | null} learner the side of the learner, if the other one is somebody else's
 * @property {import("./data.js").Viewer} viewer of a task whose view can be changed
 * @property {boolean} isAsked whether a question about it has to be answered first
 */

/**
 * @typedef {object} BoardAnswer the answer to a request that changes a board
 * @property {string} position
 * @property {Player} player
 * @property {string[]} moves
 * @property {GameEvent[]} events
 * @property {[string, string]} off
 * @property {Outcome | null} outcome
 * @property {{ undo: boolean, redo: boolean }} can
 * @property {Record<string, import("./targets.js").MaskAnswer>} [from] none if it is as before
 * @property {Record<string, Suspect>} [suspects] if the request asks for them
 * @property {import("./data.js").PlayedMove[]} [played] every move of the line, if it asks for them
 * @property {Task} [task]
 * @property {Match} [match]
 * @property {Shared} [shared]
 * @property {Post} [post]
 * @property {import("./data.js").Viewer} [viewer] whose masks the answer shows
 */

/**
 * @typedef {{ type: "select", square: string }
 *   | { type: "cancel" }
 *   | { type: "move", move: Move }
 *   | { type: "refuse", move: Move, rule: string }
 *   | { type: "unknown", square: string }
 *   | { type: "empty", square: string }
 *   | { type: "enemy", square: string }
 *   | { type: "other-turn" }
 *   | { type: "over" }} Meaning of a touch
 */

/**
 * The state of a board from the data of the page.
 *
 * @param {string} position
 * @param {Player} seat
 * @param {BoardData} data
 * @returns {State}
 */
export function initialState(position, seat, data) {
  const suspects = Object.entries(data.suspects ?? {}).flatMap(([kinds, squares]) =>
    squaresIn(squares).map((square) => /** @type {[string, Suspect]} */ ([square, { kinds }])),
  );
  const asked = data.task ?? data.puzzle;
  return {
    position,
    ...parsePosition(position),
    targets: targetsOfData(data),
    suspects: new Map(suspects),
    moves: data.moves ?? [],
    can: { undo: !asked && (data.moves ?? []).length > 0, redo: false, reset: false },
    off: data.off ?? ["", ""],
    outcome: data.outcome ?? null,
    events: [],
    selected: data.select ?? null,
    isPreset: true,
    isHeld: false,
    pending: null,
    arrows: arrowsOfData(data),
    marks: data.marks ?? [],
    seat,
    rows: ALL_ROWS,
    coordinates: true,
    overlay: data.overlay ?? false,
    isListed: false,
    task: asked ? untried(asked) : null,
    match: null,
    shared: null,
    post: null,
    notes: new Map(),
    learner: asked || data.match || data.isByPost || data.question ? seat : null,
    viewer: seat === 1 ? "1" : "2",
    isAsked: Boolean(data.question),
  };
}

/**
 * @param {BoardData} data
 * @returns {Arrow[]}
 */
function arrowsOfData({ arrows = [], line = false }) {
  return arrows.map((move, place) => ({ ...moveOf(move), ...(line ? { number: place + 1 } : {}) }));
}

/**
 * The board as the core says it is now.
 *
 * @param {State} state
 * @param {BoardAnswer} answer
 * @param {State} start whose arrows and marks belong to it alone
 * @returns {State}
 */
export function answered(state, answer, start) {
  const isStart = answer.moves.join() === start.moves.join();
  const known = new Map(Object.entries(answer.suspects ?? {}));
  // An answer computed with the page leaves out what the page knows.
  const targets = answer.from ? targetsOfAnswer(answer.from) : state.targets;
  return {
    ...state,
    position: answer.position,
    ...parsePosition(answer.position),
    targets,
    suspects: isStart && known.size === 0 ? start.suspects : known,
    moves: answer.moves,
    can: { ...answer.can, reset: !isStart },
    off: answer.off,
    outcome: answer.outcome,
    events: answer.events,
    ...stillHeld(state, answer, targets),
    pending: null,
    arrows: arrowsOf(answer, isStart ? start.arrows : []),
    marks: isStart ? start.marks : [],
    task: answer.task ? hinted(answer.task, state.task?.hints ?? 0) : null,
    match: answer.match ? { ...answer.match, played: answer.played ?? [] } : null,
    shared: answer.shared ? { ...answer.shared, played: answer.played ?? [] } : null,
    post: answer.post ? { ...answer.post, played: answer.played ?? [] } : null,
    learner: answer.task || answer.match || answer.post ? start.learner : null,
  };
}

/**
 * What was touched before the answer: held while more of it comes, then selected if it can be.
 *
 * @param {State} state
 * @param {BoardAnswer} answer
 * @param {Targets} targets
 * @returns {Pick<State, "selected" | "isHeld">}
 */
function stillHeld({ selected, isHeld }, { task, match, outcome }, targets) {
  const isWaiting = Boolean(task?.answers || match?.answers);
  const isKept = isHeld && (isWaiting || (!outcome && targets.has(selected ?? "")));
  return { selected: isKept ? selected : null, isHeld: Boolean(isKept && isWaiting) };
}

/**
 * Whether the other side has something to answer now.
 *
 * @param {Pick<State, "task" | "match">} state
 */
export function isAnswered({ task, match }) {
  return Boolean(task?.answers || match?.answers);
}

/**
 * The arrow of the next move of an example, or of a capture that waits for an answer by post.
 *
 * @param {BoardAnswer} answer
 * @param {Arrow[]} others
 * @returns {Arrow[]}
 */
function arrowsOf({ task, post }, others) {
  const shown = task?.shows || post?.pending;
  return shown ? [moveOf(shown)] : others;
}

/**
 * A hint of a task is shown before the worker has heard of it; those of a puzzle it gives itself.
 *
 * @param {Task} task
 * @param {number} shown
 */
function hinted(task, shown) {
  return task.puzzle ? task : { ...task, hints: Math.max(task.hints, shown) };
}

/**
 * The meaning of a touch on a square.
 *
 * @param {State} state
 * @param {string} square
 * @returns {Meaning}
 */
export function touchMeaning(state, square) {
  const { selected, targets } = state;
  if (selected === square && !state.isPreset) {
    return { type: "cancel" };
  }
  if (selected && targets.get(selected)?.squares.has(square)) {
    return moveMeaning(state, selected, square);
  }
  if (canMove(state, square)) {
    return { type: "select", square };
  }
  return selected ? moveMeaning(state, selected, square) : moveMeaning(state, square, square);
}

/**
 * The changes of a touch while an answer is under way: an own mask is held until it comes, since
 * where it may go is not known yet. A second touch lets go of it, one elsewhere changes nothing.
 *
 * @param {State} state
 * @param {string} square
 * @returns {Partial<State>}
 */
export function held(state, square) {
  const { masks, pending, learner } = state;
  const mask = masks.get(pending?.to === square ? pending.from : square);
  const isOwn = mask && pending?.from !== square && (!learner || mask.owner === learner);
  if (!isOwn) {
    return {};
  }
  const isAgain = state.isHeld && state.selected === square;
  return { selected: isAgain ? null : square, isHeld: !isAgain, isPreset: false };
}

/**
 * The meaning of a move from one square to another.
 *
 * @param {State} state
 * @param {string} from
 * @param {string} to
 * @returns {Meaning}
 */
export function moveMeaning(state, from, to) {
  const { targets } = state;
  const move = { from, to };
  if (state.outcome) {
    return { type: "over" };
  }
  if (targets.size === 0) {
    const isNoted = from === to && state.task?.puzzle && state.task.status === "open";
    const isHidden = state.masks.get(from)?.kind === "hidden";
    return isNoted && isHidden ? { type: "unknown", square: from } : { type: "other-turn" };
  }
  const mask = targets.get(from);
  if (mask?.squares.has(to)) {
    return { type: "move", move };
  }
  if (mask) {
    return { type: "refuse", move, rule: mask.why(to) };
  }
  return from === to
    ? { type: bystander(state.masks.get(from)), square: from }
    : { type: "refuse", move, rule: ruleAgainstStaying(targets) };
}

/**
 * What stands on a square from which nothing can be moved.
 *
 * @param {Mask | undefined} mask
 */
function bystander(mask) {
  if (!mask) {
    return "empty";
  }
  return mask.kind === "hidden" ? "unknown" : "enemy";
}

/**
 * @param {State} state
 * @param {string} square
 */
export function canMove({ outcome, targets }, square) {
  return !outcome && targets.has(square);
}

/** @param {State} state */
export function targetsShown({ selected, targets, pending }) {
  return pending || !selected ? [] : [...(targets.get(selected)?.squares ?? [])];
}

/**
 * The rows of the diagram, or all if something is outside of them.
 *
 * @param {State} state
 * @returns {import("./squares.js").Rows}
 */
export function rowsShown(state) {
  const { rows, masks, pending, moves } = state;
  const last = moves.at(-1) ?? "";
  const moved = pending ? [pending.to] : last ? [last.slice(0, 2), last.slice(2)] : [];
  const squares = [...masks.keys(), ...targetsShown(state), ...moved];
  return squares.every((square) => isShown(square, rows)) ? rows : ALL_ROWS;
}

/** @param {string} text such as `b2b3` */
export function moveOf(text) {
  return { from: text.slice(0, 2), to: text.slice(2) };
}
