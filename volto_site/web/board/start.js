/** Brings the boards of a page to life, those in sight first, the others when there is time. */

import { Board } from "./board.js";

/** What one board takes, and how long one waits at most for its turn, in milliseconds. */
const ENOUGH = 8;
const LATEST = 150;

class VoltoBoard extends HTMLElement {
  /** @type {Board | null} */
  #board = null;
  /** @type {import("./verdicts.js").Opening | null} given by whoever makes a board in the page */
  opening = null;

  connectedCallback() {
    if (this.querySelector(":scope > script")) {
      sight.observe(this);
      // Whoever is faster than the browser's idle time is not made to wait.
      this.addEventListener("pointerdown", () => this.live(), { once: true, capture: true });
      waiting.push(this);
      liveWhenIdle();
    }
  }

  /**
   * Change the board from outside, such as `{ do: "go", to: "3" }`.
   *
   * @param {import("./board.js").Request} request
   */
  async tell(request) {
    this.live();
    await this.#board?.tell(request);
  }

  /** Lay the grid over the drawing, once. */
  live() {
    const data = this.querySelector(":scope > script");
    const svg = this.querySelector("svg.volto");
    sight.unobserve(this);
    const opening = this.opening ?? (data && JSON.parse(data.textContent));
    if (!this.#board && opening && svg instanceof SVGSVGElement) {
      this.#board = new Board(this, svg, opening);
    }
  }
}

const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof VoltoBoard) {
        target.live();
      }
    }
  },
  { rootMargin: "50%" },
);

/** @type {VoltoBoard[]} */
const waiting = [];
let isIdling = false;

function liveWhenIdle() {
  if (!isIdling && waiting.length) {
    isIdling = true;
    whenIdle((hasTime) => {
      isIdling = false;
      do {
        liveIfShown(waiting.shift());
      } while (waiting.length && hasTime());
      liveWhenIdle();
    });
  }
}

/**
 * What is hidden, such as a later step of the course, comes to life when it is shown.
 *
 * @param {VoltoBoard | undefined} board
 */
function liveIfShown(board) {
  if (board?.checkVisibility()) {
    board.live();
  }
}

/** @param {(hasTime: () => boolean) => void} act */
function whenIdle(act) {
  if ("requestIdleCallback" in globalThis) {
    requestIdleCallback((deadline) => act(() => deadline.timeRemaining() > ENOUGH), {
      timeout: LATEST,
    });
  } else {
    setTimeout(act, LATEST, () => false);
  }
}

customElements.define("volto-board", VoltoBoard);
