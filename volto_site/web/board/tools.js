/** The tools beside a board: buttons of one icon each, in one toolbar with one tab stop. */

import { drawInto } from "../frame/trusted.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {"undo" | "redo" | "reset" | "turn" | "coordinates" | "suspects" | "copy" | "share" | "full" | "legend"} Tool */

/** The SVG paths of the icons, in a view box of 24 by 24. */
const ICONS = /** @type {Record<Tool, string>} */ ({
  undo: "M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10",
  redo: "m15 7 5 5-5 5M19.5 12H9a5 5 0 0 0 0 10",
  reset: "M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5",
  turn: "M7 4v13M3.5 13.5 7 17l3.5-3.5M17 20V7M13.5 10.5 17 7l3.5 3.5",
  coordinates: "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16",
  suspects:
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  copy: "M9 9h11v11H9zM15 9V4H4v11h5",
  share:
    "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  legend:
    "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.2v.3M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
});
/** What can be done with a board that is only looked at. */
const QUIET = new Set(["turn", "coordinates", "full", "legend"]);
const TOGGLES = new Set(["coordinates", "suspects"]);

/** @type {Tool[]} */
const TOOLS = [
  "undo",
  "redo",
  "reset",
  "turn",
  "coordinates",
  "suspects",
  "copy",
  "share",
  "full",
  "legend",
];

/**
 * The tools that apply to a board.
 *
 * @param {import("./state.js").State} start
 * @param {import("./data.js").BoardData} data
 */
export function usefulTools(
  { masks, suspects },
  { complete, board, match, isShared, isByPost, question },
) {
  const isGame = match || isShared || isByPost;
  const isHidden = [...masks.values()].some(({ kind }) => kind === "hidden");
  const knows = complete || suspects.size > 0;
  // A script that makes a board has its own reset and its own links.
  const tools = board ? TOOLS.filter((tool) => tool !== "reset" && tool !== "share") : TOOLS;
  return tools.filter(
    (tool) =>
      (tool !== "suspects" || (board && !isGame) || (isHidden && knows)) &&
      (!isGame || (tool !== "undo" && tool !== "redo")) &&
      // Who looks has the own palace near.
      (!isShared || tool !== "turn") &&
      (!question || QUIET.has(tool)) &&
      (tool !== "full" || document.fullscreenEnabled),
  );
}

export class Tools {
  /** @type {Map<Tool, HTMLButtonElement>} */
  #buttons = new Map();
  #tools;
  #use;
  element;

  /**
   * A toolbar without buttons, which are many and not yet seen.
   *
   * @param {Tool[]} tools
   * @param {(tool: Tool) => void} use
   */
  constructor(tools, use) {
    this.#tools = tools;
    this.#use = use;
    this.element = document.createElement("div");
    this.element.className = "volto-tools";
    this.element.role = "toolbar";
    this.element.addEventListener("keydown", (event) => this.#walk(event));
  }

  get isFilled() {
    return this.#buttons.size > 0;
  }

  /** Make the buttons. */
  fill() {
    for (const tool of this.#tools) {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.tool = tool;
      button.tabIndex = -1;
      button.append(iconOf(tool));
      button.addEventListener("click", () => {
        if (button.ariaDisabled !== "true") {
          this.#use(tool);
        }
      });
      this.#buttons.set(tool, button);
      this.element.append(button);
    }
    this.#stopAt(0);
  }

  /** @param {Strings} strings */
  name(strings) {
    this.element.ariaLabel = strings.t("play-tools");
    for (const [tool, button] of this.#buttons) {
      button.ariaLabel = strings.t(`play-${tool}`);
      button.title = button.ariaLabel;
    }
  }

  /**
   * @param {Tool} tool
   * @param {{ isOff?: boolean, isPressed?: boolean, isHidden?: boolean }} how it looks
   */
  set(tool, { isOff = false, isPressed = false, isHidden = false }) {
    const button = this.#buttons.get(tool);
    if (button) {
      // Not `disabled`: the focus would be lost with the last move taken back.
      button.ariaDisabled = String(isOff);
      if (TOGGLES.has(tool)) {
        button.ariaPressed = String(isPressed);
      }
      if (button.hidden !== isHidden) {
        button.hidden = isHidden;
        this.#stopAt(0);
      }
    }
  }

  get #shown() {
    return [...this.#buttons.values()].filter(({ hidden }) => !hidden);
  }

  /** @param {number} place of the tab stop */
  #stopAt(place) {
    this.#shown.forEach((button, index) => {
      button.tabIndex = index === place ? 0 : -1;
    });
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const buttons = this.#shown;
    const place = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (step && place >= 0) {
      event.preventDefault();
      const next = (place + step + buttons.length) % buttons.length;
      this.#stopAt(next);
      buttons[next]?.focus();
    }
  }
}

/** Each icon is parsed once for all boards of a page. @type {Map<Tool, HTMLElement>} */
const drawn = new Map();

/** @param {Tool} tool */
function iconOf(tool) {
  let frame = drawn.get(tool);
  if (!frame) {
    frame = document.createElement("span");
    const path = `<path d="${ICONS[tool]}"/>`;
    drawInto(frame, `<svg viewBox="0 0 24 24" aria-hidden="true">${path}</svg>`);
    drawn.set(tool, frame);
  }
  return frame.firstElementChild?.cloneNode(true) ?? "";
}
