/** Touches on a board that is about to be replaced: kept, and made again on the next one. */

/** A move has two. */
const MOST = 2;

export class Touches {
  #end = new AbortController();
  /** @type {string[]} */
  #squares = [];
  #tell;

  /**
   * @param {HTMLElement} place in which the board stands
   * @param {(squares: string[]) => void} tell
   */
  constructor(place, tell) {
    this.#tell = tell;
    const options = { capture: true, signal: this.#end.signal };
    let down = "";
    place.addEventListener(
      "pointerdown",
      (event) => {
        event.stopPropagation();
        down = squareAt(event);
      },
      options,
    );
    place.addEventListener(
      "pointerup",
      (event) => {
        const up = squareAt(event);
        // Otherwise a click follows.
        if (down && up && up !== down) {
          this.#keep(down, up);
        }
      },
      options,
    );
    place.addEventListener(
      "click",
      (event) => {
        event.stopPropagation();
        const square = event.target instanceof Element ? squareOf(event.target) : "";
        this.#keep(...(square ? [square] : []));
      },
      options,
    );
  }

  /** @param {string[]} squares */
  #keep(...squares) {
    this.#squares = [...this.#squares, ...squares].slice(-MOST);
    this.#tell(this.#squares);
  }

  /** @param {HTMLElement | null} board to be touched instead */
  end(board) {
    this.#end.abort();
    for (const square of board ? this.#squares : []) {
      const button = board?.querySelector(`[data-square="${square}"]`);
      (button instanceof HTMLElement ? button : null)?.click();
    }
  }
}

/** @param {PointerEvent} event */
function squareAt({ clientX, clientY }) {
  const element = document.elementFromPoint(clientX, clientY);
  return element ? squareOf(element) : "";
}

/** @param {Element} element */
function squareOf(element) {
  const button = element.closest("[data-square]");
  return button instanceof HTMLElement ? (button.dataset.square ?? "") : "";
}
