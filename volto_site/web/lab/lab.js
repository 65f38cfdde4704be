/** The lab: switches between building a position and playing a game, and stores the study. */

import { Failure } from "../board/game.js";
import { Choice } from "../editor/fields.js";
import { Message } from "../editor/message.js";
import { ask, retry } from "../editor/resources.js";
import { part } from "../frame/parts.js";
import { parseAddress, viewerOf } from "./address.js";
import { loadGame } from "./boards.js";
import { Composer } from "./composer.js";
import { GamePanel } from "./game-panel.js";
import { recallStudy, rememberStudy } from "./study.js";
import { Transfer } from "./transfer.js";

/** @typedef {import("../frame/strings.js").Strings} Strings */
/** @typedef {import("../editor/placement.js").Box} Box */
/** @typedef {import("./address.js").Viewer} Viewer */
/** @typedef {import("./study.js").Study} Study */

export class Lab {
  #stage = part("div", "volto-stage");
  #message;
  #composer;
  #game;
  #transfer;
  /** @type {Choice<"edit" | "play">} */
  #modes;
  /** @type {Study} */
  #study;
  /** The text of the editor when the game was left; if it is unchanged, the game goes on. */
  #left = "";

  /**
   * @param {HTMLElement} root with the initial diagram of the page
   * @param {{ strings: Strings, box: Box }} resources
   */
  constructor(root, { strings, box }) {
    const board = root.querySelector("volto-board");
    const first = board instanceof HTMLElement ? (board.dataset.position ?? "") : "";
    this.#message = new Message(strings);
    this.#study = {
      start: first,
      moves: [],
      at: 0,
      ticket: "",
      viewer: "everyone",
      tags: {},
      mode: "edit",
      from: "",
    };
    this.#game = new GamePanel(strings, {
      see: (viewer) => {
        this.#study = { ...this.#study, viewer };
        this.#transfer.forget();
      },
      played: (moves, at) => {
        this.#study = { ...this.#study, moves, at };
        this.#keep();
      },
    });
    this.#transfer = new Transfer(strings, {
      now: () => ({
        name: this.#game.name,
        position: this.#game.position ?? this.#composer.text,
        study: this.#study,
      }),
      adopt: (shared, tags, wrong, message) => this.#adopt(shared, tags, wrong, message),
    });
    this.#modes = new Choice(
      "lab-mode",
      strings.t("lab-mode"),
      [
        ["edit", strings.t("lab-edit")],
        ["play", strings.t("lab-play")],
      ],
      (mode) => (mode === "edit" ? this.#edit() : this.#begin()),
    );
    this.#composer = new Composer({ strings, box, first }, () => this.#keep());
    this.#open(root);
  }

  /** @param {HTMLElement} root */
  async #open(root) {
    const remembered = recallStudy();
    if (remembered !== null && typeof remembered === "object") {
      this.#study = remembered;
    }
    this.#composer.restart(this.#study.start);
    root.querySelector("figure")?.remove();
    root.prepend(
      this.#modes.element,
      this.#stage,
      this.#message.element,
      this.#composer.panel,
      this.#game.element,
      this.#transfer.element,
    );
    root.dataset.ready = "";
    const { mode, from, moves, start } = this.#study;
    if (moves.length) {
      this.#left = start;
    }
    this.#showEditor();
    if (typeof remembered === "string") {
      this.#transfer.offer(remembered);
      this.#message.say("lab-memory-broken");
    }
    addEventListener("hashchange", () => this.#follow());
    if (location.hash && location.hash !== from && parseAddress(location.hash)) {
      await this.#follow();
    } else if (mode === "play") {
      await this.#play(this.#study, "lab-memory-wrong");
    }
  }

  /** Open the position or game in the address, if there is one. */
  async #follow() {
    const shared = parseAddress(location.hash);
    if (shared === "broken") {
      this.#message.say("lab-link-broken");
    } else if (shared) {
      await this.#adopt(shared, {}, "lab-link-wrong");
    }
  }

  /**
   * Play an imported game; if it is invalid, the current one stays.
   *
   * @param {{ position: string, moves: string[], viewer: Viewer | null }} shared
   * @param {Record<string, string>} tags
   * @param {string} wrong the message if it is invalid
   * @param {Message} [message] where that is shown
   */
  async #adopt({ position, moves, viewer }, tags, wrong, message) {
    const study = {
      start: position,
      moves,
      at: moves.length,
      ticket: "",
      viewer: viewer ?? viewerOf(position),
      tags,
      mode: /** @type {const} */ ("play"),
      from: location.hash,
    };
    return this.#play(study, wrong, message);
  }

  /** Play the position of the editor, or resume the game if it is unchanged. */
  async #begin() {
    const start = this.#composer.text;
    const isSame = start === this.#left;
    const study = isSame
      ? this.#study
      : {
          ...this.#study,
          start,
          moves: [],
          at: 0,
          ticket: "",
          viewer: viewerOf(start),
          tags: {},
        };
    await this.#play({ ...study, mode: "play" }, "lab-impossible");
  }

  /**
   * @param {Study} study
   * @param {string} wrong the message if the core refuses it
   * @param {Message} [message] where that is shown
   */
  async #play(study, wrong, message = this.#message) {
    // Input while the game is loading would be lost.
    this.#stage.inert = true;
    message.say("lab-opening-board");
    try {
      const { name, answer } = await loadGame(study);
      if (answer.ok) {
        message.clear();
        await this.#showBoard(name, answer, { ...study, ticket: answer.ticket });
        return true;
      }
      if (answer.error.code === "lost") {
        throw new Failure("lost");
      }
      message.refuse(wrong, answer.error);
    } catch (error) {
      message.fail(error, async () => {
        await retry();
        const isLost = error instanceof Failure && error.code === "lost";
        await this.#play(isLost ? dealtAnew(study) : study, wrong, message);
      });
    } finally {
      this.#stage.inert = false;
    }
    this.#modes.set(this.#game.name ? "play" : "edit");
    return false;
  }

  /**
   * @param {string} name
   * @param {{ [field: string]: any }} state
   * @param {Study} study
   */
  async #showBoard(name, state, study) {
    const seat = this.#game.seat ?? this.#composer.editor.board.dataset.seat ?? "1";
    const board = this.#game.open(name, state, seat);
    board.addEventListener("volto-lost", () =>
      this.#play(dealtAnew(this.#study), "lab-impossible"),
    );
    this.#study = study;
    // The editor leaves the page: it may show more than the viewer sees.
    this.#stage.replaceChildren(part("figure", "volto-figure", board));
    this.#show("play");
    this.#keep();
    await this.#game.start(study.at);
  }

  /** Switch to the editor, with the position on the board. */
  async #edit() {
    const board = this.#game.name;
    if (board) {
      try {
        const answer = await ask({ do: "present", board });
        if (answer.ok) {
          this.#composer.show(answer.position);
          this.#left = this.#composer.text;
        }
      } catch (error) {
        this.#message.fail(error, async () => {
          await retry();
          await this.#edit();
        });
        this.#modes.set("play");
        return;
      }
    }
    this.#study = { ...this.#study, mode: "edit" };
    this.#showEditor();
    this.#keep();
  }

  #showEditor() {
    this.#game.close();
    const figure = part("figure", "volto-figure", this.#composer.editor.element);
    this.#stage.replaceChildren(figure);
    this.#show("edit");
  }

  /** @param {"edit" | "play"} mode */
  #show(mode) {
    this.#study = { ...this.#study, mode };
    this.#modes.set(mode);
    this.#game.showViewer(this.#study.viewer);
    this.#composer.panel.hidden = mode !== "edit";
    this.#game.element.hidden = mode !== "play";
    this.#transfer.forget();
  }

  #keep() {
    const { mode } = this.#study;
    const isNew = mode === "edit" && this.#composer.text !== this.#left;
    const study = { ...this.#study, start: this.#composer.text, moves: [], at: 0, tags: {} };
    rememberStudy(isNew ? study : this.#study, () => this.#message.say("lab-unkept"));
  }
}

/**
 * The study from its start: what was played belongs to masks that nobody knows any more.
 *
 * @param {Study} study
 * @returns {Study}
 */
function dealtAnew(study) {
  return { ...study, ticket: "", moves: [], at: 0 };
}
