/** A thing that is held: dragged from where it lies, with a ghost of it under the pointer. */

import { drawInto } from "../frame/trusted.js";

/** How far a pointer may tremble before it drags, in pixels. */
const TREMBLE = 6;

/**
 * @template Thing
 * @typedef {object} Hands
 * @property {(target: EventTarget | null) => Thing | null} take what lies there
 * @property {(thing: Thing) => string} look the name of its drawing
 * @property {(thing: Thing) => void} lift called once, when it leaves its place
 * @property {(thing: Thing, x: number, y: number) => void} drop
 * @property {(thing: Thing) => void} cancel
 */

/**
 * @template Thing
 * @param {HTMLElement} element
 * @param {Hands<Thing>} hands
 */
export function letDrag(element, hands) {
  element.addEventListener("pointerdown", (down) => {
    const thing = down.button === 0 ? hands.take(down.target) : null;
    if (thing === null) {
      return;
    }
    /** @type {SVGElement | null} */
    let ghost = null;
    const end = new AbortController();
    const { signal } = end;
    /** @param {PointerEvent} move */
    const follow = (move) => {
      const far = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > TREMBLE;
      if (move.pointerId !== down.pointerId || !(ghost || far)) {
        return;
      }
      if (!ghost) {
        ghost = ghostOf(hands.look(thing));
        hands.lift(thing);
      }
      ghost.style.translate = `${move.clientX}px ${move.clientY}px`;
    };
    /** @param {PointerEvent} up */
    const finish = (up) => {
      if (up.pointerId !== down.pointerId) {
        return;
      }
      end.abort();
      if (!ghost) {
        return;
      }
      ghost.remove();
      ignoreClick();
      if (up.type === "pointerup") {
        hands.drop(thing, up.clientX, up.clientY);
      } else {
        hands.cancel(thing);
      }
    };
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", finish, { signal });
    addEventListener("pointercancel", finish, { signal });
  });
  element.addEventListener("dragstart", (event) => event.preventDefault());
}

/** The click that may follow belongs to the drag. */
function ignoreClick() {
  const end = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), {
    capture: true,
    signal: end.signal,
  });
  setTimeout(() => end.abort());
}

/** @param {string} name */
function ghostOf(name) {
  const holder = document.createElement("div");
  drawInto(holder, drawingOf(name));
  const ghost = /** @type {SVGElement} */ (holder.firstElementChild);
  ghost.classList.add("volto-held");
  document.body.append(ghost);
  return ghost;
}

/** @param {string} name of a mask's definition */
export function drawingOf(name) {
  return `<svg class="volto-mask" viewBox="-50 -50 100 100" aria-hidden="true"><use href="#volto-${name}"/></svg>`;
}
