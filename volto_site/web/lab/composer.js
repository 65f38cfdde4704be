/** The half of the lab where a position is built: the editor, who is to move, the ladies lost. */

import { KINDS } from "../board/kinds.js";
import { Editor } from "../editor/editor.js";
import { Choice } from "../editor/fields.js";
import { Message } from "../editor/message.js";
import { EMPTY, formatPlacement, parsePlacement } from "../editor/placement.js";
import { ask } from "../editor/resources.js";
import { button, ICONS, iconButton, part } from "../frame/parts.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../editor/placement.js").Box} Box */

/** The debounce before the core examines a changed position, in milliseconds. */
const REST = 250;

export class Composer {
  #strings;
  #message;
  /** @type {Choice<string>} */
  #player;
  /** @type {HTMLSelectElement[]} */
  #lost;
  /** @type {Map<string, HTMLButtonElement>} */
  #tools = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #changed;
  editor;
  panel = part("div", "volto-panel");
  /** The trays, in view with the board. */
  box = part("div", "volto-lab__box");
  /** @type {HTMLButtonElement[]} what is used again and again */
  buttons = [];

  /**
   * @param {{ strings: Strings, box: Box, first: string }} site
   * @param {() => void} changed
   */
  constructor({ strings, box, first }, changed) {
    this.#strings = strings;
    this.#changed = changed;
    this.#message = new Message(strings);
    this.editor = new Editor({
      strings,
      box,
      players: [1, 2],
      kinds: [...KINDS, "hidden"],
      arrange: (trays) => this.box.replaceChildren(...trays),
      changed: () => this.#follow(),
    });
    this.#player = new Choice(
      "lab-player",
      strings.t("lab-to-move"),
      [
        ["1", strings.t("lab-player", { player: 1 })],
        ["2", strings.t("lab-player", { player: 2 })],
      ],
      (value) => this.#set({ player: value === "2" ? 2 : 1 }),
    );
    this.#lost = [1, 2].map((player) => this.#lostOf(player, box.lost));
    this.#build(first);
  }

  /** What was done, what is wrong, and how the keyboard is used. */
  get texts() {
    return [this.#message.element, this.editor.status, this.editor.help];
  }

  /** The position in notation. */
  get text() {
    return formatPlacement(this.editor.placement);
  }

  /** @param {string} text of the position to begin with */
  restart(text) {
    this.editor.restart(parsePlacement(text));
    this.#reflect();
  }

  /**
   * Show another position, as a change that can be undone.
   *
   * @param {string} text
   */
  show(text) {
    this.editor.replace(parsePlacement(text));
  }

  /** @param {string} first the initial position of the page */
  #build(first) {
    const strings = this.#strings;
    const acts = {
      undo: () => this.editor.go(-1),
      redo: () => this.editor.go(1),
      remove: () => this.editor.remove(),
      turn: () => this.editor.turn(),
    };
    for (const name of /** @type {(keyof typeof acts)[]} */ (Object.keys(acts))) {
      const tool = iconButton(strings.t(`editor-${name}`), acts[name], ICONS[name], name);
      this.#tools.set(name, tool);
    }
    const clear = button(strings.t("editor-clear"), () => this.editor.replace(EMPTY), "clear");
    const begin = button(strings.t("lab-opening"), () => this.show(first), "opening");
    const [undo, redo, remove, turn] = [...this.#tools.values()];
    this.buttons = [undo, redo, remove].filter((tool) => tool !== undefined);
    const tools = part("div", "volto-actions", clear, begin, ...(turn ? [turn] : []));
    const lost = this.#lost.map((select, place) =>
      part("label", "volto-ladies", strings.t("lab-lost", { player: place + 1 }), select),
    );
    const settings = part("div", "volto-settings", this.#player.element, ...lost);
    this.panel.append(settings, tools);
  }

  /**
   * @param {number} player
   * @param {number} most
   */
  #lostOf(player, most) {
    const select = document.createElement("select");
    select.dataset.lost = String(player);
    for (let count = 0; count <= most; count += 1) {
      select.append(new Option(String(count)));
    }
    select.addEventListener("change", () => {
      const [first = 0, second = 0] = this.#lost.map(({ value }) => Number(value));
      this.#set({ lost: [first, second] });
    });
    return select;
  }

  /** @param {Partial<import("../editor/placement.js").Placement>} changes */
  #set(changes) {
    this.editor.replace({ ...this.editor.placement, ...changes });
  }

  #follow() {
    this.#reflect();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#examine().catch(() => {}), REST);
    this.#changed();
  }

  /** Update the controls from the position. */
  #reflect() {
    const { player, lost } = this.editor.placement;
    this.#player.set(String(player));
    this.#lost.forEach((select, place) => {
      select.value = String(lost[place]);
    });
    const { undo, redo } = this.editor.can;
    for (const [name, isOn] of Object.entries({ undo, redo })) {
      const tool = this.#tools.get(name);
      if (tool) {
        tool.ariaDisabled = String(!isOn);
      }
    }
  }

  /** Show the problems that the core finds; loading a game reports them again. */
  async #examine() {
    const position = this.text;
    const answer = await ask({ do: "examine", position });
    if (position !== this.text) {
      return;
    }
    if (answer.ok && answer.problems.length) {
      this.#message.list("lab-impossible", answer.problems);
    } else {
      this.#message.clear();
    }
  }
}
