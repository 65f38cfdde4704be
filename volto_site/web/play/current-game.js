/** The game that the page goes on with: loaded, shown, kept at every action, and led on from its end. */

import { button, part } from "../frame/parts.js";
import { isRetry, isShared, withGame, withoutGame } from "./games.js";
import { changeGames, rememberOpenGame } from "./games-storage.js";
import { loadMatch, Match } from "./match.js";
import { pictureOf } from "./picture.js";
import { loadReview, newGame, reviewed, tagsOf } from "./whole-game.js";

/** @typedef {import("../editor/message.js").Message} Message */
/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../table/seats.js").Seats} Seats */
/** @typedef {import("./games.js").KeptGame} KeptGame */
/** @typedef {import("./whole-game.js").Reviewed} Reviewed */
/** @typedef {HTMLElement & { toggle?: (isOpen: boolean) => void, seat?: () => void }} TableElement */

/**
 * @typedef {object} Table where the game is played
 * @property {TableElement} root
 * @property {Strings} strings
 * @property {Seats} seats
 * @property {Message} message
 */

/**
 * @typedef {object} Host
 * @property {() => void} begun called when a game is at the table
 * @property {() => void} leave
 * @property {() => void} list shows the games that are kept
 * @property {(game: Reviewed) => void} review
 * @property {(act: () => void) => void} leadOn sets what the button that leads on does
 * @property {(error: unknown, again: () => unknown) => void} fail
 */

export class CurrentGame {
  #root;
  #strings;
  #seats;
  #message;
  #host;
  /** @type {Match | null} */
  #match = null;
  /** @type {KeptGame | null} */
  #game = null;

  /**
   * @param {Table} table
   * @param {Host} host
   */
  constructor({ root, strings, seats, message }, host) {
    this.#root = root;
    this.#strings = strings;
    this.#seats = seats;
    this.#message = message;
    this.#host = host;
  }

  /** Leave the game alone: something else is at the table. A moment is tried once for each time. */
  forget() {
    const game = this.#game;
    if (game && isRetry(game)) {
      changeGames((kept) => withoutGame(kept, game.id));
    }
    this.#match = null;
    this.#game = null;
  }

  /**
   * Show a game as it was, while the core is still on its way.
   *
   * @param {KeptGame} game
   */
  preview(game) {
    const { seen, resume } = game;
    if (seen) {
      const board = pictureOf(seen, resume.learner ?? "1", this.#strings);
      const [answer, row] = [[this.#message.element], part("div")];
      const aside = [this.#leaving()];
      const mode = isShared(game) ? "curtain" : "game";
      this.#seats.seat(mode, { board, answer, row, buttons: [], next: "", aside });
      const [, player] = seen.split(" ");
      if (isShared(game)) {
        this.#seats.task("match-resuming");
      } else {
        this.#tell(Number(resume.level), player === resume.learner ? "own" : "other");
      }
      this.#root.seat?.();
    }
  }

  /**
   * Load a game, and show it.
   *
   * @param {KeptGame} game
   */
  async take(game) {
    const end = this.#seats.wait(
      (squares) => this.#message.say("lab-queued", { squares: squares.join(" → ") }),
      () => true,
    );
    // A game with a ticket has been at the table before.
    const wait = game.ticket ? "match-resuming" : "match-preparing";
    try {
      const { name, answer } = await this.#message.during(wait, () => loadMatch(game));
      if (answer.ok) {
        this.#message.clear();
        await this.#show({ ...game, ticket: answer.ticket }, name, answer.position);
      } else if (answer.error.code === "lost") {
        this.#lose(game);
      } else {
        if (!this.#match) {
          this.#host.leave();
        }
        this.#message.refuse("match-impossible", answer.error);
      }
    } catch (error) {
      this.#host.fail(error, () => this.take(game));
    } finally {
      end();
    }
  }

  /**
   * @param {KeptGame} game
   * @param {string} name
   * @param {string} position
   */
  async #show(game, name, position) {
    const match = new Match(
      this.#strings,
      { game, name, position },
      {
        keep: (changes) => this.#keep(changes),
        stands: (state, outcome) => this.#stands(state, outcome),
        lose: () => this.#game && this.#lose(this.#game),
      },
    );
    this.#host.begun();
    this.#match = match;
    this.#game = game;
    rememberOpenGame(game.id);
    this.#keep({});
    this.#root.toggle?.(false);
    const [answer, aside] = [[this.#message.element], [this.#leaving()]];
    this.#seats.seat("game", { ...match.parts, answer, next: "", aside });
    this.#root.seat?.();
    await match.start();
    this.#seats.lead();
  }

  /** What leads out of a game that goes on: it stays in the list. */
  #leaving() {
    const leave = button(this.#strings.t("match-new"), () => this.#host.leave(), "new");
    return part("div", "volto-actions", leave);
  }

  /**
   * Say against whom the game is, and whose turn it is.
   *
   * @param {number} level
   * @param {"own" | "other" | "over"} turn
   */
  #tell(level, turn) {
    const opponent = this.#strings.t(`match-level-${level}`);
    this.#seats.task("match-task-game", { level, opponent, turn });
  }

  /**
   * @param {import("../board/state.js").Match} state
   * @param {import("../board/state.js").Outcome | null} outcome
   */
  #stands({ level, answers }, outcome) {
    this.#tell(level, outcome ? "over" : answers ? "other" : "own");
    if (outcome) {
      this.#finish().catch(console.warn);
    }
  }

  /** Keep the whole game now that it is over, and say how to go on. */
  async #finish() {
    const [match, game] = [this.#match, this.#game];
    if (!match || !game) {
      return;
    }
    const [whole] = await Promise.all([match.whole(tagsOf(game)), this.#offerNext()]);
    this.#keep(whole);
    this.#host.list();
  }

  /** The ways to go on after the end. */
  async #offerNext() {
    const strings = this.#strings;
    const game = this.#game;
    if (!game || !this.#match) {
      return;
    }
    const { row } = this.#match.parts;
    const other = button(strings.t("match-other"), () => this.#host.leave(), "new");
    const again = button(strings.t("match-again"), () => this.#again(game), "rematch");
    const isReviewed = Boolean(await loadReview());
    this.#host.leadOn(() =>
      isReviewed ? this.#host.review(reviewed(this.#game ?? game)) : this.#again(game),
    );
    this.#seats.offer({
      row,
      buttons: isReviewed ? [other, again] : [other],
      next: strings.t(isReviewed ? "match-review" : "match-again"),
    });
  }

  /** @param {KeptGame} game to be played once more, from where it began */
  #again({ resume, aid, retry }) {
    const { taken: _, resigned: __, ...same } = resume;
    this.take(newGame({ resume: same, aid, retry }));
  }

  /** @param {Partial<KeptGame>} changes */
  #keep(changes) {
    if (this.#game) {
      const game = { ...this.#game, ...changes };
      this.#game = game;
      if (!changeGames((kept) => withGame(kept, game))) {
        this.#message.say("lab-unkept");
      }
    }
  }

  /** @param {KeptGame} game whose hidden masks nobody knows any more */
  #lose(game) {
    changeGames((kept) => withoutGame(kept, game.id));
    this.#host.leave();
    this.#message.say("match-lost");
  }
}
