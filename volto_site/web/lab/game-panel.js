/** The half of the lab where a game is played: the board, its viewer and its line of moves. */

import { Line } from "../board/line.js";
import { Choice } from "../editor/fields.js";
import { ask } from "../editor/resources.js";
import { part } from "../frame/parts.js";
import { VIEWERS } from "./address.js";
import { boardOf } from "./boards.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../board/markup.js").BoardElement} BoardElement */
/** @typedef {import("./address.js").Viewer} Viewer */

/**
 * @typedef {object} Listeners
 * @property {(viewer: Viewer) => void} see called before the board changes its viewer
 * @property {(moves: string[], at: number) => void} played called when the line has changed
 */

export class GamePanel {
  #line;
  /** @type {Choice<Viewer>} */
  #viewers;
  #played;
  /** @type {{ element: BoardElement, name: string } | null} */
  #board = null;
  element;

  /**
   * @param {Strings} strings
   * @param {Listeners} listeners
   */
  constructor(strings, { see, played }) {
    this.#played = played;
    this.#line = new Line(strings, (at) => this.#tell({ do: "go", to: String(at) }));
    this.#viewers = new Choice(
      "lab-viewer",
      strings.t("lab-viewer"),
      VIEWERS.map((viewer) => [viewer, strings.t(`lab-viewer-${viewer}`)]),
      async (viewer) => {
        see(viewer);
        await this.#tell({ do: "see", viewer });
      },
    );
    this.element = part("div", "volto-panel", this.#viewers.element, this.#line.element);
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

  /**
   * Make the board of a game that the core has loaded.
   *
   * @param {string} name
   * @param {{ [field: string]: any }} state as the core reports it
   * @param {string} seat
   */
  open(name, state, seat) {
    const element = boardOf(name, state, seat);
    element.addEventListener("volto-status", ({ target }) => this.#refresh(target));
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
    await this.#refresh(element);
  }

  /** @param {Viewer} viewer */
  showViewer(viewer) {
    this.#viewers.set(viewer);
  }

  /** @param {object} request */
  async #tell(request) {
    await this.#board?.element.tell(request);
    await this.#refresh(this.#board?.element);
  }

  /**
   * List the moves as the core knows them now.
   *
   * @param {EventTarget | null | undefined} element the board that has changed
   */
  async #refresh(element) {
    const board = this.#board;
    const isAtRest = ["ready", "over"].includes(board?.element.dataset.status ?? "");
    if (!board || board.element !== element || !isAtRest) {
      return;
    }
    const answer = await ask({ do: "line", board: board.name }).catch(() => null);
    if (answer?.ok && board === this.#board) {
      const moves = answer.line.map((/** @type {{ move: string }} */ { move }) => move);
      this.#line.update(answer.line, answer.at);
      this.#played(moves, answer.at);
    }
  }
}
