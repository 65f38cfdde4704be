/** Renders a board: the drawing, the grid over it, the tools and lists around it. */

import { afterFrame } from "../frame/idle.js";
import { loadedStrings, loadStrings } from "../frame/strings.js";
import { ghostOf, maskAt } from "./animation.js";
import { Canvas } from "./canvas.js";
import { drawing } from "./drawing.js";
import { Grid, isTurned } from "./grid.js";
import { maskName } from "./kinds.js";
import { boardLabel, squareLabel } from "./sentences.js";
import { ALL_ROWS, edges, viewBox, WIDTH } from "./squares.js";
import { canMove, rowsShown, targetsShown } from "./state.js";
import { Tools } from "./tools.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./tools.js").Tool} Tool */
/** @typedef {import("../frame/strings.js").Strings} Strings */

/**
 * @typedef {object} Places where the texts and buttons of a board stand
 * @property {boolean} isTable
 * @property {HTMLElement} task
 * @property {HTMLElement} answer
 * @property {HTMLElement} actions
 * @property {HTMLElement} aside
 */

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

export class Renderer {
  #host;
  #places;
  /** @type {Canvas | undefined} */
  #canvas;
  #tools;
  /** @type {Promise<import("./suspects.js").SuspectList> | undefined} */
  #suspects;
  /** @type {Strings | null} */
  #strings = null;
  #state;
  /** @type {SVGGElement | null} */
  #dragged = null;
  #isUnfolded = false;
  /** @type {State | null} the state in which the page was sent */
  #sent = null;
  svg;
  grid;

  /**
   * @param {HTMLElement} host the `volto-board`
   * @param {SVGSVGElement} svg its drawing
   * @param {State} state
   * @param {HTMLElement[]} texts below the drawing
   * @param {Tool[]} tools
   * @param {(tool: Tool) => void} use
   */
  constructor(host, svg, state, texts, tools, use) {
    this.#host = host;
    this.#places = placesOf(host);
    this.#state = state;
    this.svg = svg;
    this.grid = new Grid(state.seat);
    this.#tools = new Tools(tools, use);
    this.#build(texts);
    if (svg.firstElementChild) {
      this.#sent = state;
    }
    if (this.#places.isTable) {
      this.#makeTools();
    }
    this.#name(loadedStrings());
    this.show(state);
  }

  /**
   * Make what only a board in use needs, so that it is at hand when a learner comes. Drawing what is
   * there changes nothing, but lets the browser compile what the first touch will run.
   */
  finish() {
    if (this.#sent) {
      this.#sent = null;
      this.#draw(this.#state, this.#state.rows);
    }
    this.#makeTools();
  }

  #makeTools() {
    if (!this.#tools.isFilled) {
      this.#tools.fill();
      this.#name(this.#strings);
      this.#setTools(this.#state);
    }
  }

  /** @param {HTMLElement[]} texts */
  #build(texts) {
    for (const name of ["role", "aria-labelledby", "aria-describedby"]) {
      this.svg.removeAttribute(name);
    }
    // The drawing is hidden from screen readers: the squares have names.
    this.svg.setAttribute("aria-hidden", "true");
    for (const text of this.svg.querySelectorAll(":scope > :is(title, desc)")) {
      text.remove();
    }
    this.svg.after(this.grid.element);
    this.#places.answer.append(...texts);
    this.#places.aside.append(this.#tools.element);
    // A finger may only scroll: its click tells. The targets come first, the tools in the next frame.
    this.#host.addEventListener("pointerdown", ({ pointerType }) => {
      if (pointerType !== "touch") {
        this.#use(true);
      }
    });
    this.#host.addEventListener("focusin", ({ target }) => {
      // The focus that a pointer gives comes between its signs, and would be a frame of its own.
      if (target instanceof Element && target.matches(":focus-visible")) {
        this.#use(true);
      }
    });
    this.#host.addEventListener("click", () => this.#isInUse || afterFrame(() => this.#use(true)), {
      capture: true,
    });
  }

  /** Look up from the board once the learner does something elsewhere. */
  #watch() {
    const end = new AbortController();
    const { signal } = end;
    const rest = (/** @type {EventTarget | null} */ target) => {
      if (!signal.aborted && target instanceof Node && !this.#host.contains(target)) {
        end.abort();
        this.#use(false);
      }
    };
    document.addEventListener("focusin", ({ target }) => !isPressed && rest(target), { signal });
    // Avoid layout shifts while a pointer is down.
    document.addEventListener("pointerup", ({ target }) => setTimeout(() => rest(target)), {
      signal,
    });
  }

  get #isInUse() {
    return this.#host.classList.contains("is-active");
  }

  /** @param {boolean} isInUse whether rows outside the diagram may be shown */
  #use(isInUse) {
    if (isInUse !== this.#isInUse) {
      this.#makeTools();
      this.#host.classList.toggle("is-active", isInUse);
      if (isInUse) {
        this.#watch();
      }
      if (this.#state.rows !== ALL_ROWS) {
        this.show(this.#state);
      }
    }
  }

  /**
   * Set all accessible names, once the messages are loaded.
   *
   * @param {() => State} now
   */
  async speak(now) {
    if (this.#strings) {
      return;
    }
    try {
      this.#name(await loadStrings());
    } catch (error) {
      console.warn(error);
      return;
    }
    this.show(now());
  }

  /** @param {Strings | null} strings */
  #name(strings) {
    this.#strings = strings;
    if (strings) {
      const task = this.#places.task.querySelector(".volto-task")?.id ?? "";
      this.grid.element.setAttribute("aria-describedby", `${task} ${hint(strings)}`.trim());
      this.#tools.name(strings);
    }
  }

  /**
   * Draw the state and name its squares; the buttons are reused, so that the focus stays.
   *
   * @param {State} state
   */
  show(state) {
    const strings = this.#strings;
    const rows = this.#isInUse ? rowsShown(state) : state.rows;
    this.#state = state;
    // Measured before anything is drawn, while the browser need not lay out the page for it.
    this.#unfold(rows, state);
    this.#draw(state, rows);
    this.#frame(rows, state);
    this.grid.place(state.seat, rows);
    const targets = targetsShown(state);
    this.grid.update((square) => ({
      name: strings && squareLabel(square, state, strings, targets),
      look: lookOf(square, state, targets),
      isPressed: state.selected === square,
    }));
    if (strings) {
      this.grid.element.ariaLabel = boardLabel(state, strings);
      this.#list(strings);
    }
    this.#setTools(state);
  }

  /**
   * Draw the board, unless the page was sent with this very drawing.
   *
   * @param {State} state
   * @param {import("./squares.js").Rows} rows
   */
  #draw(state, rows) {
    if (state !== this.#sent || rows !== state.rows) {
      this.#sent = null;
      this.#canvas ??= new Canvas(this.svg);
      this.#canvas.draw(drawing(state, rows));
    }
  }

  /** @param {State} state */
  #setTools(state) {
    // A task is reset as a whole.
    const isHidden = state.task !== null;
    this.#tools.set("undo", { isOff: !state.can.undo, isHidden });
    this.#tools.set("redo", { isOff: !state.can.redo, isHidden });
    this.#tools.set("reset", { isOff: !state.can.reset, isHidden });
    this.#tools.set("coordinates", { isPressed: state.coordinates });
    // In a puzzle the suspects cost a hint.
    const isUnpaid = Boolean(state.task?.puzzle && !state.task.puzzle.aided);
    this.#tools.set("suspects", { isPressed: state.isListed, isHidden: isUnpaid });
  }

  /**
   * Show these rows; the browser computes all of a drawing anew when it is told the same frame again.
   *
   * @param {import("./squares.js").Rows} rows
   * @param {State} state
   */
  #frame(rows, { seat }) {
    const frame = viewBox(rows, seat);
    if (this.svg.getAttribute("viewBox") !== frame) {
      this.svg.setAttribute("viewBox", frame);
    }
    const mat = this.svg.parentElement;
    const height = String(rows.last - rows.first + 1);
    if (mat && mat.dataset.height !== height) {
      mat.dataset.height = height;
    }
  }

  /**
   * List the suspects; the script comes with the first learner who asks for them.
   *
   * @param {Strings} strings
   */
  async #list(strings) {
    if (this.#suspects || this.#state.isListed) {
      this.#suspects ??= this.#makeList();
      (await this.#suspects).update(this.#state, strings);
    }
  }

  async #makeList() {
    const { SuspectList } = await import("./suspects.js");
    const list = new SuspectList();
    this.#tools.element.after(list.element);
    return list;
  }

  /**
   * Let rows outside the diagram lie over the page, in which nothing moves.
   *
   * @param {import("./squares.js").Rows} rows
   * @param {State} state
   */
  #unfold(rows, { rows: usual, seat }) {
    const isUnfolded = rows !== usual;
    // Nothing is measured where nothing changes: the browser would have to lay out the page.
    if (!isUnfolded && !this.#isUnfolded) {
      return;
    }
    this.#isUnfolded = isUnfolded;
    const [now, before] = [edges(rows, seat), edges(usual, seat)];
    const unit = this.svg.getBoundingClientRect().width / WIDTH;
    const margin = (/** @type {number} */ grown) => (grown > 0 ? `${-grown * unit}px` : "");
    // Texts beside the mat stay where they are; those above and below it go with its edges.
    const isBeside = getComputedStyle(this.#host).display.includes("grid");
    const box = (isBeside && this.svg.parentElement) || this.#host;
    box.style.marginTop = margin(before.top - now.top);
    box.style.marginBottom = margin(now.bottom - before.bottom);
    box.classList.toggle("is-unfolded", isUnfolded);
  }

  /**
   * Move a mask with the pointer.
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
    const view = this.svg.viewBox.baseVal;
    const unit = view.width / box.width;
    const isDown = isTurned(this.#host);
    const right = (isDown ? box.right - x : x - box.left) * unit + view.x;
    const down = (isDown ? box.bottom - y : y - box.top) * unit + view.y;
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
 * @param {string[]} targets
 */
function lookOf(square, state, targets) {
  if (square === state.selected && !state.isPreset) {
    return "is-selected";
  }
  if (targets.includes(square)) {
    return "is-target";
  }
  return canMove(state, square) ? "is-movable" : "";
}

/**
 * The id of the instructions, which all boards of a page share.
 *
 * @param {Strings} strings
 */
function hint(strings) {
  const id = "volto-hint";
  if (!document.getElementById(id)) {
    const element = document.createElement("p");
    element.id = id;
    element.hidden = true;
    element.textContent = strings.t("play-hint");
    document.body.append(element);
  }
  return id;
}

/**
 * Below the board, or in the parts of its table.
 *
 * @param {HTMLElement} host the `volto-board`
 * @returns {Places}
 */
export function placesOf(host) {
  const table = host.closest(".volto-table");
  /** @param {string} name */
  const find = (name) => {
    const found = table?.querySelector(`:scope > [data-part="${name}"]`);
    return found instanceof HTMLElement ? found : host;
  };
  return {
    isTable: table !== null,
    task: find("task"),
    answer: find("answer"),
    actions: find("actions"),
    aside: find("aside"),
  };
}
