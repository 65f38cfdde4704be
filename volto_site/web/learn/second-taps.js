/** The second tap of a double one, which is not meant for the button that has come to its place. */

/** A second tap follows within so many milliseconds, and so many pixels away. */
const SOON = 600;
const NEAR = 40;

/**
 * @typedef {object} Tap
 * @property {string} name of what is tapped
 * @property {number} x
 * @property {number} y
 * @property {number} time in milliseconds
 * @property {boolean} isDouble whether the browser counts it as the second of a double click
 * @property {boolean} isTouch
 */

export class Taps {
  /** @type {Tap | null} */
  #last = null;

  /**
   * Whether a tap was meant for something else that stood there at the first one.
   *
   * @param {Tap} tap
   */
  isMistaken(tap) {
    const last = this.#last;
    const isNear = last && Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR;
    // The count of a browser ends too early for a thumb; a mouse keeps to what its owner has set.
    const isSecond = tap.isDouble || (tap.isTouch && last && tap.time - last.time < SOON);
    const isMistaken = Boolean(isNear && isSecond && tap.name !== last.name);
    // The third of a series was meant for the first button as well.
    this.#last = isMistaken && last ? { ...tap, name: last.name } : tap;
    return isMistaken;
  }
}

/**
 * Keep second taps from the buttons under a board.
 *
 * @param {HTMLElement} table
 * @param {() => string} place where the learner is
 */
export function ignoreSecondTaps(table, place) {
  const taps = new Taps();
  let isTouch = false;
  const capture = true;
  table.addEventListener("pointerdown", (event) => (isTouch = event.pointerType === "touch"), {
    capture,
  });
  table.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const action = button?.dataset.action;
      // Without a count it comes from the keyboard; who goes back may do so many times.
      if (!action || !event.detail || !button.closest("[data-part=actions]")) {
        return;
      }
      const tap = {
        name: action === "back" ? action : `${place()} ${action}`,
        x: event.clientX,
        y: event.clientY,
        time: event.timeStamp,
        isDouble: event.detail > 1,
        isTouch,
      };
      if (taps.isMistaken(tap)) {
        event.stopPropagation();
      }
    },
    { capture },
  );
}
