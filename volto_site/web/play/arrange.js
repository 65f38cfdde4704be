/** The part of a game before its first move: ten masks to place, and what else is chosen. */

import { KINDS } from "../board/kinds.js";
import { Editor } from "../editor/editor.js";
import { EMPTY, formatPlacement, parsePlacement } from "../editor/placement.js";
import { ask } from "../editor/resources.js";
import { button, ICONS, iconButton, link, part } from "../frame/parts.js";
import { Options } from "./options.js";
import { pictureOf } from "./picture.js";
import { recallSettings, rememberSettings } from "./settings.js";
import { SetupList } from "./setup-list.js";
import { positionOf, setupIn } from "./setups.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./setups.js").Side} Side */

/** @typedef {{ position: string, side: Side, suspects?: string }} Given a position to play on from */

/** The icon of chance. */
export const SHUFFLE = "M4 7h3l10 10h3M17 14l3 3-3 3M4 17h3l3-3M14 10l3-3h3M17 4l3 3-3 3";

export class Arrange {
  #strings;
  #box;
  #host;
  #options;
  #setups;
  /** @type {Editor} */
  #editor;
  #level;
  /** @type {Settings} */
  #settings = recallSettings();
  /** @type {Given | null} */
  #given = null;
  #row = part("div", "volto-tray-row");

  /**
   * @param {{ strings: Strings, box: Box }} resources
   * @param {{ seat: () => void, tell: () => void, say: (message: string) => void, fail: (error: unknown, again: () => void) => void, showOptions: () => void }} host
   */
  constructor({ strings, box }, host) {
    this.#strings = strings;
    this.#box = box;
    this.#host = host;
    this.#options = new Options(strings, (changes) => this.#choose(changes));
    this.#level = button("", () => host.showOptions(), "level");
    this.#setups = new SetupList(strings, {
      choose: (setup, message) => this.#show(positionOf(setup, this.#side), message),
      now: () => this.setup,
      say: (message) => host.say(message),
    });
    this.#editor = this.#newEditor(this.#settings.setup);
    this.#reflect();
  }

  get settings() {
    return this.#settings;
  }

  get given() {
    return this.#given;
  }

  get #side() {
    return this.#settings.side;
  }

  /** The set-up on the mat, or null if it is not complete. */
  get setup() {
    return setupIn(formatPlacement(this.#editor.placement), this.#side);
  }

  /** The set-up that was begun with, from now on the last one. */
  keepSetup() {
    const setup = this.setup;
    if (setup) {
      this.#keep({ setup });
    }
  }

  /** @param {Given | null} given null to arrange the masks oneself */
  give(given) {
    this.#given = given;
    this.#reflect();
  }

  /** What stands at the table. */
  get parts() {
    const strings = this.#strings;
    const shuffle = iconButton(
      strings.t("setup-shuffle"),
      () => this.#shuffle(),
      SHUFFLE,
      "shuffle",
    );
    const own = { board: this.#editor.board, buttons: [shuffle, this.#level] };
    const given = this.#given && {
      board: pictureOf(this.#given.position, this.#given.side, strings),
      buttons: [this.#level],
    };
    const { board, buttons } = given ?? own;
    return {
      board,
      texts: [this.#editor.status, this.#editor.help],
      row: given ? part("div", "volto-tray-row") : this.#row,
      buttons,
      next: strings.t("match-begin"),
      aside: given
        ? [this.#options.element]
        : [this.#options.element, this.#setups.element, this.#tools()],
    };
  }

  /** What changes the mat, and is not needed by most. */
  #tools() {
    const strings = this.#strings;
    const tool = (/** @type {"undo" | "redo" | "remove"} */ name, /** @type {() => void} */ use) =>
      iconButton(strings.t(`editor-${name}`), use, ICONS[name], name);
    return part(
      "div",
      "volto-actions",
      tool("undo", () => this.#editor.go(-1)),
      tool("redo", () => this.#editor.go(1)),
      tool("remove", () => this.#editor.remove()),
      button(strings.t("editor-clear"), () => this.#editor.replace(EMPTY), "clear"),
      link(strings.t("match-games"), "#games", "volto-action"),
    );
  }

  /** What to do, and what was chosen. */
  get task() {
    const { level, first } = this.#settings;
    const opponent = this.#strings.t(`match-level-${level}`);
    const values = { level: Number(level), opponent, first };
    return /** @type {const} */ ([this.#given ? "match-task-given" : "match-task-arrange", values]);
  }

  /** @param {string} setup */
  #newEditor(setup) {
    const side = this.#side;
    const player = side === "2" ? 2 : 1;
    const editor = new Editor({
      strings: this.#strings,
      box: this.#box,
      players: [player],
      seat: player,
      kinds: KINDS,
      marks: this.#box.home[side] ?? [],
      arrange: (trays) => this.#row.replaceChildren(...trays),
      changed: () => {},
    });
    editor.restart(parsePlacement(positionOf(setup, side)));
    return editor;
  }

  /** @param {Partial<Settings>} changes */
  #choose(changes) {
    const setup = this.setup ?? this.#settings.setup;
    const isTurned = changes.side && changes.side !== this.#side;
    this.#keep(changes);
    if (isTurned) {
      this.#editor = this.#newEditor(setup);
      this.#host.seat();
    }
    this.#reflect();
    this.#host.tell();
  }

  /** @param {Partial<Settings>} changes */
  #keep(changes) {
    this.#settings = { ...this.#settings, ...changes };
    rememberSettings(this.#settings);
  }

  #reflect() {
    const { level, setup } = this.#settings;
    this.#options.show(this.#settings, this.#given !== null);
    this.#setups.showLast(setup);
    this.#level.textContent = this.#strings.t("match-level-chosen", { level: Number(level) });
  }

  /**
   * @param {string} position
   * @param {string} message
   */
  #show(position, message) {
    this.#editor.replace(parsePlacement(position));
    this.#editor.say(message);
  }

  async #shuffle() {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    try {
      const answer = await ask({ do: "shuffle", number: String(number), player: this.#side });
      if (answer.ok) {
        this.#show(answer.position, "setup-shuffled");
      }
    } catch (error) {
      this.#host.fail(error, () => this.#shuffle());
    }
  }
}
