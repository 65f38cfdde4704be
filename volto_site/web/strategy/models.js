/** The model games: each board is stepped through, seen with anybody's eyes, and commented. */

import "../board/element.js";
import { Failure, openEngine } from "../board/game.js";
import { button, ICONS, iconButton, part } from "../frame/parts.js";
import { loadMoreStrings } from "../frame/strings.js";

/** @typedef {import("../board/element.js").VoltoBoard} VoltoBoard */
/** @typedef {import("../board/game.js").Request} Request */
/** @typedef {import("../board/state.js").BoardAnswer} BoardAnswer */
/** @typedef {import("../frame/strings.js").Strings} Strings */

/** @typedef {"everyone" | "1" | "2"} Viewer */

/** @type {Viewer[]} */
const VIEWERS = ["everyone", "1", "2"];

/** A game that is looked at, and cannot be changed; the core is fetched for the first step. */
class StillGame {
  #board;
  #content;
  /** @type {Promise<unknown> | undefined} */
  #loading;

  /**
   * @param {string} board its name in the core
   * @param {{ position: string, moves: string[] }} content
   */
  constructor(board, content) {
    this.#board = board;
    this.#content = content;
  }

  /**
   * @param {Request} request
   * @returns {Promise<BoardAnswer>}
   */
  async tell(request) {
    const load = { do: /** @type {const} */ ("load"), viewer: /** @type {const} */ ("everyone") };
    this.#loading ??= this.#ask({ ...load, ...this.#content }).catch((error) => {
      this.#loading = undefined;
      throw error;
    });
    await this.#loading;
    const answer = await this.#ask({ ...request, suspects: true });
    return /** @type {any} */ ({ ...answer, from: {}, can: { undo: false, redo: false } });
  }

  /** @param {Request} request */
  async query(request) {
    return { ok: true, ...(await this.tell(request)) };
  }

  async prepare() {}

  forget() {}

  /** @param {object} request */
  async #ask(request) {
    const engine = await openEngine();
    const answer = await engine.ask(/** @type {any} */ ({ ...request, board: this.#board }));
    if (!answer.ok) {
      throw new Failure("crash");
    }
    return answer;
  }
}

class Model {
  #board;
  #strings;
  #moves;
  #start;
  #at = 0;
  /** @type {Viewer} */
  #viewer = "everyone";
  /** What the board shows, or is about to. @type {{ at: number, viewer: Viewer }} */
  #drawn = { at: 0, viewer: "everyone" };
  #isDrawing = false;
  #said = part("div", "volto-model__said");
  #place = part("span", "volto-model__place");
  /** @type {HTMLButtonElement[]} */
  #steps;
  /** @type {Map<string, HTMLButtonElement>} */
  #viewers;

  /**
   * @param {Element} root
   * @param {VoltoBoard} board
   * @param {Strings} strings
   */
  constructor(root, board, strings) {
    this.#board = board;
    this.#strings = strings;
    this.#moves = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("li[data-turn]")]);
    const list = root.querySelector("[data-start]");
    this.#start = list?.getAttribute("data-start") ?? "";
    this.#steps = /** @type {const} */ (["back", "forward"]).map((name) =>
      iconButton(
        strings.t(`review-${name}`),
        () => this.#go(this.#at + (name === "back" ? -1 : 1)),
        ICONS[name],
        name,
      ),
    );
    this.#viewers = new Map(
      VIEWERS.map((viewer) => [
        viewer,
        button(strings.t(`review-viewer-${viewer}`), () => this.#see(viewer), `see-${viewer}`),
      ]),
    );
    const group = part("div", "volto-options", ...this.#viewers.values());
    group.role = "group";
    group.ariaLabel = strings.t("review-viewer");
    this.#said.ariaLive = "polite";
    const [back, forward] = this.#steps;
    const walk = part("div", "volto-model__walk", back ?? "", this.#place, forward ?? "");
    board.closest("figure")?.after(part("div", "volto-model__panel", walk, group, this.#said));
    this.#show("everyone");
    this.#tell();
  }

  /** @param {number} to after how many moves */
  #go(to) {
    this.#at = Math.min(Math.max(to, 0), this.#moves.length);
    this.#tell();
    return this.#draw();
  }

  /** @param {Viewer} viewer */
  #see(viewer) {
    this.#viewer = viewer;
    this.#show(viewer);
    return this.#draw();
  }

  /** Bring the board to where the reader is, who may be faster than the core. */
  async #draw() {
    if (this.#isDrawing) {
      return;
    }
    this.#isDrawing = true;
    while (this.#drawn.at !== this.#at || this.#drawn.viewer !== this.#viewer) {
      if (this.#drawn.at !== this.#at) {
        this.#drawn.at = this.#at;
        await this.#board.tell({ do: "go", to: String(this.#at) });
      } else {
        this.#drawn.viewer = this.#viewer;
        await this.#board.tell({ do: "see", viewer: this.#viewer });
      }
    }
    this.#isDrawing = false;
  }

  /** @param {string} viewer */
  #show(viewer) {
    for (const [name, each] of this.#viewers) {
      each.ariaPressed = String(name === viewer);
    }
  }

  /** Say where one is, and what there is to say of the move. */
  #tell() {
    const [turn, count] = [this.#at, this.#moves.length];
    const [back, forward] = this.#steps;
    // Not `disabled`: the focus would be lost at either end.
    back?.setAttribute("aria-disabled", String(turn === 0));
    forward?.setAttribute("aria-disabled", String(turn === count));
    this.#place.textContent = this.#strings.t("review-curve-place", { turn, count });
    const told = this.#moves[turn - 1]?.cloneNode(true);
    this.#said.replaceChildren(...(told ? told.childNodes : [part("p", "", this.#start)]));
    this.#moves.forEach((move, place) => {
      move.ariaCurrent = place === turn - 1 ? "step" : null;
    });
  }
}

const roots = [...document.querySelectorAll(".volto-model")];
const boards = roots.map((root, place) => {
  const board = /** @type {VoltoBoard} */ (root.querySelector("volto-board"));
  const list = /** @type {HTMLElement} */ (root.querySelector("[data-moves]"));
  const position = board.dataset.position ?? "";
  const moves = list.dataset.moves?.split(" ") ?? [];
  const name = `model-${place + 1}`;
  board.boardData = { key: "", board: name, from: {}, complete: true, overlay: true };
  board.game = new StillGame(name, { position, moves });
  return board;
});
const strings = await loadMoreStrings("review");
roots.forEach((root, place) => {
  const board = boards[place];
  if (board) {
    new Model(root, board, strings);
  }
});
