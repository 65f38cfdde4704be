/** What a board shows and what a touch of it means, without any page: data in, data out. */

import { untouched } from "../puzzles/standing.js";
import { parsePosition, squaresIn } from "./squares.js";
import { ruleAgainstStaying, verdictsOfAnswer, verdictsOfOpening } from "./verdicts.js";

/** @typedef {import("./squares.js").Player} Player */
/** @typedef {import("./squares.js").Mask} Mask */
/** @typedef {import("./verdicts.js").Opening} Opening */
/** @typedef {import("./verdicts.js").Verdicts} Verdicts */
/** @typedef {{ event: string, rule: string, player: Player | null, from?: string, square?: string, kind?: string }} GameEvent */
/** @typedef {{ winner: Player | null, by: string }} Outcome */
/** @typedef {{ code: string, rule: string, turns: number[], squares: string[], kinds: string }} Reason */
/** @typedef {{ kinds: string, excluded?: Record<string, Reason> }} Suspect */
/** @typedef {{ from: string, to: string }} Move */

/**
 * @typedef {object} Task how a task stands, as the core judges it
 * @property {"open" | "reached" | "failed" | "solved" | "given-up"} status
 * @property {string} said the id of what there is to say
 * @property {string | null} rule
 * @property {string[]} reached
 * @property {number} goals
 * @property {number} hints given so far
 * @property {boolean} answers whether the other side has something to answer
 * @property {number} [stars] what it has earned, once it is solved
 * @property {string} [shows] the next move of an example
 * @property {boolean} [deals] whether the other side stands elsewhere each time
 * @property {import("../puzzles/standing.js").Standing} [puzzle]
 */

/**
 * @typedef {object} State
 * @property {string} position as it is written
 * @property {Map<string, Mask>} masks
 * @property {Player} player who is to move
 * @property {Verdicts} verdicts
 * @property {Map<string, Suspect>} suspects
 * @property {string[]} moves
 * @property {{ undo: boolean, redo: boolean, reset: boolean }} can
 * @property {Outcome | null} outcome
 * @property {GameEvent[]} events of the last move
 * @property {string | null} selected
 * @property {boolean} isPreset whether the page, not the learner, has selected it
 * @property {Move | null} pending a move that is shown but not answered yet
 * @property {Move[]} arrows
 * @property {string[]} marks
 * @property {Player} seat
 * @property {boolean} coordinates
 * @property {boolean} overlay whether suspects are drawn
 * @property {boolean} isListed whether they are listed too
 * @property {Task | null} task
 * @property {import("./task.js").Place} place around the table, where that can be changed
 */

/**
 * @typedef {object} Answer what the worker says of a board
 * @property {string} position
 * @property {Player} player
 * @property {string[]} moves
 * @property {GameEvent[]} events
 * @property {Outcome | null} outcome
 * @property {{ undo: boolean, redo: boolean }} can
 * @property {Task} [task]
 */

/**
 * @typedef {{ type: "select", square: string }
 *   | { type: "cancel" }
 *   | { type: "move", move: Move }
 *   | { type: "refuse", move: Move | null, rule: string }
 *   | { type: "unknown", square: string }
 *   | { type: "other-turn" }
 *   | { type: "over" }} Meaning of a touch
 */

/**
 * The board as the page brings it.
 *
 * @param {string} position
 * @param {Player} seat
 * @param {Opening} opening
 * @returns {State}
 */
export function openingState(position, seat, opening) {
  const suspects = Object.entries(opening.suspects ?? {}).flatMap(([kinds, squares]) =>
    squaresIn(squares).map((square) => /** @type {[string, Suspect]} */ ([square, { kinds }])),
  );
  const asked = opening.task ?? opening.puzzle;
  return {
    position,
    ...parsePosition(position),
    verdicts: verdictsOfOpening(opening),
    suspects: new Map(suspects),
    moves: opening.moves ?? [],
    can: { undo: !asked && (opening.moves ?? []).length > 0, redo: false, reset: false },
    outcome: opening.outcome ?? null,
    events: [],
    selected: opening.select ?? null,
    isPreset: true,
    pending: null,
    arrows: (opening.arrows ?? []).map(moveOf),
    marks: opening.marks ?? [],
    seat,
    coordinates: true,
    overlay: opening.overlay ?? false,
    isListed: false,
    task: asked ? untried(asked) : null,
    place: seat === 1 ? "1" : "2",
  };
}

/**
 * @param {import("./task.js").Assignment | import("../puzzles/standing.js").Assignment} assignment
 * @returns {Task}
 */
function untried(assignment) {
  const isPuzzle = "within" in assignment;
  const goals = isPuzzle ? 1 : assignment.goals;
  const nothing = { status: /** @type {const} */ ("open"), said: "", rule: null, reached: [] };
  const more = isPuzzle
    ? { puzzle: untouched(assignment) }
    : { shows: assignment.shows, deals: assignment.deals };
  return { ...nothing, goals, hints: 0, answers: false, ...more };
}

/**
 * The board as the worker says it is now, before it has said what can be done on it.
 *
 * @param {State} state
 * @param {Answer} answer
 * @param {State} opening whose arrows and marks belong to it alone
 * @returns {State}
 */
export function answered(state, answer, opening) {
  const isOpening = answer.moves.join() === opening.moves.join();
  return {
    ...state,
    position: answer.position,
    ...parsePosition(answer.position),
    verdicts: new Map(),
    moves: answer.moves,
    can: { ...answer.can, reset: !isOpening },
    outcome: answer.outcome,
    events: answer.events,
    selected: null,
    pending: null,
    arrows: arrowsOf(answer, isOpening ? opening.arrows : []),
    marks: isOpening ? opening.marks : [],
    task: answer.task ? hinted(answer.task, state.task?.hints ?? 0) : null,
  };
}

/**
 * An example shows its next move.
 *
 * @param {Answer} answer
 * @param {Move[]} others
 */
function arrowsOf({ task }, others) {
  return task?.shows ? [moveOf(task.shows)] : others;
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
 * The board with what can be done on it and what is known of its masks.
 *
 * @param {State} state
 * @param {Record<string, import("./verdicts.js").Answer>} from
 * @param {Record<string, Suspect>} suspects
 * @param {State} opening
 * @returns {State}
 */
export function considered(state, from, suspects, opening) {
  const isOpening = state.moves.join() === opening.moves.join();
  const known = new Map(Object.entries(suspects));
  return {
    ...state,
    verdicts: verdictsOfAnswer(from),
    suspects: isOpening && known.size === 0 ? opening.suspects : known,
  };
}

/**
 * What it means to touch a square.
 *
 * @param {State} state
 * @param {string} square
 * @returns {Meaning}
 */
export function touch(state, square) {
  const { selected, verdicts } = state;
  if (selected === square && !state.isPreset) {
    return { type: "cancel" };
  }
  if (selected && verdicts.get(selected)?.targets.has(square)) {
    return attempt(state, selected, square);
  }
  if (canMove(state, square)) {
    return { type: "select", square };
  }
  return selected ? attempt(state, selected, square) : attempt(state, square, square);
}

/**
 * What it means to move from one square to another.
 *
 * @param {State} state
 * @param {string} from
 * @param {string} to
 * @returns {Meaning}
 */
export function attempt(state, from, to) {
  const { verdicts } = state;
  const move = { from, to };
  if (state.outcome) {
    return { type: "over" };
  }
  if (verdicts.size === 0) {
    return { type: "other-turn" };
  }
  const verdict = verdicts.get(from);
  if (verdict?.targets.has(to)) {
    return { type: "move", move };
  }
  if (verdict) {
    return { type: "refuse", move, rule: verdict.why(to) };
  }
  if (from === to && state.masks.get(from)?.kind === "hidden") {
    return { type: "unknown", square: from };
  }
  return { type: "refuse", move: from === to ? null : move, rule: ruleAgainstStaying(verdicts) };
}

/**
 * @param {State} state
 * @param {string} square
 */
export function canMove({ outcome, verdicts }, square) {
  return !outcome && verdicts.has(square);
}

/** @param {State} state */
export function targetsShown({ selected, verdicts, pending }) {
  return pending || !selected ? [] : [...(verdicts.get(selected)?.targets ?? [])];
}

/** @param {string} text such as `b2b3` */
export function moveOf(text) {
  return { from: text.slice(0, 2), to: text.slice(2) };
}
