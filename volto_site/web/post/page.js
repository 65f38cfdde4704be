/** Games by post at the table: invite, accept, open letters, and go on with any of several games. */

import { locale } from "../frame/locale.js";
import { loadMoreStrings } from "../frame/strings.js";
import { clearAddress, followReader } from "./addresses.js";
import { hasLetter } from "./arrival.js";
import { CurrentPost } from "./current.js";
import { Dialog } from "./dialog.js";
import { distinctName, standingOf } from "./games.js";
import { Invitation } from "./invitation.js";
import { PostList } from "./list.js";
import { Reader } from "./reader.js";
import { recallOpenPostGame, recallPostGames, rememberOpenPostGame } from "./storage.js";

/** @typedef {import("../editor/message.js").Message} Message */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../table/seats.js").Seats} Seats */
/** @typedef {import("./games.js").PostGame} PostGame */
/** @typedef {import("./invitation.js").Setup} Setup */
/** @typedef {import("./invitation.js").Wish} Wish */
/** @typedef {HTMLElement & { toggle?: (isOpen: boolean) => void, seat?: () => void }} TableElement */

/** @typedef {{ root: TableElement, strings: Strings, seats: Seats, message: Message }} Table */

/**
 * @typedef {object} Host
 * @property {() => void} leave
 * @property {(act: () => void) => void} leadOn sets what the button that leads on does
 * @property {(game: { start: string, moves: string[], learner: 1 | 2 }) => void} review
 * @property {(error: unknown, again: () => unknown) => void} fail
 */

/** @typedef {{ opponents: HTMLElement, arrange: (side: "1" | "2") => Setup }} Around */

export class PostPage {
  #table;
  #host;
  #list;
  #current;
  #reader;
  #invitation;

  /**
   * @param {Table} table
   * @param {Host} host
   * @param {Around} around
   */
  constructor(table, host, { opponents, arrange }) {
    this.#table = table;
    this.#host = host;
    const dialog = new Dialog(table.strings);
    const { leadOn, fail, review } = host;
    const open = () => this.#reader.ask();
    this.#list = new PostList(table.strings, {
      open: (game) => this.#take(game),
      dropped: ({ id }) => this.#current.has(id) && this.#leave(),
    });
    this.#current = new CurrentPost(table, dialog, {
      leadOn,
      review,
      open,
      list: () => this.#list.show(),
      leave: () => this.#leave(),
      lose: (game) => this.#reader.lose(game),
      rematch: ({ id, name, resume }) =>
        this.#arrange({ seat: resume.seat === "1" ? "2" : "1", rematch: id, name }),
    });
    this.#reader = new Reader(table, dialog, this.#current, {
      fail,
      invited: (wish) => this.#arrange(wish),
      restored: (board, answer, name) =>
        this.#show(board, answer, name, { isSent: true, isSaved: true }),
    });
    this.#invitation = new Invitation(table, {
      opponents,
      arrange,
      leadOn,
      open,
      fail,
      refuse: (error) => this.#reader.refuse(error),
      begun: (board, answer, name) => {
        clearAddress();
        return this.#show(board, answer, name, { isSent: false, isSaved: false });
      },
    });
    this.#list.show();
  }

  /**
   * @param {Table} table
   * @param {Host} host
   * @param {Around} around
   */
  static async open(table, host, around) {
    await loadMoreStrings("mail");
    return new PostPage(table, host, around);
  }

  /**
   * Go on with what the page was opened for: a letter in its address, or the game of this tab.
   *
   * @returns {Promise<boolean>} whether there was something
   */
  async resume() {
    if (hasLetter()) {
      if (!followReader()) {
        await this.#reader.read(location.hash);
      }
      return true;
    }
    const game = recallOpenPostGame();
    if (game) {
      await this.#take(game);
    }
    return game !== null;
  }

  /** Begin a game: arrange, then invite. */
  begin() {
    this.#arrange({ seat: "1" });
  }

  /** @param {Wish} wish */
  #arrange(wish) {
    rememberOpenPostGame("");
    this.#invitation.arrange(wish);
  }

  /**
   * Keep a game that has just come to this browser, and show it.
   *
   * @param {string} board
   * @param {any} answer
   * @param {string} name
   * @param {Pick<PostGame, "isSent" | "isSaved">} how
   */
  async #show(board, answer, name, how) {
    const { post, outcome, ticket } = answer;
    const now = new Date();
    const game = {
      id: post.game,
      name: distinctName(recallPostGames(), { id: post.game, name: name || this.#unnamed(now) }),
      changed: now.toISOString(),
      ticket,
      ...standingOf(post, outcome),
      ...how,
    };
    await this.#current.show(game, board, answer);
  }

  /**
   * What a game is called whose player has typed nothing: several may begin on one day.
   *
   * @param {Date} now
   */
  #unnamed(now) {
    const day = now.toLocaleDateString(locale(), { dateStyle: "medium" });
    const time = now.toLocaleTimeString(locale(), { timeStyle: "short" });
    return this.#table.strings.t("mail-unnamed", { day, time });
  }

  /** @param {PostGame} game */
  async #take(game) {
    try {
      await this.#current.take(game);
    } catch (error) {
      this.#host.fail(error, () => this.#take(game));
    }
  }

  #leave() {
    rememberOpenPostGame("");
    this.#current.forget();
    this.#host.leave();
  }
}
