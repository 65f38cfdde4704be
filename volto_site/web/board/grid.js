/** The grid of real buttons over a drawing: one tab stop, arrows inside, a name for each square. */

import { ALL_ROWS, COLUMNS, isShown, ROWS, seenFrom } from "./squares.js";

/** @typedef {import("./squares.js").Player} Player */
/** @typedef {import("./squares.js").Rows} Rows */

/** @type {Record<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-COLUMNS.length, 0],
  End: [COLUMNS.length, 0],
  PageUp: [0, -ROWS.length],
  PageDown: [0, ROWS.length],
};

export class Grid {
  /** @type {HTMLButtonElement[]} from far left to near right; a button stays where it is */
  #buttons;
  #rows;
  /** What the buttons were last named after. */
  #placed = "";
  element;

  /** @param {Player} seat */
  constructor(seat) {
    model ??= makeGrid();
    this.element = /** @type {HTMLDivElement} */ (model.cloneNode(true));
    this.#rows = /** @type {HTMLElement[]} */ ([...this.element.children]);
    this.#buttons = [...this.element.querySelectorAll("button")];
    this.element.addEventListener("keydown", (event) => this.#walk(event));
    this.element.addEventListener("focusin", ({ target }) => this.#stopAt(target));
    this.place(seat);
  }

  /**
   * Name the buttons after the squares under them; the focus stays with its square.
   *
   * @param {Player} seat
   * @param {Rows} [rows] the others are hidden
   */
  place(seat, rows = ALL_ROWS) {
    const placed = `${seat} ${rows.first} ${rows.last}`;
    if (placed === this.#placed) {
      // To focus a button again, the browser would lay out the page in the middle of a touch.
      return;
    }
    this.#placed = placed;
    const focused = this.squareOf(document.activeElement);
    seenFrom(seat).forEach((square, place) => {
      const button = this.#buttons[place];
      if (button && button.dataset.square !== square) {
        button.dataset.square = square;
        button.ariaLabel = square;
      }
    });
    this.#show(rows);
    if (focused) {
      this.focus(isShown(focused, rows) ? focused : undefined);
    }
  }

  /** @param {Rows} rows */
  #show(rows) {
    this.#rows.forEach((row, place) => {
      const first = this.#buttons[place * COLUMNS.length];
      const isHidden = !isShown(first?.dataset.square ?? "", rows);
      if (row.hidden !== isHidden) {
        row.hidden = isHidden;
      }
    });
    if (this.#shown.every(({ tabIndex }) => tabIndex < 0)) {
      this.#stopAt(this.#shown.at(-3));
    }
  }

  /** The buttons in the rows that are not hidden. */
  get #shown() {
    return this.#buttons.filter(
      (_, place) => !this.#rows[Math.floor(place / COLUMNS.length)]?.hidden,
    );
  }

  /**
   * @param {(square: string) => { name: string | null, look: string, isPressed: boolean }} tell
   */
  update(tell) {
    for (const button of this.#buttons) {
      const { name, look, isPressed } = tell(button.dataset.square ?? "");
      if (name !== null && button.ariaLabel !== name) {
        button.ariaLabel = name;
      }
      if (look && button.className !== look) {
        button.className = look;
      } else if (!look) {
        // One that is empty would tell later on that the square was a target.
        button.removeAttribute("class");
      }
      if (!isPressed) {
        button.removeAttribute("aria-pressed");
      } else if (button.ariaPressed !== "true") {
        button.ariaPressed = "true";
      }
    }
  }

  /** @param {string} [square] the tab stop if none is named */
  focus(square) {
    const isWanted = (/** @type {HTMLElement} */ button) =>
      square ? button.dataset.square === square : button.tabIndex === 0;
    this.#buttons.find(isWanted)?.focus({ preventScroll: true });
  }

  /** @param {unknown} target */
  squareOf(target) {
    const button = target instanceof Element ? target.closest("button[data-square]") : null;
    return button instanceof HTMLElement && this.element.contains(button)
      ? (button.dataset.square ?? null)
      : null;
  }

  /**
   * The square under a point of the window, null beside the mat.
   *
   * @param {number} x
   * @param {number} y
   */
  squareAt(x, y) {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const column = Math.floor(((x - left) / width) * COLUMNS.length);
    const shown = this.#shown;
    const rows = shown.length / COLUMNS.length;
    const row = Math.floor(((y - top) / height) * rows);
    const isInside = column >= 0 && row >= 0 && column < COLUMNS.length && row < rows;
    const place = row * COLUMNS.length + column;
    const seen = isTurned(this.element) ? shown.toReversed() : shown;
    return isInside ? (seen[place]?.dataset.square ?? null) : null;
  }

  /** @param {unknown} target the button that is the tab stop from now on */
  #stopAt(target) {
    if (this.squareOf(target)) {
      for (const button of this.#buttons) {
        const tabIndex = button === target ? 0 : -1;
        // Written anew, each would be styled again in the middle of a touch.
        if (button.tabIndex !== tabIndex) {
          button.tabIndex = tabIndex;
        }
      }
    }
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const step = ARROWS[event.key];
    const shown = this.#shown;
    const place = shown.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (!step || place < 0 || event.altKey || event.metaKey || event.ctrlKey) {
      return;
    }
    event.preventDefault();
    const column = clamp((place % COLUMNS.length) + step[0], COLUMNS.length - 1);
    const last = shown.length / COLUMNS.length - 1;
    const row = clamp(Math.floor(place / COLUMNS.length) + step[1], last);
    shown[row * COLUMNS.length + column]?.focus();
  }
}

/** Built once and copied for each board of a page. @type {HTMLElement | undefined} */
let model;

function makeGrid() {
  const grid = document.createElement("div");
  grid.className = "volto-grid";
  grid.role = "grid";
  for (const _ of ROWS) {
    const row = document.createElement("div");
    row.role = "row";
    for (const _ of COLUMNS) {
      addCell(row);
    }
    grid.append(row);
  }
  return grid;
}

/** @param {HTMLElement} row */
function addCell(row) {
  const cell = document.createElement("div");
  cell.role = "gridcell";
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  cell.append(button);
  row.append(cell);
}

/**
 * @param {number} value
 * @param {number} most
 */
function clamp(value, most) {
  return Math.min(Math.max(value, 0), most);
}

/**
 * Whether an element is upside down on the screen, at a table between two who face each other.
 *
 * @param {Element} element
 */
export function isTurned(element) {
  return element.closest("[data-turned]") !== null;
}
