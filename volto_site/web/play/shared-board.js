/** The board of a game that two people share: who looks, whose turn it is, and what is kept of it. */

import { makeBoard } from "../board/markup.js";
import { parsePosition } from "../board/squares.js";
import { ask } from "../editor/resources.js";
import { Curtain } from "./curtain.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../board/state.js").Outcome} Outcome */
/** @typedef {import("../editor/resources.js").Reply} Reply */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("./games.js").KeptGame} KeptGame */

/**
 * @typedef {object} Standing
 * @property {string[]} moves
 * @property {Record<string, string>} resume
 * @property {Player} player who is to move
 * @property {Player | null} looks who looks at the board, null behind the curtain
 * @property {Outcome | null} outcome
 */

let count = 0;

/**
 * Load a game into the core, under a unique name; the curtain is drawn.
 *
 * @param {KeptGame} game
 * @returns {Promise<{ name: string, answer: Reply }>}
 */
export async function loadShared({ resume, moves, ticket }) {
  count += 1;
  const name = `shared-${count}`;
  const load = { do: /** @type {const} */ ("load"), board: name, shared: resume, moves, ticket };
  return { name, answer: await ask(load) };
}

export class SharedBoard {
  #name;
  #curtain;
  #stands;
  element;

  /**
   * @param {Strings} strings
   * @param {{ name: string, position: string, moves: string[] }} loaded
   * @param {{ stands: (standing: Standing) => void, lose: () => void }} host
   */
  constructor(strings, { name, position, moves }, { stands, lose }) {
    this.#name = name;
    this.#stands = stands;
    this.#curtain = new Curtain(strings);
    const data = { key: "", board: name, from: {}, complete: true, moves, isShared: true };
    this.element = makeBoard({ position, seat: 1, data }).element;
    this.element.addEventListener("volto-line", (event) =>
      this.#follow(/** @type {CustomEvent} */ (event).detail),
    );
    this.element.addEventListener("volto-lost", lose);
  }

  /** Start the board once it is in the page, behind the curtain. */
  async start() {
    this.element.start();
    await this.element.tell({ do: "see", viewer: "nobody" });
  }

  /**
   * Draw the curtain at once, and let the page forget what was behind it: first by itself, as the
   * core may fail to answer.
   *
   * @param {Player} player who is to look next
   */
  async cover(player) {
    this.#curtain.draw(this.element, player);
    this.element.mark(covered(this.element.dataset.position ?? ""));
    await this.element.tell({ do: "see", viewer: "nobody" });
  }

  /**
   * Let a player look; the curtain rises when the board has the view of that player.
   *
   * @param {Player} player
   */
  async show(player) {
    await this.element.tell({ do: "see", viewer: String(player) });
  }

  async resign() {
    await this.element.tell({ do: "resign" });
  }

  /**
   * The whole game, once it is over.
   *
   * @param {Record<string, string>} tags
   * @returns {Promise<Pick<KeptGame, "start" | "record">>}
   */
  async whole(tags) {
    const board = this.#name;
    const [line, written] = [
      await ask({ do: "line", board }),
      await ask({ do: "record", board, tags }),
    ];
    return { start: line.ok ? line.start : "", record: written.ok ? written.record : "" };
  }

  /** @param {any} line */
  #follow({ played, shared, viewer, player, outcome }) {
    const looks = viewer === "1" ? 1 : viewer === "2" ? 2 : null;
    if (outcome || looks) {
      this.#curtain.rise();
    } else {
      this.#curtain.draw(this.element, player);
    }
    const moves = played.map((/** @type {{ move: string }} */ { move }) => move);
    this.#stands({ moves, resume: shared.resume, player, looks, outcome });
  }
}

/**
 * What a board shows of a position if nobody may know who the masks are.
 *
 * @param {string} seen by the player who has looked
 */
function covered(seen) {
  const [placement = "", ...rest] = seen.split(" ");
  const hidden = placement.replace(/[A-Z]/g, "X").replace(/[a-z]/g, "x");
  const position = [hidden, ...rest].join(" ");
  return {
    position,
    ...parsePosition(position),
    targets: new Map(),
    suspects: new Map(),
    events: [],
    selected: null,
    shared: null,
    overlay: false,
    isListed: false,
  };
}
