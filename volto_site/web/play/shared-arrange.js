/** Two people arrange their masks in turn; the worker alone keeps what they have arranged. */

import { ask } from "../editor/resources.js";
import { part } from "../frame/parts.js";
import { Curtain } from "./curtain.js";
import { pictureOf } from "./picture.js";
import { SharedSetup } from "./shared-setup.js";
import { newGame } from "./whole-game.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./current-game.js").Table} Table */
/** @typedef {import("./games.js").KeptGame} KeptGame */
/** @typedef {import("./shared-table.js").SharedTable} SharedTable */

/**
 * @typedef {object} Host
 * @property {(act: () => void) => void} leadOn sets what the button that leads on does
 * @property {(error: unknown, again: () => unknown) => void} fail
 * @property {(game: KeptGame) => void} keep a game that waits for its second set-up
 * @property {(game: KeptGame) => void} arranged called when both are done
 * @property {() => void} lose called when nobody knows the first set-up any more
 */

/** The mat with the masks of Ivory alone, whoever they are. */
const HALF_ARRANGED = "5/5/5/5/5/XXXXX/XXXXX 1 00";
const SETUPS = /** @type {const} */ ({ 1: "ivory", 2: "night" });

export class SharedArrange {
  #table;
  #shared;
  #around;
  #host;

  /**
   * @param {Table} table
   * @param {SharedTable} shared
   * @param {{ box: Box, opponents: HTMLElement }} around
   * @param {Host} host
   */
  constructor(table, shared, around, host) {
    this.#table = table;
    this.#shared = shared;
    this.#around = around;
    this.#host = host;
  }

  /** Ivory arranges first. */
  begin() {
    const first = this.#shared.options.first;
    this.#arrange(1, newGame({ resume: { first }, aid: "request" }));
  }

  /**
   * The curtain between the two set-ups, before there is a game.
   *
   * @param {KeptGame} game
   */
  passOn(game) {
    const { strings } = this.#table;
    const board = pictureOf(HALF_ARRANGED, "1", strings);
    new Curtain(strings).draw(board, 2);
    this.#shared.seat(board, 2);
    this.#shared.handOver(2, () => this.#arrange(2, game));
  }

  /**
   * @param {Player} player
   * @param {KeptGame} game
   */
  #arrange(player, game) {
    const { strings, seats, root, message } = this.#table;
    const { box, opponents } = this.#around;
    const side = player === 2 ? "2" : "1";
    const setup = new SharedSetup({ strings, box }, side, this.#host.fail);
    const { texts, models, clear, ...parts } = setup.parts;
    const choices = player === 1 ? [opponents, this.#shared.options.element] : [];
    this.#shared.face(player);
    message.clear();
    this.#host.leadOn(() => this.#conceal(player, setup, game));
    seats.seat("arrange", {
      ...parts,
      answer: [message.element, ...texts],
      next: strings.t("shared-arranged"),
      aside: [...choices, models, part("div", "volto-actions", clear)],
    });
    seats.task("shared-task-arrange", { player });
    root.seat?.();
    setup.shuffle();
  }

  /**
   * Give a set-up to the worker, and forget it.
   *
   * @param {Player} player
   * @param {SharedSetup} setup
   * @param {KeptGame} game
   */
  async #conceal(player, setup, game) {
    const { message } = this.#table;
    const text = setup.setup;
    if (!text) {
      message.say("setup-unfinished");
      return;
    }
    const ticket = game.ticket ? { ticket: game.ticket } : {};
    try {
      const answer = await message.during("shared-hiding", () =>
        ask({ do: "conceal", [SETUPS[player]]: text, ...ticket }),
      );
      if (!answer.ok) {
        this.#host.lose();
        return;
      }
      setup.forget();
      const { arranging: _, ...resume } = game.resume;
      const next = { ...game, ticket: answer.ticket, seen: HALF_ARRANGED };
      if (player === 1) {
        // Who begins may have been chosen since.
        const first = this.#shared.options.first;
        const half = { ...next, resume: { first, arranging: "2" } };
        this.#host.keep(half);
        this.passOn(half);
      } else {
        this.#host.arranged({ ...next, resume });
      }
    } catch (error) {
      this.#host.fail(error, () => this.#conceal(player, setup, game));
    }
  }
}
