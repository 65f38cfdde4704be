/** What a learner does on a task: points, walks around the table, takes hints, begins again. */

import { chance } from "./chance.js";
import { TaskBar } from "./task.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./game.js").Request} Request */
/** @typedef {import("./task.js").Action} Action */
/** @typedef {import("./task.js").Place} Place */

/**
 * @typedef {object} Table where the task is set
 * @property {() => State} state
 * @property {() => boolean} isBusy
 * @property {(wish: () => void) => void} when it is no longer busy, or at once
 * @property {(changes: Partial<State>) => void} change
 * @property {(request: Request, before: State) => Promise<void>} ask
 * @property {(move: string) => void} play a move for the learner
 * @property {(request: Request) => void} mention to the core, whose answer nobody waits for
 * @property {(request: Request) => Promise<any>} hear the core's answer, which changes nothing
 * @property {() => void} focus
 * @property {() => void} keep the board as it is for the one to begin again from
 * @property {() => void} reset to what the page brings
 */

/**
 * @typedef {object} Trier a learner with something to solve
 * @property {HTMLElement} hints
 * @property {(state: State) => void} show
 * @property {(square: string) => boolean} point
 */

/** @typedef {import("../puzzles/standing.js").Assignment} Puzzle */
/** @typedef {(element: HTMLElement, puzzle: Puzzle, table: Table) => Trier} Solver */

/** @type {Solver | null} */
let solver = null;

/**
 * Let puzzles be solved on the boards of the page; elsewhere nobody loads what that takes.
 *
 * @param {Solver} wanted
 */
export function letSolve(wanted) {
  solver = wanted;
}

/**
 * Who tries what a board asks, if it asks anything.
 *
 * @param {Element | null} element that the page keeps free for the bar
 * @param {import("./verdicts.js").Opening} opening
 * @param {Table} table
 * @returns {Trier | null}
 */
export function tryingOf(element, { task, puzzle }, table) {
  if (!(element instanceof HTMLElement)) {
    return null;
  }
  if (puzzle) {
    return solver?.(element, puzzle, table) ?? null;
  }
  return task ? new Trying(element, task, table) : null;
}

export class Trying {
  #table;
  #isPointing;
  #deals;
  #bar;

  /**
   * @param {HTMLElement} element that the page keeps free for the bar
   * @param {import("./task.js").Assignment} assignment
   * @param {Table} table
   */
  constructor(element, assignment, table) {
    this.#table = table;
    this.#isPointing = Boolean(assignment.viewers);
    this.#deals = Boolean(assignment.deals);
    this.#bar = new TaskBar(element, assignment, {
      act: (action) => (action === "hint" ? this.#hint() : table.when(() => this.#act(action))),
      walk: (place) => table.when(() => this.#walk(place)),
    });
  }

  /** The list of hints. */
  get hints() {
    return this.#bar.hints;
  }

  /** @param {State} state */
  show(state) {
    this.#bar.show(state);
  }

  /**
   * Point at a square, where that is what the task wants.
   *
   * @param {string} square
   * @returns {boolean} whether it is
   */
  point(square) {
    const before = this.#table.state();
    if (!this.#isPointing || !before.task || before.task.status === "solved") {
      return false;
    }
    if (!this.#table.isBusy()) {
      this.#table.change({ selected: square, isPreset: true });
      this.#table.ask({ do: "point", square }, before);
    }
    return true;
  }

  /** @param {Place} place */
  #walk(place) {
    const before = this.#table.state();
    this.#table.change({ place, selected: null });
    this.#table.ask({ do: "see", viewer: place }, before);
  }

  /** Shown at once; the core only counts it. */
  #hint() {
    const { task } = this.#table.state();
    if (task) {
      this.#table.change({ task: { ...task, hints: task.hints + 1 } });
      this.#table.mention({ do: "hint" });
    }
  }

  /** @param {Action} action */
  async #act(action) {
    const before = this.#table.state();
    // The button may go; whoever used it by keyboard stays on the board.
    this.#table.focus();
    if (action === "show") {
      this.#table.play(before.task?.shows ?? "");
    } else if (action === "free") {
      await this.#table.ask({ do: "free" }, before);
      this.#table.keep();
    } else if (before.task) {
      const deal = this.#deals ? { deal: chance() } : {};
      await this.#table.ask({ do: "reset", ...deal }, before);
    } else {
      this.#table.reset();
    }
  }
}
