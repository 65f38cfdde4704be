/** The game by post at the table: what the next letter has to hold, and how the last one leaves. */

import { button, part } from "../frame/parts.js";
import { resignButton } from "../table/resign-button.js";
import { PostBoard } from "./board.js";
import { newBoard, receiveLetter, resumeByPost, secretOf, wholeGame } from "./commands.js";
import { stateOf } from "./duties.js";
import { Envelope } from "./envelope.js";
import { cleanName, standingOf, withPostGame } from "./games.js";
import { nameField } from "./name-field.js";
import { changePostGames, rememberLanguage, rememberOpenPostGame } from "./storage.js";

/** @typedef {import("../board/state.js").Outcome} Outcome */
/** @typedef {import("../board/state.js").Post} Post */
/** @typedef {import("./board.js").Standing} Standing */
/** @typedef {import("./dialog.js").Dialog} Dialog */
/** @typedef {import("./games.js").PostGame} PostGame */
/** @typedef {import("./page.js").Table} Table */
/** @typedef {import("../editor/resources.js").Reply} Reply */

/**
 * @typedef {object} Host
 * @property {(act: () => void) => void} leadOn sets what the button that leads on does
 * @property {() => void} list shows the games again
 * @property {() => void} leave
 * @property {() => void} open a letter that was received
 * @property {(game: PostGame) => void} lose called when nobody knows the secret any more
 * @property {(game: { start: string, moves: string[], learner: 1 | 2 }) => void} review
 * @property {(game: PostGame) => void} rematch
 */

export class CurrentPost {
  #table;
  #dialog;
  #host;
  /** @type {PostBoard | null} */
  #board = null;
  /** @type {PostGame | null} */
  #game = null;
  #hint = part("p", "volto-pencils__hint");
  #row = part("div", "volto-pencils", this.#hint);

  /**
   * @param {Table} table
   * @param {Dialog} dialog
   * @param {Host} host
   */
  constructor(table, dialog, host) {
    this.#table = table;
    this.#dialog = dialog;
    this.#host = host;
  }

  /**
   * Load a game, and show it.
   *
   * @param {PostGame} game
   * @returns {Promise<boolean>} whether it is at the table
   */
  async take(game) {
    const name = newBoard();
    const { message } = this.#table;
    const answer = await message.during("mail-opening", () =>
      resumeByPost(name, game.resume, game.ticket),
    );
    if (!answer.ok) {
      this.#host.lose(game);
      return false;
    }
    await this.show(game, name, answer);
    return true;
  }

  /**
   * Show a game that the core has loaded.
   *
   * @param {PostGame} game
   * @param {string} name of its board
   * @param {any} loaded
   */
  async show(game, name, loaded) {
    const { seats, root, message } = this.#table;
    const board = new PostBoard(name, loaded, {
      stands: (standing) => this.#stand(standing),
      lose: () => this.#game && this.#host.lose(this.#game),
    });
    this.#board = board;
    this.#game = game;
    this.#keep({});
    rememberOpenPostGame(game.id);
    rememberLanguage(document.documentElement.lang.split("-")[0] ?? "");
    message.clear();
    root.toggle?.(false);
    seats.seat("post", {
      board: board.element,
      answer: [message.element],
      row: this.#row,
      buttons: [],
      next: "",
      aside: this.#aside(game),
    });
    root.seat?.();
    await board.start();
  }

  /**
   * Read a letter of this game.
   *
   * @param {string} letter
   * @returns {Promise<Reply>}
   */
  async receive(letter) {
    const { name = "" } = this.#board ?? {};
    const answer = await receiveLetter(name, letter);
    if (answer.ok) {
      await this.#board?.show();
    }
    return answer;
  }

  /** Whether a game is at the table. @param {string} id */
  has(id) {
    return this.#game?.id === id && this.#table.root.dataset.mode === "post";
  }

  /** Leave the game alone: something else is at the table. */
  forget() {
    this.#board = null;
    this.#game = null;
  }

  /** @param {PostGame} game */
  #aside(game) {
    const { strings } = this.#table;
    const { input, element } = nameField(strings, game.name);
    input.addEventListener("change", () => this.#rename(cleanName(input.value) || game.name));
    return [
      element,
      part(
        "div",
        "volto-actions",
        button(strings.t("mail-open"), () => this.#host.open(), "open-letter"),
        button(strings.t("mail-save"), () => this.#save(), "save-secret"),
        button(strings.t("mail-new"), () => this.#host.leave(), "new"),
      ),
      part("p", "volto-mail__honest", strings.t("mail-honest")),
    ];
  }

  /** @param {string} name */
  #rename(name) {
    this.#keep({ name });
    this.#host.list();
  }

  /** @param {Standing} standing */
  #stand(standing) {
    const { post, outcome } = standing;
    const isWritten = this.#game?.letter !== post.letter;
    this.#keep({
      ...standingOf(post, outcome),
      ...(isWritten ? { isSent: false } : {}),
      changed: new Date().toISOString(),
    });
    this.#offer(standing);
    this.#host.list();
  }

  /**
   * What can be done now.
   *
   * @param {Standing} standing
   */
  #offer(standing) {
    const { strings, seats } = this.#table;
    const { post, canUndo } = standing;
    const game = this.#game;
    if (!game) {
      return;
    }
    const state = stateOf(standing, game.isSent);
    const { code = "", player: breaker = 0 } = post.breach ?? {};
    seats.announce(`mail-task-${state}`, { code, breaker });
    this.#hint.textContent = strings.t("mail-hint", { name: game.name, count: post.letters });
    const [next, act] = this.#way(state, standing);
    const write = (/** @type {"undo" | "resign"} */ what) => () => this.#board?.write(what);
    const again = button(strings.t("mail-again"), () => this.#send(post), "send-again");
    const undo = button(strings.t("match-take-back"), write("undo"), "undo");
    const resign = resignButton(strings, write("resign"));
    const rematch = button(strings.t("mail-rematch"), () => this.#host.rematch(game), "rematch");
    this.#host.leadOn(act);
    seats.offer({
      row: this.#row,
      buttons: [
        ...(state === "send" && canUndo ? [undo] : []),
        ...(state === "wait" || state === "unchecked" ? [again] : []),
        ...(post.resign && state !== "send" ? [resign] : []),
        ...(state === "checked" || state === "broken" ? [rematch] : []),
      ],
      next: next && strings.t(next),
    });
  }

  /**
   * What leads on: a message and what it does.
   *
   * @param {string} state
   * @param {Standing} standing
   * @returns {[string, () => void]}
   */
  #way(state, { post }) {
    switch (state) {
      case "send":
        return ["mail-send", () => this.#send(post)];
      case "wait":
      case "unchecked":
        return ["mail-open", () => this.#host.open()];
      case "move":
        return ["", () => {}];
      case "checked":
        return ["match-review", () => this.#review(post)];
      case "broken":
        return ["mail-new", () => this.#host.leave()];
      default:
        return ["mail-write", () => this.#board?.write("answer")];
    }
  }

  /** @param {Post} post */
  #send({ letter, short, letters }) {
    const game = this.#game;
    if (!game) {
      return;
    }
    const envelope = { whole: letter, short, number: letters, isSaved: game.isSaved };
    new Envelope(this.#table.strings, this.#dialog, envelope, {
      sent: () => this.#sent(),
      secret: () => this.#secret(),
      saved: () => this.#keep({ isSaved: true }),
    }).show();
  }

  /** The last letter has left, as far as a page can know. */
  #sent() {
    if (this.#game && !this.#game.isSent) {
      this.#keep({ isSent: true });
      this.#board?.show();
    }
  }

  async #secret() {
    const id = this.#game?.id.slice(0, 8) ?? "";
    return { name: `volto-${id}.txt`, text: await secretOf(this.#board?.name ?? "") };
  }

  async #save() {
    const [{ name, text }, { download }] = await Promise.all([
      this.#secret(),
      import("../frame/files.js"),
    ]);
    download(name, text);
    this.#keep({ isSaved: true });
    this.#table.message.say("mail-saved");
  }

  /** @param {Post} post */
  async #review({ seat }) {
    const { start, moves } = await wholeGame(this.#board?.name ?? "");
    rememberOpenPostGame("");
    this.#host.review({ start, moves, learner: seat });
  }

  /** @param {Partial<PostGame>} changes */
  #keep(changes) {
    if (this.#game) {
      const game = { ...this.#game, ...changes };
      this.#game = game;
      if (!changePostGames((kept) => withPostGame(kept, game))) {
        this.#table.message.say("lab-unkept");
      }
    }
  }
}
