/** The page on which one plays: from the arranging of the masks to the game, and to its review. */

import "../board/element.js";
import { parseAddress } from "../board/address.js";
import { Failure } from "../board/game.js";
import { Choice } from "../editor/fields.js";
import { Message } from "../editor/message.js";
import { loadResources, retry } from "../editor/resources.js";
import { whenChangedElsewhere } from "../frame/storage.js";
import { loadMoreStrings } from "../frame/strings.js";
import { hasGames, hasLetter, NAME as POST } from "../post/arrival.js";
import { Seats } from "../table/seats.js";
import { Arrange } from "./arrange.js";
import { CurrentGame } from "./current-game.js";
import { isOpen, isShared } from "./games.js";
import { GameList } from "./games-list.js";
import { recallOpenGame, rememberOpenGame } from "./games-storage.js";
import { OPPONENTS, openPost, openShared } from "./people.js";
import { firstOf } from "./settings.js";
import { setupFor } from "./setups.js";
import { hidesMasks, loadReview, newGame, retryOf, reviewed, shownIn } from "./whole-game.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./current-game.js").Host} Host */
/** @typedef {import("./current-game.js").Table} Table */
/** @typedef {import("./current-game.js").TableElement} TableElement */
/** @typedef {import("./games.js").KeptGame} KeptGame */
/** @typedef {import("./whole-game.js").Position} Position */
/** @typedef {import("./whole-game.js").Reviewed} Reviewed */

class Play {
  #root;
  /** @type {Table} */
  #table;
  /** @type {Host} */
  #host;
  #box;
  #opponents;
  /** @type {Promise<import("../post/page.js").PostPage> | undefined} */
  #post;
  #seats;
  #message;
  #arrange;
  #current;
  #list;
  /** What the button that leads on does now. */
  #goOn = () => {};

  /**
   * @param {TableElement} root with the initial diagram of the page
   * @param {{ strings: Strings, box: Box }} resources
   */
  constructor(root, { strings, box }) {
    this.#root = root;
    this.#box = box;
    this.#message = new Message(strings);
    this.#seats = new Seats(root, strings, () => this.#goOn());
    this.#arrange = new Arrange(
      { strings, box },
      {
        seat: () => this.#turnMat(),
        tell: () => this.#seats.task(...this.#arrange.task),
        say: (message) => this.#message.say(message),
        fail: (error, again) => this.#fail(error, again),
        showOptions: () => this.#showOptions(),
      },
    );
    this.#table = { root, strings, seats: this.#seats, message: this.#message };
    this.#host = {
      begun: () => this.#arrange.give(null),
      leave: () => this.#leave(),
      list: () => this.#list.show(),
      review: (game) => this.#review(game),
      leadOn: (act) => {
        this.#goOn = act;
      },
      fail: (error, again) => this.#fail(error, again),
    };
    this.#current = new CurrentGame(this.#table, this.#host);
    this.#opponents = new Choice(
      "match-with",
      strings.t("match-with"),
      OPPONENTS.map((each) => [each, strings.t(`match-with-${each}`)]),
      (opponent) => this.#oppose(opponent),
    );
    this.#list = new GameList(strings, {
      resume: (game) => this.#take(game),
      review: (game) => this.#review(reviewed(game)),
      dropped: ({ id }) => this.#drop(id),
    });
    this.#open();
  }

  async #open() {
    this.#showArrange();
    this.#list.show();
    this.#root.dataset.ready = "";
    addEventListener("hashchange", () => (hasLetter() ? this.#write() : this.#follow()));
    // A backup may bring the first of them.
    whenChangedElsewhere(POST, () => hasGames() && this.#openPost());
    if ((hasLetter() || hasGames()) && (await this.#write())) {
      return;
    }
    if (parseAddress(location.hash)) {
      this.#follow();
      return;
    }
    const game = recallOpenGame();
    if (game && isOpen(game)) {
      this.#current.preview(game);
      await this.#take(game);
    }
  }

  /** @param {"computer" | "here" | "post"} opponent */
  async #oppose(opponent) {
    if (opponent === "here") {
      await this.#share(null);
    } else if (opponent === "post") {
      (await this.#openPost())?.begin();
    } else {
      this.#leave();
    }
  }

  /**
   * Go on by post, with a letter or with the game of this tab.
   *
   * @returns {Promise<boolean>} whether there is one
   */
  async #write() {
    const post = await this.#openPost();
    return (await post?.resume()) ?? true;
  }

  /** The games by post, of which there is one page; null if it cannot be fetched, which is told. */
  async #openPost() {
    const [box, opponents] = [this.#box, this.#opponents];
    const around = { box, opponents, begun: () => this.#current.forget() };
    try {
      this.#post ??= openPost(this.#table, this.#host, around);
      return await this.#post;
    } catch (error) {
      this.#post = undefined;
      this.#fail(error, () => this.#write());
      return null;
    }
  }

  /** @param {KeptGame} game to go on with */
  #take(game) {
    return isShared(game) ? this.#share(game) : this.#current.take(game);
  }

  /**
   * Let two people share this device.
   *
   * @param {KeptGame | null} game to go on with, null for a new one
   */
  async #share(game) {
    const around = { box: this.#box, opponents: this.#opponents };
    try {
      const shared = await openShared(this.#table, this.#host, around);
      this.#current.forget();
      await (game ? shared.take(game) : shared.begin());
    } catch (error) {
      this.#fail(error, () => this.#share(game));
    }
  }

  /** Look at the game in the address, or offer to play on from its position. */
  #follow() {
    const shared = parseAddress(location.hash);
    if (shared === "broken") {
      this.#message.say("match-link-broken");
    } else if (shared?.moves.length) {
      this.#review(shownIn(shared));
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
    this.#current.forget();
    this.#goOn = () => this.#begin();
    this.#opponents.set("computer");
    this.#seats.seat("arrange", {
      ...parts,
      answer: [this.#message.element, ...texts],
      aside: [this.#opponents.element, ...parts.aside],
    });
    this.#seats.task(...task);
    this.#root.seat?.();
  }

  /** Show the mat from the other side, with what is chosen left as it is. */
  #turnMat() {
    const focused = document.activeElement;
    const isChosen = this.#root.dataset.sheet === "open";
    this.#showArrange();
    this.#root.toggle?.(isChosen);
    (focused instanceof HTMLElement ? focused : null)?.focus({ preventScroll: true });
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
      await this.#current.take(newGame({ resume, aid }));
      return;
    }
    if (!setup) {
      this.#message.say("setup-unfinished");
      return;
    }
    const first = firstOf(settings);
    const resume = { level, learner: side, setup: setupFor(setup, side), first };
    this.#arrange.keepSetup();
    await this.#current.take(newGame({ resume, aid }));
  }

  /** @param {string} id of a game that is forgotten: at the table it would be kept once more */
  #drop(id) {
    if (recallOpenGame()?.id === id && this.#root.dataset.mode !== "post") {
      this.#leave();
    }
  }

  #leave() {
    rememberOpenGame("");
    this.#message.clear();
    this.#showArrange();
    this.#list.show();
  }

  /** @param {Reviewed} game */
  async #review(game) {
    const again = (/** @type {Position} */ moment) =>
      this.#current.take(retryOf(moment, this.#arrange.settings));
    try {
      const review = await loadReview();
      this.#current.forget();
      rememberOpenGame("");
      await review?.openReview(this.#root, game, {
        // Nobody knows how to go on with masks that the game does not tell.
        ...(hidesMasks(game.start) ? {} : { again }),
        leave: () => this.#leave(),
      });
    } catch (error) {
      if (error instanceof Error && "refusal" in error) {
        this.#message.say("match-link-wrong");
      } else {
        this.#fail(error, () => this.#review(game));
      }
    }
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
