/** The table of the lab: what each of its parts holds in either mode, and what a wait looks like. */

import { button, part } from "../frame/parts.js";
import { Touches } from "./touches.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {"edit" | "play"} Mode */

/**
 * @typedef {object} Parts
 * @property {HTMLElement} board
 * @property {Node[]} answer
 * @property {HTMLElement} row what is taken or gone to with the board in view
 * @property {Node[]} buttons
 * @property {Node[]} aside
 */

export class LabTable {
  #strings;
  #root;
  #places;
  #bar = part("div", "volto-bar");
  #next;
  /** @type {HTMLElement | null} */
  #board = null;

  /**
   * @param {HTMLElement & { toggle?: (isOpen: boolean) => void }} root the `volto-table`
   * @param {Strings} strings
   * @param {() => void} goOn
   */
  constructor(root, strings, goOn) {
    this.#root = root;
    this.#strings = strings;
    const find = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (root.querySelector(`.volto-table__${name}`));
    this.#places = {
      task: find("task"),
      board: find("board"),
      answer: find("answer"),
      actions: find("actions"),
      aside: find("aside"),
    };
    this.#next = button("", goOn, "next");
    this.#next.dataset.done = "true";
    this.#places.actions.append(this.#bar);
  }

  /**
   * @param {Mode} mode
   * @param {Parts} parts
   */
  seat(mode, { board, answer, row, buttons, aside }) {
    this.#board = board;
    board.dataset.part = "board";
    row.classList.add("volto-lab__row");
    this.#root.dataset.mode = mode;
    this.#places.board.replaceChildren(board);
    this.#places.answer.replaceChildren(...answer);
    this.#places.aside.replaceChildren(...aside);
    this.#next.textContent = this.#strings.t(mode === "edit" ? "lab-play" : "lab-edit");
    const focused = document.activeElement;
    this.#bar.replaceChildren(row, ...buttons, this.#next);
    if (focused === this.#next) {
      this.#next.focus({ preventScroll: true });
    }
  }

  /**
   * Say what the lab is doing.
   *
   * @param {string} id
   * @param {Record<string, string | number>} [values]
   */
  task(id, values) {
    const text = this.#places.task.querySelector(".volto-task");
    if (text) {
      text.textContent = this.#strings.t(id, values);
    }
  }

  /** Close the sheet, so that the board is in view. */
  close() {
    if (this.#root.dataset.sheet === "open") {
      this.#root.toggle?.(false);
    }
  }

  /**
   * Show that the next board is on its way, and keep what is touched until then.
   *
   * @param {(squares: string[]) => void} tell
   * @returns {() => void} ends the wait, and touches the new board if it shows what was touched
   */
  wait(tell) {
    const board = this.#board;
    const { status = "ready", position } = board?.dataset ?? {};
    const touches = new Touches(this.#places.board, tell);
    this.#next.ariaDisabled = "true";
    this.#next.ariaBusy = "true";
    if (board) {
      board.dataset.status = "loading";
    }
    return () => {
      this.#next.ariaDisabled = "false";
      this.#next.ariaBusy = "false";
      if (board?.dataset.status === "loading") {
        board.dataset.status = status;
      }
      const isNew = this.#board !== board && this.#board?.dataset.position === position;
      touches.end(isNew ? this.#board : null);
    };
  }
}
