/** A table with several modes: what each of its parts holds in each, and what a wait looks like. */

import { button, part } from "../frame/parts.js";
import { Touches } from "./touches.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

/**
 * @typedef {object} Parts
 * @property {HTMLElement} board
 * @property {Node[]} answer
 * @property {HTMLElement} row what is taken or gone to with the board in view
 * @property {Node[]} buttons
 * @property {string} next the words on the button that leads on, empty if nothing does
 * @property {Node[]} aside
 */

export class Seats {
  #strings;
  #root;
  #places;
  #task;
  #bar = part("div", "volto-bar");
  #next;
  /** @type {HTMLElement | null} */
  #board = null;
  /** Whether the button that led on had the focus when it went or led elsewhere. */
  #isLed = false;

  /**
   * @param {HTMLElement & { toggle?: (isOpen: boolean) => void, seat?: () => void }} root the `volto-table`
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
    this.#task = root.querySelector(".volto-task") ?? part("p", "volto-task");
    this.#next = button("", goOn, "next");
    this.#next.dataset.done = "true";
    this.#places.actions.append(this.#bar);
  }

  /**
   * @param {string} mode
   * @param {Parts} parts
   */
  seat(mode, { board, answer, row, buttons, next, aside }) {
    this.#board = board;
    board.dataset.part = "board";
    this.#root.dataset.mode = mode;
    // Somebody else may have had the table.
    this.#places.task.replaceChildren(this.#task);
    if (!this.#places.actions.contains(this.#bar)) {
      this.#places.actions.replaceChildren(this.#bar);
      this.#root.seat?.();
    }
    this.#places.board.replaceChildren(board);
    this.#places.answer.replaceChildren(...answer);
    this.#places.aside.replaceChildren(...aside);
    this.#fill({ row, buttons, next });
    if (next) {
      this.lead();
    }
  }

  /**
   * Change what can be done, and leave everything else as it is.
   *
   * @param {Pick<Parts, "row" | "buttons" | "next">} parts
   */
  offer(parts) {
    this.#fill(parts);
    this.lead();
  }

  /** @param {Pick<Parts, "row" | "buttons" | "next">} parts */
  #fill({ row, buttons, next }) {
    this.#isLed ||= document.activeElement === this.#next;
    row.classList.add("volto-table__row");
    this.#next.textContent = next;
    this.#next.hidden = !next;
    this.#bar.replaceChildren(row, ...buttons, this.#next);
  }

  /** Focus what leads on now, or else the board, for whoever has pressed what led here. */
  lead() {
    const focused = document.activeElement;
    // Who has gone on to something else is left there.
    if (this.#isLed && (focused === document.body || focused === this.#next)) {
      const square = this.#board?.querySelector(".volto-grid [tabindex='0']");
      const onward = this.#next.hidden ? square : this.#next;
      (onward instanceof HTMLElement ? onward : null)?.focus({ preventScroll: true });
    }
    this.#isLed = false;
  }

  /**
   * Say what is going on.
   *
   * @param {string} id
   * @param {Record<string, string | number>} [values]
   */
  task(id, values) {
    this.#task.role = null;
    this.#task.textContent = this.#strings.t(id, values);
  }

  /**
   * The same aloud, where nothing else tells it.
   *
   * @param {string} id
   * @param {Record<string, string | number>} [values]
   */
  announce(id, values) {
    const text = this.#strings.t(id, values);
    this.#task.role = "status";
    // Written again, it would be read again.
    if (this.#task.textContent !== text) {
      this.#task.textContent = text;
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
   * @param {(before: string, after: string) => boolean} [fits] whether a touch on the board before
   *   is meant for the one after it, from the positions of both
   * @returns {() => void} ends the wait, and touches the new board if it shows what was touched
   */
  wait(tell, fits = (before, after) => before === after) {
    const board = this.#board;
    const { status = "ready", position = "" } = board?.dataset ?? {};
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
      const isNew = this.#board !== board && fits(position, this.#board?.dataset.position ?? "");
      touches.end(isNew ? this.#board : null);
    };
  }
}
