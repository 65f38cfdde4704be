/** The moves of a game, to step through: first, back, forward, last, or any of them. */

import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { kindOf } from "./kinds.js";
import { playedText } from "./sentences.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./data.js").PlayedMove} PlayedMove */
/** @typedef {"words" | "notation"} Wording */

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

/** @param {PlayedMove} played */
function notation({ move, captured, with: taken }) {
  return move + (captured ? `x${captured}` : "") + (taken ? `-${taken}` : "");
}

export class Line {
  #strings;
  #go;
  #wording;
  #list = document.createElement("ol");
  /** @type {Map<Direction, HTMLButtonElement>} */
  #steps = new Map();
  /** @type {PlayedMove[]} */
  #played = [];
  #at = 0;
  /** The buttons, which may be moved to another part of the page. */
  steps = part("div", "volto-line__steps");
  element = part("div", "volto-line");

  /**
   * @param {Strings} strings
   * @param {(at: number) => void} go
   * @param {Wording} [wording] notation is for authors
   */
  constructor(strings, go, wording = "notation") {
    this.#strings = strings;
    this.#go = go;
    this.#wording = wording;
    this.element.dataset.wording = wording;
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
   * @param {PlayedMove[]} played
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
      // Where all moves stand in one row.
      this.#list.scrollLeft = current.offsetLeft - this.#list.clientWidth / 2;
    }
  }

  /**
   * @param {PlayedMove} played
   * @param {number} at
   */
  #move(played, at) {
    const inWords = this.#wording === "words";
    const text = inWords ? playedText(played, this.#strings) : notation(played);
    const element = button(text, () => this.#go(at));
    element.tabIndex = -1;
    element.dataset.at = String(at);
    element.dataset.player = String(played.player);
    element.ariaLabel = inWords
      ? this.#strings.t("board-move-by", { player: played.player, move: text })
      : this.#spelled(played, text);
    if (at === this.#at) {
      element.ariaCurrent = "true";
    }
    return element;
  }

  /**
   * @param {PlayedMove} played
   * @param {string} text in notation
   */
  #spelled({ move, player, captured }, text) {
    const what = { text, player, from: move.slice(0, 2), to: move.slice(2) };
    return captured
      ? this.#strings.t("lab-line-capture", { ...what, kind: kindOf(captured) ?? "lady" })
      : this.#strings.t("lab-line-move", what);
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
