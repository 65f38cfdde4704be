/**
 * The custom element `volto-board`, started when it comes near or the reader rests; where
 * boards are played for their own sake, the engine boots in an idle moment too.
 */

import { onceLoaded, whenIdle, whenRested } from "../frame/idle.js";
import { loadStrings } from "../frame/strings.js";
import { drawInto } from "../frame/trusted.js";
import { Board } from "./board.js";
import { openEngine } from "./game.js";
import { StartQueue } from "./start-queue.js";

/** The drawing of a board that is shown later, such as one of a later step of the course. */
const LATE = ":scope > .volto-mat > noscript";
/** The windows in which boards are folded, as in passages.css. */
const FOLDS = matchMedia("(max-width: 47.984em)");
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
      // Start on the first touch, if it comes before the turn of the board.
      this.addEventListener("pointerdown", () => this.#startAtOnce(), {
        once: true,
        capture: true,
      });
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

  /**
   * Whether it waits to be shown. The browser is not asked: it would have to style the whole passage,
   * which it leaves aside as long as it is far from the window.
   */
  get isHidden() {
    const isFolded = FOLDS.matches && this.closest("details:not([open])");
    return Boolean(isFolded || this.querySelector(LATE));
  }

  get isStarted() {
    return this.#board !== null;
  }

  /** Whether moves led to the start of the board. */
  get hasPast() {
    this.start();
    return this.#board?.hasPast ?? false;
  }

  /** Start under a pointer, whose click still belongs to the drawing: it is passed on to the square. */
  #startAtOnce() {
    if (this.#board) {
      return;
    }
    this.start();
    const pass = (/** @type {MouseEvent} */ { target, clientX, clientY }) => {
      const square = document.elementFromPoint(clientX, clientY)?.closest("[data-square]");
      if (square instanceof HTMLElement && square !== target && this.contains(square)) {
        square.click();
      }
    };
    this.addEventListener("click", pass, { once: true });
  }

  /** Make the rest of a board that has started and is near. */
  finish() {
    visibility.unobserve(this);
    this.#board?.finish();
  }

  /** Draw what the page holds as text, so that a board which is shown later takes no memory. */
  draw() {
    const late = this.querySelector(LATE);
    if (late?.parentElement) {
      drawInto(late.parentElement, late.textContent);
    }
  }

  /** Make the board playable; a second call does nothing. */
  start() {
    if (this.#board) {
      return;
    }
    this.draw();
    const json = this.querySelector(":scope > script");
    const svg = this.querySelector("svg.volto");
    queue.remove(this);
    const boardData = this.boardData ?? (json && JSON.parse(json.textContent));
    if (boardData && svg instanceof SVGSVGElement) {
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

/** Far boards start one by one, so that they may wait for the texts that name their squares. */
const queue = new StartQueue({
  now: () => performance.now(),
  soon: (act) => setTimeout(act),
  idle: (act) => {
    const wait = () => whenRested(act);
    loadStrings().then(wait, wait);
  },
});

const visibility = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (target instanceof VoltoBoard) {
        if (isIntersecting) {
          queue.hurry(target);
        } else if (!target.isStarted) {
          queue.add(target);
        }
      }
    }
  },
  { rootMargin: "50%" },
);

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
  onceLoaded(() => whenIdle(BOOT_TIMEOUT, act));
}

customElements.define("volto-board", VoltoBoard);
addEventListener("beforeprint", () => {
  for (const board of document.querySelectorAll("volto-board")) {
    if (board instanceof VoltoBoard) {
      board.draw();
    }
  }
});
atTable(async () => {
  // Whoever makes a move will be told.
  const engine = await openEngine().catch(() => null);
  engine?.start();
});
