/**
 * The custom element `volto-board`, started when it comes into view or the browser is idle; where
 * boards are played for their own sake, the engine boots in an idle moment too.
 */

import { isShown } from "../frame/visibility.js";
import { Board } from "./board.js";
import { openEngine } from "./game.js";

/** The time to start one board, and the longest wait for an idle browser, in milliseconds. */
const START_TIME = 8;
const IDLE_TIMEOUT = 150;
/** What is on a page where nearly everyone plays. */
const TABLES = "volto-table, .volto-course, .volto-puzzle, .volto-lab";
/** The longest wait for an idle moment once such a page has loaded, in milliseconds. */
const BOOT_TIMEOUT = 1_000;

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

  /**
   * Show what the learner has drawn on the board.
   *
   * @param {Parameters<Board["mark"]>[0]} changes
   */
  mark(changes) {
    this.start();
    this.#board?.mark(changes);
  }

  /** Show the moves that led to the start of the board. */
  async replay() {
    this.start();
    await this.#board?.replay();
  }

  /** Show what comes of the moves that a question is about. */
  async playOut() {
    this.start();
    await this.#board?.playOut();
  }

  /** Put the board of a question back, to be asked again. */
  askAgain() {
    this.start();
    this.#board?.askAgain();
  }

  /** Whether moves led to the start of the board. */
  get hasPast() {
    this.start();
    return this.#board?.hasPast ?? false;
  }

  /** Make the board playable; a second call does nothing. */
  start() {
    const json = this.querySelector(":scope > script");
    const svg = this.querySelector("svg.volto");
    visibility.unobserve(this);
    const boardData = this.boardData ?? (json && JSON.parse(json.textContent));
    if (!this.#board && boardData && svg instanceof SVGSVGElement) {
      const board = new Board(this, svg, boardData, this.game);
      this.#board = board;
      if (boardData.task?.deals) {
        // Chance deals the learner's masks too: what the page has drawn is one way they may stand.
        board.tell({ do: "state" });
      } else if (boardData.puzzle || boardData.task) {
        // A puzzle or a task is about to be tried.
        atTable(() => board.prepare());
      }
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
    whenIdle(IDLE_TIMEOUT, (hasTime) => {
      isIdling = false;
      keepVisible();
      do {
        queue.shift()?.start();
      } while (queue.length && hasTime());
      startWhenIdle();
    });
  }
}

/**
 * A hidden board, such as one of a later step of the course, starts when it comes into view.
 * All are asked before one starts: after its changes, the browser would compute styles to answer.
 */
function keepVisible() {
  queue.splice(0, queue.length, ...queue.filter(isShown));
}

/**
 * Act in an idle moment after a page with a table has loaded, unless the reader saves data.
 *
 * @param {() => void} act
 */
function atTable(act) {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  if (!document.querySelector(TABLES) || connection?.saveData) {
    return;
  }
  if (document.readyState === "complete") {
    whenIdle(BOOT_TIMEOUT, act);
  } else {
    addEventListener("load", () => whenIdle(BOOT_TIMEOUT, act), { once: true });
  }
}

/**
 * @param {number} timeout
 * @param {(hasTime: () => boolean) => void} act
 */
function whenIdle(timeout, act) {
  if ("requestIdleCallback" in globalThis) {
    requestIdleCallback((deadline) => act(() => deadline.timeRemaining() > START_TIME), {
      timeout,
    });
  } else {
    setTimeout(act, timeout, () => false);
  }
}

customElements.define("volto-board", VoltoBoard);
atTable(async () => {
  // Whoever makes a move will be told.
  const engine = await openEngine().catch(() => null);
  engine?.start();
});
