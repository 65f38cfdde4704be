/** The custom element `volto-board`, started when it comes into view or the browser is idle. */

import { Board } from "./board.js";

/** The time to start one board, and the longest wait for an idle browser, in milliseconds. */
const START_TIME = 8;
const IDLE_TIMEOUT = 150;

export class VoltoBoard extends HTMLElement {
  /** @type {Board | null} */
  #board = null;
  /** @type {import("./data.js").BoardData | null} set by a script that makes the board */
  boardData = null;
  /** @type {import("./board.js").BoardGame | null} set by a script that answers in place of the core */
  game = null;

  connectedCallback() {
    if (this.querySelector(":scope > script")) {
      visibility.observe(this);
      // Start on the first touch, if it comes before the idle callback.
      this.addEventListener("pointerdown", () => this.start(), { once: true, capture: true });
      queue.push(this);
      startWhenIdle();
    }
  }

  /**
   * Change the board from outside, such as `{ do: "go", to: "3" }`.
   *
   * @param {import("./board.js").Request} request
   */
  async tell(request) {
    this.start();
    await this.#board?.tell(request);
  }

  /** Make the board playable; a second call does nothing. */
  start() {
    const json = this.querySelector(":scope > script");
    const svg = this.querySelector("svg.volto");
    visibility.unobserve(this);
    const boardData = this.boardData ?? (json && JSON.parse(json.textContent));
    if (!this.#board && boardData && svg instanceof SVGSVGElement) {
      this.#board = new Board(this, svg, boardData, this.game);
    }
  }
}

const visibility = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof VoltoBoard) {
        target.start();
      }
    }
  },
  { rootMargin: "50%" },
);

/** @type {VoltoBoard[]} */
const queue = [];
let isIdling = false;

function startWhenIdle() {
  if (!isIdling && queue.length) {
    isIdling = true;
    whenIdle((hasTime) => {
      isIdling = false;
      do {
        startIfVisible(queue.shift());
      } while (queue.length && hasTime());
      startWhenIdle();
    });
  }
}

/**
 * A hidden board, such as one of a later step of the course, starts when it comes into view.
 *
 * @param {VoltoBoard | undefined} board
 */
function startIfVisible(board) {
  if (board?.checkVisibility()) {
    board.start();
  }
}

/** @param {(hasTime: () => boolean) => void} act */
function whenIdle(act) {
  if ("requestIdleCallback" in globalThis) {
    requestIdleCallback((deadline) => act(() => deadline.timeRemaining() > START_TIME), {
      timeout: IDLE_TIMEOUT,
    });
  } else {
    setTimeout(act, IDLE_TIMEOUT, () => false);
  }
}

customElements.define("volto-board", VoltoBoard);
