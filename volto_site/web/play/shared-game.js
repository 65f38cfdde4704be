/** A game of two people at one device: a turn ends with the curtain, behind which nothing is seen. */

import { button } from "../frame/parts.js";
import { loadMoreStrings } from "../frame/strings.js";
import { resignButton } from "../table/resign-button.js";
import { withGame, withoutGame } from "./games.js";
import { changeGames, rememberOpenGame } from "./games-storage.js";
import { SharedArrange } from "./shared-arrange.js";
import { loadShared, SharedBoard } from "./shared-board.js";
import { SharedTable } from "./shared-table.js";
import { reviewed, tagsOf } from "./whole-game.js";

/** @typedef {import("../board/squares.js").Player} Player */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./current-game.js").Host} Host */
/** @typedef {import("./current-game.js").Table} Table */
/** @typedef {import("./games.js").KeptGame} KeptGame */
/** @typedef {import("./shared-board.js").Standing} Standing */

export class SharedGame {
  #table;
  #host;
  #shared;
  #arrange;
  /** @type {KeptGame | null} */
  #game = null;
  /** @type {SharedBoard | null} */
  #board = null;
  /** Done when the page has forgotten what is behind the curtain. */
  #covered = Promise.resolve();
  #isHandedOver = false;

  /**
   * @param {Table} table
   * @param {Host} host
   * @param {{ box: Box, opponents: HTMLElement }} around
   */
  constructor(table, host, around) {
    this.#table = table;
    this.#host = host;
    this.#shared = new SharedTable(table, host);
    this.#arrange = new SharedArrange(table, this.#shared, around, {
      leadOn: host.leadOn,
      fail: host.fail,
      keep: (game) => this.#open(game),
      arranged: (game) => {
        this.#open(game);
        this.#load();
      },
      lose: () => this.#lose(),
    });
  }

  /**
   * @param {Table} table
   * @param {Host} host
   * @param {{ box: Box, opponents: HTMLElement }} around
   */
  static async open(table, host, around) {
    await loadMoreStrings("shared");
    return new SharedGame(table, host, around);
  }

  /** Begin a game: both arrange first. */
  begin() {
    this.#game = null;
    this.#arrange.begin();
  }

  /**
   * Go on with a game, behind the curtain.
   *
   * @param {KeptGame} game
   */
  async take(game) {
    this.#open(game);
    if (game.resume.arranging) {
      this.#arrange.passOn(game);
    } else {
      await this.#load();
    }
  }

  /** @param {KeptGame} game of this tab from now on */
  #open(game) {
    this.#game = game;
    this.#keep({});
    rememberOpenGame(game.id);
  }

  /** Load the game, whose both set-ups the worker has. */
  async #load() {
    const { strings, message } = this.#table;
    const game = this.#game;
    if (!game) {
      return;
    }
    try {
      const { name, answer } = await message.during("shared-hiding", () => loadShared(game));
      if (!answer.ok) {
        this.#lose();
        return;
      }
      const { position, moves, player } = answer;
      const stands = (/** @type {Standing} */ standing) => this.#stand(standing);
      const host = { stands, lose: () => this.#lose() };
      this.#board = new SharedBoard(strings, { name, position, moves }, host);
      this.#isHandedOver = false;
      message.clear();
      this.#shared.seat(this.#board.element, player);
      await this.#board.start();
    } catch (error) {
      this.#host.fail(error, () => this.#load());
    }
  }

  /** @param {Standing} standing */
  #stand({ moves, resume, player, looks, outcome }) {
    this.#keep({ moves, resume, outcome });
    if (outcome) {
      this.#finish().catch(console.warn);
    } else if (looks === null) {
      this.#handOver(player);
    } else {
      this.#isHandedOver = false;
      this.#play(player, looks);
    }
  }

  /**
   * A player looks: to move, or at what the move has done.
   *
   * @param {Player} player who is to move
   * @param {Player} looks
   */
  #play(player, looks) {
    const { strings } = this.#table;
    const act = () => this.#cover(player);
    if (player !== looks) {
      const next = strings.t(this.#shared.fitting("shared-hand-over"), { player });
      const task = this.#shared.fitting("shared-task-moved");
      this.#shared.show(looks, { task, buttons: [], next, act });
      return;
    }
    const cover = button(strings.t("shared-cover"), act, "cover");
    const resign = resignButton(strings, () => this.#board?.resign());
    const buttons = [cover, resign];
    this.#shared.show(looks, { task: "shared-task-turn", buttons, next: "", act });
  }

  /** @param {Player} player who is to look next */
  #cover(player) {
    this.#covered = this.#board?.cover(player) ?? Promise.resolve();
    this.#handOver(player);
  }

  /** @param {Player} player */
  #handOver(player) {
    // Once: the answer of the core comes after the curtain has been drawn by a button.
    if (!this.#isHandedOver) {
      this.#isHandedOver = true;
      this.#shared.handOver(player, () => this.#lift(player));
    }
  }

  /** @param {Player} player */
  async #lift(player) {
    await this.#covered;
    this.#table.message.clear();
    await this.#board?.show(player);
  }

  /** Keep the whole game now that it is over, and say how to go on. */
  async #finish() {
    const { strings } = this.#table;
    const [board, game] = [this.#board, this.#game];
    if (board && game) {
      const other = button(strings.t("shared-other"), () => this.#shared.leave(), "new");
      const again = button(strings.t("match-again"), () => this.begin(), "rematch");
      const act = () => this.#game && this.#host.review(reviewed(this.#game));
      this.#shared.end({ buttons: [other, again], next: strings.t("match-review"), act });
      this.#keep(await board.whole(tagsOf(game)));
      this.#host.list();
    }
  }

  /** Nobody knows the set-ups any more. */
  #lose() {
    const id = this.#game?.id ?? "";
    changeGames((kept) => withoutGame(kept, id));
    this.#shared.leave();
    this.#table.message.say("shared-lost");
  }

  /** @param {Partial<KeptGame>} changes */
  #keep(changes) {
    if (this.#game) {
      const game = { ...this.#game, ...changes };
      this.#game = game;
      if (!changeGames((kept) => withGame(kept, game))) {
        this.#table.message.say("lab-unkept");
      }
    }
  }
}
