/** The exercise of a board: a task of the course, or a puzzle. */

import { loadedStrings } from "../frame/strings.js";
import { arrowTexts } from "./sentences.js";
import { TaskBar } from "./task-bar.js";

/** @typedef {import("./data.js").BoardData} BoardData */
/** @typedef {import("./data.js").Viewer} Viewer */
/** @typedef {import("./data.js").PuzzleData} PuzzleData */
/** @typedef {import("./data.js").TaskData} TaskData */
/** @typedef {import("./game.js").Request} Request */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./task-bar.js").TaskAction} TaskAction */

/**
 * @typedef {object} Controls what an exercise may do with its board
 * @property {import("./renderer.js").Places} places
 * @property {() => State} state
 * @property {() => boolean} isBusy
 * @property {(action: () => void) => void} run now, or after the request under way
 * @property {(changes: Partial<State>) => void} change
 * @property {(request: Request, before: State) => Promise<void>} ask the core to change the board
 * @property {(move: string) => void} play a move for the learner
 * @property {(request: Request) => void} notify the core, without waiting for its answer
 * @property {(request: Request) => Promise<any>} query the core, which changes nothing
 * @property {() => void} focus
 * @property {() => void} setStart makes the board as it is the one to begin again from
 * @property {() => void} reset to the data of the page
 * @property {() => Promise<void>} replay shows the moves that led there
 */

/**
 * @typedef {object} Exercise
 * @property {HTMLElement} hints
 * @property {(state: State) => void} show
 * @property {(square: string) => boolean} point
 */

/** @typedef {(element: HTMLElement, puzzle: PuzzleData, controls: Controls) => Exercise} PuzzleFactory */

/** @typedef {(element: HTMLElement, task: TaskData, past: number, controls: Controls) => Exercise} StrikeFactory */

/** @type {PuzzleFactory | null} */
let makePuzzle = null;
/** @type {StrikeFactory | null} */
let makeStrikes = null;

/**
 * Enable puzzles on the boards of this page; other pages do not load their scripts.
 *
 * @param {PuzzleFactory} factory
 */
export function registerPuzzles(factory) {
  makePuzzle = factory;
}

/**
 * Enable tasks in which kinds are struck out; other pages do not load their scripts.
 *
 * @param {StrikeFactory} factory
 */
export function registerStrikes(factory) {
  makeStrikes = factory;
}

/**
 * The exercise of a board, if it has one.
 *
 * @param {Element | null} element reserved by the page for the buttons
 * @param {BoardData} data
 * @param {Controls} controls
 * @returns {Exercise | null}
 */
export function exerciseOf(element, { task, puzzle, moves = [] }, controls) {
  if (!(element instanceof HTMLElement)) {
    return null;
  }
  if (puzzle) {
    return makePuzzle?.(element, puzzle, controls) ?? null;
  }
  if (task?.strikes && makeStrikes) {
    return makeStrikes(element, task, moves.length, controls);
  }
  return task ? new TaskExercise(element, task, moves.length, controls) : null;
}

class TaskExercise {
  #controls;
  #isPointing;
  #deals;
  #bar;
  /** What tells those who do not see the arrow where it leads, part of what is asked. */
  #arrow;

  /**
   * @param {HTMLElement} element reserved by the page for the bar
   * @param {TaskData} task
   * @param {number} past how many moves led there
   * @param {Controls} controls
   */
  constructor(element, task, past, controls) {
    this.#controls = controls;
    this.#isPointing = Boolean(task.viewers);
    this.#deals = Boolean(task.deals);
    this.#arrow = controls.places.task.querySelector(".volto-task__arrow");
    this.#bar = new TaskBar(element, { task, past }, controls.places, {
      act: (action) => (action === "hint" ? this.#hint() : controls.run(() => this.#act(action))),
      see: (viewer) => controls.run(() => this.#see(viewer)),
    });
  }

  /** The list of hints. */
  get hints() {
    return this.#bar.hints;
  }

  /** @param {State} state */
  show(state) {
    this.#bar.show(state);
    const strings = loadedStrings();
    // As the page was sent, it tells of the first arrow.
    if (this.#arrow && strings) {
      this.#arrow.textContent = arrowTexts(state, strings).join("");
    }
  }

  /**
   * Answer with a square, where the task asks for one.
   *
   * @param {string} square
   * @returns {boolean} whether it does
   */
  point(square) {
    if (!this.#asksForSquare) {
      return false;
    }
    this.#controls.run(() => this.#answerWith(square));
    return true;
  }

  get #asksForSquare() {
    const { task } = this.#controls.state();
    return this.#isPointing && task !== null && task.status !== "solved";
  }

  /** @param {string} square */
  #answerWith(square) {
    // The answer that it has waited for may have been the last.
    if (this.#asksForSquare) {
      const before = this.#controls.state();
      this.#controls.change({ selected: square, isPreset: true });
      this.#controls.ask({ do: "point", square }, before);
    }
  }

  /** @param {Viewer} viewer */
  #see(viewer) {
    const before = this.#controls.state();
    this.#controls.change({ viewer, selected: null });
    this.#controls.ask({ do: "see", viewer }, before);
  }

  /** Show the next hint at once; the core only counts it. */
  #hint() {
    const { task } = this.#controls.state();
    if (task) {
      this.#controls.change({ task: { ...task, hints: task.hints + 1 } });
      this.#controls.notify({ do: "hint" });
    }
  }

  /** @param {TaskAction} action */
  async #act(action) {
    const before = this.#controls.state();
    // The button may disappear; the focus stays on the board.
    this.#controls.focus();
    if (action === "watch") {
      await this.#controls.replay();
    } else if (action === "show") {
      this.#controls.play(before.task?.shows ?? "");
    } else if (action === "undo") {
      await (before.can.undo && this.#controls.ask({ do: "undo" }, before));
    } else if (action === "free") {
      await this.#controls.ask({ do: "free" }, before);
      this.#controls.setStart();
    } else if (before.task) {
      const deal = this.#deals ? { deal: /** @type {const} */ (true) } : {};
      await this.#controls.ask({ do: "reset", ...deal }, before);
    } else {
      this.#controls.reset();
    }
  }
}
