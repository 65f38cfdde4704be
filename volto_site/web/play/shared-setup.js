/** One of two people arranges ten masks, of which nothing is left here afterwards. */

import { KINDS } from "../board/kinds.js";
import { Editor } from "../editor/editor.js";
import { EMPTY, formatPlacement, parsePlacement } from "../editor/placement.js";
import { ask } from "../editor/resources.js";
import { button, iconButton, part } from "../frame/parts.js";
import { SHUFFLE } from "./arrange.js";
import { modelList } from "./setup-list.js";
import { positionOf, setupFor, setupIn } from "./setups.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./setups.js").Side} Side */

export class SharedSetup {
  #strings;
  #side;
  #editor;
  #fail;
  #row = part("div", "volto-tray-row");

  /**
   * @param {{ strings: Strings, box: Box }} resources
   * @param {Side} side
   * @param {(error: unknown, again: () => unknown) => void} fail
   */
  constructor({ strings, box }, side, fail) {
    this.#strings = strings;
    this.#side = side;
    this.#fail = fail;
    const player = side === "2" ? 2 : 1;
    this.#editor = new Editor({
      strings,
      box,
      players: [player],
      seat: player,
      kinds: KINDS,
      marks: box.home[side] ?? [],
      arrange: (trays) => this.#row.replaceChildren(...trays),
      changed: () => {},
    });
  }

  /** The set-up as the core reads it, or null if it is not complete. */
  get setup() {
    const setup = setupIn(formatPlacement(this.#editor.placement), this.#side);
    return setup && setupFor(setup, this.#side);
  }

  /** What stands at the table. */
  get parts() {
    const strings = this.#strings;
    const shuffle = () => this.shuffle();
    return {
      board: this.#editor.board,
      texts: [this.#editor.status, this.#editor.help],
      row: this.#row,
      buttons: [iconButton(strings.t("setup-shuffle"), shuffle, SHUFFLE, "shuffle")],
      models: modelList(strings, (setup) => this.#show(positionOf(setup, this.#side))),
      clear: button(strings.t("editor-clear"), () => this.#editor.replace(EMPTY), "clear"),
    };
  }

  /** Arrange the masks by chance, so that nobody begins with a set-up that the other one knows. */
  async shuffle() {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    const before = formatPlacement(this.#editor.placement);
    try {
      const answer = await ask({ do: "shuffle", number: String(number), player: this.#side });
      // Whoever has begun to place masks while Python booted keeps them.
      if (answer.ok && formatPlacement(this.#editor.placement) === before) {
        this.#show(answer.position);
      }
    } catch (error) {
      this.#fail(error, () => this.shuffle());
    }
  }

  /** Let nothing be left of it. */
  forget() {
    this.#editor.restart(EMPTY);
    this.#editor.status.textContent = "";
  }

  /** @param {string} position */
  #show(position) {
    this.#editor.replace(parsePlacement(position));
    this.#editor.status.textContent = "";
  }
}
