/** Pointer, touch and typing on a grid, told as squares: touched, dragged from and to, typed. */

/** @typedef {import("./grid.js").Grid} Grid */

/**
 * @typedef {object} Player who acts on what the hands do
 * @property {(square: string) => boolean} canDrag
 * @property {(square: string) => void} touch
 * @property {(square: string, x: number, y: number) => void} drag called again as it moves
 * @property {(from: string, to: string | null) => void} drop
 * @property {() => void} cancel
 * @property {(text: string) => void} typing
 * @property {(from: string, to: string) => void} typed
 */

/** How far a pointer may tremble before it drags, in pixels. */
const TREMBLE = 6;
/** How long a half-typed move waits for the rest, in milliseconds. */
const PATIENCE = 4000;

/**
 * @param {Grid} grid
 * @param {Player} player
 */
export function listen(grid, player) {
  letTouch(grid, player);
  letType(grid, player);
}

/**
 * @param {Grid} grid
 * @param {Player} player
 */
function letTouch(grid, player) {
  let hasDragged = false;
  grid.element.addEventListener("click", ({ target }) => {
    const square = grid.squareOf(target);
    if (square && !hasDragged) {
      player.touch(square);
    }
    hasDragged = false;
  });
  grid.element.addEventListener("pointerdown", (down) => {
    hasDragged = false;
    const from = grid.squareOf(down.target);
    if (!from || down.button !== 0 || !player.canDrag(from)) {
      return;
    }
    const end = new AbortController();
    const { signal } = end;
    /** @param {PointerEvent} move */
    const follow = (move) => {
      const far = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > TREMBLE;
      // A finger scrolls the page, unless the mask under it was chosen before: see board.css.
      if (move.pointerId === down.pointerId && (hasDragged || far)) {
        hasDragged = true;
        player.drag(from, move.clientX, move.clientY);
      }
    };
    /** @param {PointerEvent} up */
    const finish = (up) => {
      end.abort();
      if (hasDragged) {
        player.drop(from, up.type === "pointerup" ? grid.squareAt(up.clientX, up.clientY) : null);
        // The click that may follow belongs to the drag.
        setTimeout(() => {
          hasDragged = false;
        });
      }
    };
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", finish, { signal });
    addEventListener("pointercancel", finish, { signal });
  });
  grid.element.addEventListener("dragstart", (event) => event.preventDefault());
}

/**
 * @param {Grid} grid
 * @param {Player} player
 */
function letType(grid, player) {
  let text = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const forget = () => {
    text = "";
    clearTimeout(timer);
  };
  grid.element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      forget();
      player.cancel();
      return;
    }
    const key = event.key.toLowerCase();
    const wanted = text.length % 2 === 0 ? /^[a-e]$/ : /^[1-7]$/;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (!wanted.test(key)) {
      // Who mistypes a letter begins with the one that is right.
      text = /^[a-e]$/.test(key) ? key : "";
      if (text) {
        player.typing(text);
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(timer);
    timer = setTimeout(forget, PATIENCE);
    text += key;
    if (text.length === 4) {
      const [from, to] = [text.slice(0, 2), text.slice(2)];
      forget();
      grid.focus(to);
      player.typed(from, to);
    } else {
      player.typing(text);
      if (text.length === 2) {
        grid.focus(text);
      }
    }
  });
}
