/** All of a board that is seen: the drawing, the grid over it, the tools and lists around it. */

import { Canvas } from "./canvas.js";
import { drawing, maskName } from "./drawing.js";
import { Grid } from "./grid.js";
import { ghostOf, maskAt } from "./motion.js";
import { nameOf, titleOf } from "./speech.js";
import { FRAME } from "./squares.js";
import { canMove, targetsShown } from "./state.js";
import { SuspectList } from "./suspects.js";
import { Tools } from "./tools.js";
import { loadWords } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./tools.js").Tool} Tool */
/** @typedef {import("./words.js").Words} Words */

/** Whether a pointer is down. */
let isPressed = false;
addEventListener(
  "pointerdown",
  () => {
    isPressed = true;
  },
  true,
);
for (const sign of ["pointerup", "pointercancel"]) {
  addEventListener(
    sign,
    () => {
      isPressed = false;
    },
    true,
  );
}

export class Face {
  #host;
  #canvas;
  #tools;
  #suspects = new SuspectList();
  /** @type {Words | null} */
  #words = null;
  /** @type {SVGGElement | null} */
  #dragged = null;
  svg;
  grid;

  /**
   * @param {HTMLElement} host the `volto-board`
   * @param {SVGSVGElement} svg its drawing
   * @param {State} state
   * @param {HTMLElement[]} words that stand below the table
   * @param {Tool[]} tools
   * @param {(tool: Tool) => void} use
   */
  constructor(host, svg, state, words, tools, use) {
    this.#host = host;
    this.svg = svg;
    this.grid = new Grid(state.seat);
    this.#tools = new Tools(tools, use);
    this.#build(words);
    this.#canvas = new Canvas(svg);
    this.show(state);
  }

  /** @param {HTMLElement[]} words */
  #build(words) {
    const table = document.createElement("div");
    table.className = "volto-table";
    this.svg.replaceWith(table);
    for (const name of ["role", "aria-labelledby", "aria-describedby"]) {
      this.svg.removeAttribute(name);
    }
    // What the drawing shows, the squares say.
    this.svg.setAttribute("aria-hidden", "true");
    table.append(this.svg, this.grid.element);
    this.#host.append(...words, this.#tools.element, this.#suspects.element);
    for (const sign of ["pointerdown", "focusin"]) {
      this.#host.addEventListener(sign, () => this.#mark(true));
    }
    document.addEventListener("focusin", ({ target }) => !isPressed && this.#rest(target));
    // Nothing may move under a pointer before it has clicked.
    document.addEventListener("pointerup", ({ target }) => setTimeout(() => this.#rest(target)));
  }

  /** @param {EventTarget | null} target of what the learner does, perhaps elsewhere */
  #rest(target) {
    const isActive = this.#host.classList.contains("is-active");
    if (isActive && target instanceof Node && !this.#host.contains(target)) {
      this.#mark(false);
    }
  }

  /**
   * A suggestion steps aside while any board is active. It is told so itself: a class of the whole page
   * would have all its boards styled again, at the first touch of all times.
   *
   * @param {boolean} isActive
   */
  #mark(isActive) {
    this.#host.classList.toggle("is-active", isActive);
    const active = document.querySelector("volto-board.is-active");
    document.querySelector(".volto-suggestion")?.classList.toggle("is-aside", active !== null);
  }

  /**
   * Give everything its name, as soon as there are words.
   *
   * @param {() => State} now
   */
  async speak(now) {
    try {
      this.#words = await loadWords();
    } catch (error) {
      console.warn(error);
      return;
    }
    const task = this.#host.querySelector(".volto-task")?.id ?? "";
    this.grid.element.setAttribute("aria-describedby", `${task} ${hint(this.#words)}`.trim());
    this.#tools.name(this.#words);
    this.show(now());
  }

  /**
   * Draw the state and name its squares; the buttons, and so the focus, stay.
   *
   * @param {State} state
   */
  show(state) {
    const words = this.#words;
    this.#canvas.draw(drawing(state));
    this.grid.place(state.seat);
    this.grid.update((square) => ({
      name: words && nameOf(square, state, words),
      look: lookOf(square, state),
      isPressed: state.selected === square,
    }));
    if (words) {
      this.grid.element.ariaLabel = titleOf(state, words);
      this.#suspects.update(state, words);
    }
    // A task is tried again as a whole.
    const isHidden = state.task !== null;
    this.#tools.set("undo", { isOff: !state.can.undo, isHidden });
    this.#tools.set("redo", { isOff: !state.can.redo, isHidden });
    this.#tools.set("reset", { isOff: !state.can.reset, isHidden });
    this.#tools.set("coordinates", { isPressed: state.coordinates });
    this.#tools.set("suspects", { isPressed: state.isListed });
  }

  /**
   * Let a mask hang from the pointer.
   *
   * @param {string} from
   * @param {State} state
   * @param {number} x of the pointer in the window
   * @param {number} y
   */
  drag(from, { masks, seat }, x, y) {
    const mask = masks.get(from);
    if (!this.#dragged && mask) {
      maskAt(this.svg, from, seat)?.setAttribute("opacity", "0.25");
      this.#dragged = ghostOf(maskName(mask, seat), from, seat);
      this.svg.append(this.#dragged);
      this.#host.classList.add("is-dragging");
    }
    const box = this.svg.getBoundingClientRect();
    const unit = this.svg.viewBox.baseVal.width / box.width;
    const right = (x - box.left) * unit - FRAME;
    const down = (y - box.top) * unit - FRAME;
    this.#dragged?.setAttribute("transform", `translate(${right} ${down})`);
  }

  /**
   * @param {string} from
   * @param {State} state
   */
  drop(from, { seat }) {
    this.#dragged?.remove();
    this.#dragged = null;
    maskAt(this.svg, from, seat)?.removeAttribute("opacity");
    this.#host.classList.remove("is-dragging");
  }
}

/**
 * @param {string} square
 * @param {State} state
 */
function lookOf(square, state) {
  if (square === state.selected && !state.isPreset) {
    return "is-selected";
  }
  if (targetsShown(state).includes(square)) {
    return "is-target";
  }
  return canMove(state, square) ? "is-movable" : "";
}

/**
 * The id of the words on how to use a board, which all boards of a page share.
 *
 * @param {Words} words
 */
function hint(words) {
  const id = "volto-hint";
  if (!document.getElementById(id)) {
    const element = document.createElement("p");
    element.id = id;
    element.hidden = true;
    element.textContent = words.t("play-hint");
    document.body.append(element);
  }
  return id;
}
