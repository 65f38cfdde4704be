/** The page on which one plays: from the arranging of the masks to the end, and what is kept of it. */

import "../board/element.js";
import { parseAddress } from "../board/address.js";
import { Failure } from "../board/game.js";
import { Message } from "../editor/message.js";
import { loadResources, retry } from "../editor/resources.js";
import { button, part } from "../frame/parts.js";
import { loadMoreStrings } from "../frame/strings.js";
import { Seats } from "../table/seats.js";
import { Arrange } from "./arrange.js";
import { isOpen, withGame } from "./games.js";
import { GameList } from "./games-list.js";
import { changeGames, recallOpenGame, rememberOpenGame } from "./games-storage.js";
import { loadMatch, Match } from "./match.js";
import { pictureOf } from "./picture.js";
import { firstOf } from "./settings.js";
import { setupFor } from "./setups.js";
import { loadReview, newGame, reviewed, tagsOf } from "./whole-game.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./games.js").KeptGame} KeptGame */
/** @typedef {HTMLElement & { toggle?: (isOpen: boolean) => void, seat?: () => void }} TableElement */

/** @typedef {import("./whole-game.js").Position} Position */
/** @typedef {import("./whole-game.js").Reviewed} Reviewed */

class Play {
  #root;
  #strings;
  #seats;
  #message;
  #arrange;
  #list;
  /** @type {Match | null} */
  #match = null;
  /** @type {KeptGame | null} */
  #game = null;
  /** What the button that leads on does now. */
  #goOn = () => {};

  /**
   * @param {TableElement} root with the initial diagram of the page
   * @param {{ strings: Strings, box: Box }} resources
   */
  constructor(root, { strings, box }) {
    this.#root = root;
    this.#strings = strings;
    this.#message = new Message(strings);
    this.#seats = new Seats(root, strings, () => this.#goOn());
    this.#arrange = new Arrange(
      { strings, box },
      {
        seat: () => this.#showArrange(),
        say: (message) => this.#message.say(message),
        fail: (error, again) => this.#fail(error, again),
        showOptions: () => this.#showOptions(),
      },
    );
    this.#list = new GameList(strings, {
      resume: (game) => this.#take(game),
      review: (game) => this.#review(reviewed(game)),
    });
    this.#open();
  }

  async #open() {
    this.#showArrange();
    this.#list.show();
    this.#root.dataset.ready = "";
    addEventListener("hashchange", () => this.#follow());
    if (parseAddress(location.hash)) {
      this.#follow();
      return;
    }
    const game = recallOpenGame();
    if (game && isOpen(game)) {
      this.#showPicture(game);
      await this.#take(game);
    }
  }

  /**
   * Show a game as it was, while the core is still on its way.
   *
   * @param {KeptGame} game
   */
  #showPicture({ seen, resume }) {
    if (seen) {
      const board = pictureOf(seen, resume.learner ?? "1", this.#strings);
      const [answer, row] = [[this.#message.element], part("div")];
      this.#seats.seat("game", {
        board,
        answer,
        row,
        buttons: [],
        next: "",
        aside: [this.#leaving()],
      });
      const [, player] = seen.split(" ");
      this.#tell(Number(resume.level), player === resume.learner ? "own" : "other");
      this.#root.seat?.();
    }
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

  /** Offer to play on from the position in the address, if there is one. */
  #follow() {
    const shared = parseAddress(location.hash);
    if (shared === "broken") {
      this.#message.say("match-link-broken");
    } else if (shared?.moves.length) {
      const learner = shared.viewer === "1" ? 1 : shared.viewer === "2" ? 2 : 0;
      this.#review({ start: shared.position, moves: shared.moves, learner });
    } else if (shared) {
      const [, player = "1"] = shared.position.split(" ");
      const side = shared.viewer === "1" || shared.viewer === "2" ? shared.viewer : player;
      const { position, suspects } = shared;
      this.#arrange.give({ position, side: side === "2" ? "2" : "1", suspects });
      this.#showArrange();
    }
  }

  #showArrange() {
    const { texts, task, ...parts } = { ...this.#arrange.parts, task: this.#arrange.task };
    this.#match = null;
    this.#game = null;
    this.#goOn = () => this.#begin();
    this.#seats.seat("arrange", { ...parts, answer: [this.#message.element, ...texts] });
    this.#seats.task(...task);
    this.#root.seat?.();
  }

  #showOptions() {
    this.#root.toggle?.(true);
    const level = this.#root.querySelector("input[name=match-level]:checked");
    (level instanceof HTMLElement ? level : null)?.focus({ preventScroll: true });
  }

  /** Begin the game that was chosen. */
  async #begin() {
    const { settings, setup, given } = this.#arrange;
    const { level, side, aid } = settings;
    if (given) {
      const { position, suspects } = given;
      /** @type {Record<string, string>} */
      const limits = suspects ? { suspects } : {};
      const resume = { level, learner: given.side, position, ...limits };
      // What is played from now on is kept, and no longer in the address.
      history.replaceState(null, "", location.pathname);
      await this.#take(newGame({ resume, aid }));
      return;
    }
    if (!setup) {
      this.#message.say("setup-unfinished");
      return;
    }
    const first = firstOf(
      settings,
      () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) < 128,
    );
    const resume = { level, learner: side, setup: setupFor(setup, side), first };
    this.#arrange.keepSetup();
    await this.#take(newGame({ resume, aid }));
  }

  /**
   * Play a game on from a moment of another one.
   *
   * @param {Position} moment
   */
  async #playOn({ start, moves, learner }) {
    const { level, aid } = this.#arrange.settings;
    const resume = { level, learner: String(learner || 1), position: start };
    await this.#take({ ...newGame({ resume, aid }), moves });
  }

  /**
   * Load a game, and show it.
   *
   * @param {KeptGame} game
   */
  async #take(game) {
    const end = this.#seats.wait(
      (squares) => this.#message.say("lab-queued", { squares: squares.join(" → ") }),
      () => true,
    );
    try {
      const { name, answer } = await this.#message.during("match-preparing", () => loadMatch(game));
      if (answer.ok) {
        this.#message.clear();
        this.#arrange.give(null);
        await this.#showGame({ ...game, ticket: answer.ticket }, name, answer.position);
      } else if (answer.error.code === "lost") {
        this.#lose(game);
      } else {
        if (!this.#match) {
          this.#showArrange();
        }
        this.#message.refuse("match-impossible", answer.error);
      }
    } catch (error) {
      this.#fail(error, () => this.#take(game));
    } finally {
      end();
    }
  }

  /**
   * @param {KeptGame} game
   * @param {string} name
   * @param {string} position
   */
  async #showGame(game, name, position) {
    const match = new Match(
      this.#strings,
      { game, name, position },
      {
        keep: (changes) => this.#keep(changes),
        stands: (state, outcome) => this.#stands(state, outcome),
        lose: () => this.#game && this.#lose(this.#game),
      },
    );
    this.#match = match;
    this.#game = game;
    rememberOpenGame(game.id);
    this.#keep({});
    this.#root.toggle?.(false);
    this.#seats.seat("game", {
      ...match.parts,
      answer: [this.#message.element],
      next: "",
      aside: [this.#leaving()],
    });
    this.#root.seat?.();
    await match.start();
  }

  /** What leads out of a game that goes on: it stays in the list. */
  #leaving() {
    const leave = button(this.#strings.t("match-new"), () => this.#leave(), "new");
    return part("div", "volto-actions", leave);
  }

  #leave() {
    rememberOpenGame("");
    this.#message.clear();
    this.#showArrange();
    this.#list.show();
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
    this.#list.show();
  }

  /** The ways to go on after the end. */
  async #offerNext() {
    const strings = this.#strings;
    const game = this.#game;
    if (!game || !this.#match) {
      return;
    }
    const { row } = this.#match.parts;
    const other = button(strings.t("match-other"), () => this.#leave(), "new");
    const again = button(strings.t("match-again"), () => this.#again(game), "rematch");
    const isReviewed = Boolean(await loadReview());
    this.#goOn = () =>
      isReviewed ? this.#review(reviewed(this.#game ?? game)) : this.#again(game);
    this.#seats.offer({
      row,
      buttons: isReviewed ? [other, again] : [other],
      next: strings.t(isReviewed ? "match-review" : "match-again"),
    });
  }

  /** @param {KeptGame} game to be played once more, with the same set-up and level */
  #again({ resume, aid }) {
    const { taken: _, resigned: __, ...same } = resume;
    this.#take(newGame({ resume: same, aid }));
  }

  /** @param {Reviewed} game */
  async #review(game) {
    try {
      const review = await loadReview();
      this.#match = null;
      this.#game = null;
      rememberOpenGame("");
      await review?.openReview(this.#root, game, {
        again: (/** @type {Position} */ moment) => this.#playOn(moment),
        leave: () => this.#leave(),
      });
    } catch (error) {
      this.#fail(error, () => this.#review(game));
    }
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
    changeGames((kept) => ({ ...kept, games: kept.games.filter(({ id }) => id !== game.id) }));
    this.#leave();
    this.#message.say("match-lost");
  }

  /**
   * @param {unknown} error
   * @param {() => unknown} again
   */
  #fail(error, again) {
    if (!(error instanceof Failure) && !(error instanceof Error && "code" in error)) {
      console.error(error);
    }
    this.#message.fail(error, async () => {
      this.#message.clear();
      await retry();
      await again();
    });
  }
}

const root = document.querySelector(".volto-play");
if (root instanceof HTMLElement) {
  const [resources, strings] = await Promise.all([loadResources(), loadMoreStrings("match")]);
  new Play(root, { ...resources, strings });
}
