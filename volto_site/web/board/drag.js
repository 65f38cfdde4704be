/** Dragging by pointer or touch, reported as take, move and drop. */

/** How far a pointer may move before it drags, in pixels. */
const THRESHOLD = 6;

/**
 * @template Thing
 * @typedef {object} DragHandlers
 * @property {(target: EventTarget | null) => Thing | null} take what can be dragged from there
 * @property {(thing: Thing) => void} [lift] called once, when the drag starts
 * @property {(thing: Thing, x: number, y: number) => void} move to a point of the window
 * @property {(thing: Thing, x: number, y: number) => void} drop
 * @property {(thing: Thing) => void} cancel
 */

/**
 * @template Thing
 * @param {HTMLElement} element
 * @param {DragHandlers<Thing>} handlers
 */
export function enableDrag(element, handlers) {
  element.addEventListener("pointerdown", (down) => {
    const thing = down.button === 0 ? handlers.take(down.target) : null;
    if (thing !== null) {
      follow(thing, down, handlers);
    }
  });
  element.addEventListener("dragstart", (event) => event.preventDefault());
}

/**
 * @template Thing
 * @param {Thing} thing
 * @param {PointerEvent} down
 * @param {DragHandlers<Thing>} handlers
 */
function follow(thing, down, handlers) {
  let isLifted = false;
  const end = new AbortController();
  const { signal } = end;
  /** @param {PointerEvent} event */
  const move = ({ pointerId, clientX, clientY }) => {
    const isFar = Math.hypot(clientX - down.clientX, clientY - down.clientY) > THRESHOLD;
    if (pointerId !== down.pointerId || !(isLifted || isFar)) {
      return;
    }
    if (!isLifted) {
      isLifted = true;
      handlers.lift?.(thing);
    }
    handlers.move(thing, clientX, clientY);
  };
  /** @param {PointerEvent} event */
  const finish = ({ type, pointerId, clientX, clientY }) => {
    if (pointerId !== down.pointerId) {
      return;
    }
    end.abort();
    if (!isLifted) {
      return;
    }
    ignoreClick();
    if (type === "pointerup") {
      handlers.drop(thing, clientX, clientY);
    } else {
      handlers.cancel(thing);
    }
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", finish, { signal });
  addEventListener("pointercancel", finish, { signal });
}

/** Suppress the click that may follow a drag. */
function ignoreClick() {
  const end = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), {
    capture: true,
    signal: end.signal,
  });
  setTimeout(() => end.abort());
}
