/** A line of moves shown on a board without the core: those that led there, or a prediction. */

import { glide, showChange } from "./animation.js";
import { parsePosition } from "./squares.js";
import { moveOf } from "./state.js";

/** @typedef {import("./data.js").Frame} Frame */
/** @typedef {import("./state.js").State} State */

/** How long each move is looked at, in milliseconds. */
const PAUSE = 700;

/**
 * @typedef {object} Stage the board on which a line is shown
 * @property {SVGSVGElement} svg
 * @property {() => State} state
 * @property {() => boolean} isEnded whether the board is wanted for something else
 * @property {(changes: Partial<State>) => void} change
 */

/**
 * Show the frames of a line one after the other, from the first on.
 *
 * @param {Frame[]} frames
 * @param {Stage} stage
 */
export async function playFrames(frames, stage) {
  for (const [place, frame] of frames.entries()) {
    if (stage.isEnded()) {
      return;
    }
    const before = stage.state();
    const moves = frames.slice(1, place + 1).map(({ move }) => move ?? "");
    stage.change({ ...framed(frame), moves });
    if (place > 0) {
      showChange(stage.svg, "reply", stage.state(), before);
    }
    await pause();
  }
}

/**
 * Show how a move is refused: the mask goes, and comes back.
 *
 * @param {NonNullable<import("./data.js").BoardData["refused"]>} refused
 * @param {Stage} stage
 */
export async function playRefused({ move, overEdge }, { svg, state, isEnded, change }) {
  const { from, to } = moveOf(move);
  // Over an edge it is there at once: gliding, it would cross the mat.
  const go = (/** @type {import("./state.js").Move} */ way) =>
    overEdge || glide(svg, way, state().seat);
  if (isEnded()) {
    return;
  }
  change({ pending: { from, to } });
  go({ from, to });
  await pause();
  if (!isEnded()) {
    change({ pending: null });
    go({ from: to, to: from });
  }
}

/**
 * What a board shows of a frame; nothing can be touched meanwhile.
 *
 * @param {Frame} frame
 * @returns {Partial<State>}
 */
function framed({ position, events = [], off = ["", ""], outcome = null }) {
  return {
    position,
    ...parsePosition(position),
    events,
    off,
    outcome,
    targets: new Map(),
    selected: null,
    arrows: [],
    marks: [],
  };
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
