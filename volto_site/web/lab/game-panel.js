/** The half of the lab where a game is played: the board, its viewer and its line of moves. */

import { VIEWERS } from "../board/address.js";
import { Line } from "../board/line.js";
import { Choice } from "../editor/fields.js";
import { part } from "../frame/parts.js";
import { boardOf } from "./boards.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/markup.js").BoardElement} BoardElement */
/** @typedef {import("../board/address.js").Viewer} Viewer */

/**
 * @typedef {object} Listeners
 * @property {(viewer: Viewer) => void} see called before the board changes its viewer
 * @property {(moves: string[], at: number) => void} played called when the line has changed
 * @property {() => void} stands called when the status of the board has changed
 */

export class GamePanel {
  #line;
  /** @type {Choice<Viewer>} */
  #viewers;
  #listeners;
  /** @type {{ element: BoardElement, name: string } | null} */
  #board = null;
  element;

  /**
   * @param {Strings} strings
   * @param {Listeners} listeners
   */
  constructor(strings, listeners) {
    this.#listeners = listeners;
    this.#line = new Line(strings, (at) => this.#tell({ do: "go", to: String(at) }));
    this.#viewers = new Choice(
      "lab-viewer",
      strings.t("lab-viewer"),
      VIEWERS.map((viewer) => [viewer, strings.t(`lab-viewer-${viewer}`)]),
      async (viewer) => {
        listeners.see(viewer);
        await this.#tell({ do: "see", viewer });
      },
    );
    this.element = part("div", "volto-panel", this.#viewers.element);
  }

  /** The moves, in view with the board. */
  get line() {
    return this.#line.element;
  }

  /** The buttons that step through them. */
  get steps() {
    return this.#line.steps;
  }

  /** The name of the game for the core, or null if none is played. */
  get name() {
    return this.#board?.name ?? null;
  }

  /** The position as the viewer sees it. */
  get position() {
    return this.#board?.element.dataset.position;
  }

  get seat() {
    return this.#board?.element.dataset.seat;
  }

  get isOver() {
    return this.#board?.element.dataset.status === "over";
  }

  /**
   * Make the board of a game that the core has loaded.
   *
   * @param {string} name
   * @param {{ [field: string]: any }} state as the core reports it
   * @param {string} seat
   */
  open(name, state, seat) {
    const element = boardOf(name, state, seat);
    element.addEventListener("volto-line", (event) =>
      this.#list(/** @type {CustomEvent} */ (event)),
    );
    element.addEventListener("volto-status", () => this.#listeners.stands());
    this.#board = { element, name };
    return element;
  }

  close() {
    this.#board = null;
  }

  /**
   * Start the board once it is in the page.
   *
   * @param {number} at after how many moves
   */
  async start(at) {
    const element = this.#board?.element;
    element?.start();
    await element?.tell({ do: "go", to: String(at) });
  }

  /** @param {Viewer} viewer */
  showViewer(viewer) {
    this.#viewers.set(viewer);
  }

  /** @param {object} request */
  async #tell(request) {
    await this.#board?.element.tell(request);
  }

  /**
   * List the moves as the core knows them now.
   *
   * @param {CustomEvent} event of a board, perhaps of one that has been left
   */
  #list({ target, detail: { played, at } }) {
    if (target === this.#board?.element) {
      const moves = played.map((/** @type {{ move: string }} */ { move }) => move);
      this.#line.update(played, at);
      this.#listeners.played(moves, at);
    }
  }
}
