/** A task in which kinds are struck out on enemy masks, compared, and told with the reasons. */

import { toggled } from "../board/notes.js";
import { Pencil } from "../board/pencil.js";
import { reasonList } from "../board/suspects.js";
import { TaskBar } from "../board/task-bar.js";
import { part } from "../frame/parts.js";
import { loadStrings } from "../frame/strings.js";

/** @typedef {import("../board/data.js").TaskData} TaskData */
/** @typedef {import("../board/exercise.js").Controls} Controls */
/** @typedef {import("../board/state.js").State} State */
/** @typedef {import("../board/task-bar.js").TaskAction} TaskAction */
/** @typedef {import("../frame/strings.js").Strings} Strings */

class Strikes {
  #controls;
  #squares;
  #strings;
  #pencil;
  #bar;
  #reasons = part("div", "volto-reasons");
  /** The hints, and once all is right the reasons. */
  hints;

  /**
   * @param {HTMLElement} element reserved by the page for the buttons
   * @param {TaskData} task
   * @param {number} past how many moves led there
   * @param {Controls} controls
   * @param {Strings} strings
   */
  constructor(element, task, past, controls, strings) {
    this.#controls = controls;
    this.#squares = task.strikes ?? [];
    this.#strings = strings;
    const board = controls.places.task.closest(".volto-table")?.querySelector("volto-board");
    const isNight = /** @type {HTMLElement | null} */ (board)?.dataset.seat === "2";
    this.#pencil = new Pencil(strings, isNight ? 1 : 2, (square, letter) =>
      this.#strike(square, letter),
    );
    this.#bar = new TaskBar(
      element,
      { task, past },
      { aside: controls.places.aside, above: this.#pencil.element },
      { act: (action) => this.#act(action), see: () => {} },
    );
    this.hints = part("div", "", this.#bar.hints, this.#reasons);
    this.#open(this.#squares[0] ?? "", new Map());
  }

  /** @param {State} state */
  show(state) {
    this.#bar.show(state);
    const because = state.task?.status === "solved" ? state.task.compared?.because : undefined;
    const lists = Object.entries(because ?? {}).map(([square, { excluded = {} }]) =>
      part("div", "", part("b", "", square), reasonList(excluded, this.#strings)),
    );
    this.#reasons.replaceChildren(...lists);
    this.#pencil.mark(state.task?.compared?.over ?? {});
    this.#pencil.element.hidden = state.task?.status === "solved";
  }

  /**
   * Take the pencil to a mask; nothing is moved here.
   *
   * @param {string} square
   */
  point(square) {
    const { notes, task } = this.#controls.state();
    if (this.#squares.includes(square) && task && task.status !== "solved") {
      this.#open(square, notes);
    }
    return task !== null;
  }

  /**
   * @param {string} square
   * @param {ReadonlyMap<string, string>} notes
   */
  #open(square, notes) {
    this.#pencil.open(square, notes.get(square) ?? "");
  }

  /**
   * @param {string} square
   * @param {string} letter
   */
  #strike(square, letter) {
    const { notes, task } = this.#controls.state();
    const after = new Map(Object.entries(toggled(Object.fromEntries(notes), square, letter)));
    // What was compared before is no longer so.
    const asked = task && { ...task, compared: undefined };
    this.#controls.change({ notes: after, task: asked });
    this.#open(square, after);
  }

  /** @param {TaskAction} action */
  #act(action) {
    const before = this.#controls.state();
    if (action === "hint" && before.task) {
      this.#controls.change({ task: { ...before.task, hints: before.task.hints + 1 } });
      this.#controls.notify({ do: "hint" });
    } else if (action === "watch") {
      this.#controls.run(() => this.#controls.replay());
    } else if (action === "compare") {
      this.#controls.run(() => this.#compare(before));
    } else if (action === "again") {
      this.#controls.run(() => this.#again(before));
    }
  }

  /** @param {State} before */
  async #compare(before) {
    const notes = Object.fromEntries(before.notes);
    await this.#controls.ask({ do: "compare", notes }, before);
    if (this.#controls.state().task?.status === "solved") {
      // The button is gone with the pencil; the focus stays on the board.
      this.#controls.focus();
    }
  }

  /** @param {State} before */
  async #again(before) {
    // The button disappears.
    this.#controls.focus();
    this.#controls.change({ notes: new Map() });
    this.#open(this.#squares[0] ?? "", new Map());
    await this.#controls.ask({ do: "reset" }, before);
  }
}

/** @returns {Promise<import("../board/exercise.js").StrikeFactory>} once its messages are loaded */
export async function strikeFactory() {
  const strings = await loadStrings();
  return (element, task, past, controls) => new Strikes(element, task, past, controls, strings);
}
