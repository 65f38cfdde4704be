/**
 * The order in which the boards of a page start: those near the window soon, each in a task of its
 * own, the others when nobody does anything, a few of them at a time. Those near the window are then
 * finished, in a task each: that is half of the work, and nobody touches the others. So a touch
 * never waits long.
 */

/**
 * @typedef {object} Startable
 * @property {() => void} start
 * @property {() => void} finish
 * @property {boolean} isHidden whether it waits to be shown
 */
/** @typedef {(act: () => void) => void} Wait calls back later, once */

/** After this time, in milliseconds, no other board is started in the same idle moment. */
const SLICE = 6;

export class StartQueue {
  /** @type {Set<Startable>} */
  #near = new Set();
  /** @type {Set<Startable>} */
  #far = new Set();
  /** @type {Set<Startable>} that are near and have started */
  #begun = new Set();
  #soon;
  #idle;
  #now;
  #isSoon = false;
  #isIdle = false;

  /** @param {{ soon: Wait, idle: Wait, now: () => number }} clock */
  constructor({ soon, idle, now }) {
    this.#soon = soon;
    this.#idle = idle;
    this.#now = now;
  }

  /**
   * Start a board that is far from the window, when there is nothing else to do.
   *
   * @param {Startable} board
   */
  add(board) {
    if (!this.#near.has(board)) {
      this.#far.add(board);
      this.#waitForIdle();
    }
  }

  /**
   * Start a board that is near, before all others.
   *
   * @param {Startable} board
   */
  hurry(board) {
    this.#far.delete(board);
    this.#near.add(board);
    this.#waitForSoon();
  }

  /**
   * Forget a board that was started by somebody else.
   *
   * @param {Startable} board
   */
  remove(board) {
    for (const boards of [this.#near, this.#begun, this.#far]) {
      boards.delete(board);
    }
  }

  #waitForSoon() {
    if (!this.#isSoon && (this.#near.size || this.#begun.size)) {
      this.#isSoon = true;
      this.#soon(() => {
        this.#isSoon = false;
        if (!this.#startFirst(this.#near)) {
          takeFirst(this.#begun)?.finish();
        }
        this.#waitForSoon();
      });
    }
  }

  #waitForIdle() {
    if (!this.#isIdle && this.#far.size) {
      this.#isIdle = true;
      this.#idle(() => {
        this.#isIdle = false;
        const end = this.#now() + SLICE;
        do {
          // Whoever is near goes first, also in an idle moment.
          this.#startFirst(this.#near) || this.#startFirst(this.#far);
        } while (this.#far.size && this.#now() < end);
        this.#waitForIdle();
      });
    }
  }

  /**
   * Start the first of some boards, and tell whether there was one.
   *
   * @param {Set<Startable>} boards
   */
  #startFirst(boards) {
    const board = takeFirst(boards);
    if (board && boards === this.#near) {
      board.start();
      this.#begun.add(board);
      this.#waitForSoon();
    } else if (board && !board.isHidden) {
      board.start();
    }
    return board !== undefined;
  }
}

/** @param {Set<Startable>} boards */
function takeFirst(boards) {
  const [board] = boards;
  if (board) {
    boards.delete(board);
  }
  return board;
}
