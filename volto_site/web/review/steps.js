/** The steps through a game: two buttons, and keys for those and for either end. */

import { ICONS, iconButton } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */

/** @type {Record<string, (at: number, count: number) => number>} */
const STEPS = {
  first: () => 0,
  back: (at) => at - 1,
  forward: (at) => at + 1,
  last: (_, count) => count,
};
/** Those with a button; the ends of the game are the ends of the curve. */
const BUTTONS = /** @type {const} */ (["back", "forward"]);
/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
/** What has a use of its own for these keys. */
const ELSEWHERE = "[data-part=board], input, textarea, select, [role=toolbar]";

export class Steps {
  #count;
  #go;
  #at = 0;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons;

  /**
   * @param {Strings} strings
   * @param {number} count of moves
   * @param {(at: number) => void} go
   * @param {AbortSignal} end of the review
   */
  constructor(strings, count, go, end) {
    this.#count = count;
    this.#go = go;
    this.#buttons = new Map(
      BUTTONS.map((name) => {
        const act = () => this.#step(name);
        return [name, iconButton(strings.t(`review-${name}`), act, ICONS[name], name)];
      }),
    );
    document.addEventListener("keydown", (event) => this.#press(event), { signal: end });
  }

  get buttons() {
    return [...this.#buttons.values()];
  }

  /** @param {number} at after how many moves */
  show(at) {
    this.#at = at;
    for (const [name, button] of this.#buttons) {
      // Not `disabled`: the focus would be lost at either end.
      button.ariaDisabled = String(this.#placeOf(name) === at);
    }
  }

  /** @param {string} name */
  #placeOf(name) {
    const place = STEPS[name]?.(this.#at, this.#count) ?? this.#at;
    return Math.min(Math.max(place, 0), this.#count);
  }

  /** @param {string} name */
  #step(name) {
    const place = this.#placeOf(name);
    if (place !== this.#at) {
      this.#go(place);
    }
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const name = KEYS[key];
    const isElsewhere = target instanceof Element && target.closest(ELSEWHERE);
    const isModal = document.querySelector("dialog[open]");
    if (name && !isElsewhere && !isModal && !(ctrlKey || metaKey || altKey || defaultPrevented)) {
      event.preventDefault();
      this.#step(name);
    }
  }
}
