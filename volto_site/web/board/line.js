/** The moves of a game, to step through: first, back, forward, last, or any of them. */

import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { kindOf } from "./kinds.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {{ move: string, player: 1 | 2, captured: string, with: string }} Played */

/** @typedef {"first" | "back" | "forward" | "last"} Direction */

/** @type {Direction[]} */
const STEPS = ["first", "back", "forward", "last"];
/** @type {Record<string, Direction>} */
const KEYS = {
  Home: "first",
  ArrowLeft: "back",
  ArrowUp: "back",
  ArrowRight: "forward",
  ArrowDown: "forward",
  End: "last",
};

export class Line {
  #strings;
  #go;
  #list = document.createElement("ol");
  /** @type {Map<Direction, HTMLButtonElement>} */
  #steps = new Map();
  /** @type {Played[]} */
  #played = [];
  #at = 0;
  /** The buttons, which may be moved to another part of the page. */
  steps = part("div", "volto-line__steps");
  element = part("div", "volto-line");

  /**
   * @param {Strings} strings
   * @param {(at: number) => void} go
   */
  constructor(strings, go) {
    this.#strings = strings;
    this.#go = go;
    this.element.role = "group";
    this.element.ariaLabel = strings.t("lab-line");
    for (const name of STEPS) {
      const step = iconButton(strings.t(`lab-${name}`), () => this.#step(name), ICONS[name], name);
      this.#steps.set(name, step);
      this.steps.append(step);
    }
    this.#list.addEventListener("keydown", (event) => {
      const name = KEYS[event.key];
      if (name && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        this.#step(name);
      }
    });
    this.element.append(this.steps, this.#list);
    this.update([], 0);
  }

  /**
   * @param {Played[]} played
   * @param {number} at
   */
  update(played, at) {
    const hasFocus = this.#list.contains(document.activeElement);
    this.#played = played;
    this.#at = at;
    this.#list.hidden = played.length === 0;
    const rounds = played.flatMap((_, place) => (place % 2 === 0 ? [place] : []));
    const buttons = played.map((move, place) => this.#move(move, place + 1));
    const items = rounds.map((place) => part("li", "", ...buttons.slice(place, place + 2)));
    this.#list.replaceChildren(...items);
    for (const [name, step] of this.#steps) {
      // Not `disabled`: the focus would be lost at either end.
      step.ariaDisabled = String(this.#placeOf(name) === at);
    }
    const current = /** @type {HTMLElement | null} */ (
      this.#list.querySelector('[aria-current="true"]') ?? this.#list.querySelector("button")
    );
    if (current) {
      current.tabIndex = 0;
      if (hasFocus) {
        current.focus();
      }
      // Only the list scrolls, not the page.
      const { offsetTop, offsetHeight } = current;
      const { scrollTop, clientHeight } = this.#list;
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
        this.#list.scrollTop = offsetTop - clientHeight / 2;
      }
    }
  }

  /**
   * @param {Played} played
   * @param {number} at
   */
  #move({ move, player, captured, with: taken }, at) {
    const text = move + (captured ? `x${captured}` : "") + (taken ? `-${taken}` : "");
    const element = button(text, () => this.#go(at));
    element.tabIndex = -1;
    element.dataset.at = String(at);
    const what = { text, player, from: move.slice(0, 2), to: move.slice(2) };
    element.ariaLabel = captured
      ? this.#strings.t("lab-line-capture", { ...what, kind: kindOf(captured) ?? "lady" })
      : this.#strings.t("lab-line-move", what);
    if (at === this.#at) {
      element.ariaCurrent = "true";
    }
    return element;
  }

  /** @param {Direction} name */
  #placeOf(name) {
    const places = {
      first: 0,
      back: this.#at - 1,
      forward: this.#at + 1,
      last: this.#played.length,
    };
    return Math.min(Math.max(places[name], 0), this.#played.length);
  }

  /** @param {Direction} name */
  #step(name) {
    const place = this.#placeOf(name);
    if (place !== this.#at) {
      this.#go(place);
    }
  }
}
